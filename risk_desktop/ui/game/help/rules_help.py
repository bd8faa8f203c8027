"""The panel with the rules of the present step, over the chronicle or above the prompt."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.editions.rulebook import Cited, Explained, RulesInPlay, rulebook
from risk_desktop.i18n import language, tr
from risk_desktop.ui.kit import Button, Divider, IconButton, Label, Panel, ScrollArea, hint
from risk_desktop.ui.rules.mission_list import KEY as MISSIONS_KEY
from risk_desktop.ui.rules.rule_words import house_lines, note, other_reading, rule_text, source, step_title
from risk_desktop.ui.rules.rules_index import KEY
from risk_desktop.ui.theme import current_metrics

_PADDING, _GAP = 16, 6


class _RulesContent(QWidget):
    """The scrolled content, whose height follows from its width alone."""

    def minimumSizeHint(self) -> QSize:
        """No minimum: Qt's would be the height of words wrapped as narrowly as possible."""
        return QSize(0, 0)


class RulesHelp(Panel):
    """Shows the title of the step, its rules with ids and rulebooks, and the house rules that concern it.

    Signals of its buttons: ``all_wanted`` (all rules), ``missions_wanted`` (all missions), ``lesson_wanted`` (the guided
    first game), ``closed``, ``option_wanted`` (OptionSpec of the house rule that reads a rule differently).
    """

    all_wanted = Signal()
    closed = Signal()
    missions_wanted = Signal()
    option_wanted = Signal(object)
    lesson_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=_PADDING, gap=_GAP)
        self._shown: tuple[str, RulesInPlay, str] | None = None
        self._title = Label("", "title")
        self._close = IconButton("close", tr("common.close"), key="", kind="ghost", size=32)
        self._close.clicked.connect(self.closed)
        self._all = Button(tr("rules.index"), "secondary", icon="book")
        self._all.clicked.connect(self.all_wanted)
        self.missions = IconButton("target", tr("missions.list"), size=44)
        self.missions.clicked.connect(self.missions_wanted)
        self.missions.hide()
        self._learn = Button(tr("lesson.learn"), "ghost", icon="play")
        self._learn.clicked.connect(self.lesson_wanted)
        self._learn.hide()
        self._text = QVBoxLayout()
        self._scroll = ScrollArea()
        column = self.column()
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        row = QHBoxLayout()
        row.addWidget(self._all)
        row.addWidget(self.missions)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._learn, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def offer_lesson(self, offered: bool) -> None:
        """Show or hide the button for the guided first game."""
        self._learn.setVisible(offered)

    def offer_missions(self, offered: bool) -> None:
        """Show or hide the button for all missions."""
        self.missions.setVisible(offered)

    def show_step(self, kind: str, play: RulesInPlay) -> None:
        """Explain a kind of decision, "watch" for those who only watch."""
        shown = (kind, play, language())
        if shown == self._shown:
            return
        self._shown = shown
        explained = rulebook().explain(kind, play)
        house = house_lines(play, explained.house_rules if explained.rules else play.house_rules)
        self._title.setText(step_title(kind, play))
        self._close.set_name(tr("common.close"))
        self._all.setText(tr("rules.index"))
        self.missions.set_name(tr("missions.list"))
        self._learn.setText(tr("lesson.learn"))
        self._all.setToolTip(hint(tr("rules.index"), KEY))
        self.missions.setToolTip(hint(tr("missions.list"), MISSIONS_KEY))
        self._fill(note(kind), explained, house, play)
        self.setAccessibleName(". ".join([self._title.text(), *self._words(note(kind), explained, house, play)]))
        self.setAccessibleDescription(", ".join(cited.rule for cited in explained.rules))

    def wanted(self, width: int) -> QSize:
        """Return the size at which nothing needs scrolling, for a width in px."""
        room = width - 2 * current_metrics().px(_PADDING)
        head = max(self._title.heightForWidth(room - self._close.sizeHint().width()), self._close.sizeHint().height())
        # The height with a scroll bar: Qt would not remove one that was there before.
        text = self._text.totalHeightForWidth(room - self._scroll.verticalScrollBar().sizeHint().width())
        rest = 2 * current_metrics().px(_PADDING) + 2 * current_metrics().px(_GAP) + self._all.sizeHint().height()
        learn = 0 if self._learn.isHidden() else self._learn.sizeHint().height() + current_metrics().px(_GAP)
        return QSize(width, head + text + rest + learn)

    def turn_pages(self, pages: int) -> None:
        """Scroll down by ``pages``, or up if negative."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + pages * (bar.pageStep() - current_metrics().px(24)))

    def _fill(self, words: str, explained: Explained, house: list[str], play: RulesInPlay) -> None:
        content = _RulesContent()
        self._text = column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, current_metrics().px(6), 0)
        column.setSpacing(current_metrics().px(2))
        if house:
            column.addWidget(Label(tr("rules.house"), "strong", colour="accent"))
            for line in house:
                column.addWidget(Label(line, "body"))
            column.addWidget(Divider())
        if words:
            column.addWidget(Label(words, "body"))
        for cited in explained.rules:
            self._add_rule(cited, play)
        column.addStretch(1)
        self._scroll.setWidget(content)

    def _add_rule(self, cited: Cited, play: RulesInPlay) -> None:
        """Add a rule, where it comes from, and a button for another reading; without its text if a house rule replaces it."""
        if not cited.overruled:
            self._text.addWidget(Label(rule_text(cited.rule), "body"))
        line = QHBoxLayout()
        colour = "bad" if cited.overruled or cited.changed else "text3"
        line.addWidget(Label(source(cited, play), "small", colour=colour), 1)
        spec = other_reading(cited.rule, play)
        if spec is not None:
            name = tr("origins.option", rule=tr(f"screens.option.{spec.key}"))
            link = IconButton("scroll", name, kind="ghost", size=28)
            link.clicked.connect(partial(self.option_wanted.emit, spec))
            line.addWidget(link, 0, Qt.AlignmentFlag.AlignTop)
        self._text.addLayout(line)
        self._text.addSpacing(current_metrics().px(6))

    def _words(self, words: str, explained: Explained, house: list[str], play: RulesInPlay) -> list[str]:
        """Return all sentences, for a screen reader."""
        rules = [
            source(cited, play) if cited.overruled else f"{rule_text(cited.rule)} {source(cited, play)}"
            for cited in explained.rules
        ]
        return [*([tr("rules.house"), *house] if house else []), *([words] if words else []), *rules]

"""The index of rules, to read and to search: of the edition in play, of another one, or of all rulebooks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.editions.rulebook import Cited, RulesInPlay, rulebook
from risk_desktop.engine.rules import OptionSpec, OptionValue
from risk_desktop.i18n import capitalized, tr, words_of
from risk_desktop.ui.kit import Button, Combo, Dialog, Field, IconButton, Label
from risk_desktop.ui.rules.mission_list import MissionList, MissionPage, page_of
from risk_desktop.ui.rules.rule_rows import WALKING, RuleRow, RuleRows
from risk_desktop.ui.rules.rule_search import Query
from risk_desktop.ui.rules.rule_words import (
    book_name,
    chapter_name,
    house_lines,
    origin_words,
    other_reading,
    rule_text,
)
from risk_desktop.ui.theme import current_metrics
from risk_desktop.ui.words import edition_name, value_name

KEY = "Shift+F1"
"""The key that opens the index during a game."""


class SearchField(Field):
    """A text field that hands the keys Up, Down and Page on to the list below, with ``walked`` (QKeyEvent)."""

    walked = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand on the keys that move from rule to rule."""
        if event.key() in WALKING:
            event.accept()
            self.walked.emit(event)
        else:
            super().keyPressEvent(event)


class RulesIndex(Dialog):
    """Search field, choice of the edition, and list. ``play``: the game, or just the edition, whose rules show first.

    ``missions``: all missions of the present game, if it has any.
    """

    def __init__(self, window: QWidget, play: RulesInPlay, missions: MissionPage | None = None) -> None:
        super().__init__(window, tr("rules.index"), width=900)
        self._window = window
        self._play = play if play.edition in EDITIONS else RulesInPlay(next(iter(EDITIONS)))
        self._played_missions = missions
        self.option_button = IconButton("scroll", "")
        self._missions = Button(tr("missions.list"), "secondary", icon="target")
        self.field = SearchField(tr("rules.index.search"), placeholder=tr("rules.index.hint"))
        self.field.setAccessibleDescription(tr("rules.index.hint"))
        choices = [*((name, edition_name(name)) for name in EDITIONS), ("", tr("rules.index.every"))]
        self.edition = Combo(tr("rules.index.edition"), choices)
        self.edition.set_value(self._play.edition)
        self.list = RuleRows()
        self._count = Label("", "small", wrap=False)
        self._hint = Label(tr("rules.index.keys"), "small", wrap=False)
        self._arrange()
        self._offer_missions()
        self._show()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(current_metrics().px(12))
        head.addWidget(self.field, 1)
        head.addWidget(self.edition)
        self.body.addLayout(head)
        self.body.addWidget(self.list, 1)
        self.add_left(self._count)
        self.add_left(self._hint)
        self.add_left(self.option_button)
        self.add_action(self._missions)
        self.option_button.clicked.connect(self._open_option)
        self._missions.clicked.connect(self._open_missions)
        self.field.textChanged.connect(self._show)
        self.field.returnPressed.connect(self.list.pick)
        self.field.walked.connect(self._walk)
        self.edition.chosen.connect(self._show)
        self.edition.chosen.connect(self._offer_missions)
        self.list.moved.connect(self._offer_option)
        self.list.picked.connect(self._show_in_place)

    def escape(self) -> None:
        """Empty the search field first, then close."""
        if self.field.text():
            self.field.clear()
            self.field.setFocus()
        else:
            super().escape()

    # --- what is shown

    def _show(self, *_: object) -> None:
        query, play = Query(self.field.text()), self._wanted()
        rows = self._rows(play, query)
        count = sum(1 for row in rows if row.rule)
        self.list.show_rows(rows, self._nothing(play, query) if not rows else "")
        self._count.setText(tr("rules.index.count", n=count))
        self._offer_option(self.list.chosen())
        self._hint.setVisible(bool(query) and count > 0)

    def _wanted(self) -> RulesInPlay:
        """Return the rules in play for the chosen edition: those of the present game, or of any game of another edition."""
        edition = self.edition.value()
        return self._play if edition == self._play.edition else RulesInPlay(str(edition))

    def _rows(self, play: RulesInPlay, query: Query) -> list[RuleRow]:
        """Return what the query finds, under its headings."""
        rows: list[RuleRow] = []
        sections = [section.id for section in rulebook().followed(play.edition, play.players)]
        for heading, rules in groupby(rulebook().contents(play), key=partial(_heading, sections)):
            found = [_row(cited, query, play) for cited in rules if query.finds(cited.rule, rule_text(cited.rule))]
            if found:
                rows += [RuleRow(heading, heading=True), *found]
        lines = [line for line in house_lines(play, play.house_rules) if query.finds("", line)]
        house = [RuleRow(line, found=tuple(query.spans(line))) for line in lines]
        return [*([RuleRow(tr("rules.house"), heading=True)] if house else []), *house, *rows]

    def _nothing(self, play: RulesInPlay, query: Query) -> str:
        """Return the words for an empty result."""
        elsewhere = sum(1 for row in self._rows(RulesInPlay(""), query) if row.rule) if play.edition else 0
        return tr("rules.index.elsewhere", n=elsewhere) if elsewhere else tr("rules.index.none")

    # --- the house rule with another reading of the chosen rule

    def _offer_option(self, rule: str) -> None:
        spec = other_reading(rule, self._wanted()) if rule else None
        self.option_button.setVisible(spec is not None)
        if spec is not None:
            self.option_button.set_name(tr("origins.option", rule=tr(f"screens.option.{spec.key}")))

    def _open_option(self) -> None:
        spec = other_reading(self.list.chosen(), self._wanted())
        if spec is not None:
            OptionPage(self._window, spec, self._wanted()).open()

    # --- missions

    def _page(self) -> MissionPage | None:
        """Return all missions of the present game, or of the chosen edition if that is another."""
        edition = str(self.edition.value())
        if edition == self._play.edition and self._played_missions is not None:
            return self._played_missions
        return page_of(edition) if edition else None

    def _offer_missions(self, *_: object) -> None:
        self._missions.setVisible(self._page() is not None)

    def _open_missions(self) -> None:
        page = self._page()
        if page is not None:
            MissionList(self._window, page).open()

    # --- keys

    def _walk(self, event: QKeyEvent) -> None:
        QApplication.sendEvent(self.list, QKeyEvent(event))

    def _show_in_place(self, rule: str) -> None:
        """Show a rule from the search results in its chapter."""
        self.field.clear()
        self.list.choose(rule)
        self.field.setFocus()


def _heading(sections: Sequence[str], cited: Cited) -> str:
    """Return the heading of a rule: its chapter, with its rulebook if all rulebooks are shown."""
    if sections:
        return chapter_name(cited.chapter, sections)
    book = book_name(cited.section)
    return f"{capitalized(book)}: {chapter_name(cited.chapter, [cited.section])}"


def _row(cited: Cited, query: Query, play: RulesInPlay) -> RuleRow:
    text = rule_text(cited.rule)
    return RuleRow(
        text, cited.rule, origin_words(cited, play), overruled=cited.overruled, found=tuple(query.spans(text))
    )


class OptionPage(Dialog):
    """Explains the values of a house rule; they are chosen where a game is set up."""

    def __init__(self, window: QWidget, spec: OptionSpec, play: RulesInPlay) -> None:
        with words_of(play.edition):
            name, about = tr(f"screens.option.{spec.key}"), tr(f"screens.option.{spec.key}.hint")
            values = [(value_name(spec, value), _notes(spec, value, play)) for value in spec.values]
        super().__init__(window, name, subtitle=about, width=560)
        for value, notes in values:
            self.body.addWidget(Label(value, "strong"))
            if notes:
                self.body.addWidget(Label(notes, "small"))
            self.body.addSpacing(current_metrics().px(6))
        done = Button(tr("common.close"), "primary", key="Space")
        done.clicked.connect(self.dismiss)
        self.add_action(done)


def _notes(spec: OptionSpec, value: OptionValue, play: RulesInPlay) -> str:
    """Return whether the present game uses a value, and which rules print it."""
    house = rulebook().options.get(spec.key)
    rules = house.printing(value) if house is not None else ()
    played = bool(play.players) and play.house_rules.get(spec.key, spec.default) == value
    notes = [tr("origins.option.played")] if played else []
    notes += [tr("origins.option.printed", rules=", ".join(rules))] if rules else []
    return "; ".join(notes)

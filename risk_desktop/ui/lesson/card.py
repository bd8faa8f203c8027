"""The coach's card: the instructions of a step, the progress of the lesson, and a button to go on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.kit import Button, IconButton, Label, Panel, ProgressBar, Restyled, key_label
from risk_desktop.ui.kit.painted import Condensed, sizes_for
from risk_desktop.ui.theme import current_metrics

_WIDTHS, _PADDING, _GAP = (366, 480), 16, 8
_WIDEST = 0.52
"""The largest share of the window's width that the card may take."""
_SHARE = 0.8
"""Size of its words beside a rail, as a share of the usual."""
_HOME_SHARES = (1.0, 0.9, 0.8, 0.7)
"""Sizes of its words that are tried in its home."""


class NextButton(Button):
    """The button to go on. Its key works at once and only once; Qt's shortcut of a focused button would press it twice."""

    def __init__(self, card: QWidget) -> None:
        super().__init__("", "primary", icon="arrow", parent=card)
        self._shortcut = QShortcut(card)
        self._shortcut.setAutoRepeat(False)
        self._shortcut.activated.connect(self.click)
        self._shortcut.activatedAmbiguously.connect(self.click)

    def event(self, event: QEvent) -> bool:
        """Claim the key while focused, as a button behind the card may have the same one."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._is_mine(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click at once, and only once for a held key."""
        if not self._is_mine(event):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

    def _is_mine(self, event: QKeyEvent) -> bool:
        return bool(self._key) and QKeySequence(event.keyCombination()) == QKeySequence(self._key)

    def show_key(self, key: str) -> None:
        """Set the key, "" for none."""
        self._shortcut.setKey(QKeySequence(key))
        self._key = key
        self.updateGeometry()
        self.update()

    def setText(self, words: str) -> None:
        """Change the words, but keep Qt from setting a shortcut."""
        shown, self._key = self._key, ""
        super().setText(words)
        self._key = shown


class CoachCard(Condensed, Panel):
    """Shows the steps of a lesson; folded to a single button where it would cover what has to be pressed.

    Signals: ``next_wanted`` (the step has been read), ``unfold_wanted``, ``leave_wanted`` (end the lesson).
    """

    next_wanted = Signal()
    leave_wanted = Signal()
    unfold_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=14, line="on_turn_line", padding=_PADDING, gap=_GAP)
        self.setObjectName("coach")
        self._count = Label("", "small", wrap=False)
        self._bar = ProgressBar()
        self._title = Label("", "title")
        self._body = Label("", "body")
        self._hint = Label("", "strong", colour="accent")
        self.next = NextButton(self)
        self.leave = IconButton("exit", "", kind="ghost", size=32)
        self.unfold = IconButton("info", "", kind="ghost", size=40)
        self.unfold.clicked.connect(self.unfold_wanted)
        self.unfold.hide()
        self._read = self.folded = self.resting = False
        self._home: QSize | None = None
        self._form = 0
        self.next.clicked.connect(self.next_wanted)
        self.leave.clicked.connect(self.leave_wanted)
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        column: QVBoxLayout = self.column()
        head, progress = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.unfold)
        progress.addWidget(self._bar, 1)
        progress.addWidget(self._count)
        column.addLayout(head)
        column.addLayout(progress)
        column.addWidget(self._body)
        column.addWidget(self._hint)
        column.addStretch(1)
        column.addWidget(self.next, 0, Qt.AlignmentFlag.AlignRight)

    def show_step(self, title: str, body: str, number: int, count: int, *, read: bool) -> None:
        """Show step ``number`` of ``count``; if it only has to be ``read``, there is a button to go on."""
        new, self.resting = title != self._title.text(), False
        self._count.setText(tr("lesson.step", number=number, count=count))
        self._bar.show_share(number / count)
        self._title.setText(title)
        self._body.setText(body)
        self._read = read
        self.ask_read(False)
        self.unfold.set_name(tr("lesson.unfold"))
        self.leave.set_name(tr("lesson.leave"))
        self.show_hint("")
        self.setAccessibleName(f"{self._count.text()}. {title}. {body}")
        if new:
            go_on = tr("spoken.key", key=key_label("Space"), words=tr("lesson.next")) if read else ""
            VOICE.ask(sentences((self._count.text(), title, body, go_on)))

    def rest(self) -> None:
        """Say no more than that the step is done, until the next one shows."""
        if not self.resting:
            self.resting, self._read = True, False
            self._body.setText(tr("lesson.done"))
            self.show_hint("")
            self.ask_read(False)

    def ask_read(self, asked: bool) -> None:
        """Show or hide a button to put the card aside in a step that is not only read."""
        self.next.setText(tr("lesson.next" if self._read else "lesson.got_it"))
        self.next.set_icon("arrow" if self._read else "check")
        self.next.setVisible((self._read or asked) and not self.folded)
        self.next.show_key("Space" if self._read and not self.folded else "")
        self._fit()

    def fold(self, folded: bool) -> None:
        """Fold to a single button, or unfold."""
        self.folded = folded
        for widget in (self._count, self._bar, self._title, self._body, self.leave):
            widget.setVisible(not folded)
        self._hint.setVisible(bool(self._hint.text()) and not folded)
        self.unfold.setVisible(folded)
        self.next.setVisible(self._read and not folded)
        self._fit()

    @property
    def hint(self) -> str:
        """The hint for a person who tried something else, "" for none."""
        return self._hint.text()

    def show_hint(self, words: str) -> None:
        """Show a hint, "" for none."""
        if words:
            self.setAccessibleDescription(words)
            VOICE.answer(words)
        self._hint.setText(words)
        self._hint.setVisible(bool(words) and not self.folded)
        self._fit()

    def restyle(self) -> None:
        """Follow text scale and density."""
        super().restyle()
        self._form = 0
        if hasattr(self, "leave"):  # the first style comes from the base's constructor
            self._fit()

    def _condense(self) -> None:
        """Take smaller words where text is so large that the card would hide the table."""
        self._take_share(_SHARE if current_metrics().folded else 1.0)

    def _take_share(self, share: float) -> None:
        """Take words of a share of the usual size."""
        if share != self.share:
            self.share = share
            for child in self.findChildren(QWidget):
                if isinstance(child, Restyled):
                    child.restyle()

    def _forget_sizes(self) -> None:
        """Let the rows be measured again, too: the column alone would not tell them."""
        column = self.layout()
        assert column is not None
        for layout in (column, *column.findChildren(QLayout)):
            layout.invalidate()

    def forms(self) -> list[QSize]:
        """Return the sizes in which all words show: narrow and high, or wide and low."""
        layout, window = self.layout(), self.parentWidget()
        assert layout is not None and window is not None
        if self.folded:
            return [layout.totalMinimumSize()]
        metrics = sizes_for(self)
        widths = [min(metrics.px(width), round(window.width() * _WIDEST)) for width in _WIDTHS]
        return [QSize(width, layout.totalHeightForWidth(width)) for width in widths]

    def home_size(self, home: QSize) -> QSize | None:
        """Return the size in which it fills its home, None where that has no room for all words."""
        layout = self.layout()
        assert layout is not None
        for share in () if self.folded or home.isEmpty() else _HOME_SHARES:
            self._take_share(share)
            self._forget_sizes()
            narrow = layout.totalMinimumSize().width() <= home.width()
            if narrow and layout.totalHeightForWidth(home.width()) <= home.height():
                return home
        return None

    def settle(self, home: QSize | None) -> None:
        """Fill its home of this size, until it has to stand elsewhere: None."""
        self._home = home
        self._fit()

    def take_form(self, number: int) -> None:
        """Take one of the sizes, and keep that form from then on."""
        if not self.folded:
            self._form = number
        self._fit()

    def _fit(self) -> None:
        """Resize so that all words show."""
        layout = self.layout()
        assert layout is not None
        size = self.home_size(self._home) if self._home is not None else None
        if size is None:
            self._condense()
            self._forget_sizes()
            forms = self.forms()
            size = forms[min(self._form, len(forms) - 1)]
        self.resize(size)
        layout.activate()

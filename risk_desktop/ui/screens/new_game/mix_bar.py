"""Named mixes of house rules: choose one, keep what is set under a name, forget one."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.engine.rules import OptionValue
from risk_desktop.i18n import tr
from risk_desktop.storage.mixes import LONGEST_NAME, Mix, drop_mix, keep_mix
from risk_desktop.ui.kit import Button, Combo, Field, Label
from risk_desktop.ui.theme import current_metrics

log = logging.getLogger(__name__)


class MixBar(QWidget):
    """``taken`` tells the options of the mix that was chosen, ``keep_wanted`` asks for what is set, ``changed`` all mixes.

    Only mixes whose options are all ``known`` are offered.
    """

    taken = Signal(dict)
    keep_wanted = Signal(str)
    changed = Signal(list)

    def __init__(self, mixes: Sequence[Mix], known: Collection[str], chosen: Mapping[str, OptionValue]) -> None:
        super().__init__()
        self._known = frozenset(known)
        self._mixes = self._fitting(mixes)
        gap = current_metrics().px(10)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(gap)
        self.choice = Combo(tr("library.mix"))
        self.choice.chosen.connect(self._take)
        self._forget = Button(tr("library.mix.forget"), "ghost", icon="trash")
        self._forget.clicked.connect(self._drop)
        self.name = Field(tr("library.mix.name"))
        self.name.setPlaceholderText(tr("library.mix.name"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self._judge)
        self._keep = Button(tr("library.mix.keep"), "secondary", icon="save")
        self._keep.clicked.connect(self._ask_to_keep)
        self._said = Label("", "secondary")
        grid.addWidget(self.choice, 0, 0)
        grid.addWidget(self._forget, 0, 1)
        grid.addWidget(self.name, 1, 0)
        grid.addWidget(self._keep, 1, 1)
        grid.addWidget(self._said, 2, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        self._said.hide()
        self.show_options(chosen)

    def show_options(self, options: Mapping[str, OptionValue]) -> None:
        """Name the mix that these options are, if they are one."""
        named = next((mix.name for mix in self._mixes if mix.options == dict(options)), "")
        choices: list[tuple[object, str]] = [("", tr("library.mix.none" if options else "screens.new.printed_short"))]
        self.choice.set_choices([*choices, *((mix.name, mix.name) for mix in self._mixes)])
        self.choice.set_value(named)
        self._judge()

    def keep(self, name: str, options: Mapping[str, OptionValue]) -> None:
        """Keep options under a name."""
        _hand_on(self._keep, self.name)
        self._write(name, options)
        self.name.clear()
        self.show_options(options)

    def _write(self, name: str, options: Mapping[str, OptionValue] | None) -> None:
        """Keep a mix, or forget it without options; say so if the file can't be written."""
        try:
            all_mixes = keep_mix(name, options) if options is not None else drop_mix(name)
        except OSError as fault:
            log.warning("mixes: %s", fault)
            self._said.setText(tr("library.mix.unwritten"))
            self._said.show()
            return
        self._said.hide()
        self._mixes = self._fitting(all_mixes)
        self.changed.emit(all_mixes)

    def _fitting(self, mixes: Sequence[Mix]) -> list[Mix]:
        return [mix for mix in mixes if self._known.issuperset(mix.options)]

    def _take(self, name: object) -> None:
        found = next((mix for mix in self._mixes if mix.name == name), None)
        self.taken.emit(dict(found.options) if found is not None else {})
        self._judge()

    def _drop(self) -> None:
        name = str(self.choice.value())
        options = next((mix.options for mix in self._mixes if mix.name == name), {})
        _hand_on(self._forget, self.choice)
        self._write(name, None)
        self.show_options(options)

    def _ask_to_keep(self) -> None:
        self.keep_wanted.emit(self.name.text().strip())

    def _judge(self, *_: object) -> None:
        self._forget.setEnabled(bool(self.choice.value()))
        self._keep.setEnabled(bool(self.name.text().strip()))


def _hand_on(button: QWidget, beside: QWidget) -> None:
    """Give the focus of a button that is about to be off to what it belongs to, before Qt takes it far away."""
    if button.hasFocus():
        beside.setFocus(Qt.FocusReason.OtherFocusReason)

"""House rules of an edition: each option with its printed value and what else it may be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.engine.rules import OptionSpec, OptionValue
from risk_desktop.i18n import has_text, tr

from ..kit import Button, Combo, Dialog, Label
from ..theme import current_metrics


def value_name(spec: OptionSpec, value: OptionValue) -> str:
    """Return the words for a value of an option."""
    if isinstance(value, str):
        return tr(f"screens.option.{spec.key}.{value}")
    if value == 0 and has_text(f"screens.option.{spec.key}.0"):
        return tr(f"screens.option.{spec.key}.0")
    return tr(f"screens.option.{spec.key}.n", n=int(value) if isinstance(value, int) else 0)


class HouseRulesDialog(Dialog):
    """Shows every option; ``accepted`` carries those that differ from the printed rules."""

    accepted = Signal(dict)

    def __init__(self, window: QWidget, specs: Sequence[OptionSpec], chosen: Mapping[str, OptionValue]) -> None:
        super().__init__(window, tr("screens.new.house_rules"), width=760)
        self._specs = {spec.key: spec for spec in specs}
        self._combos: dict[str, Combo] = {}
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(current_metrics().px(20))
        grid.setVerticalSpacing(current_metrics().px(14))
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        for row, spec in enumerate(specs):
            words = QWidget()
            column = QGridLayout(words)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(2)
            column.addWidget(Label(tr(f"screens.option.{spec.key}"), "strong"))
            column.addWidget(Label(tr(f"screens.option.{spec.key}.hint"), "secondary"))
            combo = Combo(tr(f"screens.option.{spec.key}"), [(value, value_name(spec, value)) for value in spec.values])
            combo.set_value(chosen.get(spec.key, spec.default))
            self._combos[spec.key] = combo
            grid.addWidget(words, row, 0)
            grid.addWidget(combo, row, 1)
        self.body.addWidget(holder)
        printed = Button(tr("screens.new.printed"), "ghost")
        printed.clicked.connect(self._reset)
        done = Button(tr("common.done"), "primary", key="Space")
        done.clicked.connect(self._accept)
        self.add_left(printed)
        self.add_action(done)

    def chosen(self) -> dict[str, OptionValue]:
        """Return the options that differ from the printed rules."""
        values: dict[str, OptionValue] = {}
        for key, combo in self._combos.items():
            value = combo.value()
            if isinstance(value, (int, str)) and value != self._specs[key].default:
                values[key] = value
        return values

    def _reset(self) -> None:
        for key, combo in self._combos.items():
            combo.set_value(self._specs[key].default)

    def _accept(self) -> None:
        self.accepted.emit(self.chosen())
        self.dismiss()

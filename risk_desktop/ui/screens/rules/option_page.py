"""A house rule, as the rules lead to it: its name, what it is about, its values, which rules print them and which is played."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from risk_desktop.editions.rulebook import RulesInPlay, rulebook
from risk_desktop.engine.rules import OptionSpec, OptionValue
from risk_desktop.i18n import tr, words_of
from risk_desktop.ui.kit import Button, Dialog, Label
from risk_desktop.ui.screens.new_game.house_rules import value_name
from risk_desktop.ui.theme import current_metrics


class OptionPage(Dialog):
    """Shows the values of a house rule. Nothing is chosen here: that is done where a game is set up."""

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
    """Return whether the game at hand is played like this, and the rules that print it."""
    house = rulebook().options.get(spec.key)
    rules = house.printing(value) if house is not None else ()
    played = bool(play.players) and play.house_rules.get(spec.key, spec.default) == value
    told = [tr("origins.option.played")] if played else []
    told += [tr("origins.option.printed", rules=", ".join(rules))] if rules else []
    return "; ".join(told)

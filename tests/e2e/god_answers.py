"""How a robot plays where there are gods, temples, miracles and dead: by mouse or by keys, as its base class."""

from __future__ import annotations

from types import ModuleType

from PySide6.QtWidgets import QAbstractButton, QWidget

from risk_desktop.editions.common.card_play import TERRITORY
from risk_desktop.editions.godstorm.afterlife import BEYOND
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.godstorm.god_war_table import GodWarTable
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from risk_desktop.ui.game.prompt.choice_list import ChoiceRow
from risk_desktop.ui.kit import Overlay
from tests.e2e import god_strategy
from tests.e2e.campaign_answers import CampaignKeys, CampaignMouse, CampaignPerson
from tests.e2e.hands import shown


class GodPerson(CampaignPerson):
    """Answers what Godstorm asks."""

    plan: ModuleType = god_strategy

    # --- the scene of a god war

    @property
    def scene(self) -> GodWarTable | None:
        """The god war that waits to be closed, None if none does."""
        tables = (each for each in shown(self.main, GodWarTable) if isinstance(each, GodWarTable))
        return next((table for table in tables if table.own), None)

    @property
    def overlay(self) -> Overlay | Curtain | GodWarTable | None:  # type: ignore[override]
        """The scene of an own god war lies over all else."""
        return self.scene or super().overlay

    @property
    def unsettled(self) -> bool:
        """Whether gods still throw their dice, or what is on top still comes or goes."""
        scene = self.scene
        return scene.share < 1 if scene is not None else super().unsettled

    def answer(self, overlay: QWidget) -> None:
        """Close the scene, or answer a table by what it is for."""
        if isinstance(overlay, GodWarTable):
            self.note(f"god war: {overlay.accessibleName()}")
            self.press(overlay.go_on)
            self.rest(5)
        else:
            super().answer(overlay)

    # --- rows

    def take_row(self, number: int = 1) -> None:
        """Choose a row of the prompt's list by its number, if there is a list."""
        rows = list(shown(self.play.game_layout.choices, ChoiceRow))
        if rows:
            self.note(f"row {number}")
            row = rows[number - 1]
            assert isinstance(row, QAbstractButton)
            self.hit(row, str(number))

    def _first_row(self, decision: Decision) -> None:
        self.take_row()
        self.eye(f"ask-{decision.kind}-chosen")
        self.prompt("primary")

    do_book = do_relic_order = do_stolen_card = do_aegis = _first_row

    def _first_on_shelf(self, decision: Decision) -> None:
        """Choose the first from the shelf, if it isn't chosen already."""
        plate = self.play.controller(ShelfController).shelf.plates[0]
        if not plate.isChecked():
            self.note(f"chooses {plate.offer.name} on the shelf")
            self.hit(plate, "1")
        self.eye(f"ask-{decision.kind}-chosen")
        self.prompt("primary")

    do_pantheon = do_champion = _first_on_shelf

    def _primary(self, decision: Decision) -> None:
        self.prompt("primary")

    do_miracle_number = do_save_armies = do_flight = _primary

    # --- the own turn

    def do_summon(self, decision: Decision) -> None:
        """Summon and build what is wanted, then go on."""
        self.do_hire(decision)

    def do_miracle(self, decision: Decision) -> None:
        """Play whatever can be played."""
        self.do_play_card(decision)

    def choose_card(self, decision: Decision) -> None:
        """Choose the first card that can be played, unless one must be, and at what it is aimed."""
        presenter = self.play.director.presenter
        if presenter.card:  # type: ignore[union-attr]
            self.aim(decision.player)
        else:
            super().choose_card(decision)

    def aim(self, seat: int) -> None:
        """Aim the chosen card at one thing after the other: by its rows, or on the board."""
        presenter = self.play.director.presenter
        while presenter.choice is None and presenter.aiming.at:  # type: ignore[union-attr]
            open_ = presenter.aiming.candidates  # type: ignore[union-attr]
            if not open_:
                self.give_up(f"nothing is left to aim {presenter.card} at")  # type: ignore[union-attr]
            self.eye(f"aim-{presenter.aiming.at}")  # type: ignore[union-attr]
            before = list(presenter.aiming.targets)  # type: ignore[union-attr]
            if presenter.aiming.at == TERRITORY:  # type: ignore[union-attr]
                self.take(self.plan.target(self.play.context.game, seat, open_))
            else:
                self.take_row()
            if presenter.aiming.targets == before:  # type: ignore[union-attr]
                self.give_up(f"{presenter.card} can't be aimed at {open_}")  # type: ignore[union-attr]

    def leave_one_out(self) -> None:
        """All gods go along."""

    def do_press(self, decision: Decision) -> None:
        """Storm on."""
        self.prompt("secondary")

    def do_occupy(self, decision: Decision) -> None:
        """Move everybody in."""
        self.prompt("primary")

    # --- below

    def do_leave_afterlife(self, decision: Decision) -> None:
        """All of the dead march into the first field that is open."""
        options = decision.options
        self.put(options.territories[0], options.total)  # type: ignore[attr-defined]
        self.eye("ask-leave-placed")
        self.prompt("primary")

    def do_underworld(self, decision: Decision) -> None:
        """March from field to field, and out of the Afterlife through a gate that somebody holds."""
        presenter = self.play.director.presenter
        edges = list(decision.options.edges())  # type: ignore[attr-defined]
        way = self.plan.march(self.play.context.game, decision.player, edges)
        if way is None:
            self.prompt("ghost")
            return
        if presenter.origin != way[0]:  # type: ignore[union-attr]
            self.start_from(way[0])
        if presenter.target != way[1]:  # type: ignore[union-attr]
            self.take(way[1])
        self.eye("ask-underworld-to")
        self.prompt("primary" if presenter.empty else "secondary")  # type: ignore[union-attr]

    def start_from(self, origin: int) -> None:
        """Choose where a march begins: a field, or the own Afterlife by its button, once nothing else is chosen."""
        presenter = self.play.director.presenter
        if origin != BEYOND:
            self.take(origin)
            return
        for _ in range(2):
            if (chosen := presenter.origin) >= 0:  # type: ignore[union-attr]
                self.take(chosen)
        self.prompt("primary")

    def do_revive(self, decision: Decision) -> None:
        """Let an army return to the first temple."""
        presenter = self.play.director.presenter
        if presenter.origin < 0:  # type: ignore[union-attr]
            self.take(min(origin for origin, _ in presenter.ways))  # type: ignore[union-attr]
        if presenter.target < 0:  # type: ignore[union-attr]
            self.take(presenter.targets()[0])  # type: ignore[union-attr]
        self.eye("ask-revive-to")
        self.prompt("primary")


class GodMouse(GodPerson, CampaignMouse):
    """Plays it by mouse."""


class GodKeys(GodPerson, CampaignKeys):
    """Plays it by keys."""

"""A piece or a card that doesn't fit a territory says in one sentence why, and what would."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.registry import EDITIONS, find_edition
from risk_desktop.engine.options import Reason
from risk_desktop.ui.game.decisions.words import words_of_reason
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import sit_down
from tests.ui.support.godstorm_table import asked_of, god_screen, place


def refusals(screen: PlayScreen) -> list[str]:
    """Return the sentences of what is refused from now on."""
    told: list[str] = []

    def note(reason: Reason, territory: int) -> None:
        told.append(words_of_reason(reason, screen.context.names))

    screen.director.refused.connect(note)
    return told


def test_every_rule_set_with_figures_says_why_one_is_misplaced() -> None:
    with_figures = {name for name in EDITIONS if set(find_edition(name).features) & {"godstorm", "ad2210"}}
    assert with_figures == {name for name in EDITIONS if find_edition(name).misplaced is not None}


@pytest.mark.parametrize(
    ("kind", "name", "told"),
    [
        ("death", "roma", "Roma isn't yours: pieces are put on your own land only."),
        ("death", "egypt", "The plague rages in Egypt: gods can't stop there."),
        ("temple", "iberia", "Such a piece stands in Iberia already. Choose another place of yours."),
        (
            "death",
            "plain_of_clay",
            "Gods and temples stand on Ancient Earth, not in the Underworld like Plain of Clay.",
        ),
    ],
)
def test_gods_and_temples(kind: str, name: str, told: str, qtbot: QtBot) -> None:
    land = {"gaul": "0 7", "iberia": "0 3 temple", "egypt": "0 4 plague", "roma": "1 4", "dacia": "2 3"}
    screen = god_screen(land, phase="summon", faith=(9, 0, 0))
    presenter = asked_of(screen, "summon")
    presenter.choose(kind)  # type: ignore[attr-defined]
    heard = refusals(screen)
    screen.input.click(place(screen, name))
    assert heard == [told]


def test_stations(qtbot: QtBot) -> None:
    screen = sit_down("ad2210", "setup_piece", 3)
    presenter = asked_of(screen, "setup_piece")
    presenter.choose("station")  # type: ignore[attr-defined]
    state, board = screen.context.game.state, screen.context.game.rules.board
    heard = refusals(screen)
    foreign = next(t for t, owner in enumerate(state.owner) if owner not in (-1, presenter.decision.player))
    water = board.index("new_atlantis")
    state.owner[water], state.armies[water] = presenter.decision.player, 1
    screen.input.click(foreign)
    screen.input.click(water)
    assert heard[0].endswith("isn't yours: pieces are put on your own land only.")
    assert heard[1] == "Stations stand on land on Earth: not on water, not on the Moon."


def test_a_card_tells_what_it_can_be_aimed_at(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play("land_assemble_mods", "naval_hidden_energy"))
    presenter = screen.director.presenter
    assert presenter is not None
    presenter.pick_card(1)  # type: ignore[attr-defined]
    heard, game = refusals(screen), screen.context.game
    foreign = next(t for t, owner in enumerate(game.state.owner) if owner == 1)
    screen.input.click(foreign)
    assert len(heard) == 1 and heard[0].startswith(
        f"{screen.context.names.territory(foreign)} doesn't fit. The card says: "
    )
    assert presenter.held[0].card.what in heard[0]  # type: ignore[attr-defined]

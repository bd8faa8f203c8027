"""The recap where a game knows points, money, pieces, cards with rules and places in the order of the turns."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.events import CommandCardPlayed
from risk_desktop.editions.common.bidding import BID, MarkerTaken
from risk_desktop.editions.common.card_play import TERRITORY
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import PieceLost, PiecePlaced, PieceTaken
from risk_desktop.editions.godstorm.cards.events import MiraclePlayed
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.engine.events import ArmiesLost, Event, IncomeLine, SealedRevealed, TurnStarted
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.recap.missed import Missed
from risk_desktop.ui.game.recap.recap import make_recap
from risk_desktop.ui.game.recap.recap_assets import Holdings
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.money import ENERGY
from risk_desktop.ui.names import Names
from tests.editions.ad2210.hands import about_to_play
from tests.playing import choose
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import maps_of, table_of

NAMES = Names(table_of("ad2210", 3, people=(0, 1)), maps_of("ad2210"))
HELD = Holdings(ENERGY, (3, 13, 2), (6, 36, 13), (9, 32, 13), (0, 1, 2))
YEAR: list[Event] = [
    SealedRevealed(BID, ((0, "1"), (1, "3"), (2, "0"))),
    MoneyPaid(0, 1, "bid"),
    MoneyPaid(1, 3, "bid"),
    MarkerTaken(1, 1),
    MarkerTaken(0, 3),
    MarkerTaken(2, 2),
    TurnStarted(1, 2),
    MoneyReceived(1, (IncomeLine("territories", 7),)),
    PiecePlaced(1, "nuclear", 4, 3),
    CommandCardPlayed(1, "land", 3, "land_stealth_mods", (0,), TERRITORY),
    PieceLost(0, "space", 0),
    PieceTaken(1, 0, "station", 0),
]


def lines(held: Holdings | None = HELD, viewer: int = 0) -> dict[str, LogLine]:
    return {line.title: line for line in make_recap(YEAR, NAMES, viewer, held).lines}


def test_it_tells_what_one_has_and_how_it_changed() -> None:
    told = lines()
    assert told["You have 6 points (\N{MINUS SIGN}3)"].detail == f"{NAMES.player(1)} 36 (+4) · {NAMES.player(2)} 13"
    assert told["You have 3 energy (\N{MINUS SIGN}1)"].detail == f"{NAMES.player(1)} 13 (+4) · {NAMES.player(2)} 2"


def test_it_tells_lost_pieces_first_and_the_places_with_their_bids() -> None:
    told = list(lines().values())
    (lost,) = (entry.line for entry in make_recap(YEAR, NAMES, 0, HELD).entries if entry.lost)
    assert lost.title.startswith("You lost: ") and lost.territories == (0,)
    assert lost.detail == f"{NAMES.territory(0)} · Stealth MODs ({NAMES.player(1)}) · {NAMES.player(1)} has it now"
    (order,) = (line for line in told if line.title.startswith("Turn order"))
    assert order.title == f"Turn order: 1 {NAMES.player(1)} · 2 {NAMES.player(2)} · 3 you"
    assert order.detail.startswith("bids: you 1 · ") and order.detail.endswith(
        f"{NAMES.player(1)} 3 · {NAMES.player(2)} 0"
    )


def test_banished_gods_and_what_a_card_has_done_are_told() -> None:
    names = Names(table_of("godstorm", 3), maps_of("godstorm"))
    events: list[Event] = [
        TurnStarted(1, 2),
        MiraclePlayed(1, "death", 0, "death_the_ground_shakes", (), ()),
        ArmiesLost(0, 3, 2),
        GodBanished(0, "war", 3, "emptied"),
    ]
    told = {entry.line.title: entry.line.detail for entry in make_recap(events, names, 0).entries if entry.lost}
    why = f"{names.territory(3)} · {names.card_title('death_the_ground_shakes')} ({names.player(1)})"
    assert list(told.values()) == [why, why]
    assert any(title.startswith("You lost: ") for title in told)


def energy_crisis(*energy: int) -> list[Event]:
    """Return a turn of the first player in which he plays Energy Crisis, as all stand with their ``energy``."""
    game = about_to_play("diplomat_energy_crisis", energy=energy)
    return [TurnStarted(0, 2), *choose(game, PlayCard("diplomat_energy_crisis"))]


def test_energy_that_a_card_takes_is_told_as_lost() -> None:
    recap = make_recap(energy_crisis(1, 3, 0), NAMES, 1)
    (lost,) = (entry.line for entry in recap.entries if entry.lost)
    assert (lost.title, lost.detail) == ("You lost: 1 energy", f"Energy Crisis ({NAMES.player(0)})")
    assert "You lost no territory" not in [line.title for line in recap.lines]
    assert f"{NAMES.player(0)} played: Energy Crisis" in [line.title for line in recap.lines]
    spared = make_recap(energy_crisis(1, 3, 0), NAMES, 2)
    assert not spared.any_lost and "You lost no territory" in [line.title for line in spared.lines]


@pytest.mark.parametrize(("viewer", "title"), [(1, "You lost: 1 energy"), (2, "You lost no territory")])
def test_the_prompt_names_what_else_was_lost(qtbot, viewer: int, title: str) -> None:
    screen = ad_screen(about_to_play(phase="attack"))
    decision = screen.context.session.decision
    assert decision is not None
    presenter = RecapPresenter(
        screen.context, screen.director.updater, make_recap(energy_crisis(1, 3, 0), NAMES, viewer)
    )
    presenter.begin(decision)
    assert presenter.ask().title == title
    presenter.end()


def test_what_one_pays_by_choice_is_not_lost() -> None:
    events: list[Event] = [TurnStarted(1, 2), MoneyPaid(0, 3, "bid"), MoneyPaid(0, 1, "card")]
    assert not make_recap(events, NAMES, 0).any_lost


def test_it_tells_the_cards_of_the_others_only() -> None:
    title = f"{NAMES.player(1)} played: Stealth MODs"
    assert title in lines()
    assert title not in lines(viewer=1)


def test_a_game_of_armies_alone_tells_nothing_of_it() -> None:
    assert not [title for title in lines(None) if title.startswith("You have")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_translated(language: str) -> None:
    set_language(language)
    for viewer in range(3):
        for line in make_recap(YEAR, NAMES, viewer, HELD).lines:
            assert "tables." not in line.title + line.detail
            assert "{" not in line.title + line.detail


def test_points_are_compared_with_those_at_the_end_of_ones_turn(qtbot) -> None:
    game = about_to_play(phase="attack")
    screen = ad_screen(game, people=(0, 1))
    missed = Missed(screen.context, screen)
    missed.set_viewer(0)
    missed.set_viewer(1)  # who leaves has seen the points so far
    start = missed.held(0, missed.record.before(0))
    assert start is not None
    before = start.points
    owners = screen.context.game.state.owner
    gained = owners.index(1)
    owners[gained] = 0
    held = missed.held(0, missed.record.before(0))
    assert held is not None
    assert held.before == before
    assert held.points[0] > before[0]

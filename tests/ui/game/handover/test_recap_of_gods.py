"""The recap of a game with gods: who was banished, what cards and plague took, and why; fields are counted apart."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.pieces import PieceMoved, PiecePlaced
from risk_desktop.editions.godstorm.cards.events import CardStolen, MiraclePlayed, RelicGained, RelicLost
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.plague import PlagueStruck
from risk_desktop.engine.events import ArmiesLost, Event, PhaseStarted, TurnStarted
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.recap.recap import Recap, make_recap
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.recap.recap_steps import steps_of
from risk_desktop.ui.game.recap.turn_record import standing_of
from risk_desktop.ui.names import Names
from tests.editions.godstorm.epoch import god_board
from tests.ui.support.classic_table import maps_of, table_of
from tests.ui.support.godstorm_table import LANDS, god_screen, place

NAMES = Names(table_of("godstorm", 3, people=(0,)), maps_of("godstorm"))
FAMILIES = {0: "greeks", 1: "norse", 2: "celts"}
ANATOLIA, IONIA, PARTHIA, EGYPT = (god_board().index(name) for name in ("anatolia", "ionia", "parthia", "egypt"))
BEN = NAMES.player(1)
SUN = MiraclePlayed(1, "war", 0, "war_the_sun_grows_cold", (), ())
STRUCK: list[Event] = [
    TurnStarted(1, 2),
    SUN,
    ArmiesLost(0, ANATOLIA, 2),
    GodBanished(0, "war", ANATOLIA, "emptied"),
    GodBanished(0, "sky", ANATOLIA, "emptied"),
]


def recap_of(events: list[Event], viewer: int = 0, missing: frozenset[int] = frozenset()) -> Recap:
    return make_recap(events, NAMES, viewer, None, missing, FAMILIES)


def losses(recap: Recap) -> dict[str, str]:
    return {entry.line.title: entry.line.detail for entry in recap.entries if entry.lost}


def test_gods_who_fell_to_a_card_are_told_with_the_card_and_whose_it_was() -> None:
    why = f"Anatolia · {NAMES.card_title(SUN.card)} ({BEN})"
    recap = recap_of(STRUCK, missing=frozenset({ANATOLIA}))
    assert losses(recap) == {
        "You lost 2 armies": why,
        "You lost: Ares · Zeus": why,
        "You lost Anatolia": "nobody conquered it",
    }


def test_a_card_is_no_reason_for_what_comes_after_its_step() -> None:
    later = [*STRUCK[:2], PhaseStarted(1, "attack"), GodBanished(0, "war", ANATOLIA, "god_war")]
    assert losses(recap_of(later)) == {"You lost: Ares": "Anatolia · beaten in the god war"}


def test_the_plague_is_the_reason_of_what_it_took() -> None:
    events: list[Event] = [TurnStarted(1, 2), ArmiesLost(0, EGYPT, 3), PlagueStruck(0, EGYPT, 3, False)]
    assert losses(recap_of(events)) == {"You lost 3 armies": "Egypt · the plague"}


def test_relics_and_cards_are_losses_too() -> None:
    events: list[Event] = [
        TurnStarted(1, 2),
        MiraclePlayed(1, "war", 0, "war_a_shrine_is_plundered", (), ()),
        RelicLost(0, "magic_aegis_shield_of_athena", 0, 1),
        CardStolen(1, 0, "war", -1),
        RelicGained(2, "magic_aegis_shield_of_athena", 0),
    ]
    recap = recap_of(events)
    told = list(losses(recap).items())
    assert [title for title, _ in told] == [
        f"You lost: {NAMES.card_title('magic_aegis_shield_of_athena')}",
        "You lost: 1 card",
    ]
    assert all(detail.endswith(f"{BEN} has it now") for _, detail in told)
    assert any(line.title.startswith(f"{NAMES.player(2)} has a new relic") for line in recap.lines)


def test_what_was_summoned_is_named_where_it_stands_now() -> None:
    bought = [TurnStarted(1, 2), PiecePlaced(1, "magic", IONIA, 3), PieceMoved(1, "magic", IONIA, PARTHIA, "fortify")]
    (line,) = (line for line in recap_of(bought).lines if line.title.startswith("New for"))
    assert line.detail == "Parthia" and "Magic" in line.title and line.title != "New for Ben: God of Magic"
    gone = [*bought, GodBanished(1, "magic", PARTHIA, "plague")]
    assert not any(line.title.startswith("New for") for line in recap_of(gone).lines)


def test_the_step_before_a_loss_is_the_card(qtbot) -> None:  # type: ignore[no-untyped-def]
    screen = god_screen()
    record = screen.missed.record
    record._follow(STRUCK, screen.context.game)
    steps = steps_of(STRUCK, NAMES, record, FAMILIES)
    assert NAMES.card_title(SUN.card) in steps[0].line.title and "Ares" in steps[2].line.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_who_reads_it_is_called_by_his_name(language: str) -> None:
    set_language(language)
    for line in recap_of(STRUCK, missing=frozenset({ANATOLIA})).lines:
        assert NAMES.player(0) not in line.title + line.detail
        assert "{" not in line.title + line.detail and "tables." not in line.title + line.detail


def test_fields_are_counted_apart_as_on_the_plaque(qtbot) -> None:  # type: ignore[no-untyped-def]
    screen = god_screen({**LANDS, "gate_of_seven_veils": "0 2", "hounds_gate": "0 1"})
    (plaque, *_) = screen.game_layout.plaques
    standing = standing_of(screen.context.game, 0)
    assert standing.territories == plaque.assets.lands == 2 and len(standing.lands) == 4  # type: ignore[attr-defined]
    lost = frozenset({place(screen, "gaul"), place(screen, "hounds_gate"), place(screen, "gate_of_seven_veils")})
    for some, title in (
        (lost, "You lost 1 territory · 2 fields of the Underworld lost"),
        (lost - {place(screen, "gaul")}, "2 fields of the Underworld lost"),
        (frozenset[int](), "You lost 2 armies · and more"),
    ):
        recap = make_recap([TurnStarted(1, 2), *STRUCK[1:]], NAMES, 0, missing=some)
        presenter = RecapPresenter(screen.context, PositionUpdater(screen.board), recap)
        presenter.begin(screen.director.presenter.decision)  # type: ignore[union-attr]
        assert presenter.ask().title == title
        presenter.end()


def test_it_opens_on_a_board_where_something_was_lost(qtbot) -> None:  # type: ignore[no-untyped-def]
    screen = god_screen({**LANDS, "gate_of_seven_veils": "0 2", "hounds_gate": "0 1"})
    switcher, asked = screen.board.switcher, screen.director.presenter
    assert asked is not None
    gaul, hounds, gate = (place(screen, name) for name in ("gaul", "hounds_gate", "gate_of_seven_veils"))
    for before, lost, shown in (
        (1, {gaul}, 0),
        (0, {hounds, gate}, 1),
        (1, {gaul, hounds}, 1),
        (0, {gaul, hounds, gate}, 0),
        (1, set[int](), 1),
    ):
        switcher.show(before)
        recap = make_recap([TurnStarted(1, 2)], NAMES, 0, missing=frozenset(lost))
        presenter = RecapPresenter(screen.context, PositionUpdater(screen.board), recap)
        presenter.begin(asked.decision)
        assert switcher.board == shown, "the present board stays where it tells of a loss, or there is none"
        presenter.end()
    switcher.show(1)
    switcher.pinned = True
    RecapPresenter(screen.context, PositionUpdater(screen.board), recap_of([], missing=frozenset({gaul}))).start()
    assert switcher.board == 1, "a pinned camera stays"

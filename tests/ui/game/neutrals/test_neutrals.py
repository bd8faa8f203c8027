"""Neutral colours at the table: names, pieces, placing, bribes, new armies, moves and attacks of allies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.classic.neutrals.bribe import Bribe
from risk_desktop.editions.classic.neutrals.muster import AllyMustered
from risk_desktop.editions.classic.neutrals.stances import CardGiven, LoyaltyTested, StanceChanged, allies_slot
from risk_desktop.engine import events as ev
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import tr
from risk_desktop.ui.colour import contrast
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.neutrals.ally_armies import MusterPresenter, PlaceNeutralPresenter
from risk_desktop.ui.game.neutrals.bribe_table import BribeTable
from risk_desktop.ui.game.neutrals.neutral_pieces import NeutralPiece
from risk_desktop.ui.game.neutrals.neutrals_controller import NeutralsController
from risk_desktop.ui.game.recap.recap import make_recap
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from risk_desktop.ui.neutral_colours import FADED
from risk_desktop.ui.theme import SEATS
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import scene, sit_down
from tests.ui.support.fitting import misfits
from tests.ui.support.play_table import earth


def duel() -> Names:
    return Names(Table("world-duel", (Seat("Anna", colour=0), Seat("Ben", colour=3))), [earth()])


def in_play(asked: Decision, game: Game) -> bool:
    return game.state.round > 0


def leads_ally(asked: Decision, game: Game) -> bool:
    return any(game.state.is_neutral(game.state.owner[o]) for o, _ in asked.options.edges())  # type: ignore[attr-defined]


def two_open(asked: Decision, game: Game) -> bool:
    return len({choice.neutral for choice in asked.options if isinstance(choice, Bribe)}) > 1  # type: ignore[attr-defined]


def one_ally(asked: Decision, game: Game) -> bool:
    return asked.options.count == 2


def two_allies(asked: Decision, game: Game) -> bool:
    return asked.options.count > 2


def piece(screen: PlayScreen, seat: int) -> NeutralPiece:
    return screen.game_layout.neutrals[seat - 2]


# --- names and colours


def test_neutral_seats_wear_the_colours_that_are_left_over() -> None:
    names = duel()
    assert [names.player(seat) for seat in (2, 3, 4, 5)] == [
        "Neutral blue",
        "Neutral jade",
        "Neutral orchid",
        "Neutral charcoal",
    ]
    assert names.seat_colours(2) == FADED[1]
    assert names.all_colours() == (SEATS[0], SEATS[3], FADED[1], FADED[2], FADED[4], FADED[5])
    assert [names.colour_number(seat) for seat in (-1, 1, 2)] == [-1, 3, 7]
    assert not names.is_human(2) and not names.is_human(-1)


def test_AD_Y_1_neutral_seats_wear_the_colours_that_were_chosen_for_them() -> None:
    seats = (Seat("Anna", colour=0), Seat("Ben", colour=3))
    names = Names(Table("ad2210", seats, neutrals=(4,)), [earth()])
    assert (names.player(2), names.seat_colours(2), names.colour_number(2)) == ("Neutral orchid", FADED[4], 10)
    assert names.all_colours()[2:] == (FADED[4], FADED[1], FADED[2], FADED[5])
    taken_or_none = Names(Table("ad2210", seats, neutrals=(0, 99, -1, 5, 5)), [earth()])
    assert taken_or_none.all_colours()[2:] == (FADED[5], FADED[1], FADED[2], FADED[4])


def test_a_seventh_seat_is_just_neutral() -> None:
    names = duel()
    assert names.player(6) == tr("common.player_kind.neutral") and names.colour_number(6) == -1


def test_ink_reads_on_faded_badges() -> None:
    assert min(contrast(colours.ink, colours.badge) for colours in FADED) >= 4.5


# --- pieces


def test_every_neutral_colour_has_a_piece(qtbot: QtBot) -> None:
    screen = sit_down("world-duel", "attack")
    state = screen.context.game.state
    for seat in range(2, 6):
        shown = piece(screen, seat).state
        assert shown.territories == state.owner.count(seat)
        assert shown.stance is None
        assert piece(screen, seat).isVisible()
    assert len(screen.game_layout.plaques) == 2


def test_a_cannon_rolls_to_its_new_ally(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe")
    screen.app.settings.ai_speed = "fast"
    screen.app.apply()
    cannon = piece(screen, 3)
    cannon.turn_to(0)
    qtbot.waitUntil(lambda: cannon.place == 0.0)
    screen.director.animator.shown.emit(StanceChanged(3, -1, 1))
    assert cannon.place == 0.0
    qtbot.waitUntil(lambda: cannon.place == 1.0)


def test_a_piece_says_whose_ally_it_is(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe")
    slot = allies_slot(screen.context.game.state)
    slot.stance[4], slot.bribes = 1, [(4, 1, 3)]
    screen.controller(NeutralsController).settle()
    spoken = piece(screen, 4).accessibleName()
    assert "Ally of Ben" in spoken and "1 card" in spoken


# --- placing


def test_neutral_armies_are_placed_one_by_one_in_the_set_up(qtbot: QtBot) -> None:
    screen = sit_down("world-duel", "place_neutral")
    presenter = screen.director.presenter
    assert isinstance(presenter, PlaceNeutralPresenter) and presenter.opening
    seat, where = presenter.seat, presenter.decision.options.territories[0]  # type: ignore[attr-defined]
    assert screen.context.names.player(seat) in screen.game_layout.prompt.ask.title
    before = screen.context.armies(where)
    screen.input.click(screen.context.game.state.owner.index(presenter.decision.player))
    assert screen.context.armies(where) == before
    screen.input.click(where)
    assert screen.context.armies(where) == before + 1


def test_the_other_player_places_what_the_neutral_colour_grows_by(qtbot: QtBot) -> None:
    screen = sit_down("secret-mission-duel", "place_neutral", fits=in_play)
    presenter, state = screen.director.presenter, screen.context.game.state
    assert isinstance(presenter, PlaceNeutralPresenter) and not presenter.opening
    assert presenter.decision.player != state.turn
    where = presenter.decision.options.territories[0]  # type: ignore[attr-defined]
    before, total = screen.context.armies(where), presenter.left
    screen.input.click(where)
    presenter.set_number(total)
    assert screen.context.armies(where) == before
    screen.input.press("primary")
    assert screen.context.armies(where) == before + total


def test_placing_for_a_neutral_colour_needs_no_curtain(qtbot: QtBot) -> None:
    screen = sit_down("secret-mission-duel", "place_neutral", fits=in_play, people=(0, 1))
    assert isinstance(screen.director.presenter, PlaceNeutralPresenter)
    assert screen.director.viewer == -1
    assert not screen.game_layout.hand.isVisible() or not screen.game_layout.hand.accessibleName()


# --- bribes


def test_a_bribe_is_chosen_at_the_table(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe")
    presenter = screen.director.presenter
    qtbot.keyClick(screen, Qt.Key.Key_C)
    table = screen.findChild(BribeTable)
    assert table is not None and misfits(table.panel) == []
    open_to = presenter.open_to  # type: ignore[union-attr]
    table.choose(open_to[-1])
    assert table.seat == open_to[-1]
    card, seat = table.card, table.seat
    qtbot.keyClick(table, Qt.Key.Key_Space)
    slot = allies_slot(screen.context.game.state)
    assert (seat, screen.director.viewer, card) in slot.bribes
    qtbot.waitUntil(lambda: piece(screen, seat).state.cards == 1)


def test_arrows_walk_over_the_table_of_bribes(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe", fits=two_open)
    screen.input.press("primary")
    table = screen.findChild(BribeTable)
    assert table is not None
    able = [place for place, row in enumerate(table.rows) if row.offer.open]
    assert len(able) > 1
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.seat == table.rows[able[1]].offer.seat
    qtbot.keyClick(table, Qt.Key.Key_Up)
    assert table.seat == table.rows[able[0]].offer.seat
    for place, row in enumerate(table.rows):
        before = table.seat
        qtbot.keyClick(table, Qt.Key(Qt.Key.Key_1 + place))
        assert table.seat == (row.offer.seat if row.offer.open else before)


def test_a_click_on_neutral_land_opens_the_table_for_its_colour(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe")
    wanted = screen.director.presenter.open_to[-1]  # type: ignore[union-attr]
    screen.input.click(screen.context.game.state.owner.index(wanted))
    table = screen.findChild(BribeTable)
    assert table is not None and table.seat == wanted


def test_N_13_the_table_says_of_an_own_ally_that_a_card_changes_nothing_and_proposes_another(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe", fits=two_open)
    presenter = screen.director.presenter
    first, second = presenter.open_to[:2]  # type: ignore[union-attr]
    slot = allies_slot(screen.context.game.state)
    slot.stance[first], slot.stance[second] = screen.director.viewer, -1
    screen.input.press("primary")
    table = screen.findChild(BribeTable)
    assert table is not None and table.seat == second
    offer = next(row.offer for row in table.rows if row.offer.seat == first)
    assert (offer.open, offer.words, offer.goal) == (True, tr("tables.bribes.stays"), offer.place)


def test_cards_may_be_kept(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe")
    before = len(allies_slot(screen.context.game.state).bribes)
    screen.input.press("ghost")
    assert len(allies_slot(screen.context.game.state).bribes) == before
    assert screen.context.session.decision.kind != "bribe"  # type: ignore[union-attr]


# --- allies


def test_the_die_is_rolled_for_an_ally_and_its_armies_are_placed(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "muster")
    presenter = screen.director.presenter
    assert isinstance(presenter, MusterPresenter)
    ally = presenter.ally
    screen.input.press("primary")
    qtbot.waitUntil(lambda: isinstance(screen.director.presenter, PlaceNeutralPresenter))
    placing = screen.director.presenter
    assert placing.seat == ally and 1 <= placing.left <= 6  # type: ignore[union-attr]
    assert not placing.opening  # type: ignore[union-attr]


def test_who_is_about_to_end_the_step_of_his_allies_doesnt_end_the_attack(qtbot: QtBot) -> None:
    """It ends by itself when the last of them has been reinforced."""
    screen = sit_down("world-allies", "muster", fits=one_ally)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: isinstance(screen.director.presenter, PlaceNeutralPresenter))
    placing = screen.director.presenter
    assert isinstance(placing, PlaceNeutralPresenter)
    land = screen.context.game.state.owner.index(placing.seat)
    while placing.left:
        screen.input.click(land)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.asking(AttackPresenter) is not None)
    screen.input.press("ghost")
    assert screen.toasts.panel.accessibleName() == tr("play.ended.again")
    assert screen.director.asking(AttackPresenter) is not None


def test_one_of_several_allies_is_chosen_by_its_land_or_a_figure(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "muster", fits=two_allies)
    presenter = screen.director.presenter
    assert isinstance(presenter, MusterPresenter)
    first, second = presenter.waiting[:2]
    screen.input.click(screen.context.game.state.owner.index(second))
    assert presenter.ally == second
    screen.input.pick(1)
    assert presenter.ally == first


def test_an_ally_attacks_under_his_own_colour(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "attack", fits=leads_ally)
    presenter, state = screen.director.presenter, screen.context.game.state
    edges = presenter.decision.options.edges()  # type: ignore[union-attr]
    origin, target = next((o, t) for o, t in edges if state.is_neutral(state.owner[o]))
    ally = state.owner[origin]
    screen.input.click(origin)
    screen.input.click(target)
    ask = screen.game_layout.prompt.ask
    assert ask.seat == ally and screen.context.names.player(ally) in ask.help
    rolls: list[ev.Event] = []
    screen.context.session.happened.connect(rolls.extend)
    screen.input.press("primary")
    declared = next(event for event in rolls if isinstance(event, ev.AttackDeclared))
    assert (declared.attacker, declared.origin, declared.target) == (ally, origin, target)


def test_an_ally_moves_between_his_own_lands(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "ally_fortify")
    presenter, state = screen.director.presenter, screen.context.game.state
    options = presenter.decision.options  # type: ignore[union-attr]
    origin = options.origins()[0]  # type: ignore[attr-defined]
    target = sorted(options.targets(origin))[0]  # type: ignore[attr-defined]
    before = state.armies[target]
    assert screen.context.names.player(state.owner[origin]) in screen.game_layout.prompt.ask.title
    screen.input.click(origin)
    screen.input.click(target)
    screen.input.press("primary")
    assert screen.context.armies(target) > before


# --- what is told


def test_a_bribe_is_told_without_the_card_to_others() -> None:
    names = duel()
    event = CardGiven(0, 3, 7)
    mine, others = (Narrator(names).line(event, viewer) for viewer in (0, -1))
    assert mine is not None and names.territory(7) in mine.detail
    assert others is not None and others.detail == "" and "Neutral jade" in others.title


def test_a_die_and_the_change_of_sides_are_one_line() -> None:
    narrator = Narrator(duel())
    told = narrator.lines([LoyaltyTested(2, 3, False), StanceChanged(2, 0, -1)], -1)
    assert len(told) == 1
    assert "leaves Anna" in told[0].title and "3" in told[0].detail
    firm = narrator.lines([LoyaltyTested(2, 5, True)], -1)
    assert "keeps" in firm[0].title


def test_new_armies_and_who_leads_are_told() -> None:
    narrator = Narrator(duel())
    narrator.line(ev.TurnStarted(1, 4), -1)
    raised = narrator.line(AllyMustered(1, 2, 4), -1)
    assert raised is not None and "4 armies" in raised.title and "Neutral blue" in raised.title
    attack = narrator.line(ev.AttackDeclared(2, 0, 10, 11, 3), -1)
    assert attack is not None and "led by Ben" in attack.detail


def test_the_recap_tells_changes_of_sides() -> None:
    names = duel()
    events = [ev.TurnStarted(1, 2), StanceChanged(2, 0, -1), StanceChanged(2, -1, 1), StanceChanged(3, -1, 1)]
    told = [line.title for line in make_recap(events, names, 0).lines]
    assert any("Neutral blue sides with Ben" in title for title in told)
    undone = [*events, StanceChanged(3, 1, -1)]
    assert not any("Neutral jade" in line.title for line in make_recap(undone, names, 0).lines)


def test_the_die_is_called_for_everybody(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe", ai_speed="fast")
    screen.director.animator.shown.emit(LoyaltyTested(2, 4, False))
    call = screen.game_layout.die_call
    assert call.isVisible() and tr("play.call.turns") in call.accessibleName()
    qtbot.waitUntil(lambda: not call.isVisible())


def test_only_bribes_that_are_possible_are_answers(qtbot: QtBot) -> None:
    screen = sit_down("world-allies", "bribe")
    decision = screen.context.session.decision
    assert decision is not None
    assert Bribe(0, 1) not in decision.options
    screen.input.click(screen.context.game.state.owner.index(decision.player))
    assert screen.findChild(BribeTable) is None


@pytest.mark.parametrize("edition", ["world-duel", "ad2210", "godstorm"])
def test_a_piece_tells_name_and_strength_of_a_neutral_colour_in_every_rule_set(qtbot: QtBot, edition: str) -> None:
    game = scene(edition, "attack")[0].game
    screen = ad_screen(game, (0, 1), edition=edition)
    state = game.state
    held = {
        seat: (state.owner.count(seat), sum(n for n, who in zip(state.armies, state.owner, strict=True) if who == seat))
        for seat in range(state.players, state.players + len(screen.game_layout.neutrals))
    }
    assert held and all(armies >= territories > 0 for territories, armies in held.values())
    for seat, piece in zip(held, screen.game_layout.neutrals, strict=True):
        assert piece.state.name == screen.context.names.player(seat) != ""
        assert (piece.state.territories, piece.state.armies) == held[seat]

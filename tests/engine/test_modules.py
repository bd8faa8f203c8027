"""Modules and their composition: order, options, clashes."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.attack import BATTLES
from risk_desktop.editions.common.turns import TURNS
from risk_desktop.editions.edition import Edition
from risk_desktop.engine.choices import Claim, Pass, PlaceRest
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.rules import (
    Appraisal,
    BadOption,
    DeckSpec,
    Module,
    ModuleClash,
    OptionSpec,
    Phase,
    PieceKind,
    Rules,
    resolve_options,
)
from risk_desktop.engine.state import Marker, Piece, Slot
from tests.playing import asks, choose, done, given, islands_board, new_game
from tests.testedition.skylands import (
    BEACON,
    BIDDING,
    CAPTAIN,
    CAPTAINS,
    CLOUD,
    SKY,
    STAR,
    Note,
    battles,
    coins,
    sky_board,
    skylands,
)


def compose(*modules: Module) -> Rules:
    return Rules("test", islands_board(), modules, 3, {})


# --- clashes ----------------------------------------------------------------------------------------------------------

A, B = Module(id="a"), Module(id="b", needs=("a",))


def deck(name: str) -> Module:
    return Module(id=f"deck {name}", decks=(DeckSpec("cards", len),))


CLASHES = {
    "named twice": ((A, A), "named twice"),
    "need": ((B,), "b needs a"),
    "exclude": ((A, Module(id="c", excludes=("a",))), "c excludes a"),
    "exclude, other order": ((Module(id="c", excludes=("a",)), A), "c excludes a"),
    "decks": ((deck("x"), deck("y")), "two modules define cards"),
    "slots": ((Module(id="c", slots={"s": Slot}), Module(id="d", slots={"s": Slot})), "two modules define s"),
    "pieces": ((Module(id="c", pieces=(PieceKind("p"),)), Module(id="d", pieces=(PieceKind("p"),))), "define p"),
    "options": (
        (Module(id="c", options=(OptionSpec("o", 1, (1,)),)), Module(id="d", options=(OptionSpec("o", 2, (2,)),))),
        "two modules define o",
    ),
    "phases": ((Module(id="c", phases=(Phase("p", Note),)), Module(id="d", phases=(Phase("p", Note),))), "define p"),
    "phase after nothing": ((Module(id="c", phases=(Phase("p", Note, after="q"),)),), "p wants to follow q"),
    "dice": (
        (Module(id="c", combat_dice=lambda o: CombatDice()), Module(id="d", combat_dice=lambda o: CombatDice())),
        "two modules set the combat dice",
    ),
    "two kinds of battles": ((TURNS, BATTLES, battles()), "named twice"),
    "sealed": ((BIDDING, Module(id="captains"), Module(id="d", sealed=BIDDING.sealed)), "two modules define bid"),
    "reactions": ((TURNS, battles(), Module(id="d", reactions=battles().reactions)), "two modules define battle"),
}


@pytest.mark.parametrize(("modules", "message"), CLASHES.values(), ids=CLASHES)
def test_modules_that_clash_fail_when_they_are_put_together(modules, message):
    with pytest.raises(ModuleClash, match=message):
        compose(*modules)


def test_modules_that_go_together():
    assert compose(A, B).modules == (A, B)
    assert compose(B, A).modules == (B, A)


# --- order ------------------------------------------------------------------------------------------------------------


def phase(name: str, after: str = "") -> Module:
    return Module(id=name, phases=(Phase(name, Note, after),))


def names(*modules: Module) -> list[str]:
    return [p.name for p in compose(*modules).phases]


def test_phases_stand_in_the_order_of_the_modules():
    assert names(phase("b"), phase("a"), phase("c")) == ["b", "a", "c"]


def test_a_phase_may_follow_another():
    assert names(phase("a"), phase("b"), phase("x", "a")) == ["a", "x", "b"]
    assert names(phase("x", "a"), phase("a"), phase("b")) == ["a", "x", "b"]


def test_phases_that_follow_the_same_one_keep_the_order_of_the_modules():
    assert names(phase("a"), phase("b"), phase("x", "a"), phase("y", "a")) == ["a", "x", "y", "b"]
    assert names(phase("a"), phase("x", "a"), phase("z", "x"), phase("y", "a")) == ["a", "x", "z", "y"]
    assert names(phase("a"), phase("x", "a"), phase("y", "a"), phase("z", "x")) == ["a", "x", "z", "y"]


def test_the_phases_of_a_turn_run_in_their_order():
    rules = skylands(3)
    assert [p.name for p in rules.phases] == ["reinforce", "attack", "feast", "songs", "rest", "fortify"]
    game = given([0, 1, 2, 0, 1, 2], rules=rules)
    asks(game, "reinforce", 1)
    assert game.state.markers == [Marker("feast", 0), Marker("songs", 0), Marker("rest", 0)]


# --- options ----------------------------------------------------------------------------------------------------------


def test_options_of_all_modules_are_joined():
    specs = (OptionSpec("x", 1, (1, 2)), OptionSpec("y", (1, 2), ((1, 2), (3, 4))))
    modules = (Module(id="c", options=specs[:1]), Module(id="d", options=specs[1:]))
    assert resolve_options(modules, {}) == {"x": 1, "y": (1, 2)}
    assert resolve_options(modules, {"x": 2, "y": (3, 4)}) == {"x": 2, "y": (3, 4)}
    with pytest.raises(BadOption, match="x=3"):
        resolve_options(modules, {"x": 3})
    edition = Edition("e", modules, ("b",), (2,), 1999)
    assert edition.options == specs


def test_a_module_may_set_the_combat_dice_by_an_option():
    def dice(options):
        return CombatDice(max_defence=options["n"])

    module = Module(id="c", options=(OptionSpec("n", 2, (2, 3)),), combat_dice=dice)
    assert Rules("test", islands_board(), (module,), 3, {"n": 3}).combat_dice.max_defence == 3
    assert compose().combat_dice == CombatDice()


# --- what modules add -------------------------------------------------------------------------------------------------


def test_pieces_stand_on_the_board_from_the_start():
    rules = skylands()
    assert set(rules.pieces) == {CAPTAIN, BEACON}
    assert rules.pieces[CAPTAIN].die == 8
    assert rules.new_state(1).pieces == [Piece(BEACON, -1, CLOUD), Piece(BEACON, -1, STAR)]


def test_a_turn_action_is_offered_in_its_phase_in_the_order_of_the_modules():
    game = given([0, 1, 2, 0, 1, 2], rules=skylands(3), phase="reinforce")
    coins(game).purse[:] = [5, 5, 5]
    assert list(asks(game, "hire", 0).options) == [Claim(0), Claim(3), Pass()]
    choose(game, Claim(3))
    assert coins(game).purse == [3, 5, 5]
    assert game.state.pieces[-1] == Piece(CAPTAIN, 0, 3)
    assert coins(game).spent == {"captains": 2, "counted": 3}
    assert asks(game, "reinforce", 0).options.total == 3 + 1


def test_a_turn_action_may_be_declined_or_impossible():
    game = given([0, 1, 2, 0, 1, 2], rules=skylands(3), phase="reinforce")
    asks(game, "reinforce", 0)
    game = given([0, 1, 2, 0, 1, 2], rules=skylands(3), phase="reinforce")
    coins(game).purse[0] = 2
    done(game)
    assert coins(game).purse[0] == 2
    asks(game, "reinforce", 0)


def test_triggers_run_on_their_events():
    game = given([0, 1, 2, 0, 1, 2], rules=skylands(3))
    asks(game, "reinforce", 1)
    assert coins(game).purse == [0, 1, 0]


def test_a_module_adds_terms_to_the_evaluation():
    rules = skylands()
    state = given([0, 1, 2, 0, 1, 1], rules=rules).state
    (term,) = [term for term in rules.appraise if term.name == "altitude"]
    assert isinstance(term, Appraisal)
    assert [term.value(state, rules, player) for player in range(3)] == [0.0, 2.0, 0.0]


def test_a_module_adds_a_victory():
    game = given([0, 0, 1, 1, 0, 0], rules=skylands())
    assert game.check_victory()
    assert (game.state.outcome.winners, game.state.outcome.reason) == ((0,), "sky")
    assert game.state.stack == []
    game = given([0, 0, 1, 1, 0, 1], rules=skylands())
    assert not game.check_victory()


def test_setup_steps_run_in_the_order_of_the_modules():
    game = new_game(skylands(3, purse=5))
    while game.pending().kind == "setup_place":
        game.apply(PlaceRest())
    asks(game, "bid", 0)
    assert all(1 <= omen <= 6 for omen in coins(game).omens)
    assert [len(hand) for hand in game.state.decks["schemes"].hands] == [2, 2, 2]
    assert SKY.needs == ("battles", "captains") and CAPTAINS in game.rules.modules


def test_the_boards_of_a_graph():
    board = sky_board()
    assert [t.board for t in board.territories] == [0, 0, 0, 0, 1, 1]
    assert board.index("star") == STAR
    with pytest.raises(KeyError):
        board.index("moon")
    assert board.reachable(0, lambda t: t < 4) == {0, 1, 2, 3}
    assert list(board.held_by([0, 1, 0, 1, 1, 1], 0)) == [0, 2]
    assert list(board.regions_held([0, 1, 0, 1, 1, 1], 1)) == [1]

"""The game loop, the dice, the state: what every edition relies on."""

from __future__ import annotations

import pytest

from risk_desktop.engine.choices import Attack, Fortify, Pass
from risk_desktop.engine.dice import ScriptedDice, ScriptedDiceExhausted, SeededDice, advance, pick, shuffle
from risk_desktop.engine.events import (
    AttackDeclared,
    CardDrawn,
    CardsTaken,
    GameWon,
    PlayerEliminated,
    ReactionPlayed,
    RegionBroken,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.game import EndlessLoop, Game, Record
from risk_desktop.engine.state import NOBODY, Deck, Marker, Outcome, Piece, Slot
from risk_desktop.engine.step import Step
from tests.playing import at, attack, choose, given, islands_board, number, occupy, play_on, refuses, world
from tests.testedition.skylands import BREACH, CAPTAIN, NORTH, STAR, lead_captain, sky_board, skylands


class Forever(Step, frozen=True):
    def run(self, game: Game) -> None:
        game.push(self)


class Nothing(Step, frozen=True):
    pass


def bare(*steps: Step) -> Game:
    rules = world()
    game = Game(rules, rules.new_state(1))
    game.push(*steps)
    return game


def test_an_endless_loop_is_an_error_that_shows_the_stack():
    with pytest.raises(EndlessLoop, match="Forever"):
        bare(Forever()).pending()


def test_a_step_that_neither_asks_nor_runs_is_an_error():
    with pytest.raises(NotImplementedError, match="Nothing"):
        bare(Nothing()).pending()
    with pytest.raises(NotImplementedError, match="Nothing"):
        Nothing().take(bare(), Pass())


def test_a_plain_step_hides_nothing():
    game = bare()
    step = Nothing()
    assert step.redacted(game.state, 1) is step
    assert step.guessed(game, SeededDice(1)) is step


def test_the_first_of_pushed_steps_runs_first():
    game = bare(Nothing(), Forever())
    assert game.state.stack == [Forever(), Nothing()]


def test_a_game_without_steps_asks_nothing():
    game = bare()
    assert game.pending() is None
    assert refuses(game, Pass()).key == "illegal.over"


def test_the_end_clears_the_stack_and_is_told():
    game = bare(Forever())
    game.end(Outcome((1, 2), "agreed"))
    assert game.pending() is None
    assert game.take_events() == [GameWon((1, 2), "agreed")]
    assert game.take_events() == []


def test_after_the_end_nothing_more_is_lined_up():
    game = bare()
    game.end(Outcome((1,), "agreed"))
    game.push(Forever())
    assert game.pending() is None


def test_an_empty_territory_falls_without_a_roll():
    game = given([0, 0, 1, 1, NOBODY, NOBODY], [3, 1, 4, 1, 0, 0], turn=1, rolls=[])
    events = choose(game, Attack(number(game, "lantern_hill"), number(game, "amber_coast"), 1))
    assert events == [AttackDeclared(1, NOBODY, 2, 4, 1), TerritoryConquered(1, NOBODY, 2, 4, 1)]
    events = occupy(game, 3)
    assert not [event for event in events if isinstance(event, (RegionBroken, PlayerEliminated))]
    assert (at(game, "lantern_hill"), at(game, "amber_coast")) == ((1, 1), (1, 3))
    assert game.state.alive == [True, True, False]


def test_a_record_holds_the_player_the_choice_and_the_rolls():
    game = given({"tern_head": 0}, {"tern_head": 2}, rest=1, rolls=[1, 6])
    assert game.apply(Attack(0, 2, 1)) == Record(0, Attack(0, 2, 1), (1, 6))


def test_events_as_others_see_them():
    taken = CardsTaken(0, 1, (3, 4))
    assert taken.seen_by(0) == taken.seen_by(1) == taken
    assert taken.seen_by(2) == CardsTaken(0, 1, (-1, -1))
    drawn = CardDrawn(0, "territory", 7)
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == CardDrawn(0, "territory", -1)
    for open_event in (TurnStarted(0, 1), ReactionPlayed(0, "battle", "fog")):
        assert open_event.visible_to is None
        assert open_event.public() is None
        assert open_event.seen_by(2) == open_event


# --- dice -------------------------------------------------------------------------------------------------------------


def test_the_generator_is_splitmix64():
    # Published first outputs of SplitMix64 for the seed 1234567.
    seed, outputs = 1234567, []
    for _ in range(3):
        seed, bits = advance(seed)
        outputs.append(bits)
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_seeded_dice_are_repeatable_and_fair_enough():
    dice, again = SeededDice(5), SeededDice(5)
    rolls = [dice.roll(6) for _ in range(6_000)]
    assert rolls == [again.roll(6) for _ in range(6_000)]
    assert all(880 < rolls.count(face) < 1120 for face in range(1, 7))


def test_dice_keep_a_log_when_asked():
    log: list[int] = []
    dice = SeededDice(5, log)
    rolled = [dice.roll(8) for _ in range(5)]
    assert log == rolled


def test_scripted_dice_show_what_they_are_told():
    dice = ScriptedDice([3, 5])
    dice.extend([8])
    assert dice.left == 3
    assert [dice.roll(6), dice.roll(6), dice.roll(8)] == [3, 5, 8]
    assert dice.log == [3, 5, 8]
    with pytest.raises(ScriptedDiceExhausted, match="no roll left for a d6"):
        dice.roll(6)
    dice = ScriptedDice([7])
    dice.log = None
    with pytest.raises(ScriptedDiceExhausted, match="7 is not on a d6"):
        dice.roll(6)
    dice.extend([2])
    assert dice.roll(6) == 2


def test_shuffling_and_picking():
    items = list(range(50))
    shuffle(items, SeededDice(2))
    assert sorted(items) == list(range(50)) != items
    assert pick(["a", "b", "c"], ScriptedDice([2])) == "b"


# --- state ------------------------------------------------------------------------------------------------------------


class Pockets(Slot):
    left: list[int]
    right: dict[str, int]
    name: str = "coat"


def test_a_copy_shares_nothing_that_changes():
    game = given([0, 1, 2, 0, 1, 2], rules=skylands(3))
    state = game.state
    copy = state.copy()
    assert copy == state
    copy.owner[0] = copy.armies[0] = copy.reserve[0] = 9
    copy.alive[0] = False
    copy.decks["schemes"].hands[0].append(1)
    copy.decks["schemes"].draw.clear()
    copy.slots["coins"].purse[0] = 9
    copy.slots["coins"].spent["x"] = 9
    copy.pieces.append(Piece(CAPTAIN, 0, 0))
    copy.markers.append(Marker(BREACH, 0))
    copy.quiet[0] = "turn"
    copy.stack.clear()
    assert state == given([0, 1, 2, 0, 1, 2], rules=skylands(3)).state


def test_a_slot_copies_its_lists_and_dicts():
    slot = Pockets([1], {"a": 1})
    copy = slot.copy()
    copy.left.append(2)
    copy.right["b"] = 2
    assert slot == Pockets([1], {"a": 1}, "coat")
    assert type(copy) is Pockets


def test_a_deck_copies_its_piles():
    deck = Deck([1], [2], [[3]])
    copy = deck.copy()
    copy.hands[0].append(4)
    assert deck == Deck([1], [2], [[3]])


def test_alone_one_is_next_to_oneself():
    state = world().new_state(1)
    state.alive = [False, True, False]
    assert state.next_alive(1) == 1
    state.alive = [False, False, False]
    assert state.next_alive(2) == 2


# --- several boards, pieces, permits ----------------------------------------------------------------------------------


def skyfall() -> Game:
    """Player 0 at home with armies in east, player 1 in the sky."""
    return given([0, 0, 2, 0, 1, 1], [3, 9, 2, 3, 1, 1], rules=skylands(3))


def test_the_second_board_is_entered_only_with_a_piece():
    game = skyfall()
    reason = refuses(game, Attack(number(game, "east"), number(game, "cloud"), 1))
    assert (reason.key, reason.params) == ("illegal.attack.barred", {"origin": 1, "target": 4})
    assert set(game.pending().options.edges()) == {(1, 2), (3, 2)}
    game = skyfall()
    game.state.pieces.append(Piece(CAPTAIN, 0, 1))
    assert (1, 4) in set(game.pending().options.edges())
    game.state.pieces[-1] = Piece(CAPTAIN, 2, 1)
    assert (1, 4) not in set(game.pending().options.edges())


def test_the_piece_goes_along_and_leads_on():
    game = skyfall()
    game.state.pieces += [Piece(CAPTAIN, 0, 1), Piece(CAPTAIN, 1, 4)]
    attack(game, "east", "cloud", 3, [8, 1, 1, 2])
    occupy(game, 8)
    assert at(game, "cloud") == (0, 8)
    assert [p for p in game.state.pieces if p.kind == CAPTAIN] == [Piece(CAPTAIN, 0, 4)]
    attack(game, "cloud", "star", 3, [7, 1, 1, 2])
    occupy(game, 3)
    assert game.pending() is None
    assert game.state.outcome == Outcome((0,), "sky")


def test_from_the_sky_one_may_come_down():
    game = given([0, 0, 2, 0, 1, 1], [3, 1, 2, 3, 9, 1], rules=skylands(3), turn=1)
    assert set(game.pending().options.edges()) == {(4, 1)}
    assert game.rules.allows("enter", game, 1, 4, 1)


def test_a_trigger_sees_each_event():
    game = skyfall()
    game.state.pieces = [Piece(CAPTAIN, 0, NORTH), Piece(CAPTAIN, 0, STAR)]
    lead_captain(game, TerritoryConquered(0, 1, NORTH, STAR, 1))
    assert game.state.pieces == [Piece(CAPTAIN, 0, STAR)]


def test_games_of_the_test_edition_end_with_a_winner():
    for players in (3, 4, 5, 6):
        for seed in range(3):
            rules = skylands(players, reopen=seed == 1, purse=5, round_limit=20)
            game = given([n % players for n in range(6)], [5] * 6, rules=rules, phase="reinforce", rolls=None)
            for _ in play_on(game, seed, budget=5_000):
                assert min(game.state.armies) >= 1
            assert game.state.outcome is not None


def test_regions_and_boards_by_territory():
    assert sky_board().region_of == (0, 0, 0, 0, 1, 1)
    assert len(islands_board()) == 6
    game = given([0, 0, 0, 1, 1, 1], [3, 1, 1, 1, 1, 1], phase="fortify")
    choose(game, Fortify(0, 1, 2))
    assert at(game, "seal_bay") == (0, 3)

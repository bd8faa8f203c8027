"""Games at random, for every edition, number of players and board: what must hold at every moment of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from risk_desktop.editions.classic.neutrals.stances import ALLIES
from risk_desktop.editions.common.attack import SettleConquest
from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack
from risk_desktop.engine.dice import ScriptedDice, SeededDice
from risk_desktop.engine.events import HIDDEN, ArmiesLost, Event, IncomeReceived, SetTraded
from risk_desktop.engine.game import Game, IllegalChoice
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.view import View, determinize, view
from risk_desktop.storage.codec import decode_state, encode_state
from tests.playing import board_of, islands_board, new_game, play_on, state_hash

ROUNDS = 10
SETUP_KINDS = {"claim", "setup_place"}
PLAYED_ON = 10
"""Decisions on a copy: with more of them, copies would be played longer than the games."""


def cases() -> Iterator[object]:
    """Yield edition, players and board: the edition's own, and the small one where it can be played there."""
    for edition in EDITIONS.values():
        for players in edition.players:
            yield pytest.param(edition.id, players, None, id=f"{edition.id}-{players}")
        if edition.id == "world":
            for players in edition.players:
                yield pytest.param(edition.id, players, islands_board(), id=f"{edition.id}-{players}-islands")


every_game = pytest.mark.parametrize(("edition", "players", "board"), list(cases()))


def limited(edition: str, players: int, board: Board | None) -> Rules:
    """Return rules that end by themselves."""
    known = {spec.key for spec in EDITIONS[edition].options}
    options = {"round_limit": ROUNDS} if "round_limit" in known else {}
    return make_rules(edition, board or board_of(edition), players, options)


@every_game
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_holds_at_every_moment(edition, players, board, seed):
    game = new_game(limited(edition, players, board), seed)
    dice = SeededDice(99)
    seen = Counter()
    for n, (decision, _, _) in enumerate(play_on(game, seed + 7)):
        seen[decision.kind] += 1
        following = game.pending()
        if following is None:
            break
        assert following.options.count > 0
        for _ in range(2):
            choice = following.options.sample(dice)
            assert choice in following.options
            assert following.options.explain(choice) is None
        check_state(game)
        if n % 23 == 0:
            check_clone(game)
            check_views(game)
    assert game.state.outcome is not None
    assert game.state.round <= ROUNDS + 1
    assert game.pending() is None
    assert {"reinforce", "attack"} <= set(seen)
    assert "occupy" in seen or game.state.round < ROUNDS, "a game may end early, but a long one has conquests"
    assert "defend" in seen or game.rules.neutrals


def check_state(game: Game) -> None:
    """Nothing is lost, nothing is negative, nobody is forgotten."""
    state, rules = game.state, game.rules
    assert min(state.reserve) >= 0
    for name, deck in state.decks.items():
        cards = sorted(card for pile in (deck.draw, deck.discard, deck.aside, *deck.hands) for card in pile)
        assert cards == list(range(rules.decks[name].cards(rules.board)))
    if state.round:
        assert min(state.armies) >= (0 if rules.pieces else 1)
        if not any(isinstance(step, SettleConquest) for step in state.stack):
            on_board = [seat in rules.tenure.command(state, seat)[0] for seat in range(state.seats)]
            assert state.alive == on_board
        assert state.alive[state.turn]
    for player, alive in enumerate(state.alive):
        assert alive or not any(deck.hands[player] for deck in state.decks.values())


def check_clone(game: Game) -> None:
    """A copy is equal, and playing on it changes nothing here."""
    before = state_hash(game.snapshot())
    copy = game.clone(seed=game.state.seed)
    assert copy.state == game.state
    assert copy.pending() is not None
    assert (copy.pending().kind, copy.pending().player) == (game.pending().kind, game.pending().player)
    dice = SeededDice(1)
    for _ in range(PLAYED_ON):
        decision = copy.pending()
        if decision is None:
            break
        copy.apply(decision.options.sample(dice))
    assert state_hash(copy.snapshot()) != before
    assert state_hash(game.snapshot()) == before
    assert game.clone(seed=5).state.seed == 5


def check_views(game: Game) -> None:
    """Nobody sees another's cards, the draw pile or the dice; what is guessed agrees with what was seen."""
    asked = game.pending()
    seed = str(game.snapshot().seed)
    for player in range(-1, game.state.players):
        seen = view(game, player)
        assert seen.state.seed == 0
        assert seed not in msgspec.json.encode(msgspec.to_builtins(seen.state)).decode()
        for name, deck in seen.state.decks.items():
            real = game.state.decks[name]
            assert set(deck.draw) <= {HIDDEN}
            assert deck.discard == real.discard
            for owner, hand in enumerate(deck.hands):
                assert len(hand) == len(real.hands[owner])
                open_hand = seen.rules.decks[name].public_hands or owner in own_hands(seen, name, player)
                assert hand == real.hands[owner] if open_hand else set(hand) <= {HIDDEN, *given_by(game, player)}
        guess = determinize(seen, SeededDice(player + 3))
        check_state(guess)
        assert msgspec.structs.replace(view(guess, player).state, seed=0) == seen.state
    seen = view(game, asked.player)
    same = Game(seen.rules, seen.state).pending()
    assert (same.kind, same.player, same.options.count) == (asked.kind, asked.player, asked.options.count)
    assert same.step == asked.step.redacted(game.state, asked.player)
    choice = asked.options.sample(SeededDice(8))
    assert choice in same.options


def own_hands(seen: View, deck: str, player: int) -> tuple[int, ...]:
    """Return whose hands of a deck ``player`` may see as his own: those of his side, where they are shared."""
    return seen.rules.side_of(player) if player >= 0 and deck in seen.rules.joint_hands else (player,)


def given_by(game: Game, player: int) -> set[int]:
    """Return the cards that ``player`` knows because he gave them away as bribes."""
    bribes = game.state.slots[ALLIES].bribes if ALLIES in game.state.slots else ()
    return {card for _, giver, card in bribes if giver == player}


@pytest.mark.parametrize("board", [None, islands_board()], ids=["earth", "islands"])
@pytest.mark.parametrize("players", EDITIONS["world"].players)
def test_armies_come_only_from_income_and_cards_and_go_only_in_battle(players, board):
    """Other editions have other sources."""
    game = new_game(limited("world", players, board), seed=players + 20)
    game.pending()
    game.take_events()
    total = sum(game.state.armies) + sum(game.state.reserve)
    for _ in play_on(game, seed=players):
        total += sum(change(event) for event in game.take_events())
        assert sum(game.state.armies) + sum(game.state.reserve) == total


def change(event: Event) -> int:
    """Return how many armies an event brings into the game."""
    if isinstance(event, IncomeReceived):
        return sum(line.armies for line in event.lines)
    if isinstance(event, SetTraded):
        return event.armies
    return -event.armies if isinstance(event, ArmiesLost) else 0


@every_game
def test_records_replay_the_game_and_its_stack_is_plain_data(edition, players, board):
    rules = limited(edition, players, board)
    game = new_game(rules, seed=players + 40)
    first: list[int] = []
    game.dice.log = first
    game.pending()
    opening = tuple(first)
    records, steps = [], 0
    for n, (_, _, record) in enumerate(play_on(game, seed=players)):
        records.append(record)
        if n % 10 == 0:
            steps += check_stack(game)
    assert steps > 20
    final = game.snapshot()

    again = new_game(rules, seed=players + 40)
    for record in records:
        assert again.pending().player == record.player
        assert again.apply(record.choice) == record
    assert again.snapshot() == final

    rolls = [*opening, *(roll for record in records for roll in record.rolls)]
    scripted = new_game(rules, seed=0)
    scripted.dice = ScriptedDice(rolls)
    for record in records:
        assert scripted.apply(record.choice) == record
    assert scripted.dice.left == 0
    assert msgspec.structs.replace(scripted.snapshot(), seed=0) == msgspec.structs.replace(final, seed=0)


def check_stack(game: Game) -> int:
    """What waits on the stack can be written and read back; return how many steps that are."""
    for step in game.state.stack:
        assert msgspec.to_builtins(step)["step"] == type(step).__name__
    assert decode_state(encode_state(game.state)).stack == game.state.stack
    return len(game.state.stack)


@every_game
def test_a_snapshot_goes_on_as_the_game_does(edition, players, board):
    rules = limited(edition, players, board)
    game = new_game(rules, seed=3)
    for n, _ in enumerate(play_on(game, seed=players)):
        if n == 150:
            break
    copy = Game(rules, game.snapshot())
    dice, same = SeededDice(4), SeededDice(4)
    for _ in range(60):
        if game.pending() is None:
            break
        game.apply(game.pending().options.sample(dice))
        copy.apply(copy.pending().options.sample(same))
    assert copy.snapshot() == game.snapshot()


def test_an_illegal_choice_changes_nothing_at_any_moment():
    game = new_game(limited("world", 3, islands_board()), seed=2)
    for n, _ in enumerate(play_on(game, seed=2)):
        if game.pending() is None or n % 5:
            continue
        before = state_hash(game.snapshot())
        with pytest.raises(IllegalChoice):
            game.apply(Attack(0, 0, 9))
        assert state_hash(game.snapshot()) == before


def test_a_clone_does_not_foresee_the_dice():
    game = new_game(limited("world", 3, islands_board()), seed=2)
    rolls = [tuple(copy.dice.roll(6) for _ in range(20)) for copy in (game, game.clone(1), game.clone(7))]
    assert len(set(rolls)) == 3

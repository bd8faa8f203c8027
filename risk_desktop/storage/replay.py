"""From a save back to a running game: go on at its end, or play it again from its beginning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from risk_desktop.editions.common.own_cards import OwnCardsError
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.board import Board
from risk_desktop.engine.dice import ScriptedDiceExhausted, SeededDice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import Deck, GameState
from risk_desktop.maps.problems import Problem

from .codec import CodecError, decode_state, state_hash
from .lines import SnapshotLine
from .reading import LoadedSave, SavedRecord, SaveError


class RecordedDice(SeededDice):
    """Dice that show what was recorded, while their seed walks along as it did then."""

    __slots__ = ("_script",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._script: list[int] = []

    def expect(self, rolls: Sequence[int]) -> None:
        """Show ``rolls`` next."""
        self._script = list(reversed(rolls))

    def roll(self, sides: int) -> int:
        """Return the next recorded roll; ScriptedDiceExhausted if there is none or it is not on the die."""
        log, self.log = self.log, None
        super().roll(sides)
        self.log = log
        value = self._script.pop() if self._script else 0
        if not 1 <= value <= sides:
            raise ScriptedDiceExhausted(f"{value} is not on a d{sides}")
        if log is not None:
            log.append(value)
        return value


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game to go on with: after how many ``records``, and the ``problems`` that kept it from the very end."""

    game: Game
    records: int
    problems: list[Problem] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Played:
    """One step of a replay: the record (None for the set-up before the first one), its events, the game after it."""

    number: int
    saved: SavedRecord | None
    events: list[Event]
    game: Game


class ReplayFault(Exception):
    """A record that doesn't lead where it led when it was written; ``problem`` says which line and why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key, problem.line)
        self.problem = problem


def resume(loaded: LoadedSave, board: Board) -> Resumed:
    """Return the game of ``loaded`` as far as its records hold good; SaveError if not even its beginning does."""
    rules = rules_of(loaded, board)
    state = loaded.state
    if state is not None and not fits(state, rules):
        raise SaveError(loaded.path, Problem("storage.state_unfit"))
    try:
        game = _recorded(rules, state if state is not None else _fresh(rules, loaded.header.seed))
        done = loaded.at
        for saved in loaded.records_since:
            before = game.snapshot()
            try:
                step(game, saved)
            except ReplayFault as fault:
                return Resumed(_living(rules, before), done, [*loaded.problems, fault.problem])
            done += 1
        return Resumed(_living(rules, game.snapshot()), done, list(loaded.problems))
    except Exception as fault:
        # The state is well formed but makes no sense to the rules: only a forged or half-understood file does that.
        raise SaveError(loaded.path, Problem("storage.state_unfit")) from fault


def replay(loaded: LoadedSave, board: Board, strictly: bool = False) -> Iterator[Played]:
    """Play ``loaded`` again from its beginning, step by step.

    ``strictly`` takes the dice from the seed instead of the file and compares every snapshot too. Raises ReplayFault
    where the file and the rules disagree or a record is missing, SaveError if the rules can't be made.
    """
    rules = rules_of(loaded, board)
    game = start_game(rules, loaded.header.seed)
    game.pending()
    opening = game.take_events()
    if loaded.first is not None and state_hash(loaded.first) != state_hash(game.state):
        if strictly or not fits(loaded.first, rules):
            raise ReplayFault(Problem("storage.start_differs", line=1))
        game, opening = Game(rules, loaded.first.copy()), []
    if not strictly:
        game = _recorded(rules, game.snapshot())
    snapshots = list(reversed(loaded.snapshots)) if strictly else []
    compare_snapshots(snapshots, 0, game)
    yield Played(0, None, opening, game)
    for number, saved in enumerate(loaded.records, start=1):
        if saved is None:
            raise ReplayFault(Problem("storage.record_lost", {"number": number}, _line_before(loaded, number)))
        step(game, saved)
        compare_snapshots(snapshots, number, game)
        yield Played(number, saved, game.take_events(), game)


def step(game: Game, saved: SavedRecord) -> None:
    """Apply one saved record and compare what comes of it; ReplayFault (the game is unusable then)."""
    record = saved.record
    if isinstance(game.dice, RecordedDice):
        game.dice.expect(record.rolls)
    try:
        made = game.apply(record.choice)
    except Exception as fault:
        # Whatever a wrong choice or a wrong roll does to the rules, the file is what is at fault.
        raise ReplayFault(Problem("storage.record_illegal", line=saved.line)) from fault
    if made.rolls != record.rolls:
        raise ReplayFault(Problem("storage.dice_differ", line=saved.line))
    if made.player != record.player or (saved.hash and state_hash(game.state) != saved.hash):
        raise ReplayFault(Problem("storage.hash_differs", line=saved.line))


def compare_snapshots(snapshots: list[tuple[int, SnapshotLine]], number: int, game: Game) -> None:
    """Take the snapshots after record ``number`` off the end of the list; ReplayFault if one isn't this position."""
    while snapshots and snapshots[-1][1].n == number:
        line, saved = snapshots.pop()
        try:
            same = decode_state(saved.state) == game.snapshot()
        except CodecError:
            same = False
        if not same:
            raise ReplayFault(Problem("storage.snapshot_differs", line=line))


def rules_of(loaded: LoadedSave, board: Board) -> Rules:
    """Return the rules that the save was played by; SaveError if this program doesn't know them."""
    header = loaded.header
    try:
        return make_rules(header.edition, board, header.players, header.options)
    except (LookupError, ValueError):
        raise SaveError(loaded.path, Problem("storage.rules_unknown", {"edition": header.edition[:40]}, 1)) from None
    except OwnCardsError as fault:
        where: dict[str, str | int | float] = {"file": str(fault.file), "row": fault.problem.line}
        key = "storage.own_cards" if fault.problem.line else "storage.own_cards_file"
        raise SaveError(loaded.path, Problem(key, where, 1)) from None


def fits(state: GameState, rules: Rules) -> bool:
    """Tell whether ``state`` has the shape that ``rules`` give a state: lengths of lists, decks, slots, ranges."""
    model = rules.new_state(0)
    by_territory = (state.owner, state.armies)
    by_player = (state.alive, state.reserve, state.quiet)
    decks_fit = state.decks.keys() == model.decks.keys() and all(
        _deck_fits(deck, model.decks[name]) for name, deck in state.decks.items()
    )
    slots_fit = {name: type(slot) for name, slot in state.slots.items()} == {
        name: type(slot) for name, slot in model.slots.items()
    }
    return (
        state.players == rules.players
        and all(len(values) == len(rules.board) for values in by_territory)
        and all(len(values) == rules.seats for values in by_player)
        and all(-1 <= owner < rules.seats for owner in state.owner)
        and all(armies >= 0 for armies in state.armies)
        and -1 <= state.turn < rules.players
        and decks_fit
        and slots_fit
    )


def _deck_fits(deck: Deck, model: Deck) -> bool:
    """Tell whether ``deck`` has a hand for each player, and every card at most once."""
    cards = [card for pile in (deck.draw, deck.discard, *deck.hands) for card in pile]
    return len(deck.hands) == len(model.hands) and len(set(cards)) == len(cards) and set(cards) <= set(model.draw)


def _fresh(rules: Rules, seed: int) -> GameState:
    game = start_game(rules, seed)
    game.pending()
    return game.snapshot()


def _recorded(rules: Rules, state: GameState) -> Game:
    return Game(rules, state.copy(), RecordedDice(state.seed))


def _living(rules: Rules, state: GameState) -> Game:
    game = Game(rules, state)
    game.pending()
    return game


def _line_before(loaded: LoadedSave, number: int) -> int:
    """Return the line of the last record before record ``number``, 1 if there is none."""
    before = [saved.line for saved in loaded.records[: number - 1] if saved is not None]
    return max(before, default=1)

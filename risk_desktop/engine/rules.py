"""Modules and their composition: an edition is a list of modules plus options, and nothing but these fixed lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from .appraisal import Appraisal, Hands, Stakes, Survey
from .board import Board
from .combat_dice import CLASSIC_DICE, CombatDice
from .events import Event, IncomeLine
from .state import Deck, GameState, Outcome, Piece, Slot
from .step import Step
from .tenure import SOLE, Tenure

if TYPE_CHECKING:
    from .combat import Modifier
    from .dice import Dice
    from .game import Game
    from .reactions import ReactionRule
    from .sealed import SealedRule

OptionValue = int | str | bool | tuple[int, ...]


class ModuleClash(ValueError):
    """Two modules of an edition don't go together, or one needs another that is absent."""


class BoardUnfit(ValueError):
    """Rules that can't be played on this board: ``edition`` needs another one than ``boards``."""

    def __init__(self, edition: str, boards: Sequence[str]) -> None:
        super().__init__(f"{edition} can't be played on {', '.join(boards)}")
        self.edition, self.boards = edition, tuple(boards)


OptionGroup = Literal["goal", "start", "cards", "battle", "moves", "neutrals", "other"]
"""What a house rule is about, in the order in which they are shown."""


@dataclass(frozen=True, slots=True)
class IdleWhen:
    """A house rule has no effect while another ``option`` has one of ``values``; with ``only``, just these values of its own."""

    option: str
    values: tuple[OptionValue, ...]
    only: tuple[OptionValue, ...] = ()


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A house rule: ``key``, printed value ``default``, and the ``values`` a player may choose from.

    ``group``: what it is about; within a group a higher ``place`` stands later. ``idle_when``: what leaves it without effect;
    ``idle_for(players, options)``: whether it has none with this number of players.
    """

    key: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    group: OptionGroup = "other"
    place: int = 0
    idle_when: tuple[IdleWhen, ...] = ()
    idle_for: Callable[[int, Mapping[str, OptionValue]], bool] | None = None


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of a turn: ``start(player)`` gives its step. ``after`` names the phase that it follows ("" = in order).

    ``after`` may also be a function of the options that gives the name. ``asks``: the kinds of its questions, where they
    aren't called as it is.
    """

    name: str
    start: Callable[[int], Step]
    after: str | Callable[[Mapping[str, OptionValue]], str] = ""
    asks: tuple[str, ...] = ()

    @property
    def questions(self) -> tuple[str, ...]:
        """The kinds of questions with which a player decides what he does in it."""
        return self.asks or (self.name,)

    def follows(self, options: Mapping[str, OptionValue]) -> str:
        """Return the name of the phase that this one follows under these options."""
        return self.after if isinstance(self.after, str) else self.after(options)


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of figure that is no army: ``die`` sides it fights with, ``cost`` in the edition's money.

    ``most``: how many of them a player may have.
    """

    kind: str
    die: int = 6
    cost: int = 0
    most: int = 1


@dataclass(frozen=True, slots=True)
class DeckSpec:
    """A deck: ``cards(board)`` gives how many cards it has, numbered from 0.

    ``face_down``: its cards lie before their owner with their backs up, and he lifts them when he wants to look.
    """

    name: str
    cards: Callable[[Board], int]
    public_hands: bool = False
    face_down: bool = False


SetupStep = Callable[["Game"], Sequence[Step]]
Trigger = Callable[["Game", Any], None]
Permit = Callable[["Game", int, int, int], bool]
Guard = Callable[["Game", Step], Step]
Duels = Callable[["Game", int, int, tuple[str, ...] | None], Sequence[tuple[float, tuple[str, ...] | None, GameState]]]
"""How what is fought before the armies may end, from origin to target with these pieces of the attacker (None: all): the chance
of each ending, which of his pieces are left then, and how it stands."""
Income = Callable[["Game", int], Sequence[IncomeLine]]
Victory = Callable[["Game"], Outcome | None]
Redact = Callable[[GameState, int], None]
Determinize = Callable[[GameState, "Rules", int, "Dice"], None]


@dataclass(frozen=True, slots=True)
class Module:
    """A bundle of rules. Whatever it adds goes to one of these lists; ``compose`` joins them in the edition's order.

    ``permits`` maps an action ("attack", "enter", "place", "fortify") to predicates (game, player, origin, target)
    that must all hold. ``rounds`` are steps at the start of every round, before its first turn; ``score`` gives the lines
    of a player's score, in points, where a game is won by them. ``guards`` maps a moment ("battle") to functions that wrap
    the step about to happen, in reactions for example. ``turn_actions`` maps a phase to functions that offer steps in it.
    ``redact`` hides in a copied state what a viewer may not see; ``determinize`` guesses it again.
    ``neutrals(players, options)`` says how many
    colours without a player there are; their numbers follow those of the players. ``slots`` are made for all seats, players
    and neutrals together. ``leads(state, player)``: other seats whose armies the player on turn may attack with.
    ``sides(players, options)``: the players by sides, each side its members; they don't attack each other, and their
    armies pass through each other's land. ``tenure(players, options)``: how land is held, where several may stand in it.
    ``duels``: how fights that come before those of the armies may end.
    ``one_for_all(options)``: whether a side has lost with the first of its members.
    ``joint_hands``: decks whose hands all members of a side see.
    ``survey`` tells the opponents how the board lies for a player, ``stakes`` what to bid for the order of the turns.
    ``board(board, options)`` changes the board that is played on; on a board so changed it changes nothing more.
    ``fits``: whether it can be played on a board. ``markers``: kinds of markers that it lays on the land.
    ``openings``: steps that may ask as a turn begins, beside those that are lined up for every turn.
    ``validators``: whether a state from outside makes sense to it.
    ``when(players, options)``: a module for which it is False takes no part in the game; only its options are known.
    """

    id: str
    when: Callable[[int, Mapping[str, OptionValue]], bool] | None = None
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    options: tuple[OptionSpec, ...] = ()
    board: Callable[[Board, Mapping[str, OptionValue]], Board] | None = None
    pieces: tuple[PieceKind, ...] = ()
    start_pieces: Callable[[Board], Sequence[Piece]] | None = None
    setup: tuple[SetupStep, ...] = ()
    rounds: tuple[SetupStep, ...] = ()
    phases: tuple[Phase, ...] = ()
    turn_actions: Mapping[str, tuple[Callable[[Game, int], Sequence[Step]], ...]] = field(default_factory=dict)
    permits: Mapping[str, tuple[Permit, ...]] = field(default_factory=dict)
    guards: Mapping[str, tuple[Guard, ...]] = field(default_factory=dict)
    combat: tuple[Modifier, ...] = ()
    combat_dice: Callable[[Mapping[str, OptionValue]], CombatDice] | None = None
    duels: Duels | None = None
    triggers: Mapping[type[Event], tuple[Trigger, ...]] = field(default_factory=dict)
    decks: tuple[DeckSpec, ...] = ()
    income: tuple[Income, ...] = ()
    score: tuple[Income, ...] = ()
    victory: tuple[Victory, ...] = ()
    redact: tuple[Redact, ...] = ()
    determinize: tuple[Determinize, ...] = ()
    appraise: tuple[Appraisal, ...] = ()
    purse: Hands | None = None
    survey: Survey | None = None
    stakes: Stakes | None = None
    neutrals: Callable[[int, Mapping[str, OptionValue]], int] | None = None
    leads: Callable[[GameState, int], Sequence[int]] | None = None
    sides: Callable[[int, Mapping[str, OptionValue]], Sequence[tuple[int, ...]]] | None = None
    tenure: Callable[[int, Mapping[str, OptionValue]], Tenure] | None = None
    one_for_all: Callable[[Mapping[str, OptionValue]], bool] | None = None
    joint_hands: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()
    openings: tuple[type[Step], ...] = ()
    fits: Callable[[Board], bool] | None = None
    slots: Mapping[str, Callable[[int], Slot]] = field(default_factory=dict)
    validators: tuple[Callable[[Game], bool], ...] = ()
    sealed: Mapping[str, SealedRule] = field(default_factory=dict)
    reactions: Mapping[str, ReactionRule] = field(default_factory=dict)


class Rules:
    """The composed rules of one game: immutable, shared by all its copies."""

    def __init__(
        self, edition: str, board: Board, modules: Sequence[Module], players: int, options: Mapping[str, OptionValue]
    ) -> None:
        self.edition = edition
        self.players = players
        self.options = resolve_options(modules, options)
        check_modules(modules)
        self.modules = tuple(modules)
        self.active = modules = active_modules(modules, players, self.options)
        self.board = self._board(board)
        self._check_board()
        self.neutrals = sum(m.neutrals(players, self.options) for m in modules if m.neutrals is not None)
        self.seats = players + self.neutrals
        self.leads = tuple(m.leads for m in modules if m.leads is not None)
        self.sides = self._sides()
        self._side_of = tuple(next(side for side in self.sides if seat in side) for seat in range(self.seats))
        self.tenure = self._tenure()
        self.one_for_all = any(m.one_for_all(self.options) for m in modules if m.one_for_all is not None)
        self.joint_hands = frozenset(name for m in modules for name in m.joint_hands)
        self.setup = tuple(step for module in modules for step in module.setup)
        self.rounds = tuple(step for module in modules for step in module.rounds)
        self.phases = order_phases(modules, self.options)
        self.pieces = unique((p.kind, p) for m in modules for p in m.pieces)
        self.permits = grouped(m.permits for m in modules)
        self.guards = grouped(m.guards for m in modules)
        self.turn_actions = grouped(m.turn_actions for m in modules)
        self.triggers = grouped(m.triggers for m in modules)
        self.combat = tuple(modifier for m in modules for modifier in m.combat)
        self.combat_dice = self._combat_dice()
        self.duels = next((m.duels for m in modules if m.duels is not None), None)
        self.decks = unique((d.name, d) for m in modules for d in m.decks)
        self.income = tuple(i for m in modules for i in m.income)
        self.score = tuple(s for m in modules for s in m.score)
        self.victory = tuple(v for m in modules for v in m.victory)
        self.redact = tuple(r for m in modules for r in m.redact)
        self.determinize = tuple(d for m in modules for d in m.determinize)
        self.appraise = tuple(a for m in modules for a in m.appraise)
        self.purse = next((m.purse for m in modules if m.purse is not None), None)
        self.survey = next((m.survey for m in modules if m.survey is not None), None)
        self.stakes = next((m.stakes for m in modules if m.stakes is not None), None)
        self.slots = unique((name, make) for m in modules for name, make in m.slots.items())
        self.sealed = unique((name, rule) for m in modules for name, rule in m.sealed.items())
        self.reactions = unique((name, rule) for m in modules for name, rule in m.reactions.items())

    def _board(self, board: Board) -> Board:
        for module in self.active:
            if module.board is not None:
                board = module.board(board, self.options)
        return board

    def _check_board(self) -> None:
        """Raise BoardUnfit if a module can't be played on the board."""
        for module in self.active:
            if module.fits is not None and not module.fits(self.board):
                raise BoardUnfit(self.edition, self.board.boards)

    def _combat_dice(self) -> CombatDice:
        makers = [m.combat_dice for m in self.active if m.combat_dice is not None]
        if len(makers) > 1:
            raise ModuleClash("two modules set the combat dice")
        return makers[0](self.options) if makers else CLASSIC_DICE

    def _sides(self) -> tuple[tuple[int, ...], ...]:
        makers = [m.sides for m in self.active if m.sides is not None]
        if len(makers) > 1:
            raise ModuleClash("two modules make sides")
        sides = makers[0](self.players, self.options) if makers else [(player,) for player in range(self.players)]
        return (*sides, *((neutral,) for neutral in range(self.players, self.seats)))

    def _tenure(self) -> Tenure:
        makers = [m.tenure for m in self.active if m.tenure is not None]
        if len(makers) > 1:
            raise ModuleClash("two modules say how land is held")
        return makers[0](self.players, self.options) if makers else SOLE

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Return ``seat`` and those who win and lose with it; a spectator (-1) has nobody."""
        return self._side_of[seat] if seat >= 0 else (seat,)

    def option(self, key: str) -> OptionValue:
        """Return the value of a house rule; KeyError if no module has it."""
        return self.options[key]

    def number(self, key: str) -> int:
        """Return the value of a house rule that is a number."""
        value = self.options[key]
        if not isinstance(value, int):
            raise TypeError(f"option {key} is not a number: {value!r}")
        return value

    def led_by(self, state: GameState, player: int) -> tuple[int, ...]:
        """Return the seats whose armies ``player`` attacks with on his turn: his own, and what the modules add."""
        if not self.leads:
            return (player,)
        return (player, *(seat for leads in self.leads for seat in leads(state, player)))

    def allows(self, action: str, game: Game, player: int, origin: int, target: int) -> bool:
        """Tell whether every permit for ``action`` agrees."""
        return all(permit(game, player, origin, target) for permit in self.permits.get(action, ()))

    def new_state(self, seed: int) -> GameState:
        """Return the state before the first step of the set-up."""
        size = len(self.board)
        state = GameState(
            players=self.players,
            owner=[-1] * size,
            armies=[0] * size,
            alive=[True] * self.seats,
            reserve=[0] * self.seats,
            seed=seed,
            quiet=[""] * self.seats,
        )
        state.slots = {name: make(self.seats) for name, make in self.slots.items()}
        for spec in self.decks.values():
            cards = list(range(spec.cards(self.board)))
            state.decks[spec.name] = Deck(cards, [], [[] for _ in range(self.seats)])
        for module in self.active:
            if module.start_pieces is not None:
                state.pieces.extend(module.start_pieces(self.board))
        return state


def active_modules(modules: Sequence[Module], players: int, options: Mapping[str, OptionValue]) -> tuple[Module, ...]:
    """Return the modules that take part in a game with this number of players and these options."""
    return tuple(m for m in modules if m.when is None or m.when(players, options))


def check_modules(modules: Sequence[Module]) -> None:
    """Raise ModuleClash when a module is named twice, misses one that it needs, or meets one that it excludes."""
    names = [m.id for m in modules]
    if len(set(names)) != len(names):
        raise ModuleClash(f"a module is named twice: {names}")
    for module in modules:
        for other in module.needs:
            if other not in names:
                raise ModuleClash(f"{module.id} needs {other}")
        for other in module.excludes:
            if other in names:
                raise ModuleClash(f"{module.id} excludes {other}")


class BadOption(ValueError):
    """A house rule that doesn't exist or can't have that value; ``key``, ``value`` and ``allowed`` say which."""

    def __init__(self, key: str, value: object, allowed: Sequence[object]) -> None:
        super().__init__(f"option {key}={value!r}; allowed: {list(allowed)}")
        self.key, self.value, self.allowed = key, value, tuple(allowed)


def resolve_options(modules: Sequence[Module], chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return every option's value: the printed one unless ``chosen``. BadOption, ModuleClash."""
    specs = unique((s.key, s) for m in modules for s in m.options)
    for key, value in chosen.items():
        if key not in specs:
            raise BadOption(key, value, sorted(specs))
        if not any(value == known and type(value) is type(known) for known in specs[key].values):
            raise BadOption(key, value, specs[key].values)
    return {key: chosen.get(key, spec.default) for key, spec in specs.items()}


def order_phases(modules: Sequence[Module], options: Mapping[str, OptionValue]) -> tuple[Phase, ...]:
    """Return the phases of a turn: in the modules' order, those with ``after`` behind the phase that they name."""
    known = [replace(p, after=p.follows(options)) for m in modules for p in m.phases]
    phases = [p for p in known if not p.after]
    for phase in (p for p in known if p.after):
        phases.insert(place_behind(phases, phase), phase)
    unique((p.name, p) for p in phases)
    return tuple(phases)


def place_behind(phases: Sequence[Phase], phase: Phase) -> int:
    """Return the index for ``phase``: behind the one it names and behind all that were put there earlier."""
    names = [p.name for p in phases]
    if phase.after not in names:
        raise ModuleClash(f"phase {phase.name} wants to follow {phase.after}, which is not there")
    place = names.index(phase.after) + 1
    family = {phase.after}
    while place < len(phases) and phases[place].after in family:
        family.add(names[place])
        place += 1
    return place


def unique(pairs: Any) -> dict[str, Any]:
    """Return a dict of (name, thing) ``pairs``; ModuleClash when two have one name."""
    found: dict[str, Any] = {}
    for name, thing in pairs:
        if name in found:
            raise ModuleClash(f"two modules define {name}")
        found[name] = thing
    return found


def grouped(mappings: Any) -> dict[Any, tuple[Any, ...]]:
    """Join mappings of tuples key by key, in order."""
    joined: dict[Any, tuple[Any, ...]] = {}
    for mapping in mappings:
        for key, things in mapping.items():
            joined[key] = joined.get(key, ()) + tuple(things)
    return joined

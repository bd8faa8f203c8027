"""What an edition is: a list of modules, the boards it is played on, and for how many players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from msgspec import Struct

from risk_desktop.engine.board import Board
from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.rules import Module, OptionSpec, OptionValue
from risk_desktop.engine.state import GameState
from risk_desktop.maps.problems import Problem
from risk_desktop.maps.variants import reference_to, split_reference

from .common.card_play import CardCatalogue
from .common.score import Ties
from .landscape import Landscape


class Labor(Struct, frozen=True):
    """How far a player is with the labor of a god: ``done`` of ``wanted`` (0: any roll may do it).

    ``lack``: what keeps it from earning a card now: "god" (not in play), "deck" (empty), "" for nothing.
    """

    kind: str
    done: int
    wanted: int
    lack: str


Halted = Callable[[Game, int, int, int], str]
Opened = Callable[[Game, int, str, int], Sequence[int]]
Misplaced = Callable[[Game, int, str, int], Reason]
FirstOdds = Callable[[Game, int, int, Sequence[str] | None], float | None]


class OwnCardsError(Exception):
    """A file of the person's own cards can't be used: ``file``, and the first thing that is wrong as a ``problem``.

    The problem has its line, 0 if it is about the file as a whole.
    """

    def __init__(self, file: Path, problem: Problem) -> None:
        super().__init__(file, problem)
        self.file, self.problem = file, problem


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """An option that chooses a variant of a board: ``variant`` of ``board`` is played on while ``option`` has ``value``."""

    option: str
    value: OptionValue
    board: str
    variant: str


@dataclass(frozen=True, slots=True)
class Edition:
    """A rule set: modules plus options.

    ``boards``: map ids; ``players``: printed numbers; ``extra_players``: further numbers that work, as a house rule;
    ``year``: when its box was printed; ``printed``: what its rulebook says where the modules' options leave a choice. A
    player may still choose another value of them. ``printed_on``: by map id, what the book in the box of that board prints
    instead. ``board_choices``: which options choose a variant of a board.
    ``cards``: what can be asked about its cards, where they have rules on them. ``first_odds``: the attacker's chance in
    what is fought before the armies (game, origin, target, his pieces that take part), None where nothing is.
    ``misplaced``: why a piece can't be put into a territory (game, player, kind, territory), where there are pieces.
    ``halted``: why rolls on and on have ended early (game, attacker, origin, target): "card" was played, others may "answer"
    the next roll, "" for another reason; None where they never do.
    ``checks``: by option and value what a person must have for it; a check raises OwnCardsError.
    ``labors``: how far a player is with the works that earn cards, where there are such.
    ``eight_sided``: some pieces roll dice with eight sides.
    ``lasting_rerolls``: some dice that show 1 are rolled again until they show more.
    ``asked_first``: kinds of what all are asked in the set-up before there is land.
    ``features``: what it brings to the game's screen beside what all games show, by the names of ``ui/game/features.py``.
    ``money_income``: the money that the start of a turn of a player would bring him now, where there is money.
    ``ties``: what a player has that decides between equal points, where points are counted.
    ``landscape``: what lies on its boards beside owners, armies, pieces and markers, where anything does.
    ``opened``: where a player could invade to out of a territory once a kind of piece is in play that opens such ways.
    """

    id: str
    modules: tuple[Module, ...]
    boards: tuple[str, ...]
    players: tuple[int, ...]
    year: int
    printed: Mapping[str, OptionValue] = field(default_factory=dict)
    printed_on: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    extra_players: tuple[int, ...] = ()
    board_choices: tuple[BoardChoice, ...] = ()
    cards: CardCatalogue | None = None
    first_odds: FirstOdds | None = None
    misplaced: Misplaced | None = None
    halted: Halted | None = None
    checks: Mapping[tuple[str, OptionValue], Callable[[], None]] = field(default_factory=dict)
    labors: Callable[[Game, int], Sequence[Labor]] | None = None
    eight_sided: bool = False
    lasting_rerolls: bool = False
    asked_first: tuple[str, ...] = ()
    features: tuple[str, ...] = ("allies", "missions")
    money_income: Callable[[Game, int], Sequence[IncomeLine]] | None = None
    ties: Callable[[Game, int], Ties] | None = None
    landscape: Callable[[GameState, Board], Landscape] | None = None
    opened: Opened | None = None

    @property
    def all_players(self) -> tuple[int, ...]:
        """Every number of players that can be chosen, ascending."""
        return tuple(sorted({*self.players, *self.extra_players}))

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        """All house rules of the modules; the default is what this edition prints for its own boards."""
        return self.options_on(self.boards)

    def options_on(self, boards: Iterable[str]) -> tuple[OptionSpec, ...]:
        """Return all house rules of the modules; the default is what is printed for a game on these boards (references)."""
        printed = self.printed_for(boards)
        return tuple(
            replace(spec, default=printed.get(spec.key, spec.default))
            for module in self.modules
            for spec in module.options
        )

    def printed_for(self, boards: Iterable[str]) -> dict[str, OptionValue]:
        """Return what is printed for a game on these boards (references) where the modules' options leave a choice."""
        others = (self.printed_on.get(split_reference(board)[0], {}) for board in boards)
        return {**self.printed, **{key: value for other in others for key, value in other.items()}}

    def house_rules(self, options: Mapping[str, OptionValue], boards: Iterable[str]) -> dict[str, OptionValue]:
        """Return those of ``options`` that are not as they are printed for a game on these boards (references)."""
        printed = {spec.key: spec.default for spec in self.options_on(boards)}
        return {key: value for key, value in options.items() if key in printed and value != printed[key]}

    def boards_with(self, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """Return references to the boards that are played on with these options, in the variants that they choose."""
        values = {spec.key: spec.default for spec in self.options} | dict(options)
        chosen = [choice for choice in self.board_choices if values.get(choice.option) == choice.value]
        return tuple(reference_to(board, [c.variant for c in chosen if c.board == board]) for board in self.boards)

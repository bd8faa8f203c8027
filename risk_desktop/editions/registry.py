"""The one file that names the editions: find them, and start a game of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from risk_desktop.engine.board import Board
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionValue, Rules, active_modules, resolve_options

from .ad2210.edition import AD2210
from .classic.rule_sets.capitals import CAPITALS
from .classic.rule_sets.missions import MISSIONS
from .classic.rule_sets.original import ORIGINAL
from .classic.rule_sets.original_duel import ORIGINAL_DUEL
from .classic.rule_sets.risiko import RISIKO
from .classic.rule_sets.rising_cards import RISING_CARDS
from .classic.rule_sets.secret_mission import SECRET_MISSION
from .classic.rule_sets.secret_mission_duel import SECRET_MISSION_DUEL
from .classic.rule_sets.teams import TEAMS
from .classic.rule_sets.world import WORLD
from .classic.rule_sets.world_allies import WORLD_ALLIES
from .classic.rule_sets.world_duel import WORLD_DUEL
from .common.turns import new_game
from .edition import Edition
from .godstorm.edition import GODSTORM
from .landscape import Landscape

EDITIONS: dict[str, Edition] = {
    edition.id: edition
    for edition in (
        WORLD,
        WORLD_DUEL,
        WORLD_ALLIES,
        MISSIONS,
        TEAMS,
        SECRET_MISSION,
        SECRET_MISSION_DUEL,
        RISING_CARDS,
        CAPITALS,
        RISIKO,
        ORIGINAL,
        ORIGINAL_DUEL,
        AD2210,
        GODSTORM,
    )
}
"""All rule sets, in the order in which they are shown."""


class UnknownEdition(LookupError):
    """There is no edition of this name; ``known`` lists those that there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no edition {name!r}")
        self.name = name
        self.known = tuple(EDITIONS)


class BadPlayerCount(ValueError):
    """The edition is not for this number of players; ``allowed`` says for which."""

    def __init__(self, edition: Edition, players: int) -> None:
        super().__init__(f"{edition.id} is for {edition.all_players} players, not {players}")
        self.edition, self.players, self.allowed = edition.id, players, edition.all_players


class BoardTooSmall(ValueError):
    """The board has fewer territories than there are players and neutral colours; ``least`` is what they need."""

    def __init__(self, territories: int, players: int) -> None:
        super().__init__(f"{territories} territories are not enough for {players} players")
        self.territories, self.least = territories, players


def find_edition(name: str) -> Edition:
    """Return the edition called ``name``; UnknownEdition."""
    if name not in EDITIONS:
        raise UnknownEdition(name)
    return EDITIONS[name]


def check_option(key: str, value: OptionValue) -> None:
    """Look whether there is what a house rule needs. OwnCardsError."""
    for edition in EDITIONS.values():
        if (key, value) in edition.checks:
            edition.checks[key, value]()


def make_rules(
    edition: str,
    board: Board,
    players: int,
    options: Mapping[str, OptionValue] | None = None,
    extra: Sequence[Module] = (),
) -> Rules:
    """Compose the rules of one game, ``extra`` modules behind the edition's own.

    UnknownEdition, BadPlayerCount, BoardTooSmall, BoardUnfit, BadOption, OwnCardsError.
    """
    found = find_edition(edition)
    if players not in found.all_players:
        raise BadPlayerCount(found, players)
    rules = Rules(
        found.id, board, (*found.modules, *extra), players, {**found.printed_for(board.boards), **(options or {})}
    )
    if len(board) < rules.seats:
        raise BoardTooSmall(len(board), rules.seats)
    return rules


def start_game(rules: Rules, seed: int) -> Game:
    """Return a new game under ``rules`` with dice from ``seed``."""
    return new_game(rules, seed)


def landscape_of(game: Game) -> Landscape:
    """Return what lies on the boards of a game beside owners, armies, pieces and markers; UnknownEdition."""
    landscape = find_edition(game.rules.edition).landscape
    return landscape(game.state, game.rules.board) if landscape is not None else Landscape()


def next_money(game: Game, player: int) -> int:
    """Return the money that the start of a player's next turn brings as the board stands; 0 where there is none."""
    income = find_edition(game.rules.edition).money_income
    if income is None or not game.state.alive[player]:
        return 0
    return sum(line.armies for line in income(game, player))


def neutral_seats(edition: str, players: int, options: Mapping[str, OptionValue]) -> int:
    """Return how many colours nobody plays in a game of an edition; UnknownEdition, BadOption."""
    found = find_edition(edition)
    resolved = resolve_options(found.modules, {**found.printed, **options})
    modules = active_modules(found.modules, players, resolved)
    return sum(module.neutrals(players, resolved) for module in modules if module.neutrals is not None)


def combat_dice(edition: str) -> CombatDice:
    """Return the dice rule of an edition with its printed options."""
    found = find_edition(edition)
    options = resolve_options(found.modules, found.printed)
    modules = active_modules(found.modules, found.players[0], options)
    makers = [m.combat_dice for m in modules if m.combat_dice is not None]
    return makers[0](options) if makers else CombatDice()

"""Skylands: a small edition for tests only. It uses every list that a module may add to.

Board: a ring of four home territories, and two sky territories above it that only a captain leads to.

    north - east - cloud        Whoever holds both sky territories wins. Turn order is bid for in secret, in coins;
      |      |       |          schemes are cards of a hidden hand that change or cancel a battle of somebody else.
    west  - south    |
      \\--------- star
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from risk_desktop.editions.common.attack import ATTACK, AttackPhase, Battle
from risk_desktop.editions.common.conquest import CONQUEST
from risk_desktop.editions.common.fortify import FORTIFYING
from risk_desktop.editions.common.regroup import REGROUPING
from risk_desktop.editions.common.reinforce import REINFORCEMENT
from risk_desktop.editions.common.setup import CLAIMED_START
from risk_desktop.editions.common.turns import TURNS
from risk_desktop.engine.board import Board, RegionFacts, TerritoryFacts
from risk_desktop.engine.choices import Amount, Choice, Claim, Pass, Pick
from risk_desktop.engine.combat import Clash, Losses, Modifier, Rolled
from risk_desktop.engine.dice import Dice, shuffle
from risk_desktop.engine.events import HIDDEN, IncomeLine, TerritoryConquered, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.pools import Die, RollSpec
from risk_desktop.engine.reactions import ReactionRule, guard
from risk_desktop.engine.rules import Appraisal, DeckSpec, Module, OptionSpec, Phase, PieceKind, Rules
from risk_desktop.engine.sealed import SealedChoice, SealedRule
from risk_desktop.engine.state import GameState, Marker, Outcome, Piece, Slot
from risk_desktop.engine.step import Decision, Step

NORTH, EAST, SOUTH, WEST, CLOUD, STAR = range(6)
HIGH = "high"
CAPTAIN, BEACON, WALL, BREACH = "captain", "beacon", "wall", "breach"
SCHEMES = "schemes"
CARDS = ("fog", "fog", "drum", "drum", "drum", "drum", "blank", "blank", "blank", "blank")
PRICE = 2


def sky_board() -> Board:
    """Return two boards in one graph."""
    home = tuple(TerritoryFacts(name, 0) for name in ("north", "east", "south", "west"))
    sky = tuple(TerritoryFacts(name, 1, board=1, tags=(HIGH,)) for name in ("cloud", "star"))
    near = ((1, 3), (0, 2, 4), (1, 3), (0, 2, 5), (1, 5), (3, 4))
    return Board((*home, *sky), (RegionFacts("home", 2, (0, 1, 2, 3)), RegionFacts("sky", 1, (4, 5))), near)


def is_high(board: Board, territory: int) -> bool:
    return HIGH in board.territories[territory].tags


# --- coins, captains, and the way up ------------------------------------------------------------------------------------


class CoinsSlot(Slot):
    """``purse``: coins by player; ``spent``: by purpose; ``omens``: by player, a secret number from 1 to 6."""

    purse: list[int]
    spent: dict[str, int]
    omens: list[int]


def coins(game: Game) -> CoinsSlot:
    slot: CoinsSlot = game.state.slots["coins"]
    return slot


class DrawOmens(Step, frozen=True):
    def run(self, game: Game) -> None:
        coins(game).omens[:] = [game.dice.roll(6) for _ in range(game.state.players)]


def hide_omens(state: GameState, viewer: int) -> None:
    omens = state.slots["coins"].omens
    omens[:] = [omen if player == viewer else HIDDEN for player, omen in enumerate(omens)]


def guess_omens(state: GameState, rules: Rules, player: int, dice: Dice) -> None:
    omens = state.slots["coins"].omens
    omens[:] = [dice.roll(6) if omen == HIDDEN else omen for omen in omens]


class Hire(Step, frozen=True):
    """Before reinforcing: put a captain on an own territory for two coins."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        if coins(game).purse[self.player] < PRICE:
            return None
        own = [Claim(t) for t in game.rules.board.held_by(game.state.owner, self.player)]
        return Decision(self.player, "hire", Choices([*own, Pass()]), self)

    def run(self, game: Game) -> None:
        """Too poor."""

    def take(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Claim):
            coins(game).purse[self.player] -= PRICE
            coins(game).spent["captains"] = coins(game).spent.get("captains", 0) + PRICE
            game.state.pieces.append(Piece(CAPTAIN, self.player, choice.territory))


class Count(Step, frozen=True):
    """Second action of the same phase: shows that the offers come in the modules' order."""

    player: int

    def run(self, game: Game) -> None:
        coins(game).spent["counted"] = len(game.state.pieces)


def earn_coin(game: Game, event: TurnStarted) -> None:
    coins(game).purse[event.player] += 1


def lead_captain(game: Game, event: TerritoryConquered) -> None:
    """A captain goes with the armies that conquer; those of the loser are lost."""
    moved = []
    for piece in game.state.pieces:
        if piece.kind == CAPTAIN and piece.territory == event.territory:
            continue
        if piece == Piece(CAPTAIN, event.player, event.origin):
            piece = Piece(CAPTAIN, event.player, event.territory)
        moved.append(piece)
    game.state.pieces = moved


def has_captain(state: GameState, player: int, territory: int) -> bool:
    return Piece(CAPTAIN, player, territory) in state.pieces


def way_up(game: Game, player: int, origin: int, target: int) -> bool:
    """Only a captain leads from home to the sky."""
    board = game.rules.board
    return is_high(board, origin) or not is_high(board, target) or has_captain(game.state, player, origin)


CAPTAINS = Module(
    id="captains",
    needs=("turns",),
    options=(OptionSpec("purse", 0, (0, 5)),),
    pieces=(PieceKind(CAPTAIN, die=8, cost=PRICE), PieceKind(BEACON)),
    start_pieces=lambda board: [Piece(BEACON, -1, t) for t in range(len(board)) if is_high(board, t)],
    setup=(lambda game: (DrawOmens(),),),
    turn_actions={"reinforce": (lambda game, player: (Hire(player),), lambda game, player: (Count(player),))},
    permits={ATTACK: (way_up,)},
    triggers={TurnStarted: (earn_coin,), TerritoryConquered: (lead_captain,)},
    slots={"coins": lambda players: CoinsSlot([0] * players, {}, [0] * players)},
    redact=(hide_omens,),
    determinize=(guess_omens,),
)


# --- combat -------------------------------------------------------------------------------------------------------------


class SkyCombat(Modifier):
    """A captain's first die has eight sides; on high ground the defender rolls ones again; a breach gives ties away;

    a wall takes one from the attacker's best die and saves one army, once.
    """

    def pools(self, rules: Rules, state: GameState, clash: Clash, spec: RollSpec) -> RollSpec:
        attack, defence, ties = spec.attack, spec.defence, spec.ties
        if has_captain(state, clash.attacker, clash.origin):
            attack = msgspec.structs.replace(attack, dice=(Die(8), *attack.dice[1:]))
        if is_high(rules.board, clash.target):
            defence = msgspec.structs.replace(defence, reroll_ones=True)
        if Marker(BREACH, clash.target) in state.markers:
            ties = "attacker"
        return RollSpec(attack, defence, ties)

    def rolled(self, game: Game, clash: Clash, rolled: Rolled) -> Rolled:
        if Marker(WALL, clash.target) not in game.state.markers:
            return rolled
        (best, sides), *others = rolled.attack
        lower = tuple(sorted([(best - 1, sides), *others], reverse=True))
        return Rolled(lower, rolled.defence)

    def casualties(self, game: Game, clash: Clash, losses: Losses) -> Losses:
        if Marker(WALL, clash.target) not in game.state.markers:
            return losses
        return Losses(losses.attacker, max(0, losses.defender - 1))

    def aftermath(self, game: Game, clash: Clash, losses: Losses) -> None:
        game.state.markers = [m for m in game.state.markers if m != Marker(WALL, clash.target)]


HEIGHTS = Module(id="heights", combat=(SkyCombat(),))


# --- schemes: a hidden hand, and reactions ------------------------------------------------------------------------------


def ask_the_others(game: Game, battle: Step) -> Step:
    """Battles that the others may answer before they happen; those of a blitz too."""
    assert isinstance(battle, Battle)
    state = game.state
    others = ((battle.attacker + n) % state.players for n in range(1, state.players))
    return guard("battle", battle, [p for p in others if state.alive[p]])


def holds_schemes(game: Game, player: int, guarded: Step) -> bool:
    return bool(game.state.decks[SCHEMES].hands[player])


def playable(game: Game, player: int, guarded: Step) -> Sequence[Choice]:
    kinds = {CARDS[card] for card in game.state.decks[SCHEMES].hands[player]}
    return [Pick(kind) for kind in ("fog", "drum") if kind in kinds]


def play_scheme(game: Game, player: int, choice: Choice, guarded: Step) -> Step | None:
    """Fog cancels the battle; a drum frightens one attacker away."""
    assert isinstance(choice, Pick) and isinstance(guarded, Battle)
    deck = game.state.decks[SCHEMES]
    card = next(card for card in deck.hands[player] if CARDS[card] == choice.key)
    deck.hands[player].remove(card)
    deck.discard.append(card)
    return None if choice.key == "fog" else msgspec.structs.replace(guarded, dice=max(1, guarded.dice - 1))


class DealSchemes(Step, frozen=True):
    def run(self, game: Game) -> None:
        deck = game.state.decks[SCHEMES]
        shuffle(deck.draw, game.dice)
        for hand in deck.hands:
            hand.extend((deck.draw.pop(), deck.draw.pop()))


def scheme_rule(reopen: bool) -> ReactionRule:
    def key(choice: Choice) -> str:
        assert isinstance(choice, Pick)
        return choice.key

    return ReactionRule(holds_schemes, playable, play_scheme, key, reopen)


def battles(reopen: bool = False) -> Module:
    """Return battles that schemes may answer."""
    return Module(
        id="battles",
        needs=("turns",),
        phases=(Phase(ATTACK, AttackPhase),),
        guards={"battle": (ask_the_others,)},
        decks=(DeckSpec(SCHEMES, lambda board: len(CARDS)),),
        setup=(lambda game: (DealSchemes(),),),
        reactions={"battle": scheme_rule(reopen)},
    )


# --- the bid for turn order, further phases, victory ----------------------------------------------------------------------


class FillPurses(Step, frozen=True):
    def run(self, game: Game) -> None:
        coins(game).purse[:] = [game.rules.number("purse")] * game.state.players


def bids(game: Game, player: int) -> Amounts:
    return Amounts(0, coins(game).purse[player])


def pay_bids(game: Game, answers: tuple[tuple[int, Choice], ...]) -> None:
    """The highest bid starts, the lower seat on a tie; everybody pays."""
    values = {player: choice.value for player, choice in answers if isinstance(choice, Amount)}
    for player, value in values.items():
        coins(game).purse[player] -= value
    game.state.slots["turns"].first = max(values, key=lambda player: (values[player], -player))


def amount_text(choice: Choice) -> str:
    assert isinstance(choice, Amount)
    return str(choice.value)


BIDDING = Module(
    id="bidding",
    needs=("captains",),
    excludes=("rolling",),
    setup=(lambda game: (FillPurses(), SealedChoice("bid", tuple(range(game.state.players)))),),
    sealed={"bid": SealedRule(bids, pay_bids, amount_text)},
)


class Note(Step, frozen=True):
    """A phase that only leaves a mark."""

    player: int

    def run(self, game: Game) -> None:
        game.state.markers.append(Marker(game.state.phase, game.state.turn))


def tithe(game: Game, player: int) -> Sequence[IncomeLine]:
    """Three captains bring an army."""
    own = sum(piece.kind == CAPTAIN and piece.player == player for piece in game.state.pieces)
    return (IncomeLine("captains", own),) if own else ()


def holds_the_sky(game: Game) -> Outcome | None:
    for player in range(game.state.players):
        if all(game.state.owner[t] == player for t in (CLOUD, STAR)):
            return Outcome((player,), "sky")
    return None


def altitude(state: GameState, rules: Rules, player: int) -> float:
    return float(sum(who == player and is_high(rules.board, t) for t, who in enumerate(state.owner)))


SKY = Module(
    id="sky",
    needs=("battles", "captains"),
    phases=(Phase("feast", Note, after=ATTACK), Phase("rest", Note, after=ATTACK), Phase("songs", Note, after="feast")),
    income=(tithe,),
    victory=(holds_the_sky,),
    appraise=(Appraisal("altitude", altitude),),
)


def skylands(players: int = 3, reopen: bool = False, **options: int) -> Rules:
    """Return the rules of Skylands."""
    modules = (
        TURNS,
        CLAIMED_START,
        REINFORCEMENT,
        battles(reopen),
        FORTIFYING,
        REGROUPING,
        CONQUEST,
        CAPTAINS,
        HEIGHTS,
        BIDDING,
        SKY,
    )
    return Rules("skylands", sky_board(), modules, players, {"allocation": "deal", **options})

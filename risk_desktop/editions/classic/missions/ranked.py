"""Four missions of rising rank for each, claimed one by one at the moment that each card names (M-01 to M-08).

Claiming is the player's choice: whenever a card's moment comes and its condition holds, he is asked. Whoever passes has to
wait until its moment comes again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from risk_desktop.engine.choices import Choice, Pass, Pick
from risk_desktop.engine.dice import Dice, shuffle
from risk_desktop.engine.events import HIDDEN, ConquestSettled, PlayerEliminated, SetupEnded, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import SeatOrNobody
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Module, OptionSpec, Rules
from risk_desktop.engine.state import NOBODY, GameState, Outcome, Slot
from risk_desktop.engine.step import Decision, Step

from ...common.fortify import FORTIFY
from ...common.reinforce import REINFORCE
from ..goals import GOAL, RANKED, WITHOUT_MISSIONS, played_for
from .appraise import RANKED_WORTH
from .deck import (
    MISSIONS,
    RANKS,
    Mission,
    hand_of,
    hands_fit,
    mission_deck,
    missions_in,
    missions_of,
    remove_unfit,
    set_aside,
)
from .deeds import Deed
from .events import MissionRevealed, MissionsDrawn, MissionSwapped
from .log import turn_log

FILE = "ranked-missions.yaml"
CARD_PHASE = "card"
NO_SWAP, STUCK_ONES, BOTH_SWAPS = "never", "stuck", "both"
MISSION_SWAP = OptionSpec(
    "mission_swap",
    NO_SWAP,
    (NO_SWAP, STUCK_ONES, BOTH_SWAPS),
    group="goal",
    idle_when=(WITHOUT_MISSIONS,),
)
"""House rule: a mission that could not come true for some rounds may be changed, and with "both" one that is true before the
game begins is changed too. The rulebook knows neither (M-02)."""
MISSIONS_EACH = OptionSpec(
    "missions_each",
    len(RANKS),
    (2, 3, len(RANKS)),
    group="goal",
    idle_when=(WITHOUT_MISSIONS,),
)
"""Missions that everybody draws and needs: one of each rank (M-02, M-08), or of the lower ranks only."""


class ClaimsSlot(Slot):
    """``holders``: by card, who has claimed it, or -1 (M-06); ``claimed``: the player on turn has claimed one (M-05).

    ``ranks``: those of which everybody has drawn a mission; all four, unless the board has no use for most of one.
    """

    holders: list[SeatOrNobody]
    claimed: bool = False
    ranks: list[str] = []

    def is_valid(self, game: Game) -> bool:
        """There is a holder for each card, and what players hold or have claimed is one card of each rank."""
        missions, hands = missions_of(game.rules), game.state.decks[MISSIONS].hands
        if len(self.holders) != len(missions) or not set(self.ranks) <= set(RANKS):
            return False
        for player in range(game.state.players):
            claimed = [card for card, holder in enumerate(self.holders) if holder == player]
            ranks = sorted(missions[card].rank for card in (*hands[player], *claimed))
            if game.state.alive[player] and ranks != sorted(self.ranks):
                return False
        return not any(hands[game.state.players :])


def claims_slot(state: GameState) -> ClaimsSlot:
    """Return the claims' own state."""
    slot: ClaimsSlot = state.slots["claims"]
    return slot


class DrawMissions(Step, frozen=True):
    """Everybody draws one of each rank, secretly; the rest goes back unseen (M-02). Hands stay in the order of the ranks."""

    def run(self, game: Game) -> None:
        """Deal, from the first player on; a rank of which there are too few for all is left out."""
        state, missions = game.state, missions_of(game.rules)
        deck, slot = state.decks[MISSIONS], claims_slot(game.state)
        remove_unfit(game)
        shuffle(deck.draw, game.dice)
        left = Counter[str](missions[card].rank for card in deck.draw)
        drawn = RANKS[: game.rules.number(MISSIONS_EACH.key)]
        slot.ranks = [rank for rank in drawn if left[rank] >= state.players]
        first = state.slots["turns"].first
        for player in ((first + n) % state.players for n in range(state.players)):
            for rank in slot.ranks:
                card = top_of_rank(game, rank)
                if card is not None:
                    deck.draw.remove(card)
                    deck.hands[player].append(card)
            game.emit(MissionsDrawn(player, tuple(missions[card].id for card in deck.hands[player])))


def top_of_rank(game: Game, rank: str) -> int | None:
    """Return the uppermost card of ``rank`` in the pile, or None."""
    missions = missions_of(game.rules)
    return next((c for c in reversed(game.state.decks[MISSIONS].draw) if missions[c].rank == rank), None)


def swap(game: Game, player: int, card: int) -> None:
    """Put ``card`` of the player's hand under the pile for another one of its rank, if there is one."""
    deck, missions = game.state.decks[MISSIONS], missions_of(game.rules)
    other = top_of_rank(game, missions[card].rank)
    if other is None:
        return
    deck.draw.remove(other)
    deck.draw.insert(0, card)
    deck.hands[player][deck.hands[player].index(card)] = other
    game.emit(MissionSwapped(player, missions[other].id, missions[card].id))


def swap_done_ones(game: Game, event: SetupEnded) -> None:
    """House rule: a mission for the end of a turn that is true before the game begins is changed once."""
    if game.rules.option(MISSION_SWAP.key) != BOTH_SWAPS:
        return
    for player in range(game.state.players):
        for card in tuple(hand_of(game.state, player)):
            mission = missions_of(game.rules)[card]
            if mission.claim == "turn_end" and mission.goal.met(game.state, game.rules, player):
                swap(game, player, card)


class ClaimMission(Step, frozen=True):
    """The moment ``moment`` has come: a fulfilled mission that names it may be shown, one in a turn (M-05)."""

    secrecy = "secret"

    player: int
    moment: str

    def claimable(self, game: Game) -> list[Mission]:
        """Return the missions that may be shown now."""
        state, rules = game.state, game.rules
        if claims_slot(state).claimed or state.turn != self.player or sum(state.alive[: state.players]) < 2:
            return []
        missions = [missions_of(rules)[card] for card in hand_of(state, self.player) if card != HIDDEN]
        return [m for m in missions if m.claim == self.moment and self.true_now(m, game)]

    def true_now(self, mission: Mission, game: Game) -> bool:
        """Tell whether the condition holds; that of a deed has to come true with the last conquest."""
        if self.moment == "on_event" and isinstance(mission.goal, Deed):
            return mission.goal.just_met(game.state, game.rules)
        return mission.goal.met(game.state, game.rules, self.player)

    def decision(self, game: Game) -> Decision | None:
        """Ask which one, if any."""
        found = self.claimable(game)
        if not found:
            return None
        return Decision(self.player, "claim_mission", Choices((*(Pick(m.id) for m in found), Pass())), self)

    def run(self, game: Game) -> None:
        """Nothing to claim."""

    def take(self, game: Game, choice: Choice) -> None:
        """Show the mission and lay it down for good (M-06); the fourth one wins (M-08)."""
        if not isinstance(choice, Pick):
            return
        slot, deck = claims_slot(game.state), game.state.decks[MISSIONS]
        card = next(c for c, mission in enumerate(missions_of(game.rules)) if mission.id == choice.key)
        deck.hands[self.player].remove(card)
        deck.discard.append(card)
        slot.holders[card] = self.player
        slot.claimed = True
        game.emit(MissionRevealed(self.player, choice.key, slot.holders.count(self.player)))
        game.check_victory()

    def is_valid(self, game: Game) -> bool:
        """It is one of those at the start of a turn."""
        return self in at_turn_start(game, game.state.turn)


class SwapMission(Step, frozen=True):
    """House rule: a card that could not come true for some full rounds may be changed for another one of its rank."""

    secrecy = "secret"

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask, if the player holds such a card; there are more cards of each rank than players."""
        missions, calm = missions_of(game.rules), turn_log(game.state).calm[self.player]
        held = [missions[card] for card in hand_of(game.state, self.player) if card != HIDDEN]
        stuck = [m for m in held if m.swap_after and calm > m.swap_after]
        if not stuck:
            return None
        return Decision(self.player, "swap_mission", Choices((*(Pick(m.id) for m in stuck), Pass())), self)

    def run(self, game: Game) -> None:
        """Nothing to change."""

    def take(self, game: Game, choice: Choice) -> None:
        """Change it."""
        if isinstance(choice, Pick):
            missions = missions_of(game.rules)
            swap(game, self.player, next(c for c in hand_of(game.state, self.player) if missions[c].id == choice.key))

    def is_valid(self, game: Game) -> bool:
        """It is one of those at the start of a turn."""
        return self in at_turn_start(game, game.state.turn)


def four_claimed(game: Game) -> Outcome | None:
    """The first player with a claimed mission of each rank wins (M-08)."""
    slot = claims_slot(game.state)
    for player in range(game.state.players):
        if slot.holders.count(player) == len(slot.ranks) > 0:
            return Outcome((player,), "missions")
    return None


def begin_turn(game: Game, event: TurnStarted) -> None:
    """One claim per turn: nothing is claimed yet."""
    claims_slot(game.state).claimed = False


def claim_conquest(game: Game, event: ConquestSettled) -> None:
    """A conquest is complete: deeds may be claimed."""
    game.push(ClaimMission(event.player, "on_event"))


def retire(game: Game, event: PlayerEliminated) -> None:
    """Nobody inherits missions, and they stay secret to the end (M-07)."""
    set_aside(game.state, event.player)


def guess_missions(state: GameState, rules: Rules, viewer: int, dice: Dice) -> None:
    """Deal what ``viewer`` doesn't know again so that everybody holds one of each rank that he hasn't claimed yet."""
    missions, deck = missions_of(rules), state.decks[MISSIONS]
    others = [player for player in range(state.players) if player != viewer and deck.hands[player]]
    unseen = [card for player in others for card in deck.hands[player]] + deck.aside + deck.draw
    shuffle(unseen, dice)
    slot = claims_slot(state)
    for player in others:
        claimed = {missions[card].rank for card, holder in enumerate(slot.holders) if holder == player}
        hand = [next(c for c in unseen if missions[c].rank == rank) for rank in slot.ranks if rank not in claimed]
        deck.hands[player] = hand
        unseen = [card for card in unseen if card not in hand]
    deck.aside = [unseen.pop() for _ in deck.aside]
    deck.draw = unseen


def draw_missions(game: Game) -> Sequence[Step]:
    """Missions are drawn before the set-up of the board (M-03)."""
    return (DrawMissions(),)


def at_turn_start(game: Game, player: int) -> Sequence[Step]:
    """Before the income is counted."""
    claim = ClaimMission(player, "turn_start")
    return (claim,) if game.rules.option(MISSION_SWAP.key) == NO_SWAP else (claim, SwapMission(player))


def at_battle_end(game: Game, player: int) -> Sequence[Step]:
    """Between the last battle and the move."""
    return (ClaimMission(player, "battle_end"),)


def at_turn_end(game: Game, player: int) -> Sequence[Step]:
    """Between the move and the card."""
    return (ClaimMission(player, "turn_end"),)


RANKED_MISSIONS = Module(
    id="ranked_missions",
    when=played_for(RANKED),
    needs=(GOAL, "turn_log", "conquest", "fortifying", "territory_cards"),
    excludes=("secret_missions",),
    options=(MISSION_SWAP, MISSIONS_EACH),
    setup=(draw_missions,),
    turn_actions={REINFORCE: (at_turn_start,), FORTIFY: (at_battle_end,), CARD_PHASE: (at_turn_end,)},
    openings=(ClaimMission, SwapMission),
    validators=(hands_fit,),
    triggers={
        SetupEnded: (swap_done_ones,),
        TurnStarted: (begin_turn,),
        ConquestSettled: (claim_conquest,),
        PlayerEliminated: (retire,),
    },
    decks=(mission_deck(FILE),),
    victory=(four_claimed,),
    determinize=(guess_missions,),
    appraise=(RANKED_WORTH,),
    slots={"claims": lambda seats: ClaimsSlot([NOBODY] * len(missions_in(FILE)))},
)

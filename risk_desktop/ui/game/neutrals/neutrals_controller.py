"""Keeps the pieces of the neutral colours up to date, and shows the dice that are rolled for them."""

from __future__ import annotations

from risk_desktop.editions.classic.neutrals.muster import AllyMustered
from risk_desktop.editions.classic.neutrals.stances import ALLIES, AlliesSlot, LoyaltyTested, StanceChanged
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.neutrals.neutral_pieces import NeutralState
from risk_desktop.ui.motion import MOTION


def place_of(player: int) -> int:
    """Return where the cannon of an ally of ``player`` stands: -1 for the first seat, 1 for the second, 0 for nobody."""
    return 0 if player < 0 else -1 if player == 0 else 1


class NeutralsController(FeatureController):
    """Shows how strong each neutral colour is and whose ally, from public facts only."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._pieces = parts.layout.neutrals
        parts.director.animator.shown.connect(self._follow)

    def _follow(self, event: Event) -> None:
        """Roll the cannon to its new ally when a stance changes, and the die that decides about a neutral colour."""
        names = self._context.names
        if isinstance(event, StanceChanged):
            self._pieces[event.neutral - self._context.game.state.players].turn_to(place_of(event.after))
        elif MOTION.speed_factor == 0:
            return
        elif isinstance(event, LoyaltyTested):
            title = tr("play.call.loyalty", player=names.player(event.neutral))
            verdict = tr("play.call.firm" if event.firm else "play.call.turns")
            self._layout.call_die(names.seat_colours(event.neutral), title, event.roll, verdict)
        elif isinstance(event, AllyMustered):
            title = tr("play.call.muster", player=names.player(event.neutral))
            verdict = tr("play.call.mustered", n=event.armies)
            self._layout.call_die(names.seat_colours(event.neutral), title, event.armies, verdict)

    def settle(self) -> None:
        """Show the present state."""
        players = self._context.game.state.players
        for number, piece in enumerate(self._pieces, start=players):
            piece.show_state(neutral_state(self._context, number))


def neutral_state(context: GameContext, seat: int) -> NeutralState:
    """Return what the piece of a neutral colour shows."""
    state, names = context.game.state, context.names
    own = [armies for owner, armies in zip(state.owner, state.armies, strict=True) if owner == seat]
    out = not state.alive[seat]
    slot: AlliesSlot | None = state.slots.get(ALLIES)
    if slot is None:
        return NeutralState(names.player(seat), names.colour_word(seat), len(own), sum(own), out=out)
    ally = slot.stance[seat]
    cards = sum(bribe[0] == seat for bribe in slot.bribes)
    name = names.player(ally) if ally >= 0 else ""
    words = names.player(seat), names.colour_word(seat)
    return NeutralState(*words, len(own), sum(own), place_of(ally), name, cards, out)

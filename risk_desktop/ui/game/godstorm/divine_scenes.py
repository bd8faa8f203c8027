"""How events of gods, plague, the dead and the sea are shown on the board."""

from __future__ import annotations

from collections.abc import Callable

from risk_desktop.editions.godstorm.afterlife import AfterlifeLeft, ArmyRevived, DeadTravelled, DeadWalked
from risk_desktop.editions.godstorm.cards.events import (
    ContinentStruck,
    GarrisonsSwapped,
    LandDeserted,
    MiracleRolled,
)
from risk_desktop.editions.godstorm.declarations import InvasionBroken, InvasionDeclared
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.plague import PlagueEnded, PlagueLaid, PlagueStruck
from risk_desktop.editions.godstorm.waters import LinkClosed, RegionSunk
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.board.effects.land_effects import LAND_EFFECT_MS
from risk_desktop.ui.board.effects.piece_effects import LOSE_MS
from risk_desktop.ui.board.effects.sinking import SINK_MS
from risk_desktop.ui.board.position import NOBODY, PieceLook
from risk_desktop.ui.game.die_call import CALL_MS
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.motion import MOTION

_DECLARED_MS, _CLOSED_MS, _TRAVEL_MS, _RISE_MS = 420, 600, 450, 600
_PLAGUE = PieceLook("plague", NOBODY)


def _is_seen(event: Event) -> bool:
    """Tell whether this is a stroke of the plague that costs something, or awaits who comes in."""
    return isinstance(event, PlagueStruck) and (event.armies > 0 or event.on_entry)


class DivineScenes(FeatureController):
    """Takes part in the showing of events."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._animator = animator = parts.director.animator
        self._scenes: dict[type[Event], Callable[..., int]] = {
            GodBanished: self._banished,
            InvasionDeclared: self._declared,
            InvasionBroken: self._broken,
            PlagueLaid: self._laid,
            PlagueEnded: self._healed,
            PlagueStruck: self._struck,
            DeadTravelled: self._travelled,
            AfterlifeLeft: self._left,
            ArmyRevived: self._revived,
            DeadWalked: self._walked,
            LinkClosed: self._closed,
            RegionSunk: self._sunk,
            LandDeserted: self._deserted,
            GarrisonsSwapped: self._swapped,
            MiracleRolled: self._rolled,
            ContinentStruck: self._continent,
        }
        animator.stage(self._fits, self._show)

    def _fits(self, event: Event) -> bool:
        return type(event) in self._scenes

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms at the speed in use."""
        return MOTION.fade(self._scenes[type(event)](event))

    # --- gods

    def _banished(self, event: GodBanished) -> int:
        look = look_of(self._context.game, event.kind, event.player)
        self._context.board.piece_effects.lose(event.territory, look)
        self._animator.projection.pick_up(event.territory, look)
        self._animator.apply()
        return LOSE_MS

    def _declared(self, event: InvasionDeclared) -> int:
        if self._context.has_arrow(event.origin, event.target):
            return 0
        self._context.show_arrow(event.origin, event.target, event.player)
        return _DECLARED_MS

    def _broken(self, event: InvasionBroken) -> int:
        self._context.hide_arrow()
        return 0

    # --- plague

    def _laid(self, event: PlagueLaid) -> int:
        for territory in event.territories:
            self._animator.projection.put(territory, _PLAGUE)
        self._animator.apply()
        for territory in event.territories:
            self._context.board.piece_effects.put(territory, _PLAGUE)
        self._context.board.land_effects.play("poison", event.territories)
        return LAND_EFFECT_MS

    def _healed(self, event: PlagueEnded) -> int:
        self._context.board.piece_effects.lose(event.territory, _PLAGUE)
        self._animator.projection.pick_up(event.territory, _PLAGUE)
        self._animator.apply()
        return 0 if self._drowns(event.territory) else LOSE_MS

    def _struck(self, event: PlagueStruck) -> int:
        """Show the plague over all lands that it has struck in this moment, with the last of them."""
        begun, coming = self._animator.turn_events
        if not _is_seen(event) or any(map(_is_seen, coming)):
            return 0
        struck = [each.territory for each in begun if isinstance(each, PlagueStruck) and _is_seen(each)]
        self._context.look_at(event.territory)
        for territory in struck:
            self._context.board.piece_effects.swell(territory, _PLAGUE)
        self._context.board.land_effects.play("poison", struck)
        return LAND_EFFECT_MS

    # --- the dead

    def _travelled(self, event: DeadTravelled) -> int:
        if event.goal != "afterlife":
            return 0
        self._animator.projection.bury(event.player, event.armies)
        self._animator.apply()
        self._context.board.effects.send_to_afterlife(event.territory, event.player, event.armies)
        return 0 if self._more(DeadTravelled) or self._drowns(event.territory) else _TRAVEL_MS

    def _left(self, event: AfterlifeLeft) -> int:
        total = sum(number for _, number in event.parts)
        self._animator.projection.bury(event.player, -total)
        for field, number in event.parts:
            if self._animator.projection.owners[field] == event.player:
                self._animator.projection.add(field, event.player, number)
            else:
                self._animator.projection.take(field, event.player, number)
        self._context.look_at(event.parts[0][0])
        self._animator.apply()
        for field, number in event.parts:
            self._context.board.effects.rise_from_afterlife(field, event.player, number)
        return _RISE_MS

    def _revived(self, event: ArmyRevived) -> int:
        return self._rise(event.player, event.origin, event.target, 1)

    def _walked(self, event: DeadWalked) -> int:
        return self._rise(event.player, event.field, event.territory, event.armies)

    def _rise(self, player: int, origin: int, target: int, armies: int) -> int:
        self._context.look_at(target)
        self._context.board.effects.move_armies(origin, target, armies)
        self._animator.projection.remove(origin, player, armies)
        self._animator.projection.add(target, player, armies)
        self._animator.apply()
        return _RISE_MS

    def _more(self, kind: type[Event]) -> bool:
        coming = self._animator.coming
        return bool(coming) and isinstance(coming[0], kind)

    # --- the sea

    def _closed(self, event: LinkClosed) -> int:
        self._context.look_at(event.a)
        self._animator.projection.close(event.a, event.b)
        self._animator.apply()
        return _CLOSED_MS

    def _sunk(self, event: RegionSunk) -> int:
        self._context.look_at(event.territories[0])
        self._context.board.switcher.ensure_visible(event.territories)
        self._context.board.effects.sink(event.territories)
        self._animator.projection.drown(event.territories)
        self._animator.apply()
        return SINK_MS

    def _drowns(self, territory: int) -> bool:
        """Tell whether the sea takes a territory in this moment: what becomes of it before is no scene of its own."""
        coming = self._animator.turn_events[1]
        return any(isinstance(each, RegionSunk) and territory in each.territories for each in coming)

    # --- miracles

    def _deserted(self, event: LandDeserted) -> int:
        self._animator.projection.leave(event.territory)
        self._animator.apply()
        return 0

    def _swapped(self, event: GarrisonsSwapped) -> int:
        standing, board = self._animator.projection, self._context.board
        first, second = standing.armies[event.a], standing.armies[event.b]
        board.effects.move_armies(event.a, event.b, first)
        board.effects.move_armies(event.b, event.a, second)
        standing.take(event.a, event.player, second)
        standing.take(event.b, event.player, first)
        self._animator.apply()
        return _RISE_MS

    def _rolled(self, event: MiracleRolled) -> int:
        names, title = self._context.names, tr(f"deck_card.{event.card}.title")
        colours = names.seat_colours(event.player)
        self._layout.call_die(colours, title, event.value, names.territory(event.territory))
        return CALL_MS

    def _continent(self, event: ContinentStruck) -> int:
        self._context.look_at(self._context.game.rules.board.regions[event.region].members[0])
        return 0

"""Shows events one after the other on the board. What it shows is never a source of truth: the state follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.editions.classic.capitals import CapitalRevealed, LandsSeized
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.editions.classic.neutrals.muster import AllyMustered
from risk_desktop.editions.classic.neutrals.stances import CardGiven, LoyaltyTested, StanceChanged
from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.common.battle_events import Contest, DiceRerolled
from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    AttackDeclared,
    AttackRolled,
    CardDrawn,
    CardsLost,
    CardsTaken,
    DiceRolled,
    Event,
    GameWon,
    OrderRolled,
    PhaseStarted,
    PlayerEliminated,
    RegionCompleted,
    SetTraded,
    TerritoryClaimed,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.game.battle.battle_controller import BattleController
from risk_desktop.ui.game.battle.dice_hints import RerollNotes, Rerolls
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.die_call import CALL_MS
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.projection import BoardProjection
from risk_desktop.ui.motion import FRAME_MS, MOTION
from risk_desktop.ui.sound import SOUND_FOR_EVENT, SoundLike

# Share of the time that rolls of a blitz get after its first one, and the many placings of the set-up.
_HURRY = 0.3
# The least share of its time that land gets to change hands in: it is seen who comes from where.
_LEAST_CONQUEST = 0.6
# How long it is to be seen that land has been taken, and a move at the least, ms.
_TAKEN_MS, _MOVED_MS = 120, 240
# Between the last move of a turn and the next turn, ms.
_BREATH_MS = 300
_MS: dict[type[Event], int] = {
    OrderRolled: 500,
    TurnStarted: 380,
    AttackDeclared: 320,
    ArmiesLost: 300,
    ArmiesPlaced: 420,
    TerritoryClaimed: 160,
    RegionCompleted: 420,
    SetTraded: 420,
    CardDrawn: 240,
    CardsTaken: 420,
    CardsLost: 420,
    PlayerEliminated: 700,
    MissionRevealed: 2200,
    CapitalRevealed: 2000,
    LandsSeized: 900,
    GameWon: 900,
    LoyaltyTested: CALL_MS,
    AllyMustered: CALL_MS,
    StanceChanged: 950,
    CardGiven: 200,
}


def _alone(event: TerritoryConquered | ArmiesMoved) -> Sequence[PieceLook]:
    return ()


class EventAnimator(QObject):
    """Plays lists of events. ``shown`` tells each event as it begins, ``seen`` those whose scenes are over, in order;
    ``applied`` comes when something else stands on the board, ``taken`` when those have marched in who take land.

    ``along``: which pieces lead armies that march, by now where the projection has them in the end.

    ``done`` comes when the last one has been seen, and ``ending`` right before: by ``done`` the next list may begin at once.
    """

    shown = Signal(object)
    seen = Signal(list)
    applied = Signal()
    taken = Signal()
    ending = Signal()
    done = Signal()

    def __init__(
        self,
        context: GameContext,
        sound: SoundLike,
        battle: BattleController,
        updater: PositionUpdater,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._context, self._sound, self.battle, self._updater = context, sound, battle, updater
        battle.rolled.connect(self._go_on)
        self._waiting = False
        self._queue: list[Event] = []
        self._begun: list[Event] = []
        self._past: list[Event] = []
        self._running = self._soon = False
        self._taking: TerritoryConquered | None = None
        """The land that others march into."""
        self._quiet: frozenset[int] = frozenset()
        self._fight: tuple[int, int] = (-1, -1)
        self._pace = 1.0
        self._rerolls = RerollNotes()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self._scenes: dict[type[Event], Callable[..., int | None]] = {
            TurnStarted: self._goes_on,
            PhaseStarted: self._goes_on,
            TerritoryClaimed: self._claimed,
            ArmiesPlaced: self._placed,
            AttackDeclared: self._attacked,
            AttackRolled: self._attack_rolled,
            DiceRolled: self._rolled,
            ArmiesLost: self._lost,
            TerritoryConquered: self._conquered,
            ArmiesMoved: self._moved,
            LandsSeized: self._seized,
            LeadChanged: self._led,
            DiceRerolled: self._rerolls.note,
        }
        # The same for what nobody sees, as far as a fight may go on from it.
        self._outcomes: dict[type[Event], Callable[..., None]] = {
            TurnStarted: self._goes_on,
            PhaseStarted: self._goes_on,
            ArmiesPlaced: self._place,
            AttackDeclared: self._attacked,
            AttackRolled: self._tell_attack_roll,
            DiceRolled: self._tell_roll,
            ArmiesLost: self._lose,
            TerritoryConquered: self._take_land,
            ArmiesMoved: self._move,
            DiceRerolled: self._rerolls.note,
        }
        self.along: Callable[[TerritoryConquered | ArmiesMoved], Sequence[PieceLook]] = _alone
        self._stages: list[tuple[Callable[[Event], bool], Callable[[Event], int]]] = []
        self._later_stages: list[tuple[Callable[[Event], bool], Callable[[Event], int]]] = []
        self._musts: list[Callable[[Event], bool]] = []

    def require(self, fits: Callable[[Event], bool]) -> None:
        """Have the events that fit shown to the person who has caused them even where nothing is animated."""
        self._musts.append(fits)

    def must_show(self, events: Sequence[Event]) -> bool:
        """Tell whether any of these is to be shown even where nothing is animated."""
        return any(fits(event) for fits in self._musts for event in events)

    def stage_after(self, fits: Callable[[Event], bool], show: Callable[[Event], int]) -> None:
        """Let ``show`` show the events that fit, as ``stage`` does, but land that is taken only when it has been."""
        self._later_stages.append((fits, show))

    def stage(self, fits: Callable[[Event], bool], show: Callable[[Event], int]) -> None:
        """Let ``show`` show the events that fit, beside the board; it returns how long that takes, ms."""
        self._stages.append((fits, show))

    @property
    def projection(self) -> BoardProjection:
        """Who stands where, as far as the events have been shown; ``apply`` puts a change on the board."""
        return self._updater.projection

    @property
    def coming(self) -> tuple[Event, ...]:
        """What is still to be shown, behind the event that shows now."""
        return tuple(self._queue)

    @property
    def turn_events(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """The events of the turn that shows: what has begun, the present one last, and what comes."""
        begins = (number for number, event in enumerate(self._queue) if isinstance(event, TurnStarted))
        return tuple(self._past), tuple(self._queue[: next(begins, len(self._queue))])

    def hold(self) -> None:
        """Called by a stage: what it shows lasts until ``go_on``."""
        self._waiting = True

    def go_on(self) -> None:
        """What held the showing up has been seen."""
        self._go_on()

    @property
    def busy(self) -> bool:
        """Whether events are being shown."""
        return self._running

    def play(self, events: Sequence[Event], acted: int, own: bool) -> None:
        """Show events of seat ``acted``; ``own`` when a person at the screen caused them and has seen the placing."""
        self._take(events, acted, own)
        self._next()

    def play_soon(self, events: Sequence[Event], acted: int) -> None:
        """Show events that an opponent caused, from the next frame on: this one says whose they are.

        What takes no time at their end and what follows on all have frames of their own too.
        """
        self._take(events, acted, own=False)
        self._soon = True
        self._timer.start(FRAME_MS)

    def _take(self, events: Sequence[Event], acted: int, own: bool) -> None:
        self._updater.begin()
        self._soon = False
        self._queue, self._past = list(events), []
        # What a person places for a neutral colour he has seen too.
        state = self._context.game.state
        self._quiet = frozenset({acted, *range(state.players, state.seats)}) if own else frozenset()
        self._running = True
        rolls = sum(isinstance(event, DiceRolled) for event in events)
        hurried = rolls > 1 or (not own and self._continues(events)) or self._context.game.state.round == 0
        self._pace = _HURRY if hurried else 1.0

    def skip_dice(self) -> bool:
        """Let the dice that roll lie still at once; return whether there were any."""
        rolling = self._running and self.battle.busy
        if rolling:
            self.battle.skip()
        return rolling

    def finish(self) -> None:
        """Show what is left at once."""
        if not self._running:
            return
        self._timer.stop()
        while self._queue:
            self._end_taking()
            self._tell(self._begin_next())
        self._end()

    def new_choice(self) -> None:
        """A person chooses again: the next roll of the same fight gets its full time."""
        self._fight = (-1, -1)

    def _continues(self, events: Sequence[Event]) -> bool:
        """Tell whether the fight that was rolled last goes on."""
        rolls = [event for event in events if isinstance(event, DiceRolled)]
        return bool(rolls) and (rolls[0].origin, rolls[0].target) == self._fight

    def _tell_seen(self) -> None:
        """The scenes that have begun so far are over."""
        begun, self._begun = self._begun, []
        if begun:
            self.seen.emit(begun)

    def _next(self) -> None:
        if (taken := self._end_taking()) is not None:
            ms = max(_staged(self._later_stages, taken), round(MOTION.fade(_TAKEN_MS) * self._pace))
            if not self._waiting:
                self._timer.start(ms + self._breath())
            return
        self._tell_seen()
        shows = bool(self._queue)
        while self._queue and self._running:
            ms = self._show(self._begin_next())
            if self._waiting:
                return
            if ms > 0 or self._taking is not None:
                self._timer.start(ms if self._taking is not None else ms + self._breath())
                return
        if self._running and self._soon and shows:
            self._timer.start(FRAME_MS)
        elif self._running:
            self._end()

    def _breath(self) -> int:
        """Return how long to wait, ms, as the turn is over with what shows; 0 if something else follows in it."""
        after = next((event for event in self._queue if not isinstance(event, PhaseStarted)), None)
        return MOTION.fade(_BREATH_MS) if isinstance(after, TurnStarted) else 0

    def _begin_next(self) -> Event:
        """Take the next event, whose turn it is now."""
        event = self._queue.pop(0)
        self._begun.append(event)
        self._past = [event] if isinstance(event, TurnStarted) else [*self._past, event]
        self.shown.emit(event)
        return event

    def _go_on(self) -> None:
        """What held the showing up has been seen, such as the dice of a roll."""
        if self._waiting:
            self._waiting = False
            self._next()

    def _end_taking(self) -> TerritoryConquered | None:
        """Land has been taken that others were marching into: its fight is over. Return that conquest, None if there is none."""
        taken, self._taking = self._taking, None
        if taken is not None:
            self.taken.emit()
            if not self.battle.tell_taken(taken):
                self._leave_fight()
        return taken

    def _end(self) -> None:
        self._running = self._waiting = False
        self.battle.skip()
        self._end_taking()
        self._context.board.finish_animations()
        self._tell_seen()
        self.ending.emit()
        self.done.emit()

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms."""
        if not isinstance(event, ArmiesPlaced | PhaseStarted):
            self._context.board.chips.show({})  # what was placed has been seen
        if self._goes_on_attacking(event):
            return 0
        scene = self._scenes.get(type(event))
        taken = scene(event) if scene is not None else None
        if isinstance(event, Contest):
            self._rerolls.forget()
        if isinstance(event, ArmiesPlaced) and event.player in self._quiet:
            return 0
        if isinstance(event, TerritoryClaimed) and event.dealt:
            return 0
        self._play_sound(event)
        staged = _staged(self._stages, event)
        if event is not self._taking:
            staged = max(staged, _staged(self._later_stages, event))
        if isinstance(event, ArmiesLost) and self._queue and isinstance(self._queue[0], ArmiesLost):
            return staged
        return staged or (taken if taken is not None else round(MOTION.fade(_MS.get(type(event), 0)) * self._pace))

    def _goes_on_attacking(self, event: Event) -> bool:
        """Tell whether an attack is declared once more whose arrow stands already."""
        return isinstance(event, AttackDeclared) and self._context.has_arrow(event.origin, event.target)

    def _play_sound(self, event: Event) -> None:
        name = SOUND_FOR_EVENT.get(type(event).__name__)
        if name is None:
            return
        step = 1
        if isinstance(event, TurnStarted):
            step = self._context.session.table.seats[event.player].colour + 1
        elif isinstance(event, ArmiesPlaced):
            step = min(5, sum(number for _, number in event.parts))
        self._sound.play(name, step)

    # --- scenes

    def apply(self) -> None:
        """Show on the board what ``projection`` says."""
        self._updater.show_projection()
        self.applied.emit()

    def _goes_on(self, event: TurnStarted | PhaseStarted) -> None:
        """The last fight or move of before is over: its arrow would look like something to do now."""
        self._leave_fight()

    def _tell(self, event: Event) -> None:
        """Let the fight and its arrow know of an event that nobody sees, as if it had been shown."""
        outcome = self._outcomes.get(type(event))
        if outcome is not None and not self._goes_on_attacking(event):
            outcome(event)
        if isinstance(event, Contest):
            self._rerolls.forget()

    def _claimed(self, event: TerritoryClaimed) -> None:
        self.projection.take(event.territory, event.player, event.armies)
        if not event.dealt or not any(isinstance(each, TerritoryClaimed) for each in self._queue):
            self.apply()

    def _place(self, event: ArmiesPlaced) -> None:
        self._leave_fight()
        for territory, number in event.parts:
            self.projection.add(territory, event.player, number)

    def _placed(self, event: ArmiesPlaced) -> None:
        self._place(event)
        self.apply()
        own = event.player in self._quiet
        if not own:
            self._context.look_at_any(territory for territory, _ in event.parts)
        self._context.board.chips.show({} if own else {territory: f"+{number}" for territory, number in event.parts})

    def _attacked(self, event: AttackDeclared) -> None:
        self._context.show_arrow(event.origin, event.target, event.attacker)
        if self.battle.takes(event):
            self.battle.announce(event, self._fighters(event))

    def _attack_rolled(self, event: AttackRolled) -> None:
        """Show the dice that the defender answers; his own roll follows when he has chosen."""
        self._context.show_arrow(event.origin, event.target, event.attacker)
        if self.battle.takes(event):
            self._waiting = True
            self.battle.show_attack(event, self._fighters(event))

    def _tell_attack_roll(self, event: AttackRolled) -> None:
        self._context.show_arrow(event.origin, event.target, event.attacker)
        if self.battle.takes(event):
            self.battle.show_attack(event, self._fighters(event), still=True)

    def _rolled(self, event: DiceRolled) -> None:
        again = self._follow_fight(event)
        if self.battle.takes(event):
            self._waiting = True
            mine = self._context.session.is_human(self._context.game.state.decider(event.attacker))
            pace = 0.0 if mine and self._pace < 1 else self._pace
            self.battle.show_roll(event, self._queue, self._fighters(event), pace=pace, again=again)

    def _tell_roll(self, event: DiceRolled) -> None:
        again = self._follow_fight(event)
        if self.battle.takes(event):
            self.battle.tell_roll(event, self._queue, self._fighters(event), again=again)

    def _follow_fight(self, event: DiceRolled) -> Rerolls:
        """Go to the fight of a roll; return which of its dice were rolled again."""
        self._fight = (event.origin, event.target)
        self._context.show_arrow(event.origin, event.target, event.attacker)
        return self._rerolls.of(event)

    def _fighters(self, event: AttackDeclared | AttackRolled | DiceRolled) -> tuple[int, int]:
        """Return the armies of both sides: the attacker's own, and all that defend."""
        return self.projection.of(event.attacker, event.origin), self.projection.armies[event.target]

    def _lose(self, event: ArmiesLost) -> None:
        self._leave(event.territory, event.player, event.armies)

    def _lost(self, event: ArmiesLost) -> None:
        self._lose(event)
        self.apply()
        if event.territory >= 0:  # of those who came out of the Afterlife its count says it
            self._context.board.effects.losses(event.territory, event.armies)

    def _take_land(self, event: TerritoryConquered) -> None:
        self._leave(event.origin, event.player, event.armies, least=1)
        self.projection.take(event.territory, event.player, event.armies)
        self._taking = event

    def _conquered(self, event: TerritoryConquered) -> int:
        self._take_land(event)
        pace, along = max(self._pace, _LEAST_CONQUEST), self.along(event)
        ms = self._context.board.effects.conquest(
            event.territory, event.loser, event.player, event.origin, event.armies, pace, along
        )
        self._updater.show_projection()  # not ``apply``: plaques count the land when the armies have marched in
        return ms

    def _move(self, event: ArmiesMoved) -> None:
        self._leave(event.origin, event.player, event.armies)
        self.projection.add(event.target, event.player, event.armies)
        if event.reason != "fortify":
            self._leave_fight()

    def _moved(self, event: ArmiesMoved) -> int:
        if event.reason == "fortify":
            self._context.show_arrow(event.origin, event.target, event.player, "move")
        along = self.along(event)
        ms = self._context.board.effects.move_armies(event.origin, event.target, event.armies, self._pace, along)
        self._move(event)
        self.apply()
        return max(ms, round(MOTION.fade(_MOVED_MS) * self._pace))

    def _leave(self, origin: int, seat: int, armies: int, least: int = 0) -> None:
        """Take armies away from where they stand, the Afterlife at -1."""
        if origin < 0:
            self.projection.bury(seat, -armies)
        else:
            self.projection.remove(origin, seat, armies, least=least)

    def _seized(self, event: LandsSeized) -> None:
        for territory in event.territories:
            self.projection.take(territory, event.player, 1)
            self._context.board.effects.conquest(territory, event.loser, event.player, territory)
        self._updater.show_projection()

    def _led(self, event: LeadChanged) -> None:
        self.projection.lead(event.territory, event.player)
        self.apply()

    def _leave_fight(self) -> None:
        self._fight = (-1, -1)
        self._context.hide_arrow()


def _staged(stages: Sequence[tuple[Callable[[Event], bool], Callable[[Event], int]]], event: Event) -> int:
    """Let the stages that fit an event show it; return how long that takes, ms."""
    return max((show(event) for fits, show in stages if fits(event)), default=0)

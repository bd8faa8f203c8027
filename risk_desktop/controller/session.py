"""The running game: asks the right player, applies the answer, keeps the save, and tells what happened.

Nothing else in the program calls ``apply``. The interface listens to the signals, and calls ``proceed()`` when it has
shown the events of the last choice: so no opponent runs ahead of the eyes, and thinking goes on meanwhile.
"""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from risk_desktop.ai.intent import Intent, Reply
from risk_desktop.ai.luck import seed_of
from risk_desktop.ai.player import Fault, safe_choice
from risk_desktop.bots.commands import is_outside
from risk_desktop.editions.common.advance import Lands
from risk_desktop.editions.common.attack import Campaign
from risk_desktop.editions.common.hints import HintGiven
from risk_desktop.editions.common.seats import RESIGNED, is_given_up, is_only_watched, pass_seat
from risk_desktop.editions.common.setup import Parts
from risk_desktop.editions.common.turns import SetUp
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Blitz, Choice
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.game import Game, IllegalChoice, Record
from risk_desktop.engine.options import Reason
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View, view
from risk_desktop.maps.problems import Problem
from risk_desktop.storage.deputies import PROGRAM
from risk_desktop.storage.recording import Recording
from risk_desktop.storage.settings import THINKING_SECONDS, Defence, Losses, Thinking
from risk_desktop.storage.statistics import Statistics

from .actors import TurnActors
from .advance_order import AdvanceOrder
from .ai_client import AiClient
from .blitz_order import BlitzOrder
from .history import History, is_open
from .outside import News
from .question import Question, RulesSpec
from .set_up_help import SetUpHelp
from .standing_orders import Hesitation, StandingOrders, hesitation, is_answer_to_others
from .table import HUMAN, Table

log = logging.getLogger(__name__)

_SECRET_BYTES = 32


class Keeper(Protocol):
    """Where a session writes what happens: storage's Journal, or a test's."""

    @property
    def problem(self) -> Problem | None:
        """Why the last thing could not be kept, None if it was."""

    def restored(self) -> Problem | None:
        """Return, once, that the file had vanished and was written anew."""

    def begin(self, game: Game) -> None:
        """Keep the first position of a new game."""

    def record(self, record: Record, game: Game, left: bool = False) -> None:
        """Keep one choice, which its player may have left to the program."""

    def turn(self, game: Game) -> None:
        """Keep a snapshot: a turn starts."""

    def undo(self, count: int) -> None:
        """Cancel the last ``count`` records."""

    def seat(self, seat: int, kind: str) -> None:
        """Keep who plays a seat from now on."""

    def given_up(self) -> None:
        """Keep that persons have given the game up."""

    def hint(self, seat: int) -> None:
        """Keep that a seat was given a hint."""

    def end(self, game: Game) -> None:
        """The game is over."""

    def picture(self, png: bytes) -> None:
        """Keep a small picture of the table."""

    def close(self) -> None:
        """Nothing more will come."""


class AnswerSource(Protocol):
    """Where a session asks its opponents: an AiClient, or something that answers in this process."""

    @property
    def answered(self) -> SignalInstance:
        """Signal of a ticket and a Reply or a Fault; a late answer may follow its Fault."""

    def warm_up(self) -> None:
        """Get ready for the first question."""

    def ask(self, ticket: int, question: Question) -> None:
        """Put a question; ``answered`` follows, not before this has returned."""

    def over(self, outcome: Outcome) -> None:
        """The game is over; told only where an outside program plays."""

    def close(self) -> None:
        """Answer nothing more."""


MakeAnswerSource = Callable[[RulesSpec, QObject], AnswerSource]


class GameSession(QObject):
    """Owns the game. Signals carry events and decisions. ``choices``: how many choices its save holds already.

    ``actors``: who has chosen in the turn under way. ``history``: what may be taken back. ``recording``: all that has
    happened, as far as it is known; it begins with ``start`` where nothing is known yet. ``hints``: how many each seat has
    been given. ``kept``: whether a game like this is saved, so that it can be left at any time.
    """

    kept = True
    menu_note = "play.menu.saved"
    """Key of what the menu says of leaving such a game."""
    menu_lacks: tuple[str, ...] = ()
    """What of the menu such a game has no use for."""
    passes_seats = True
    """Whether seats may change hands in a game like this."""
    gives_hints = True
    """Whether a person may ask what to answer in a game like this."""

    happened = Signal(list)
    """Events of the last choice, in order; call ``proceed`` when they have been shown."""
    noted = Signal(list)
    """Events beside the game, which goes on as it was: nobody need ``proceed``."""
    asked = Signal(object)
    """A person has to answer this Decision: call ``answer``."""
    thinking = Signal(int)
    """The opponent in this seat is thinking."""
    faulted = Signal(int, object)
    """The opponent in this seat failed with this Fault; a safe choice is played instead."""
    taken_back = Signal(list)
    """The last choice was undone, and these events with it: show the position anew, then ``asked`` follows."""
    ended = Signal(object)
    """The game is over with this Outcome."""
    left = Signal()
    """The game is left: nobody is asked any more, and nothing more is to be found out for it."""
    ordered = Signal()
    """A person has said, when he was asked, how he wants to be asked from now on: see ``orders``."""
    passed = Signal(int)
    """Somebody else plays this seat now; ``happened`` follows."""
    unsaved = Signal(object)
    """The save can't be written for this Problem, told once until it can be written again; or it had to be written anew."""

    def __init__(
        self,
        table: Table,
        game: Game,
        journal: Keeper | None = None,
        *,
        statistics: Statistics | None = None,
        choices: int = 0,
        actors: TurnActors | None = None,
        history: History | None = None,
        recording: Recording | None = None,
        hints: Mapping[int, int] | None = None,
        make_ai_client: MakeAnswerSource | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.game = game
        self.statistics = statistics or Statistics(len(table.seats))
        self.orders = StandingOrders()
        self.time_to_think: Thinking = "normal"
        self.hesitation: Hesitation = hesitation
        """How long an answer to others is waited for, whether or not there can be one."""
        self._hesitating = QTimer(self, singleShot=True)
        self._hesitating.timeout.connect(self._ask_or_answer)
        self.actors = actors or TurnActors()
        self.recording = recording
        self._hints = Counter(hints or {})
        self._help = SetUpHelp(table.seed)
        self._advance: AdvanceOrder | None = None
        self._blitz: BlitzOrder | None = None
        self._secret = secrets.token_bytes(_SECRET_BYTES)
        self._journal = journal
        self._history = history or History()
        self._ticket = 0
        self.is_shown = True
        """Whether the window has shown all that happened; only then is somebody asked."""
        self._answer: Reply | Fault | None = None
        self.intents: dict[int, Intent] = {}
        """What opponents have told of their plans, by seat; a plan lasts for its turn."""
        self._leaving: list[tuple[int, str]] = []
        self._closed = self._rests = False
        self._choices = choices
        self._unsaved = False
        self._news = News(table.outside)
        self._was_over = False
        self._make_ai_client = make_ai_client or AiClient
        self._ai_client: AnswerSource | None = None
        self._seat_opponents()

    def _seat_opponents(self) -> None:
        """Have somebody to ask if anybody but persons plays."""
        table = self.table
        people = len(table.humans) + len(table.resigned)
        if self._ai_client is None and people < len(table.seats):
            order = RulesSpec(table.edition, self.game.rules.board, len(table.seats), dict(table.options))
            self._ai_client = self._make_ai_client(order, self)
            self._ai_client.answered.connect(self._answered)
            if people + len(table.outside) < len(table.seats):
                self._ai_client.warm_up()

    def start(self) -> None:
        """Begin, or go on where the game stands."""
        self._was_over = self.game.state.outcome is not None
        untouched = isinstance(self.game.state.stack[-1], SetUp) if self.game.state.stack else False
        self.game.pending()
        if untouched and self._journal is not None:
            self._journal.begin(self.game)
        events = self.game.take_events()
        if self.recording is None:
            self.recording = Recording(self.game, events, self.table.people)
        self._tell(events)

    @property
    def opponents_think(self) -> bool:
        """Whether opponents need time to decide; scripted ones don't."""
        return True

    @property
    def goes_on(self) -> bool:
        """Whether somebody is asked after what has been decided, as long as the game isn't over."""
        return True

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self.game.pending()

    def is_human(self, player: int) -> bool:
        """Tell whether a person sits in this seat."""
        return self.table.seats[player].is_human

    def view(self, player: int) -> View:
        """Return what ``player`` may see; -1: what everybody sees."""
        return view(self.game, player)

    def answer(self, choice: Choice) -> Reason | None:
        """Answer for the person who is asked; the reason if the choice is illegal (nothing has changed then).

        A session that is closed asks nobody any more.
        """
        return self._answer_for(choice)

    def _answer_for(self, choice: Choice, *, left: bool = False) -> Reason | None:
        decision = self.decision
        if self._closed or decision is None or not self.is_shown or not self.is_human(decision.player):
            return Reason("illegal.not_now")
        if isinstance(decision.step, Campaign):
            self._blitz = self._blitz_order(decision.player, choice)
        try:
            self._apply(choice, left=left)
        except IllegalChoice as error:
            return error.reason
        return None

    def _blitz_order(self, player: int, choice: Choice) -> BlitzOrder | None:
        halted = find_edition(self.table.edition).halted
        if halted is None or self.advancing or not isinstance(choice, Blitz):
            return None
        return BlitzOrder(player, choice, halted)

    def takes(self, choice: Choice) -> bool:
        """Tell whether the person who is asked may answer with a choice."""
        return self.decision is not None and choice in self.decision.options

    @property
    def is_alone(self) -> bool:
        """Tell whether one person plays at the screen."""
        return len(self.table.humans) == 1

    def obey(self, orders: StandingOrders) -> None:
        """Take orders from the settings; what persons have said in this game stays."""
        orders.follow(self.orders, self.table.people)
        self.orders = orders

    @property
    def defence_unsaid(self) -> bool:
        """Tell whether the person who is asked has still to say how he wants to be asked for the dice of his defence."""
        decision = self.decision
        return decision is not None and self.orders.defence_of(decision.player, alone=self.is_alone) == "first"

    def say_defence(self, defence: Defence) -> None:
        """Ask the person who is asked now for the dice of each defence ("ask"), or roll all without asking ("auto")."""
        if self.decision is not None:
            self.orders.say_defence(self.decision.player, defence, alone=self.is_alone)
            self.ordered.emit()

    def say_losses(self, losses: Losses) -> None:
        """Ask a person which pieces fall ("ask"), or let plain armies fall first ("plain")."""
        self.orders.losses = losses
        self.ordered.emit()

    def leave_rest(self, parts: Parts = ()) -> Reason | None:
        """Claim or place for the person who is asked, now and in his next turns; the reason if nobody is asked for that.

        ``parts``: where he wants some of the armies that are placed now.
        """
        decision = self.decision
        if decision is None or not self.is_human(decision.player) or not self._help.helps(self.game, decision):
            return Reason("illegal.not_now")
        self._help.leave(decision)
        return self._answer_for(self._help.answer(self.game, decision, self.view(decision.player), parts), left=True)

    def advance(self, lands: Lands) -> Reason | None:
        """Let the person who is asked for an attack advance along ``lands`` by ordinary choices; the reason if he can't."""
        decision = self.decision
        if decision is None or not self.is_human(decision.player):
            return Reason("illegal.not_now")
        order = AdvanceOrder(self.game, decision.player, lands)
        choice = order.answer(self.game, decision)
        self._advance = order if choice is not None else None
        return self.answer(choice) if choice is not None else Reason("illegal.not_now")

    @property
    def advancing(self) -> Lands:
        """What is left of an advance that is under way, () if there is none."""
        return self._advance.lands if self._advance is not None and self._advance.stopped is None else ()

    def halt(self) -> None:
        """Let an advance that is under way end with what is being shown."""
        if self._advance is not None:
            self._advance.stop("halted")

    def why_stopped(self) -> str:
        """Return, once, why the last advance has stopped before its end: see ``AdvanceOrder``; "" if it hasn't."""
        order = self._advance
        if order is None or order.stopped is None:
            return ""
        self._advance = None
        return order.stopped

    @property
    def is_answered(self) -> bool:
        """Whether the opponent who is asked has made his choice, which is still to be played."""
        return self._answer is not None

    def proceed(self) -> None:
        """The last events have been shown: ask the next person, or play the opponent's answer if it is there."""
        if self._closed or self.is_shown:
            return
        self.is_shown = True
        if self._rests:
            return
        if self._leaving:
            self._pass_seat(*self._leaving.pop(0))
        else:
            self._go_on()

    @property
    def may_resign(self) -> list[int]:
        """The seats of persons who may give up now."""
        table, alive = self.table, self.game.state.alive
        seats = range(len(table.seats)) if self.passes_seats and self.decision is not None else ()
        return [seat for seat in seats if alive[seat] and self.is_human(seat) and table.may_pass(seat, RESIGNED)]

    @property
    def is_given_up(self) -> bool:
        """Tell whether the game could go on, but persons have given it up: none of them has a seat in it any more."""
        table, alive = self.table, self.game.state.alive
        return self.decision is not None and is_given_up(table.people, table.resigned, alive)

    @property
    def is_only_watched(self) -> bool:
        """Tell whether the game could go on, but no person with a seat is left in it: all are beaten or have given up."""
        table, alive = self.table, self.game.state.alive
        goes_on = self.passes_seats and self.decision is not None
        return goes_on and is_only_watched(table.people, table.resigned, alive)

    @property
    def waits_for(self) -> Literal["person", "turn", "end"]:
        """What is next for those who watch: a person's turn, the next turn of computers, or the end if all persons are gone."""
        table, alive = self.table, self.game.state.alive
        if any(alive[seat] for seat in table.humans):
            return "person"
        return "end" if is_only_watched(table.people, table.resigned, alive) else "turn"

    def rest(self) -> None:
        """Let nobody go on any more; the save is complete as it stands, and from it the game may go on."""
        self._rests = True
        self._keep_given_up()

    def _keep_given_up(self) -> None:
        """Have the save say so where persons have given the game up: the list of saves doesn't play it again."""
        if self._journal is not None and self.is_given_up:
            self._journal.given_up()

    def pass_seat(self, seat: int, kind: str) -> bool:
        """Let ``kind`` play a seat as soon as what has happened is shown; return whether that is possible (``Table.may_pass``).

        RESIGNED: its player gives up. Nothing from before can be taken back.
        """
        alive = self.game.state.alive[seat] and self.decision is not None
        if self._closed or not self.passes_seats or not alive or not self.table.may_pass(seat, kind):
            return False
        if self.is_shown:
            self._pass_seat(seat, kind)
        else:
            self._leaving.append((seat, kind))
        return True

    def _pass_seat(self, seat: int, kind: str) -> None:
        if self.decision is None or not self.table.may_pass(seat, kind):  # it has changed since it was wished
            self._go_on()
            return
        self.table = self.table.passed(seat, kind)
        self.intents.pop(seat, None)
        self._history.forget()
        self._seat_opponents()
        if self._journal is not None:
            self._journal.seat(seat, kind)
        pass_seat(self.game, seat, kind, self.table.resigned)
        self.passed.emit(seat)
        events = self.game.take_events()
        if self.recording is not None:
            self.recording.change(events, self.game)
        decision = self.decision
        if decision is not None and decision.player != seat:  # whoever thinks goes on with it
            self._note(events)
            self.happened.emit(events)
        else:
            self._tell(events)

    @property
    def may_have_hint(self) -> bool:
        """Tell whether the person who is asked may be given a hint: in a party only as all have agreed."""
        decision = self.decision
        return self.gives_hints and decision is not None and self.table.may_have_hints(decision.player)

    def note_hint(self) -> None:
        """Count that the person who is asked has been given a hint, for everybody to know."""
        decision = self.decision
        if decision is None or self._closed:
            return
        seat = decision.player
        self._hints[seat] += 1
        if self._journal is not None:
            self._journal.hint(seat)
        events: list[Event] = [HintGiven(seat, self._hints[seat])]
        if self.recording is not None:
            self.recording.change(events, self.game)
        self.noted.emit(events)

    def could_undo(self, choice: Choice) -> bool:
        """Tell whether a legal choice of the person who is asked could be taken back: it is tried out on a copy."""
        before = self.game.snapshot()
        tried = Game(self.game.rules, before.copy())
        record = tried.apply(choice)
        return is_open(before, record, tried.take_events(), tried.pending(), tried.state)

    @property
    def can_undo(self) -> bool:
        """Tell whether the last choice can be taken back."""
        return self._history.depth > 0

    def undo(self) -> bool:
        """Take back the last choice that revealed nothing; False if there is none."""
        if not self.can_undo:
            return False
        self.game, self.statistics, events = self._history.back(self.game)
        self.game.pending()
        self.game.take_events()
        self._news.take_back()
        self._advance = self._blitz = None
        if self.recording is not None:
            given = [event for event in self.recording.events(self.recording.end) if isinstance(event, HintGiven)]
            self.recording.take_back()
            if given:  # they stay given
                self.recording.change(given, self.game)
        if self._journal is not None:
            self._journal.undo(1)
        self.taken_back.emit(list(events))
        self.is_shown = True
        self._go_on()
        return True

    @property
    def was_over(self) -> bool:
        """Tell whether the game had ended before it was opened, so that it is only looked at."""
        return self._was_over

    @property
    def is_empty(self) -> bool:
        """Tell whether nobody has chosen anything yet, so that the save isn't worth keeping."""
        return self._choices == 0 and self.game.state.round == 0

    def keep_picture(self, png: bytes) -> None:
        """Keep a small picture of the table beside the save."""
        if self._journal is not None and not self._closed:
            self._journal.picture(png)

    @property
    def closed(self) -> bool:
        """Tell whether the game has been left."""
        return self._closed

    def close(self) -> None:
        """Stop thinking; the save is complete as it stands."""
        if self._closed:
            return
        self._closed = True
        self._hesitating.stop()
        if self._ai_client is not None:
            self._ai_client.close()
        if self._journal is not None:
            self._journal.close()
        self.left.emit()

    def _apply(self, choice: Choice, *, undoable: bool = True, left: bool = False) -> None:
        """Make a choice for who is asked; ``left``: he has left it to the program."""
        decision = self.decision
        before = None
        if undoable and decision is not None and self.is_human(decision.player):
            before = self.game.snapshot(), self.statistics.copy()
        if decision is not None and choice in decision.options:
            self.statistics.note_choice(self.game, choice)
        record = self.game.apply(choice)
        self._choices += 1
        events = self.game.take_events()
        if self.recording is not None:
            lent = self.table.seats[record.player].kind if record.player in self.table.lent else ""
            self.recording.add(record, events, self.game, PROGRAM if left else lent)
        if any(isinstance(event, TurnStarted) for event in events):
            self.intents.clear()
        if decision is not None:
            self.actors.note(decision.player, events, self.game.state)
        if before is None:
            self._history.forget()
        else:
            self._history.note(before, record, events, self.decision, self.game.state)
        if self._journal is not None:
            self._journal.record(record, self.game, left)
            if any(isinstance(event, TurnStarted) for event in events):
                self._journal.turn(self.game)
            self._keep_given_up()
            self._tell_unsaved(self._journal.problem)
            restored = self._journal.restored()
            if restored is not None:
                self.unsaved.emit(restored)
        self._tell(events)

    def _tell_unsaved(self, problem: Problem | None) -> None:
        news = problem is not None and not self._unsaved
        self._unsaved = problem is not None
        if news:
            self.unsaved.emit(problem)

    def _note(self, events: Sequence[Event]) -> None:
        self.statistics.note(self.game, events)
        self._news.note(events)
        if self._advance is not None:
            self._advance.note(events)
        self.is_shown = False

    def _tell(self, events: Sequence[Event]) -> None:
        self._note(events)
        self._answer = None
        self._think()
        self.happened.emit(list(events))

    def _think(self) -> None:
        """Start the opponent who is asked next at once, while the events are still being shown."""
        decision = self.decision
        self._ticket += 1
        if decision is None or not self._is_opponent(decision.player) or self._ai_client is None:
            return
        player = decision.player
        self._ai_client.ask(self._ticket, self._question(player, self._thinker_seed(player)))
        self.thinking.emit(player)

    def _is_opponent(self, player: int) -> bool:
        """Tell whether an opponent is asked for a seat."""
        return self.table.seats[player].kind not in (HUMAN, RESIGNED)

    def _question(self, player: int, seed: int) -> Question:
        seat, state = self.table.seats[player], self.view(player).state
        news = self._news.take(player)
        return Question(player, seat.kind, seed, seat.temperament, state, news, THINKING_SECONDS[self.time_to_think])

    def _thinker_seed(self, player: int) -> int:
        """Return the seed of an opponent; what an outside program gets must not give away the dice."""
        outside = is_outside(self.table.seats[player].kind)
        return seed_of(self.table.seed, player, self._secret) if outside else self.table.seed * 31 + player

    def _answered(self, ticket: int, answer: Reply | Fault) -> None:
        decision = self.decision
        if ticket != self._ticket or decision is None or self._closed or self._rests:
            return
        self._answer = answer  # in place of "late", if the safe choice hasn't been played yet
        if self.is_shown:
            self._go_on()

    def _checked(self, decision: Decision, answer: Reply | Fault) -> Choice:
        """Return the opponent's choice if it is legal, else the safe one, and tell about the fault."""
        if isinstance(answer, Reply) and answer.choice in decision.options:
            if answer.intent is not None:
                self.intents[decision.player] = answer.intent
            return answer.choice
        fault = answer if isinstance(answer, Fault) else Fault("illegal", repr(answer))
        log.warning("seat %d (%s): %s", decision.player, self.table.seats[decision.player].kind, fault)
        self.faulted.emit(decision.player, fault)
        return safe_choice(decision, self.view(decision.player))

    def _go_on(self) -> None:
        decision = self.decision
        if decision is None:
            self._finish()
        elif self.table.seats[decision.player].kind == RESIGNED:
            self._apply(safe_choice(decision, self.view(decision.player)))
        elif not self.is_human(decision.player):
            if self._answer is not None:
                self._apply(self._checked(decision, self._answer))
        elif self._help.answers(self.game, decision):
            self._apply(self._help.answer(self.game, decision, self.view(decision.player)), left=True)
        elif (ordered := self._ordered(decision)) is not None:
            self._apply(ordered)
        elif self._hesitates(decision):
            self._hesitating.start(self.hesitation())
        else:
            self._ask_or_answer()

    def _ordered(self, decision: Decision) -> Choice | None:
        """Return what an advance or a blitz that is under way answers, None where there is none."""
        orders = (self._advance, self._blitz)
        answers = (order.answer(self.game, decision) for order in orders if order is not None)
        return next((choice for choice in answers if choice is not None), None)

    def _hesitates(self, decision: Decision) -> bool:
        """Tell whether others could learn what a person holds from how fast he is asked or passed over."""
        watched = bool(self.table.outside) or not self.is_alone
        leaves_out = self.orders.leaves_out(alone=self.is_alone)
        return watched and leaves_out and is_answer_to_others(self.game, decision)

    def _standing_answer(self, decision: Decision) -> Choice | None:
        return self.orders.answer(self.game, decision, alone=self.is_alone)

    def _ask_or_answer(self) -> None:
        """Ask the person, or answer for him by his standing orders."""
        decision = self.decision
        if decision is None or self._closed or not self.is_shown or not self.is_human(decision.player):
            return  # meanwhile the seat has changed hands
        answer = self._standing_answer(decision)
        if answer is not None:
            self._apply(answer, undoable=False)
        else:
            self.asked.emit(decision)

    def _finish(self) -> None:
        self.statistics.finish(self.game)
        # A finished game that is only looked at stays as it was saved.
        if self._journal is not None and not self._was_over:
            self._journal.end(self.game)
        outcome = self.game.state.outcome
        if self._ai_client is not None and self.table.outside and outcome is not None:
            self._ai_client.over(outcome)
        self.ended.emit(outcome)

"""The session asks the right player, keeps the save, takes back what revealed nothing, and survives bad opponents."""

from __future__ import annotations

from pathlib import Path

import pytest

from risk_desktop.ai.intent import Reply
from risk_desktop.ai.player import Fault
from risk_desktop.controller.ai_client import AiClient
from risk_desktop.controller.ai_process import AiProcess, Question, RulesSpec
from risk_desktop.controller.opening import Opened, open_new, open_saved
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.godstorm.plague import plague_lands
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.choices import Attack, Claim, Pass, Place
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.options import Allocation
from risk_desktop.engine.view import view
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps
from risk_desktop.storage.codec import state_hash
from risk_desktop.storage.saves import SaveWriter
from tests.controller.watching import Watcher

PERSONS = (Seat("Anna"), Seat("Ben", colour=1), Seat("Cleo", colour=2))
DEALT = {"allocation": "deal", "placement_batch": 10}


@pytest.fixture
def opened(tmp_path: Path):
    games: list[Opened] = []

    def open_table(table: Table) -> Opened:
        games.append(open_new(table, tmp_path))
        return games[-1]

    yield open_table
    for game in games:
        game.session.close()


def to_first_turn(session: GameSession) -> None:
    """Answer for everybody until the set-up is over."""
    while session.game.state.round == 0:
        options = session.decision.options
        assert isinstance(options, Allocation)
        assert session.answer(Place(((options.territories[0], options.total),))) is None


def test_persons_are_asked_in_turn_and_answers_are_applied(opened, qtbot):
    session = opened(Table("world", PERSONS, seed=4)).session
    watcher = Watcher(session)
    session.start()
    decision = watcher.asked[-1]
    assert decision.kind == "claim"
    assert session.answer(Claim(7)) is None
    assert session.game.state.owner[7] == decision.player
    assert watcher.asked[-1].player == (decision.player + 1) % 3


def test_an_illegal_answer_changes_nothing_and_says_why(opened, qtbot):
    session = opened(Table("world", PERSONS, seed=4)).session
    Watcher(session)
    session.start()
    session.answer(Claim(7))
    before = state_hash(session.game.snapshot())
    reason = session.answer(Claim(7))
    assert reason is not None
    assert reason.key.startswith("illegal.")
    assert state_hash(session.game.snapshot()) == before


def test_nothing_is_accepted_while_events_are_being_shown(opened, qtbot):
    session = opened(Table("world", PERSONS, seed=4)).session
    watcher = Watcher(session, goes_on=False)
    session.start()
    assert session.answer(Claim(7)).key == "illegal.not_now"
    session.proceed()
    assert len(watcher.asked) == 1
    assert session.answer(Claim(7)) is None


def test_undo_goes_back_over_choices_without_dice_and_stops_at_a_roll(opened, qtbot):
    session = opened(Table("world", PERSONS, DEALT, seed=5)).session
    Watcher(session)
    session.start()
    to_first_turn(session)
    player = session.decision.player
    own = session.decision.options.territories
    assert not session.can_undo
    front = next(
        t for t in own if any(session.game.state.owner[n] != player for n in session.game.rules.board.neighbours[t])
    )
    before = state_hash(session.game.snapshot())
    session.answer(Place(((front, session.decision.options.total),)))
    assert session.decision.kind == "attack"
    assert session.undo()
    assert session.decision.kind == "reinforce"
    assert state_hash(session.game.snapshot()) == before
    session.answer(Place(((front, session.decision.options.total),)))
    target = next(n for n in session.game.rules.board.neighbours[front] if session.game.state.owner[n] != player)
    session.answer(Attack(front, target, 1))
    assert not session.can_undo
    assert not session.undo()


def test_the_rest_of_the_land_is_claimed_for_whoever_left_it_to_the_program(opened, qtbot):
    session = opened(Table("world", PERSONS, seed=4)).session
    watcher = Watcher(session)
    session.start()
    lazy = watcher.asked[-1].player
    assert session.leave_rest() is None
    while session.decision.kind == "claim":
        assert session.decision.player != lazy
        assert session.answer(next(iter(session.decision.options))) is None
    assert session.game.state.owner.count(lazy) == 14
    assert [asked.player for asked in watcher.asked if asked.kind == "claim"].count(lazy) == 1
    to_first_turn(session)
    assert session.leave_rest().key == "illegal.not_now"


def placed_for(session: GameSession, watcher: Watcher) -> int:
    """Leave the placing of who is asked first to the program; the others put all on one territory. Return his seat."""
    session.start()
    while session.decision.kind in ("claim", "pantheon"):
        assert session.answer(next(iter(session.decision.options))) is None
    lazy = session.decision.player
    assert session.leave_rest() is None
    while session.decision is not None and session.decision.kind == "setup_place":
        assert session.decision.player != lazy
        options = session.decision.options
        assert session.answer(Place(((options.territories[0], options.total),))) is None
    return lazy


def test_the_program_spreads_the_armies_that_are_left_to_it_over_the_borders(opened, qtbot):
    session = opened(Table("secret-mission", PERSONS, seed=4)).session
    lazy = placed_for(session, Watcher(session))
    state, board = session.game.state, session.game.rules.board
    own = list(board.held_by(state.owner, lazy))
    added = {t: state.armies[t] - 1 for t in own}
    assert sum(added.values()) == 35 - len(own)
    assert (
        max(added.values()) <= sum(added.values()) / 3 and sum(number > 0 for number in added.values()) >= len(own) / 2
    )
    inland = [t for t in own if all(state.owner[n] == lazy for n in board.neighbours[t])]
    assert all(added[t] == 0 for t in inland)
    # The great neighbours are met by more than the small ones.
    threat = {
        t: max(state.armies[n] for n in board.neighbours[t] if state.owner[n] != lazy) for t in own if t not in inland
    }
    pressed = max(threat, key=threat.__getitem__)
    assert added[pressed] >= max(added.values()) / 2


def test_the_program_puts_no_armies_among_the_plague(opened, qtbot):
    for seed in range(4, 8):
        session = opened(Table("godstorm", PERSONS, boards=("ancient_earth", "underworld"), seed=seed)).session
        lazy = placed_for(session, Watcher(session))
        state = session.game.state
        ill = [t for t in plague_lands(state) if state.owner[t] == lazy]
        assert all(state.armies[t] == 1 for t in ill)
        if ill:
            return
    raise AssertionError("nobody had land with plague")


def test_what_a_person_has_placed_of_a_batch_stays_there(opened, qtbot):
    session = opened(Table("secret-mission", PERSONS, {"placement_batch": 10}, seed=4)).session
    Watcher(session)
    session.start()
    here = session.decision.options.territories[0]
    before = session.game.state.armies[here]
    assert session.leave_rest(((here, 7),)) is None
    assert session.game.state.armies[here] == before + 7


def test_undo_takes_the_statistics_back_too(opened, qtbot):
    session = opened(Table("world", PERSONS, DEALT, seed=5)).session
    Watcher(session)
    session.start()
    to_first_turn(session)
    before = dict(session.statistics.moments)
    own, total = session.decision.options.territories, session.decision.options.total
    strongest = max(own, key=session.game.state.armies.__getitem__)
    session.answer(Place(((strongest, total),)))
    assert session.statistics.moments["largest_army"].amount > before["largest_army"].amount
    assert session.undo()
    assert session.statistics.moments == before


def test_a_saved_game_goes_on_at_the_same_question_with_its_past(opened, qtbot):
    game = opened(Table("world", PERSONS, DEALT, seed=6))
    session = game.session
    watcher = Watcher(session)
    session.start()
    to_first_turn(session)
    session.answer(Place(((session.decision.options.territories[0], session.decision.options.total),)))
    session.answer(Pass())
    session.close()
    again = open_saved(game.save)
    try:
        assert again.problems == []
        assert state_hash(again.session.game.snapshot()) == state_hash(session.game.snapshot())
        assert again.session.decision.player == session.decision.player
        assert again.session.decision.kind == session.decision.kind
        assert [type(e) for e in again.past] == [type(e) for e in watcher.events]
        assert again.session.table.seats == PERSONS
    finally:
        again.session.close()


def test_what_could_be_taken_back_can_be_when_the_save_is_opened_again(opened, qtbot):
    """Nobody has learned anything by it: so looking at the replay, which opens the game again, costs no undo."""
    game = opened(Table("world", PERSONS, DEALT, seed=5))
    session = game.session
    Watcher(session)
    session.start()
    to_first_turn(session)
    own, before, moments = (
        session.decision.options.territories,
        session.game.snapshot(),
        dict(session.statistics.moments),
    )
    session.answer(Place(((own[0], session.decision.options.total),)))
    session.close()
    again = open_saved(game.save).session
    try:
        told = Watcher(again)
        again.start()
        assert again.undo() and not again.can_undo
        assert again.game.snapshot() == before and again.statistics.moments == moments
        assert told.asked[-1].kind == "reinforce"
        again.answer(Place(((own[0], again.decision.options.total),)))
        front, target = next(
            (t, n)
            for t in own
            for n in again.game.rules.board.neighbours[t]
            if again.game.state.armies[t] > 1 and again.game.state.owner[n] != again.decision.player
        )
        again.answer(Attack(front, target, 1))
    finally:
        again.close()
    rolled = open_saved(game.save).session
    assert not rolled.can_undo, "dice can't be taken back then either"
    rolled.close()


def test_a_seat_that_was_passed_takes_nothing_back_when_the_save_is_opened_again(opened, qtbot):
    game = opened(Table("world", PERSONS, DEALT, seed=5))
    session = game.session
    Watcher(session)
    session.start()
    to_first_turn(session)
    session.answer(Place(((session.decision.options.territories[0], session.decision.options.total),)))
    assert session.can_undo
    session.pass_seat((session.decision.player + 1) % 3, "easy")
    session.close()
    again = open_saved(game.save).session
    assert not again.can_undo
    again.close()


def test_opponents_answer_from_their_own_process(opened, qtbot):
    seats = (PERSONS[0], Seat("Mira", "easy", 1), Seat("Tariq", "easy", 2))
    session = opened(Table("world", seats, DEALT, seed=7)).session
    watcher = Watcher(session)
    with qtbot.waitSignal(session.asked, timeout=20_000):
        session.start()
    dice = SeededDice(1)
    for _ in range(3):
        with qtbot.waitSignal(session.asked, timeout=20_000):
            session.answer(session.decision.options.sample(dice))
    assert watcher.faults == []
    assert {event.player for event in watcher.events if type(event).__name__ == "ArmiesPlaced"} == {0, 1, 2}


def test_experts_play_their_turns_and_stay_in_their_seats(opened, qtbot):
    seats = (PERSONS[0], Seat("Mira", "expert", 1), Seat("Tariq", "expert", 2))
    game = opened(Table("world", seats, DEALT, seed=7))
    session = game.session
    session.time_to_think = "quick"
    watcher = Watcher(session)
    with qtbot.waitSignal(session.asked, timeout=20_000):
        session.start()
    dice = SeededDice(1)
    while session.game.state.round < 2:
        with qtbot.waitSignal(session.asked, timeout=20_000):
            session.answer(session.decision.options.sample(dice))
    assert watcher.faults == []
    session.close()
    again = open_saved(game.save)
    try:
        assert [seat.kind for seat in again.session.table.seats] == ["human", "expert", "expert"]
        assert state_hash(again.session.game.snapshot()) == state_hash(session.game.snapshot())
    finally:
        again.session.close()


@pytest.mark.parametrize(("thinking", "seconds"), [("quick", 0.3), ("normal", 2.0), ("long", 6.0)])
def test_opponents_are_told_how_long_they_may_think(monkeypatch, opened, qtbot, thinking, seconds):
    asked: list[float] = []
    monkeypatch.setattr(AiClient, "ask", lambda self, ticket, question: asked.append(question.seconds))
    monkeypatch.setattr(AiClient, "warm_up", lambda self: None)
    session = opened(Table("world", tuple(Seat(f"Computer {n}", "expert", n) for n in range(3)), seed=7)).session
    session.time_to_think = thinking
    Watcher(session)
    session.start()
    assert asked == [seconds]


class BadThinker:
    """Stands for opponents that crash, cheat, or are late."""

    def __init__(self, session: GameSession, answer: object) -> None:
        self.session, self.answer = session, answer

    def ask(self, ticket: int, question: object) -> None:
        self.session._answered(ticket, self.answer)

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    "bad", [Fault("crash", "boom"), Fault("late", "slow"), Reply(Claim(999)), Claim(0), "nonsense"]
)
def test_a_bad_answer_is_replaced_by_a_safe_one_and_told(opened, qtbot, bad):
    seats = (Seat("Mira", "easy", 1), Seat("Tariq", "easy", 2), PERSONS[0])
    session = opened(Table("world", seats, DEALT, seed=8)).session
    session._ai_client.close()
    session._ai_client = BadThinker(session, bad)
    watcher = Watcher(session)
    session.start()
    assert watcher.asked, "the person must get his turn"
    assert watcher.faults
    kinds = {fault.kind for _, fault in watcher.faults}
    assert kinds == {bad.kind if isinstance(bad, Fault) else "illegal"}


class LateThinker:
    """Stands for an opponent that is late, and answers after all when it is told to."""

    def __init__(self, session: GameSession) -> None:
        self.session, self.ticket = session, 0

    def ask(self, ticket: int, question: object) -> None:
        self.ticket = ticket
        self.session._answered(ticket, Fault("late", "slow"))

    def close(self) -> None:
        pass


def late_game(opened) -> tuple[GameSession, LateThinker, Watcher]:
    """A game that waits for an opponent who is late, while the last events are still being shown."""
    session = opened(Table("world", (Seat("Mira", "easy", 1), *PERSONS[1:]), seed=8)).session
    session._ai_client.close()
    session._ai_client = ai_client = LateThinker(session)
    watcher = Watcher(session, goes_on=False)
    session.start()
    while not ai_client.ticket:
        session.proceed()
        session.answer(session.decision.options.sample(SeededDice(1)))
    return session, ai_client, watcher


def test_a_late_answer_counts_until_the_safe_one_is_shown(opened, qtbot):
    session, ai_client, watcher = late_game(opened)
    wanted = next(n for n in range(42) if Claim(n) in session.decision.options and n != 0)
    session._answered(ai_client.ticket, Reply(Claim(wanted)))
    session.proceed()
    assert session.game.state.owner[wanted] == 0
    assert watcher.faults == [], "nothing was replaced"


def test_an_answer_that_comes_after_the_safe_one_changes_nothing(opened, qtbot):
    session, ai_client, watcher = late_game(opened)
    session.proceed()
    assert [(seat, fault.kind) for seat, fault in watcher.faults] == [(0, "late")]
    owner = list(session.game.state.owner)
    session._answered(ai_client.ticket, Reply(Claim(owner.index(-1))))
    session.proceed()
    assert session.game.state.owner == owner


def test_a_thinker_tells_of_an_answer_that_was_late(qtbot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(AiProcess, "ask", lambda *_: Fault("late", "slow"))
    monkeypatch.setattr(AiProcess, "late_answer", lambda _, wanted: Pass() if wanted() else None)
    ai_client = AiClient(RulesSpec("world", to_board(find_maps(("earth",))), 3, {}))
    told: list[tuple[int, object]] = []
    ai_client.answered.connect(lambda ticket, answer: told.append((ticket, answer)))
    ai_client.ask(7, None)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: len(told) == 2, timeout=10_000)
    assert told == [(7, Fault("late", "slow")), (7, Pass())]
    ai_client._waiter.wanted = 9
    ai_client._asked.emit(8, None)  # an old question by now
    qtbot.waitUntil(lambda: len(told) == 3, timeout=10_000)
    ai_client.close()
    assert told[2:] == [(8, Fault("late", "slow"))]


def test_an_opponent_that_never_stops_is_ended_with_the_window(opened, qtbot):
    seats = (Seat("Mira", "easy", 1), Seat("Tariq", "easy", 2), PERSONS[0])
    session = opened(Table("world", seats, DEALT, seed=9)).session
    session.start()
    session.close()
    assert not session._ai_client._thread.isRunning()


def test_an_interrupted_brain_starts_no_child_and_leaves_none(monkeypatch: pytest.MonkeyPatch):
    ai_process = AiProcess(order := RulesSpec("world", to_board(find_maps(("earth",))), 3, {}))
    game = start_game(order.compose(), 1)
    game.pending()
    question = Question(0, "easy", 1, "balanced", view(game, 0).state)
    connected = ai_process._connected

    def interrupted_meanwhile():
        connection = connected()
        process, ai_process._process = (
            ai_process._process,
            None,
        )  # as the other thread sees it while the child is being started
        ai_process.interrupt()
        ai_process._process = process
        return connection

    monkeypatch.setattr(ai_process, "_connected", interrupted_meanwhile)
    reply = ai_process.ask(question, 60)
    assert isinstance(reply, Fault) and reply.kind == "late"
    assert ai_process._process is None
    ai_process.warm_up()
    assert ai_process._process is None


def test_a_disk_that_fails_is_told_once_until_it_works_again(opened, qtbot, monkeypatch):
    session = opened(Table("world", PERSONS, seed=4)).session
    told: list[object] = []
    session.unsaved.connect(told.append)
    Watcher(session)
    session.start()
    assert session.answer(Claim(7)) is None
    assert told == []
    append = SaveWriter._append

    def full(writer: SaveWriter, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    for number, broken in enumerate((True, True, False, True)):
        monkeypatch.setattr(SaveWriter, "_append", full if broken else append)
        assert session.answer(Claim(8 + number)) is None
    assert [problem.key for problem in told] == ["storage.disk", "storage.disk"]

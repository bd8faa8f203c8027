"""Seats change hands during a game: a computer plays on, its owner comes back, somebody gives up; the save knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.ai.intent import Intent, Reply
from risk_desktop.controller import session as session_module
from risk_desktop.controller.opening import Opened, open_new, open_saved
from risk_desktop.controller.replay import prepare_replay
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.common.seats import RESIGNED, SeatPassed
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import GameWon
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.step import Decision
from risk_desktop.storage import deputies as deputies_module
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.codec import state_hash
from risk_desktop.storage.lines import SeatLine, encode_line
from risk_desktop.storage.listing import latest_unfinished, summary_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import replay
from tests.ui.support.play_table import PuppetAiClient

PROGRAM = "bot:python my_bot.py"
ANNA, BEN, MIRA = Seat("Anna"), Seat("Ben", colour=1), Seat("Mira", "normal", 2)
DEALT = {"allocation": "deal", "placement_batch": 10}


class Party:
    """Goes on after every choice; persons answer by chance, as long as ``answers`` are left."""

    def __init__(self, opened: Opened) -> None:
        self.opened, self.session = opened, opened.session
        self.dice = SeededDice(3)
        self.answers = 0
        self.asked: list[Decision] = []
        self.events: list[object] = []
        self.outcomes: list[Outcome] = []
        self.session.happened.connect(self.see)
        self.session.asked.connect(self.asked.append)
        self.session.ended.connect(self.outcomes.append)

    def see(self, events: list[object]) -> None:
        self.events += events

    def play(self, qtbot: QtBot, choices: int) -> None:
        """Go on for so many steps, or to the end."""
        for _ in range(choices):
            if self.outcomes:
                return
            if not self.session.is_shown:
                self.session.proceed()
            elif self.session.decision is not None and self.session.is_human(self.session.decision.player):
                assert self.session.answer(self.session.decision.options.sample(self.dice)) is None
            else:
                qtbot.wait(1)

    @property
    def passes(self) -> list[SeatPassed]:
        return [event for event in self.events if isinstance(event, SeatPassed)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let opponents answer at once, in this process."""
    monkeypatch.setattr(session_module, "AiClient", PuppetAiClient)


@pytest.fixture
def party(tmp_path: Path) -> Iterator[object]:
    parties: list[Party] = []

    def begin(*seats: Seat, edition: str = "world", seed: int = 5, saved: Path | None = None) -> Party:
        if saved is not None:
            opened = open_saved(saved, trusted=(PROGRAM,))
        else:
            options = DEALT if edition == "world" else {}
            table = Table(edition, seats, options, find_edition(edition).boards_with(options), seed)
            opened = open_new(table, tmp_path)
        parties.append(Party(opened))
        opened.session.start()
        return parties[-1]

    yield begin
    for each in parties:
        each.session.close()


def stood(session: GameSession) -> tuple[str, Table, tuple[int, str] | None]:
    """Return all that a save has to bring back: the position, who plays, who is asked for what."""
    asked = session.decision
    return state_hash(session.game.snapshot()), session.table, (asked.player, asked.kind) if asked is not None else None


def test_a_seat_is_handed_to_a_computer_and_taken_back_twice(party, qtbot):
    anna = party(ANNA, BEN, MIRA)
    anna.play(qtbot, 60)
    for level in ("easy", "hard"):
        assert anna.session.pass_seat(0, level)
        anna.play(qtbot, 80)
        assert not anna.session.is_human(0) and anna.session.table.owner(0) == "human"
        assert anna.session.pass_seat(0, "human")
        anna.play(qtbot, 40)
        assert anna.session.is_human(0) and not anna.session.table.lent
    assert [event.kind for event in anna.passes] == ["easy", "human", "hard", "human"]


def test_the_recording_tells_whose_each_choice_was_and_the_save_as_well(party, qtbot):
    anna = party(ANNA, BEN, MIRA)
    anna.play(qtbot, 60)
    assert anna.session.pass_seat(0, "hard")
    lent = anna.session.recording.end
    anna.play(qtbot, 80)
    assert anna.session.pass_seat(0, "human")
    anna.play(qtbot, 2)
    back = anna.session.recording.end
    anna.play(qtbot, 40)
    assert anna.session.pass_seat(1, RESIGNED)
    anna.play(qtbot, 40)
    told = anna.session.recording
    deputies = [(told.record(place).player, told.deputy(place)) for place in range(1, told.end + 1)]
    assert {*deputies[lent:back]} >= {(0, "hard"), (1, ""), (2, "")}
    assert {*deputies[:lent], *deputies[back:]} == {(0, ""), (1, ""), (2, ""), (1, RESIGNED)}
    anna.session.close()
    kept = prepare_replay(anna.opened.save).recording
    assert [kept.deputy(place) for place in range(1, kept.end + 1)] == [deputy for _, deputy in deputies]
    again = party(saved=anna.opened.save).session.recording
    assert [again.deputy(place) for place in range(1, again.end + 1)] == [deputy for _, deputy in deputies]


def test_a_choice_of_the_set_up_that_is_left_to_the_program_is_not_its_players(party, qtbot):
    anna = party(ANNA, BEN, MIRA)
    anna.session.proceed()
    while anna.session.decision.player != 0 or not anna.session.is_shown:
        anna.play(qtbot, 1)
    first = anna.session.recording.end
    assert anna.session.leave_rest() is None
    anna.play(qtbot, 30)
    told = anna.session.recording
    of_anna = [told.deputy(place) for place in range(first + 1, told.end + 1) if told.record(place).player == 0]
    assert of_anna[0] == deputies_module.PROGRAM and of_anna[-1] == ""
    anna.session.close()
    kept = prepare_replay(anna.opened.save).recording
    assert [kept.deputy(n) for n in range(1, kept.end + 1)] == [told.deputy(n) for n in range(1, told.end + 1)]


def test_who_is_asked_may_leave_at_once_and_is_asked_again_when_he_is_back(party, qtbot):
    anna = party(ANNA, MIRA, Seat("Tariq", "easy", 3))
    anna.session.proceed()
    while anna.session.decision.player != 0:
        anna.play(qtbot, 1)
    anna.play(qtbot, 1)
    before, asked = stood(anna.session)[2], len(anna.asked)
    assert anna.session.pass_seat(0, "normal") and anna.session.pass_seat(0, "human")
    anna.session.proceed()
    anna.session.proceed()
    assert stood(anna.session)[2] == before and len(anna.asked) == asked + 1 and not anna.session.can_undo


@pytest.mark.parametrize(("seat", "kind"), [(0, "human"), (0, "sleepy"), (2, "human"), (2, "hard"), (2, RESIGNED)])
def test_a_computer_keeps_its_seat_and_nobody_gets_what_is_not_his(party, qtbot, seat, kind):
    session = party(ANNA, BEN, MIRA).session
    assert not session.pass_seat(seat, kind)
    assert session.table == session.table.as_begun


def test_who_gives_up_does_what_he_must_and_never_attacks_and_does_not_come_back(party, qtbot):
    anna = party(ANNA, BEN, MIRA)
    anna.play(qtbot, 60)
    assert anna.session.pass_seat(0, RESIGNED)
    anna.play(qtbot, 1)
    begin = len(anna.events)
    anna.play(qtbot, 300)
    assert anna.session.game.state.round > 2
    names = {type(event).__name__ for event in anna.events[begin:] if getattr(event, "player", -1) == 0}
    assert "ArmiesPlaced" in names
    assert not any(getattr(event, "attacker", -1) == 0 for event in anna.events[begin:])
    assert not anna.session.pass_seat(0, "human") and not anna.session.pass_seat(0, "hard")


def test_who_gave_up_is_known_even_where_the_beginning_of_the_save_is_lost(party, qtbot):
    anna = party(ANNA, BEN, MIRA)
    anna.play(qtbot, 60)
    assert anna.session.pass_seat(1, RESIGNED)
    anna.play(qtbot, 200)
    assert anna.session.statistics.gone == {1: 0}
    path = anna.opened.save
    anna.session.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5] + lines[6:]))
    again = party(saved=path)
    assert again.opened.problems and not again.opened.past
    assert again.session.statistics.gone == {1: 0}


def test_the_save_knows_that_the_last_person_was_beaten_when_another_had_given_up(party, qtbot):
    anna = party(ANNA, BEN, MIRA, Seat("Nora", "normal", 3))
    anna.play(qtbot, 60)
    assert anna.session.pass_seat(1, RESIGNED) and anna.session.pass_seat(0, "easy")
    anna.play(qtbot, 5)
    path = anna.opened.save
    assert not anna.session.is_given_up and not summary_of(path).given_up
    anna.session.game.state.alive[0] = False
    choices = anna.session.recording.end
    qtbot.waitUntil(lambda: anna.play(qtbot, 1) is None and anna.session.recording.end > choices)
    assert anna.session.is_given_up and anna.session.waits_for == "end" and summary_of(path).given_up
    assert latest_unfinished(path.parent) is None


def test_when_only_one_side_has_not_given_up_it_has_won_and_the_save_says_so(party, qtbot):
    anna = party(ANNA, BEN, Seat("Tariq", PROGRAM, 3))
    anna.play(qtbot, 60)
    assert anna.session.pass_seat(0, RESIGNED) and anna.session.pass_seat(2, RESIGNED)
    anna.play(qtbot, 10)
    assert anna.outcomes == [Outcome((1,), RESIGNED)]
    assert [event.reason for event in anna.events if isinstance(event, GameWon)] == [RESIGNED]
    path = anna.opened.save
    anna.session.close()
    assert summary_of(path).is_finished
    loaded = read_save(path)
    assert not loaded.problems
    assert [*replay(loaded, board_of(loaded), strictly=True)][-1].game.state.outcome == Outcome((1,), RESIGNED)
    again = open_saved(path)
    assert again.session.game.state.outcome == Outcome((1,), RESIGNED) and not again.problems
    assert isinstance(again.past[-1], GameWon)
    again.session.close()


def test_partners_win_together_when_the_others_have_given_up(party, qtbot):
    seats = tuple(Seat(name, "human", n) for n, name in enumerate(("Anna", "Ben", "Cleo", "Dora")))
    four = party(*seats, edition="teams")
    four.play(qtbot, 20)
    sides = four.session.game.rules.side_of
    leaving = [seat for seat in range(4) if seat not in sides(1)]
    for seat in leaving:
        assert not four.outcomes
        assert four.session.pass_seat(seat, RESIGNED)
        four.play(qtbot, 2)
    assert four.outcomes == [Outcome(tuple(sides(1)), RESIGNED)]


@pytest.mark.parametrize("edition", ["world", "capitals", "secret-mission", "ad2210", "godstorm"])
@pytest.mark.parametrize("seed", [1, 2])
def test_games_with_seats_passed_at_random_go_on_from_their_saves_as_they_stood(party, qtbot, edition, seed):
    luck = random.Random(seed)
    seats = (ANNA, Seat("Tariq", PROGRAM, 3), MIRA, BEN)
    game = party(*seats, edition=edition, seed=seed + 7)
    passed = 0
    for _ in range(4):
        for _ in range(5):
            game.play(qtbot, luck.randrange(25))
            kinds = ["easy", "hard", "human", PROGRAM, *([RESIGNED] if luck.random() < 0.1 else [])]
            passed += game.session.pass_seat(luck.randrange(4), luck.choice(kinds))
        game.play(qtbot, 3)
        while not game.session.is_shown:
            game.session.proceed()
        before = stood(game.session)
        game.session.close()
        game = party(saved=game.opened.save)
        assert not game.opened.problems
        assert stood(game.session) == before
        assert len([event for event in game.opened.past if isinstance(event, SeatPassed)]) <= passed
    assert passed > 3


def test_a_forged_line_about_a_seat_is_damage_and_no_program_of_a_stranger_is_run(party, qtbot, tmp_path):
    anna = party(ANNA, BEN, MIRA)
    anna.play(qtbot, 20)
    path, records = anna.opened.save, read_save(anna.opened.save).total
    anna.session.close()
    with path.open("ab") as file:
        file.write(encode_line(SeatLine(records, 9, "easy")))
        file.write(encode_line(SeatLine(records, 0, "bot:rm -rf")))
    opened = open_saved(path)
    assert opened.problems and opened.session.table.seats[0].kind == "human"
    opened.session.close()


def test_what_an_opponent_tells_of_his_plan_lasts_for_his_turn(party, qtbot):
    session = party(ANNA, MIRA, Seat("Tariq", "easy", 3)).session
    session._answer = Reply(session.decision.options.sample(SeededDice(1)), Intent("hold"))
    assert session.intents == {}
    while session.intents == {} and session.game.state.round < 2:
        if not session.is_shown:
            session.proceed()
        elif session.is_human(session.decision.player):
            session.answer(session.decision.options.sample(SeededDice(1)))
        elif session.decision.kind == "attack":
            player = session.decision.player
            session._answered(session._ticket, Reply(session.decision.options.sample(SeededDice(1)), Intent("land", 3)))
            assert session.intents == {player: Intent("land", 3)}
        else:
            qtbot.wait(1)
    turn = session.game.state.turn
    for _ in range(200):
        if session.game.state.turn != turn:
            break
        if not session.is_shown:
            session.proceed()
        elif session.is_human(session.decision.player):
            session.answer(session.decision.options.sample(SeededDice(1)))
        else:
            qtbot.wait(1)
    assert session.intents == {}

"""What is left of a bot when it is ended: nothing, whatever it has started and however it hides; and no memory either."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from risk_desktop.ai.player import Failed, decide
from risk_desktop.bots import process as process_module
from risk_desktop.bots.bot import Bot, Limits
from risk_desktop.bots.messages import Over
from risk_desktop.bots.process import BotProcess
from risk_desktop.bots.relatives import everybody_by_proc, everybody_by_ps
from risk_desktop.editions.registry import make_rules
from tests.bots.helping import alive, script
from tests.playing import islands_board, new_game


def test_nothing_is_left_of_a_bot_that_does_not_want_to_leave(tmp_path):
    file = tmp_path / "stubborn.py"
    file.write_text(
        "import os, signal, subprocess, sys, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "print(f'{os.getpid()} {child.pid}', file=open(sys.argv[1], 'w'), flush=True)\n"
        "time.sleep(600)\n",
        encoding="utf-8",
    )
    told = tmp_path / "pids"
    bot = Bot(" ".join(map(shlex.quote, (sys.executable, str(file), str(told)))), Limits(3.0, 1.0))
    rules = make_rules("world", islands_board(), 3, {})
    bot.begin(rules, 0, 1)
    table = new_game(rules)
    while table.pending().player != 0:
        table.apply(table.pending().options.sample(table.dice))
    _, fault = decide(bot, table, 0)
    assert fault is not None and fault.kind == "late"
    pids = [int(word) for word in told.read_text(encoding="utf-8").split()]
    assert len(pids) == 2
    until = time.monotonic() + 20
    while any(alive(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(alive(pid) for pid in pids)


def gone(pids: list[int]) -> bool:
    """Tell whether all of these processes end; they are given time, as a busy machine may need some."""
    until = time.monotonic() + 20
    while any(alive(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(alive(pid) for pid in pids)


def numbers_in(told: Path, count: int) -> list[int]:
    """Return the processes that a bot has told of, once it has told of so many."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if told.exists() and len(pids := told.read_text(encoding="utf-8").split()) == count:
            return list(map(int, pids))
        time.sleep(0.02)
    raise AssertionError("the bot has told nothing")


@pytest.mark.skipif(os.name != "posix", reason="groups and sessions are of POSIX; jobs keep all on Windows")
@pytest.mark.parametrize("manner", ["session", "daemon", "bare"])
@pytest.mark.parametrize("ended", ["killed", "closed"])
def test_nothing_is_left_of_children_that_leave_their_group(tmp_path, manner, ended):
    told = tmp_path / "pids"
    bot = BotProcess(script("leaver.py", manner, str(told)))
    pids = numbers_in(told, 2)
    bot.kill() if ended == "killed" else bot.close()
    assert gone(pids)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there the mark can be read")
def test_nothing_is_left_of_a_daemon_whose_bot_has_ended_by_itself(tmp_path):
    told = tmp_path / "pids"
    bot = BotProcess(script("leaver.py", "leaves", str(told)))
    pids = numbers_in(told, 2)
    with pytest.raises(Failed, match="ended with exit code 0"):
        bot.receive(time.monotonic() + 60)
    assert alive(pids[1]), "it was left behind"
    bot.close()
    assert gone(pids)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="compared with what /proc tells")
def test_ps_tells_of_the_same_processes():
    ours = {each for each in everybody_by_proc() if each.pid == os.getpid()}
    assert len(ours) == 1
    assert ours <= set(everybody_by_ps())


# --- a bot that never reads ---------------------------------------------------------------------------------------------


def test_a_bot_that_never_reads_is_ended_once_too_much_waits(monkeypatch):
    monkeypatch.setattr(process_module, "MOST_WAITING", 50_000)
    bot = BotProcess(script("bad.py", "silent"))
    message = Over((), "x" * 10_000)
    before = time.monotonic()
    for _ in range(1000):
        bot.send(message)
        assert bot._waiting <= 50_000
    assert time.monotonic() - before < 30, "sending never blocks"
    with pytest.raises(Failed, match="left more than 50000 bytes unread"):
        bot.receive(time.monotonic() + 60)
    assert gone([bot._process.pid])


def test_a_long_message_alone_is_no_fault(monkeypatch):
    monkeypatch.setattr(process_module, "MOST_WAITING", 100)
    bot = BotProcess(script("bad.py", "repeats"))
    try:
        bot.send(Over((), "x" * 10_000))
        assert not bot._unread
    finally:
        bot.kill()


def test_a_bot_that_answers_without_reading_costs_no_memory(monkeypatch):
    """It answers every question blindly, so it is never late; what it leaves unread must not pile up."""
    monkeypatch.setattr(process_module, "MOST_WAITING", 200_000)
    bot = Bot(script("bad.py", "blind"), Limits(60.0, 60.0))
    rules = make_rules("world", islands_board(), 3, {})
    bot.begin(rules, 0, 1)
    table, faults = new_game(rules), []
    try:
        while len(faults) < 1000 and not any("unread" in fault.detail for fault in faults):
            while table.pending().player != 0:
                table.apply(table.pending().options.sample(table.dice))
            _, fault = decide(bot, table, 0)
            faults += [fault] if fault is not None else []
    finally:
        bot.close()
    assert "left more than 200000 bytes unread" in faults[-1].detail
    assert {fault.kind for fault in faults[:-1]} == {"illegal"} and faults[-1].kind == "crash"

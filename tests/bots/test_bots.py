"""Outside programs in whole games: good ones play like those inside, bad ones cost nothing but their own chances."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from risk_desktop.ai.intent import Intent, Reply
from risk_desktop.ai.player import LEVELS, Failed, decide, make_opponent, reply_of
from risk_desktop.bots.bot import GIVE_UP, Bot, Limits
from risk_desktop.bots.commands import (
    BadCommand,
    command_of,
    is_outside,
    short_name,
    split_levels,
    split_words,
    words_of,
)
from risk_desktop.commands.support.matches import Match, play_one, save_path
from risk_desktop.commands.support.matches import _crew as crew
from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.engine.events import CardDrawn, TurnStarted
from risk_desktop.engine.view import view
from tests.bots.helping import quoted, records, script
from tests.calling import ROOT, called, own_folders  # noqa: F401
from tests.playing import board_of, islands_board, new_game

HERE = Path(__file__).resolve().parent
SHORT = (("round_limit", 10),)
OURS = f"bot:{quoted(sys.executable)} -m risk_desktop bot --ai"


def play(tmp_path: Path, name: str, ais: tuple[str, ...], edition: str = "world", players: int = 3, games: int = 2):
    """Play short games that are saved; return their rows and the choices and dice of each save."""
    folder = tmp_path / name
    folder.mkdir()
    match = Match(edition, players, 7, ais, SHORT, str(folder), limits=Limits(60.0, 60.0))
    rows = [play_one(match, number) for number in range(games)]
    return rows, [records(save_path(match, number)) for number in range(games)]


# --- our own opponents over the protocol --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players", "games"),
    [
        ("world", 3, 2),
        ("missions", 3, 1),
        ("capitals", 3, 2),
        ("world-allies", 2, 1),
        ("risiko", 3, 2),
        ("teams", 4, 1),
    ],
)
def test_our_opponents_play_the_same_games_over_the_protocol(tmp_path, edition, players, games):
    """Two where they are short, at other seats: nothing is left of a game in the one that follows."""
    ours, crew_of_ours = ("easy", "normal", "random", "easy"), (f"{OURS} easy", "normal", f"{OURS} random", "easy")
    inside, told_inside = play(tmp_path, "inside", ours[:players], edition, players, games)
    outside, told_outside = play(tmp_path, "outside", crew_of_ours[:players], edition, players, games)
    assert told_outside == told_inside
    assert sum(len(told) for told in told_inside) > 100
    assert [replace(row, troubles=()) for row in outside] == [replace(row, troubles=()) for row in inside]
    assert all(row.finished for row in outside)


def test_one_process_serves_all_games_of_a_seat(tmp_path):
    play(tmp_path, "games", ("random", "random", f"{OURS} random"), games=1)
    (bot,) = crew._bots.values()
    process = bot._process
    assert process is not None
    play(tmp_path, "more", ("random", "random", f"{OURS} random"), games=3)
    assert list(crew._bots.values()) == [bot] and bot._process is process


def test_a_program_in_two_seats_runs_twice():
    found = crew.of(("bot:a", "easy", "bot:a", "bot:b"), Limits())
    assert sorted(found) == [0, 2, 3] and len({id(bot) for bot in found.values()}) == 3
    turned = crew.of(("bot:b", "bot:a", "easy", "bot:a"), Limits())
    assert {id(bot) for bot in turned.values()} == {id(bot) for bot in found.values()}


def test_the_example_of_the_documentation_plays_every_edition_without_a_fault(tmp_path):
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "border guard.py"
    file.write_text(code, encoding="utf-8")
    example = f"bot:{quoted(sys.executable, str(file))}"
    for edition in EDITIONS.values():
        known = {spec.key for spec in edition.options}
        options = SHORT if "round_limit" in known else ()
        match = Match(edition.id, edition.players[0], 3, (example, "random"), options, limits=Limits(60.0, 60.0))
        row = play_one(match, 0)
        assert row.finished and row.troubles == (), edition.id


# --- bad bots -----------------------------------------------------------------------------------------------------------


def meet(manner: str, limits: Limits, games: int = 1) -> list:
    match = Match("world", 3, 5, ("random", f"bot:{script('bad.py', manner)}", "random"), SHORT, limits=limits)
    return [play_one(match, number) for number in range(games)]


@pytest.mark.parametrize(
    ("manner", "words"),
    [
        ("illegal", "Place(parts=((999, 1000),)): illegal.choice"),
        ("unknown_choice", "Nuke"),
        ("wrong_types", "Attack"),
        ("nonsense", "no message"),
        ("wrong_id", "an answer to"),
    ],
)
def test_wrong_answers_are_counted_and_the_game_goes_on(manner, words):
    (row,) = meet(manner, Limits(30.0, 30.0))
    assert row.finished
    assert row.illegal == row.faults > 20
    (trouble,) = row.troubles
    assert (trouble.place, trouble.kind, trouble.times) == (1, "illegal", row.faults)
    assert words in trouble.detail


@pytest.mark.parametrize(
    ("manner", "kind", "words"),
    [
        ("silent", "late", "no answer in time"),
        ("mute", "late", "no answer in time"),
        ("late", "late", "no answer in time"),
        ("nonsense_from_the_start", "crash", "expected a hello"),
        ("old", "crash", "protocol 1"),
        ("leaves", "crash", "ended with exit code 1: no licence found"),
        ("endless_line", "crash", "a line of more than"),
        ("flood", "crash", "expected a hello"),
    ],
)
def test_a_bot_that_never_answers_is_given_up(manner, kind, words):
    rows = meet(manner, Limits(0.5 if manner == "silent" else 30.0, 0.2), games=2)
    assert all(row.finished and row.illegal == 0 and row.faults > 20 for row in rows)
    for row in rows:
        (trouble,) = row.troubles
        assert (trouble.place, trouble.kind, trouble.times) == (1, kind, row.faults)
    assert words in rows[0].troubles[0].detail
    assert f"given up after {GIVE_UP} failures" in rows[1].troubles[0].detail


def test_a_bot_that_crashes_now_and_then_is_started_again():
    (row,) = meet("crash", Limits(30.0, 30.0))
    assert row.finished
    (trouble,) = row.troubles
    assert trouble.kind == "crash" and "RuntimeError: out of ideas" in trouble.detail
    assert 1 <= trouble.times == row.faults <= row.decisions // 10


@pytest.mark.parametrize("manner", ["repeats", "chatty_stderr", "boasts"])
def test_what_is_odd_but_harmless_is_no_fault(manner):
    (row,) = meet(manner, Limits(30.0, 30.0))
    assert row.finished and row.troubles == ()


def replies(command: str, level: str, rounds: int = 2) -> list[tuple[Reply, Reply]]:
    """Return what a program replies in seat 0, and what our opponent of ``level`` would have replied there."""
    rules = make_rules("world", islands_board(), 3, {})
    bot, ours, found = Bot(command, Limits(30.0, 30.0)), make_opponent(level, 1), []
    bot.begin(rules, 0, 1)
    game = new_game(rules, 1)
    try:
        while (asked := game.pending()) is not None and game.state.round <= rounds:
            if asked.player == 0:
                seen = view(game, 0)
                found.append((reply_of(bot, seen, asked), reply_of(ours, seen, asked)))
                game.apply(found[-1][0].choice)
            else:
                game.apply(asked.options.sample(game.dice))
    finally:
        bot.close()
    return found


def test_what_our_opponents_tell_of_their_plans_crosses_the_protocol():
    told = replies(f"{OURS.removeprefix('bot:')} easy", "easy")
    assert all(outside == inside for outside, inside in told)
    assert any(outside.intent is not None for outside, _ in told)


def test_a_plan_that_names_nothing_there_is_left_out():
    intents = {outside.intent for outside, _ in replies(script("bad.py", "boasts"), "random")}
    assert intents == {None, Intent("hold")}


def test_a_new_game_gives_one_more_try_to_who_has_answered_before():
    rules = make_rules("world", islands_board(), 3, {})
    bot = Bot(script("bad.py", "mute"), Limits(30.0, 0.1))
    bot._has_played = True
    try:
        for game, strikes in ((1, GIVE_UP), (2, GIVE_UP)):
            bot.begin(rules, 0, game)
            table = new_game(rules, game)
            while table.pending().player != 0:
                table.apply(table.pending().options.sample(table.dice))
            for _ in range(GIVE_UP + 1):
                choice, fault = decide(bot, table, 0)
                assert fault is not None and fault.kind == "late" and choice in table.pending().options
            assert bot._strikes == strikes
            assert "given up" in fault.detail
    finally:
        bot.close()


def test_a_bot_hears_only_what_its_seat_may_see():
    rules = make_rules("world", board_of("world"), 3, {})
    bot = Bot("unused")
    bot.begin(rules, 1, 5)
    bot.happened([CardDrawn(0, "territory", 17), TurnStarted(1, 2), CardDrawn(1, "territory", 4)])
    assert bot._missed == [CardDrawn(0, "territory", -1), TurnStarted(1, 2), CardDrawn(1, "territory", 4)]


# --- names and commands -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hard,normal", ("hard", "normal")),
        ("hard, normal,bot:risk-desktop bot --ai normal", ("hard", "normal", "bot:risk-desktop bot --ai normal")),
        ("bot:x --weights 1,2,3,normal", ("bot:x --weights 1,2,3", "normal")),
        ("bot:x a,hard b,easy", ("bot:x a,hard b", "easy")),
        ("bot:x,bot:y, bot:z", ("bot:x", "bot:y", "bot:z")),
        ("hard,nobody", ("hard", "nobody")),
        ("bot:x 'a, b',c", ("bot:x 'a, b',c",)),
        ("", ("",)),
    ],
)
def test_a_comma_in_a_command_belongs_to_it(text, expected):
    assert split_levels(text, LEVELS) == expected


def test_commands_are_split_without_a_shell(tmp_path):
    tool = tmp_path / "my tool"
    tool.write_text("#!/bin/sh\n", encoding="utf-8")
    tool.chmod(0o755)
    assert words_of(f"'{tool}' $HOME *") == [str(tool), "$HOME", "*"]
    assert words_of("risk-desktop bot")[-1] == "bot"
    assert is_outside("bot:x") and not is_outside("hard")
    assert command_of("bot: x y ") == "x y"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (r"C:\bots\clever.exe --depth 3", [r"C:\bots\clever.exe", "--depth", "3"]),
        (r'"C:\my bots\clever.exe" --name="a b"', [r"C:\my bots\clever.exe", "--name=a b"]),
        (r"""'C:\my bots\clever.exe' 'a "b' ''""", [r"C:\my bots\clever.exe", 'a "b', ""]),
        (r"C:\Games\O'Neill\bot.exe  it's", [r"C:\Games\O'Neill\bot.exe", "it's"]),
        (r'"C:\ends\" x', ["C:\\ends\\", "x"]),
        ('python "" -', ["python", "", "-"]),
    ],
)
def test_commands_of_windows_keep_their_backslashes(command, words):
    assert split_words(command, windows=True) == words


@pytest.mark.parametrize("command", ["'open", '"open', 'bot "a', "bot 'a b", 'bot a"b'])
def test_a_quotation_mark_left_open_is_refused_on_windows_too(command):
    with pytest.raises(BadCommand, match="quotes"):
        split_words(command, windows=True)


@pytest.mark.parametrize("windows", [True, False])
def test_what_is_quoted_for_a_system_is_read_back(windows):
    words = ["/my bots/bot", "a b", "--x=1", "it's"]
    assert split_words(quoted(*words, windows=windows), windows) == words


@pytest.mark.parametrize(
    ("command", "reason"), [("", "empty"), ("'open", "quotes"), ("no-such-program-anywhere --x", "missing")]
)
def test_a_command_that_cannot_run_is_refused(command, reason):
    with pytest.raises(BadCommand) as caught:
        words_of(command)
    assert caught.value.reason == reason
    bot = Bot(command)
    bot.begin(make_rules("world", islands_board(), 3, {}), 0, 1)
    with pytest.raises(Failed, match="can't be run"):
        bot._ready()


@pytest.mark.parametrize(
    ("level", "name"),
    [
        ("bot:risk-desktop bot --ai hard", "risk-desktop"),
        ("bot:python3 bots/clever.py --depth 3", "clever"),
        ("bot:'/opt/my bots/deep risk' -x", "deep risk"),
        ("bot:", "?"),
        ("bot:'open", "?"),
    ],
)
def test_a_bot_has_a_short_name(level, name):
    assert short_name(level) == name


# --- the command line ---------------------------------------------------------------------------------------------------


RUN = (
    "simulate",
    "--edition",
    "world",
    "--players",
    "3",
    "--option",
    "round_limit=10",
    "--workers",
    "1",
    "--games",
    "1",
)


def test_simulate_tells_what_was_wrong(capsys):
    bad = f"random,bot:{script('bad.py', 'illegal')}"
    code, out, err = called(capsys, *RUN, "--ai", bad)
    assert (code, err) == (0, "")
    assert re.search(r"bot:.*bad\.py illegal: \d+ answers weren't allowed\. The first time: Place", out)
    code, out, _ = called(capsys, *RUN, "--ai", bad, "--json")
    (trouble,) = json.loads(out)["troubles"]
    assert trouble["kind"] == "illegal" and trouble["times"] > 20 and "999" in trouble["first"]
    assert json.loads(out)["seats"][1]["ai"] == f"bot:{script('bad.py', 'illegal')}"


@pytest.mark.parametrize(
    ("ai", "part"),
    [
        ("bot:no-such-program-anywhere", "“no-such-program-anywhere” can't be found"),
        ("hard,bot:", "bot:python my_bot.py"),
        ("bot:'x", "quotation mark"),
        ("hard,nobody", "no computer opponent nobody"),
    ],
)
def test_a_wrong_list_is_one_line(capsys, ai, part):
    code, out, err = called(capsys, *RUN, "--ai", ai)
    assert (code, out) == (1, "") and part in err and err.count("\n") == 1


def test_bots_work_in_several_processes_and_end_with_them():
    words = (*RUN[:-4], "--workers", "2", "--games", "4", "--json", "--ai", f"random,{OURS} random")
    done = subprocess.run(
        [sys.executable, "-m", "risk_desktop", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    found = json.loads(done.stdout)
    assert (found["finished"], found["faults"], done.stderr) == (4, 0, "")


# --- the server ---------------------------------------------------------------------------------------------------------


def serve(text: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "risk_desktop", "bot", *words]
    return subprocess.run(command, input=text, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)


def test_the_server_says_hello_and_leaves_at_the_end_of_input():
    done = serve('{"type": "hello", "protocol": 1, "name": "someone"}\n', "--ai", "easy")
    assert (done.returncode, done.stderr) == (0, "")
    reply = json.loads(done.stdout)
    assert (reply["type"], reply["protocol"]) == ("hello", 1) and reply["name"].endswith("easy")


@pytest.mark.parametrize(
    ("text", "words", "part"),
    [
        ("", ("--ai", "nobody"), "no 'nobody'; known: random, easy"),
        ("", ("--temperament", "sleepy"), "no 'sleepy'"),
        ("what?\n", (), "JSON is malformed"),
        ('{"type": "hello", "protocol": 99}\n', (), "protocol 99 is not known"),
        ('{"type": "game"}\n', (), "missing required field"),
    ],
)
def test_the_server_refuses_what_it_cannot_answer(capsys, monkeypatch, text, words, part):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    code, out, err = called(capsys, "bot", *words)
    assert (code, out) == (1, "")
    assert part in err and err.count("\n") == 1

"""Nobody foresees the dice: what a bot is told doesn't lead back to the seed, and our own games come again with theirs."""

from __future__ import annotations

import json
from pathlib import Path

from risk_desktop.ai.luck import seed_of
from risk_desktop.commands.support.matches import _crew as crew
from risk_desktop.editions.registry import make_rules, start_game
from tests.bots.helping import records, script
from tests.calling import called, own_folders  # noqa: F401
from tests.playing import board_of

DEALT = ("--option", "round_limit=10", "--option", "allocation=deal", "--option", "placement_batch=10")
RUN_DEALT = ("simulate", "--players", "3", "--workers", "1", "--games", "2", "--json", *DEALT)


def spied(capsys, tmp_path: Path, name: str) -> list[dict]:
    """Return what a bot was told of the games of a run with a usual seed."""
    told = tmp_path / name
    ais = f"random,bot:{script('spy.py', str(told))}"
    code, out, _ = called(capsys, *RUN_DEALT, "--seed", "1", "--ai", ais)
    assert code == 0 and json.loads(out)["faults"] == 0
    crew.close()
    return [json.loads(line) for line in told.read_text(encoding="utf-8").splitlines()]


def test_trying_all_likely_seeds_tells_a_bot_nothing(capsys, tmp_path):
    games = spied(capsys, tmp_path, "told")
    assert len(games) >= 2
    dealt = {"allocation": "deal", "placement_batch": 10, "round_limit": 10}
    rules = make_rules("world", board_of("world"), 3, dealt)
    for guess in range(1000):
        game = start_game(rules, guess)
        game.pending()
        for told in games:
            assert told["seed"] != seed_of(guess, told["seat"]), f"the number of the bot gives away the seed {guess}"
            assert told["owner"] != game.state.owner, f"the deal gives away the seed {guess}"


def test_a_bot_is_told_something_else_in_every_run(capsys, tmp_path):
    first, second = spied(capsys, tmp_path, "first"), spied(capsys, tmp_path, "second")
    assert not {told["seed"] for told in first} & {told["seed"] for told in second}
    assert [told["owner"] for told in first] != [told["owner"] for told in second]


def test_games_among_our_own_opponents_come_again_with_their_seed(capsys, tmp_path):
    found = []
    for name in ("first", "second"):
        folder = tmp_path / name
        assert called(capsys, *RUN_DEALT, "--seed", "1", "--ai", "random,easy", "--save", str(folder))[0] == 0
        found.append([records(path) for path in sorted(folder.glob("*.risk"))])
    assert found[0] == found[1] and len(found[0]) == 2 and all(len(told) > 20 for told in found[0])


def test_a_save_of_a_game_with_a_bot_can_be_played_again(capsys, tmp_path):
    folder = tmp_path / "saves"
    ais = f"random,bot:{script('spy.py', str(tmp_path / 'told'))}"
    assert called(capsys, *RUN_DEALT, "--seed", "1", "--ai", ais, "--save", str(folder))[0] == 0
    for path in folder.glob("*.risk"):
        assert called(capsys, "replay", str(path), "--verify")[0] == 0

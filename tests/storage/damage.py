"""Saves for tests, and what may happen to them."""

from __future__ import annotations

import pytest

from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.replay import resume
from tests.playing import islands_board
from tests.storage.gamefile import begun, body_of, edit, go_on, play_on


def opened(path):
    """Return the loaded save and the game that goes on."""
    loaded = read_save(path)
    return loaded, resume(loaded, islands_board())


def states_of(seed=7):
    """Return the position after each record of the usual random game, the first one included."""
    from risk_desktop.editions.registry import start_game
    from tests.playing import world
    from tests.storage.gamefile import OPTIONS

    game = start_game(world(3, islands_board(), **OPTIONS), seed)
    game.pending()
    states = [game.snapshot()]
    for _ in go_on(game, None, SeededDice(seed + 1)):
        states.append(game.snapshot())
    return states


STATES = states_of()


def damage(path, number):
    """Change one letter in the middle of a line (numbered from 1)."""
    lines = path.read_bytes().splitlines(keepends=True)
    middle = len(lines[number - 1]) // 2
    line = bytearray(lines[number - 1])
    line[middle] = ord("#")
    lines[number - 1] = bytes(line)
    path.write_bytes(b"".join(lines))


def remove(path, *numbers):
    """Take whole lines (numbered from 1) out of a file."""
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(line for number, line in enumerate(lines, 1) if number not in numbers))


def reinforce_snapshot(path):
    """Let the last snapshot have five armies more than the game had, with a right checksum."""
    number = numbers_of(path, "snapshot")[-1]
    state = body_of(path, number)["state"]
    state["armies"][0] += 5
    edit(path, number, state=state)


def written_with_undo(path):
    """Write 12 choices of the usual random game, take 4 back and make 3 others; return the game as it stands."""
    game, journal = begun(path)
    play_on(game, journal, SeededDice(8), 12)
    journal.undo(4)
    other = opened(path)[1].game
    play_on(other, journal, SeededDice(99), 3)
    journal.close()
    return other


def tail_of(path):
    """Return the numbers of the records behind the last snapshot."""
    return [n for n in numbers_of(path, "record") if n > numbers_of(path, "snapshot")[-1]]


def numbers_of(path, kind):
    """Return the numbers of the lines of one kind."""
    mark = f'{{"line":"{kind}"'.encode()
    return [i for i, line in enumerate(path.read_bytes().splitlines(), 1) if line.startswith(mark)]


def refused(path):
    """Return the key of the problem for which a file is refused."""
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert str(path) in str(caught.value)
    return caught.value.problem.key

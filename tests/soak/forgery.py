"""Forged saves: the lines of a sound one, changed where a person with a text editor and patience would, checksums made right."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.state import Slot
from risk_desktop.engine.step import Step
from risk_desktop.storage.codec import CodecError, decode_state, known, state_hash
from risk_desktop.storage.lines import sealed, unsealed

Lines = list[dict[str, Any]]

ODD: tuple[Any, ...] = (
    *(
        -1,
        0,
        1,
        2,
        3,
        5,
        6,
        7,
        41,
        42,
        100,
        999,
        49_999,
        50_000,
        1_000_000,
        -(1 << 31),
        1 << 31,
        1 << 63,
        1 << 64,
        10**30,
    ),
    *(True, False, None, 1.5, 1e308, "", "x", "x" * 5000, "\0", "draw", "attack", [], {}, [[]], [0], [-1], {"0": 0}),
)
"""What a field may hold after somebody was at it."""
MOST_BYTES = 3_000_000
"""Larger forgeries say nothing new, they only take longer."""


def parsed(data: bytes) -> Lines:
    """Return the lines of a sound save as plain JSON objects."""
    return [json.loads(unsealed(line)) for line in data.splitlines()]


def written(lines: Lines) -> bytes:
    """Return a file of these lines, each with a right checksum."""
    return b"".join(sealed(json.dumps(line, separators=(",", ":")).encode()) for line in lines)


def forged(rng: Random, sound: bytes, other: bytes) -> bytes:
    """Return a forgery of the file ``sound``; ``other`` is a save of another game, from which parts may be taken."""
    lines = parsed(sound)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        rng.choice(WAYS)(rng, lines, parsed(other))
        if not lines:
            break
    return written(lines)[:MOST_BYTES]


# --- one value --------------------------------------------------------------------------------------------------------


def twist(rng: Random, value: Any) -> Any:
    """Return something else in the place of ``value``, mostly of the same kind."""
    if isinstance(value, bool) or value is None:
        return rng.choice((True, False, None, 0, 1, *ODD))
    if isinstance(value, int) and rng.random() < 0.8:
        return rng.choice((value + 1, value - 1, -value, value * 1000, rng.randrange(-1, 50), rng.choice(ODD[:20])))
    if isinstance(value, list) and rng.random() < 0.9:
        return twisted_list(rng, value)
    if isinstance(value, dict) and value and rng.random() < 0.8:
        changed = dict(value)
        key = rng.choice(list(value))
        match rng.randrange(3):
            case 0:
                del changed[key]
            case 1:
                changed[str(rng.choice(("x", "0", "99", "-1", key + "2")))] = value[key]
            case _:
                changed[key] = twist(rng, value[key])
        return changed
    if isinstance(value, str) and rng.random() < 0.5:
        return rng.choice((value + "x", value[:-1], value.upper(), *(v for v in ODD if isinstance(v, str))))
    return rng.choice(ODD)


def twisted_list(rng: Random, value: list[Any]) -> list[Any]:
    """Return a list with entries lost, doubled, moved or changed."""
    changed = list(value)
    match rng.randrange(7) if value else 6:
        case 0:
            changed.pop(rng.randrange(len(changed)))
        case 1:
            changed.insert(rng.randrange(len(changed) + 1), rng.choice(changed))
        case 2:
            rng.shuffle(changed)
        case 3:
            changed = changed[: rng.randrange(len(changed))]
        case 4:
            changed *= rng.choice((2, 3, 500))
        case 5:
            place = rng.randrange(len(changed))
            changed[place] = twist(rng, changed[place])
        case _:
            changed.append(rng.choice(ODD))
    return changed


def twist_somewhere(rng: Random, tree: Any) -> None:
    """Change one value anywhere in a tree of lists and dicts."""
    while True:
        places = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        if not places:
            return
        place = rng.choice(places)
        inner = tree[place]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.2:
            tree[place] = twist(rng, inner)
            return
        tree = inner


# --- positions --------------------------------------------------------------------------------------------------------


def snapshot_of(rng: Random, lines: Lines) -> dict[str, Any] | None:
    """Return a snapshot, mostly the last one."""
    found = [line for line in lines if line.get("line") == "snapshot" and isinstance(line.get("state"), dict)]
    if not found:
        return None
    return found[-1] if rng.random() < 0.7 else rng.choice(found)


def rehash(rng: Random, line: dict[str, Any]) -> None:
    """Mostly give a changed position the hash that goes with it; at times none, or leave the old one."""
    if rng.random() < 0.1:
        line["hash"] = ""
    elif rng.random() < 0.95:
        try:
            line["hash"] = state_hash(decode_state(json.dumps(line["state"])))
        except (CodecError, OverflowError):
            line["hash"] = ""


def lose_beginning(rng: Random, lines: Lines, other: Lines) -> None:
    """Take records away, so that the game can only be opened by a position; mostly by just one."""
    if rng.random() < 0.7:
        last = [line for line in lines if line.get("line") == "snapshot"][-1:]
        lines[:] = [line for line in lines if line.get("line") != "snapshot" or line in last]
    records = [line for line in lines if line.get("line") == "record"]
    if records:
        lines.remove(records[0] if rng.random() < 0.8 else rng.choice(records))


def change_position(rng: Random, lines: Lines, other: Lines) -> None:
    """Change values in a snapshot."""
    line = snapshot_of(rng, lines)
    if line is None:
        return
    for _ in range(rng.choice((1, 1, 2, 4))):
        twist_somewhere(rng, line["state"])
    rehash(rng, line)
    if rng.random() < 0.8:
        lose_beginning(rng, lines, other)


def change_board(rng: Random, lines: Lines, other: Lines) -> None:
    """Change owners, armies, reserves, cards: plausible numbers in the wrong place."""
    line = snapshot_of(rng, lines)
    if line is None:
        return
    state = line["state"]
    for _ in range(rng.choice((1, 2, 5, 30))):
        name = rng.choice(
            ("owner", "armies", "alive", "reserve", "quiet", "turn", "round", "phase", "pieces", "markers")
        )
        part = state.get(name)
        if isinstance(part, list) and part:
            place = rng.randrange(len(part))
            part[place] = rng.choice((part[place - 1], part[place], rng.randrange(-1, 9), rng.choice(ODD)))
        else:
            state[name] = rng.choice(ODD[:12])
    rehash(rng, line)
    lose_beginning(rng, lines, other)


def stack_step(rng: Random, lines: Lines, other: Lines) -> None:
    """Put any step of the program on the stack, with numbers that might be meant."""
    line = snapshot_of(rng, lines)
    stack = line["state"].get("stack") if line is not None else None
    if line is None or not isinstance(stack, list):
        return
    step = made(rng, Step)
    match rng.randrange(4):
        case 0 if stack:
            stack[-1] = step
        case 1 if stack:
            stack[rng.randrange(len(stack))] = step
        case 2:
            stack += [step] * rng.choice((1, 2, 300))
        case _:
            stack.append(step)
    rehash(rng, line)
    lose_beginning(rng, lines, other)


def made(rng: Random, base: type, depth: int = 0) -> dict[str, Any]:
    """Return a step, choice or slot of any class as JSON, with likely numbers."""
    name = rng.choice(sorted(known(base)))
    tag = {Step: "step", Choice: "choice", Slot: "slot"}[base]
    fields: dict[str, Any] = {tag: name}
    for field, hint in known(base)[name].__annotations__.items():
        fields[field] = likely(rng, str(hint), depth)
    return fields


def likely(rng: Random, hint: str, depth: int) -> Any:
    """Return a value for a field with this type hint."""
    if "Step" in hint and depth < 3:
        return made(rng, Step, depth + 1)
    if "Miracle" in hint:
        return {"player": 0, "card": "death_x", "targets": [0]}
    if "list" in hint or "tuple" in hint:
        return [rng.randrange(-1, 7) for _ in range(rng.randrange(4))]
    if "dict" in hint:
        return {str(rng.randrange(9)): 1}
    if "bool" in hint:
        return rng.random() < 0.5
    if "str" in hint:
        return rng.choice(("attack", "reinforce", "", "battle", "turn_start", "x"))
    return rng.choice((-1, 0, 0, 1, 1, 2, 3, 7, 41, 60, 1000))


def change_slot(rng: Random, lines: Lines, other: Lines) -> None:
    """Change what a module remembers, or put another module's memory in its place."""
    line = snapshot_of(rng, lines)
    slots = line["state"].get("slots") if line is not None else None
    if line is None or not isinstance(slots, dict) or not slots:
        return
    name = rng.choice(list(slots))
    if rng.random() < 0.2:
        slots[name] = made(rng, Slot)
    elif isinstance(slots[name], dict):
        twist_somewhere(rng, slots[name])
    rehash(rng, line)
    lose_beginning(rng, lines, other)


def change_cards(rng: Random, lines: Lines, other: Lines) -> None:
    """Move cards about: every one is still there, but not where it could be."""
    line = snapshot_of(rng, lines)
    decks = line["state"].get("decks") if line is not None else None
    if line is None or not isinstance(decks, dict) or not decks:
        return
    deck = decks[rng.choice(list(decks))]
    if not isinstance(deck, dict) or not isinstance(deck.get("hands"), list):
        return
    piles = [pile for pile in (deck.get("draw"), deck.get("discard"), *deck["hands"]) if isinstance(pile, list)]
    for _ in range(rng.choice((1, 3, 40))):
        giver, taker = rng.choice(piles), rng.choice(piles)
        if giver:
            taker.append(giver.pop(rng.randrange(len(giver))))
    rehash(rng, line)
    lose_beginning(rng, lines, other)


# --- lines ------------------------------------------------------------------------------------------------------------


def change_header(rng: Random, lines: Lines, other: Lines) -> None:
    """Change the header, both times alike."""
    header = json.loads(json.dumps(lines[0]))
    match rng.randrange(4):
        case 0:
            header["edition"] = other[0].get("edition")
        case 1 if isinstance(header.get("seats"), list):
            header["seats"] = header["seats"] * rng.choice((2, 3)) if rng.random() < 0.5 else header["seats"][:-1]
        case _:
            twist_somewhere(rng, header)
    lines[:2] = [header, header]


def change_line(rng: Random, lines: Lines, other: Lines) -> None:
    """Change a value in any line."""
    twist_somewhere(rng, rng.choice(lines))


def change_choice(rng: Random, lines: Lines, other: Lines) -> None:
    """Put another choice into a record, or other rolls."""
    records = [line for line in lines if line.get("line") == "record"]
    if records:
        record = rng.choice(records)
        if rng.random() < 0.5:
            record["choice"] = made(rng, Choice)
        else:
            record["rolls"] = twist(rng, record.get("rolls", []))
        if rng.random() < 0.7:
            record["hash"] = ""


def move_lines(rng: Random, lines: Lines, other: Lines) -> None:
    """Double, lose, swap or exchange lines for those of another game."""
    place = rng.randrange(2, len(lines)) if len(lines) > 2 else 0
    match rng.randrange(5):
        case 0:
            lines.insert(place, lines[rng.randrange(len(lines))])
        case 1:
            lines[place], lines[-1] = lines[-1], lines[place]
        case 2:
            del lines[place]
        case 3:
            lines[place:] = other[place:]
        case _:
            lines.insert(place, rng.choice(other))


def swing(rng: Random, lines: Lines, other: Lines) -> None:
    """Undo lines that swing between nothing and very much."""
    high = rng.choice((10, 1000, 249_999, 250_000, 1_000_000))
    pair: Lines = [{"line": "undo", "n": high, "undo": 0}, {"line": "undo", "n": 0, "undo": rng.choice((0, high))}]
    place = rng.randrange(2, len(lines) + 1) if len(lines) > 2 else len(lines)
    lines[place:place] = pair * rng.choice((1, 50, 3000))


def repeat_position(rng: Random, lines: Lines, other: Lines) -> None:
    """Thousands of broken snapshots."""
    line = snapshot_of(rng, lines)
    if line is None:
        return
    broken = {**line, "hash": rng.choice(("", "0" * 16))}
    if rng.random() < 0.5:
        broken["state"] = rng.choice(({}, {**line["state"], "owner": None}, {**line["state"], "seed": 3}))
    times = min(rng.choice((10, 300, 5000)), MOST_BYTES // (len(json.dumps(broken)) + 1))
    lines += [broken] * times


WAYS: tuple[Callable[[Random, Lines, Lines], None], ...] = (
    *(change_position, change_position, change_board, change_board, change_slot, change_cards, stack_step, stack_step),
    *(change_header, change_line, change_choice, move_lines, lose_beginning, swing, repeat_position),
)
"""What is done to a file; what is worth more is here twice."""

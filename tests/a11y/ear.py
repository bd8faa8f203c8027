"""The ear: tells, line by line as JSON, what a screen reader gets from a program by AT-SPI.

Run by the system's Python, which has pyatspi; it imports nothing of the project. Written are ``say`` (an announcement, and
whether it interrupts), ``focus`` (name, description and role of what has the focus), ``renamed`` (how many names have changed)
and, on a line "walk" on its input, ``walk``: role, name and description of all that shows, and whether it takes the focus.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pyatspi
from gi.repository import GLib

ASSERTIVE = 2
DEEPEST = 40


def tell(**line: object) -> None:
    """Write a line."""
    print(json.dumps(line), flush=True)


def hear(event: Any) -> None:
    """Tell of an announcement."""
    tell(say=event.any_data, assertive=event.detail1 == ASSERTIVE)


def see_focus(event: Any) -> None:
    """Tell what has got the focus."""
    if event.detail1:
        source = event.source
        tell(focus=source.name, about=source.description, role=source.getRoleName())


def see_name(event: Any) -> None:
    """Tell that a name has changed."""
    tell(renamed=event.source.getRoleName(), name=str(event.any_data))


def walk(node: Any, depth: int = 0) -> list[dict[str, object]]:
    """Return all that shows below a node."""
    found: list[dict[str, object]] = []
    if node is None or depth > DEEPEST:
        return found
    states = node.getState()
    if depth and not states.contains(pyatspi.STATE_SHOWING):
        return found
    role = node.getRoleName()
    found.append(
        {
            "role": role,
            "name": node.name,
            "about": node.description,
            "focusable": states.contains(pyatspi.STATE_FOCUSABLE),
            "depth": depth,
        }
    )
    for number in range(node.childCount):
        found += walk(node.getChildAtIndex(number), depth + 1)
    return found


def obey(channel: Any, condition: Any) -> bool:
    """Take a command; end with the input."""
    words = sys.stdin.readline()
    if not words:
        pyatspi.Registry.stop()
        return False
    desktop = pyatspi.Registry.getDesktop(0)
    nodes = [each for number in range(desktop.childCount) for each in walk(desktop.getChildAtIndex(number))]
    tell(walk=nodes)
    return True


def main() -> None:
    """Listen until the input ends."""
    pyatspi.Registry.registerEventListener(hear, "object:announcement")
    pyatspi.Registry.registerEventListener(see_focus, "object:state-changed:focused")
    pyatspi.Registry.registerEventListener(see_name, "object:property-change:accessible-name")
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, obey)
    tell(ready=True)
    pyatspi.Registry.start(gil=False)


if __name__ == "__main__":
    main()

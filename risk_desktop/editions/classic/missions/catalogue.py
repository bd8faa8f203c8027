"""Every mission of the program by its id, for those who tell about them."""

from __future__ import annotations

from .deck import Mission, missions_in
from .ranked import FILE as RANKED
from .secret import FILE as SECRET


def mission_named(mission_id: str) -> Mission | None:
    """Return the mission with this id; None if there is none, as for "" in events that hide it."""
    return next((m for file in (SECRET, RANKED) for m in missions_in(file) if m.id == mission_id), None)

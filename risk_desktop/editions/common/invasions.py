"""What is told of an attack to which others may react before its dice."""

from __future__ import annotations

from risk_desktop.engine.events import Event


class InvasionAnnounced(Event, frozen=True):
    """``player`` invades ``target`` of ``defender`` (-1: it is empty) from ``origin``; the others may react now."""

    player: int
    defender: int
    origin: int
    target: int


class InvasionEnded(Event, frozen=True):
    """The announced invasion came to nothing: it was no longer possible (AD-I-6), or called off (AD-Z-8)."""

    player: int
    origin: int
    target: int

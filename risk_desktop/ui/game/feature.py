"""What one feature brings to the game's screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from risk_desktop.engine.events import Event
from risk_desktop.ui.game.announcements.announcement import Announcements
from risk_desktop.ui.game.chronicle.lines import LineTable, LossRows, RecapLines
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.feature_controller import FeatureController


@dataclass(frozen=True)
class Feature:
    """``controllers`` are made in this order; ``presenters`` by kind of decision, before those that all games share.

    ``lines``: the tables by which the chronicle tells the feature's events; no two features tell the same event.
    ``recaps``: what the feature adds to the recap of all that a person has missed, ``losses``: how it tells his losses,
    ``news``: the events that it tells of the others as the chronicle does. ``announced``: events with a banner.
    """

    controllers: tuple[type[FeatureController], ...] = ()
    presenters: Mapping[str, type[Presenter]] = field(default_factory=dict)
    lines: tuple[type[LineTable], ...] = ()
    recaps: tuple[RecapLines, ...] = ()
    losses: LossRows = field(default_factory=dict)
    news: frozenset[type[Event]] = frozenset()
    announced: Announcements = field(default_factory=dict)

"""The editions that a robot plays for all that is in them: who plays, what must have been done, when to break off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from risk_desktop.editions.ad2210.scoring import Scored
from risk_desktop.editions.godstorm.scoring import FinalScore
from risk_desktop.ui.game.screen import PlayScreen
from tests.e2e import commander_deeds, god_deeds
from tests.e2e.campaign_answers import CampaignKeys, CampaignMouse
from tests.e2e.deeds import Deeds, Namer
from tests.e2e.god_answers import GodKeys, GodMouse
from tests.e2e.moments import asked
from tests.e2e.person import Person


@dataclass(frozen=True)
class Campaign:
    """``persons``: by keys, by mouse; ``wanted``: deeds that a game must have, as ``names`` calls them.

    ``breaks``: is this the moment in which the program is killed, called ``moment``; ``crowd``: how many play until then:
    the more, the more they invade each other.
    """

    persons: tuple[type[Person], type[Person]]
    players: int
    crowd: int
    wanted: tuple[str, ...]
    names: Namer
    moment: str
    breaks: Callable[[Person], bool]


def has_answer(person: Person) -> bool:
    """Tell whether the person is asked in another's turn, and has a card that fits."""
    presenter = person.play.director.presenter if isinstance(person.screen, PlayScreen) else None
    return asked(person) == "reaction" and bool(presenter.aiming.playable)  # type: ignore[union-attr]


def in_god_war(person: Person) -> bool:
    """Tell whether a god war has been declared, and the person is asked who fights in it."""
    return asked(person) == "champion"


def scored(deeds: Deeds) -> dict[int, int]:
    """Return the points that were told at the end, by seat."""
    told = (event for event in deeds.events if isinstance(event, (Scored, FinalScore)))
    return {event.player: sum(line.armies for line in event.lines) for event in told}


CAMPAIGNS = {
    "ad2210": Campaign(
        (CampaignKeys, CampaignMouse),
        3,
        5,
        commander_deeds.WANTED,
        commander_deeds.names,
        "a question that a card answers",
        has_answer,
    ),
    "godstorm": Campaign(
        (GodKeys, GodMouse),
        4,
        4,
        god_deeds.WANTED,
        god_deeds.names,
        "the question who fights in a god war",
        in_god_war,
    ),
}

"""Plays until a moment in the middle of somebody's move (``tests.e2e.campaigns``); what is asked then survives a kill.

``--begin FILE`` notes the moment in FILE and kills the process in the middle of the question, ``--end FILE`` presses
Continue in a new one, compares, and answers. ``tests.e2e.killed`` runs both.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
from dataclasses import asdict
from pathlib import Path

from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.state import GameState
from risk_desktop.storage.codec import state_hash
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from tests.e2e.campaigns import CAMPAIGNS
from tests.e2e.moments import asked, expect, moment_of
from tests.e2e.person import Person
from tests.e2e.scenarios.game import kinds
from tests.e2e.stage import start_game

MOST_GAMES = 4
"""The dice and the decks may keep the question away: then a rematch."""


def play(person: Person, wish: argparse.Namespace) -> None:
    """Play up to the kill, or from it on."""
    if wish.begin is not None:
        campaign = CAMPAIGNS[wish.edition]
        start_game(person, kinds(wish), wish.speed, None, wish.edition)
        for _ in range(MOST_GAMES):
            person.play_on(lambda: campaign.breaks(person))
            if campaign.breaks(person):
                break
            person.press(person.keyed("Space"))
            person.wait(lambda: isinstance(person.screen, PlayScreen), "the rematch", 10)
        expect(person, campaign.breaks(person), f"{campaign.moment}, before the end of the game")
        person.eye("before-kill")
        wish.begin.write_text(json.dumps(told(person)), encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    go_on(person, wish.end)


def go_on(person: Person, note: Path) -> None:
    """Press Continue; the same question is there, it can be answered, and the game goes on."""
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 10)
    person.eye("first-after-kill")
    person.press(person.keyed("Space"))
    person.wait(lambda: isinstance(person.screen, PlayScreen), "the play screen", 10)
    person.wait(lambda: asked(person), "a question", 20)
    person.eye("after-kill")
    before, after = json.loads(note.read_text(encoding="utf-8")), json.loads(json.dumps(told(person)))
    for what, was in before.items():
        expect(person, after[what] == was, f"{what} {was} after the kill as before, found {after[what]}")
    state = state_of(person)
    person.act()
    person.wait(lambda: state_hash(state_of(person)) != before["state"], "something to come of the answer", 10)
    turn = state.turn
    person.play_on(lambda: state_of(person).turn != turn)
    person.eye("played-on")


def told(person: Person) -> dict[str, object]:
    """Return what is asked, of whom, in which words, the hand, and the whole state."""
    presenter, state = person.play.director.presenter, state_of(person)
    assert presenter is not None
    hand = [one.card.key for one in getattr(presenter, "held", ())]
    return {
        **asdict(moment_of(person)),
        "viewer": person.play.director.viewer,
        "words": repr(presenter.ask()),
        "hand": hand,
        "money": [money_of(state, seat) for seat in range(state.players)],
        "state": state_hash(state),
    }


def state_of(person: Person) -> GameState:
    """Return the state of the game at hand."""
    return person.play.context.game.state

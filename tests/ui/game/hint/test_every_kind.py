"""Every kind of question that a game of a rule set asks has a hint in words, which names things as people do."""

from __future__ import annotations

import re

import pytest

from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.view import view
from risk_desktop.i18n import has_text
from risk_desktop.review.hint import Adviser
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.game.decisions.choice_marks import marks_of
from risk_desktop.ui.game.hint.hint_words import hint_words, shown_places
from risk_desktop.ui.names import Names
from tests.review.games import short_game

NAMES = ("Anna", "Ben", "Cara", "Dora", "Emil", "Fred")
UNNAMED = re.compile(r"[a-z]_[a-z]|\{|\bchoice\.|-1\b")
"""What ids, keys and numbers that stand for nothing look like."""


@pytest.mark.heavy
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_question_has_a_hint(edition: str) -> None:
    players, boards = EDITIONS[edition].all_players[0], EDITIONS[edition].boards
    seats = tuple(Seat(name, colour=n) for n, name in enumerate(NAMES[:players]))
    names = Names(Table(edition, seats, boards=boards), find_maps(boards))
    recording, adviser, told = short_game(edition, players), Adviser(2), dict[str, str]()
    game = recording.game_at(0)
    for place in range(1, recording.end + 1):
        asked = game.pending()
        assert asked is not None
        if asked.kind not in told and asked.options.count > 1:
            hint = adviser.hint(view(game, asked.player))
            found = [hint_words(hint, n, names) for n in range(len(hint.options))]
            told[asked.kind] = found[0].told
            if len(found) > 1 and not hint.alike:
                assert found[1].title in found[0].lines[1].name, "which one the second-best is"
            for option, words in zip(hint.options, found, strict=True):
                assert not UNNAMED.search(words.spoken), (asked.kind, words.spoken)
                assert has_text(f"choice.{type(option.choice).__name__}"), asked.kind
                assert all(0 <= land < len(names.territories) for land in marks_of(option.choice).lands)
                game.clone(1).apply(option.choice)
            assert shown_places(hint, 0)[0] == 0
        game = recording.game_after(game, place)
    assert {"attack", "reinforce"} <= told.keys(), told

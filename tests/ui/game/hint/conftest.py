"""Fixtures of the tests of hints in the window."""

import pytest

from risk_desktop.ai.skill import SKILLS
from risk_desktop.review import playing_on


@pytest.fixture(autouse=True)
def played_on_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let easy players play the turns of hints on: what is told doesn't depend on how well, and takes a third of the time.

    How hints are found by the players of the program is tested in tests/review.
    """
    monkeypatch.setattr(playing_on, "PLAYER", SKILLS["easy"]._replace(deploys=False))

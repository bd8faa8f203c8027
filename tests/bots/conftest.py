"""Bots run from the source tree, and none is left behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from risk_desktop.commands.support.matches import _crew as crew
from tests.calling import ROOT


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Run bots from the source tree; leave none behind."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    yield
    crew.close()

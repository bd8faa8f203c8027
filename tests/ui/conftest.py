"""What one test changes in the window's one object for motion doesn't reach the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

import pytest

from risk_desktop.ui.motion import MOTION


@pytest.fixture(autouse=True)
def motion_as_it_was() -> Iterator[None]:
    """Put back the speeds, and what moves now."""
    before = asdict(MOTION)
    yield
    vars(MOTION).update(before)

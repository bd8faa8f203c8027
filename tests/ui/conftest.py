"""Every test of the window starts with the usual motion, whatever ran before it in the same process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

import pytest

from risk_desktop.ui.motion import MOTION, Motion


@pytest.fixture(autouse=True)
def usual_motion() -> Iterator[None]:
    """Set the usual speeds; put them back for what follows in other folders."""
    usual = asdict(Motion())
    vars(MOTION).update(usual)
    yield
    vars(MOTION).update(usual)

"""Tests of the table ask what is told, pressed and where it stands: the ground of their boards stays blank."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def ground(request: pytest.FixtureRequest) -> None:
    """Leave the ground of boards blank, unless a test is marked ``painted``: it looks at a picture of the board."""
    has_window = "qapp" in request.fixturenames
    if has_window and request.node.get_closest_marker("painted") is None:
        request.getfixturevalue("bare_ground")

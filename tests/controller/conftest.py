"""What all tests of the controller share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.controller.watching import WATCHERS


@pytest.fixture(autouse=True)
def nobody_watches() -> Iterator[None]:
    """Close the games that a test has watched."""
    yield
    for watcher in WATCHERS:
        watcher.session.close()
    WATCHERS.clear()

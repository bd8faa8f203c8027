"""Fixtures of the tests of saves."""

from __future__ import annotations

import pytest


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.risk"

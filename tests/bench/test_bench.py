"""Every measurement still finds what it measures."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

NAMES = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_a_measurement_can_be_loaded(name: str) -> None:
    assert callable(importlib.import_module(f"tests.bench.{name}").figures)

"""Every measurement still finds what it measures."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.bench import bench_start

NAMES = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_a_measurement_can_be_loaded(name: str) -> None:
    assert callable(importlib.import_module(f"tests.bench.{name}").figures)


@pytest.mark.parametrize(("first", "over"), [(9.0, True), (1.0, False)])
def test_a_first_start_that_takes_too_long_misses_its_budget(
    monkeypatch: pytest.MonkeyPatch, first: float, over: bool
) -> None:
    """From source and from a package: what is slow only once is measured too."""

    @contextmanager
    def no_screen() -> Iterator[dict[str, str]]:
        yield {}

    begun: list[tuple[str, ...]] = []

    def started(environment: dict[str, str], program: tuple[str, ...] = ("source",)) -> float:
        begun.append(tuple(program))
        return 0.1 if tuple(program) in begun[:-1] else first / (1 if program == ("source",) else 2)

    monkeypatch.setattr(bench_start, "private_screen", no_screen)
    monkeypatch.setattr(bench_start, "started", started)
    found = {figure.what: figure for figure in bench_start.beside("package")}
    runs = [figure for what, figure in found.items() if what.endswith("first run")]
    assert [figure.over for figure in runs] == [over, over]
    assert not any(figure.over for figure in found.values() if figure not in runs)

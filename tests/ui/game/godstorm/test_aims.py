"""What a miracle may be aimed at next: targets of several kinds come one after the other."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from risk_desktop.ui.game.godstorm.miracle import MiracleAiming


@pytest.mark.parametrize(
    ("kinds", "offered"), [(("god", "territory"), [1, 2]), (("territory", "territory"), [1, 2, 20, 30])]
)
def test_a_land_is_not_offered_where_a_god_is_asked_for(kinds: tuple[str, ...], offered: list[int]) -> None:
    """The numbers of both may happen to be in order; only targets that are alike are named in any order."""
    book = SimpleNamespace(at=lambda card: kinds)
    aiming = MiracleAiming(None, book, {"card": [(1, 20), (2, 30)]})  # type: ignore[arg-type]
    aiming.choose("card")
    assert aiming.candidates == offered

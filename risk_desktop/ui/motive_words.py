"""What speaks for a choice, in words: for reviews and hints."""

from __future__ import annotations

from risk_desktop.i18n import percent, tr
from risk_desktop.review.report import Motive
from risk_desktop.ui.names import Names


def words_of_motive(motive: Motive, names: Names) -> str:
    """Return a motive as a short sentence without a full stop."""
    words: dict[str, object] = {}
    if motive.territory >= 0:
        words["territory"] = names.territory(motive.territory)
    if motive.origin >= 0:
        words["origin"] = names.territory(motive.origin)
    if motive.region >= 0:
        words["region"] = names.region(motive.region)
        words["all"] = names.region_size(motive.region)
    if motive.player >= 0:
        words["player"] = names.player(motive.player)
    if motive.chance >= 0:
        words["chance"] = percent(motive.chance)
    key = f"review.motive.{motive.kind}"
    if motive.kind == "beats" and motive.amount == 0:
        return tr(f"{key}.bare", None, **words)
    return tr(key, motive.amount if motive.kind in COUNTED else None, **words)


COUNTED = frozenset(
    {"completes", "breaks", "beats", "aims_region", "front", "income", "armies", "stack", "share", "denies", "worth"}
)
"""Motives of which the number is told."""

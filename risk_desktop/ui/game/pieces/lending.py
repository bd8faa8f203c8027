"""What pieces do beside the armies of an attack: lend them other dice, one each, or powers, all of them together."""

from __future__ import annotations

from risk_desktop.engine.rules import Rules

_PLAIN_DIE = 6


def lends_dice(rules: Rules) -> bool:
    """Tell whether pieces bring dice of their own, so that no more of them take part than dice are rolled."""
    return any(piece.die != _PLAIN_DIE for piece in rules.pieces.values())


def lends_powers(rules: Rules) -> bool:
    """Tell whether pieces take part in attacks with all plain dice."""
    return bool(rules.pieces) and not lends_dice(rules)


def bare_kind(look: str) -> str:
    """Return the kind of a piece by its look, which may name its family too."""
    return look.rpartition(".")[2]

"""Forty positions with an error in them, over the classic rule sets, 2210 and Godstorm."""

from __future__ import annotations

from tests.review.planted_ad2210 import AD2210
from tests.review.planted_classic import CLASSIC
from tests.review.planted_godstorm import GODSTORM

PLANTED = {
    f"{name}: {each.__name__.replace('_', ' ')}": each
    for name, group in (("classic", CLASSIC), ("2210", AD2210), ("Godstorm", GODSTORM))
    for each in group
}

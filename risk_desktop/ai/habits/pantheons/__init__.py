"""Pantheons: gods, temples, god wars, plague, the dead and the Underworld; all that is particular to them is known here."""

from __future__ import annotations

from ...mind import Habits
from .company import COMPANY
from .depths import DEPTHS
from .offerings import OFFERINGS
from .setting import SETTING
from .summoning import SUMMONING
from .wars import WARS

PANTHEONS: Habits = {**SETTING, **OFFERINGS, **SUMMONING, **WARS, **COMPANY, **DEPTHS}

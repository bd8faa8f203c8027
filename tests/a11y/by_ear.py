"""Plays a whole game by keys and ear: ``python -m tests.a11y.by_ear EDITION [--transcript FILE]``.

The program runs as it is started by anybody, on a screen and a bus of its own; another process hears what screen readers hear,
and this one knows nothing else. Exit code 1 if something can't be answered by ear; 77, with a word why, where this machine
lacks what is needed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.a11y.blind_person import BlindPerson
from tests.a11y.hearing import Unheard, enter_session, lacking, listening

MODULE = "tests.a11y.by_ear"
SKIPPED = 77
GAMES: dict[str, tuple[str, ...]] = {
    "world": ("--players", "3", "--option", "round_limit=10"),
    "ad2210": ("--players", "3"),
    "godstorm": ("--players", "3"),
}
"""Arguments of the game of each edition: as short as the rules let it be."""
FIRST_MINUTES = 5


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("edition", choices=GAMES)
    made.add_argument("--transcript", type=Path, help="file for what was heard and pressed in the first five minutes")
    made.add_argument("--all", action="store_true", help="keep all of it")
    return made


def main() -> int:
    """Play; return the exit code."""
    wish = parser().parse_args()
    if missing := lacking():
        print(missing)
        return SKIPPED
    done = enter_session(MODULE)
    if done is not None:
        return done
    arguments = ("play", "--edition", wish.edition, "--ai", "easy", "--seed", "5", *GAMES[wish.edition])
    settings: dict[str, object] = {"ai_speed": "instant", "spoken": "all", "defence": "ask"}
    with listening(*arguments, settings=settings) as hearing:
        person = BlindPerson(hearing)
        try:
            person.play()
        except Unheard as trouble:
            print(f"{trouble}\n" + "\n".join(hearing.transcript[-40:]), file=sys.stderr)
            return 1
        finally:
            if wish.transcript is not None:
                lines = hearing.transcript if wish.all else [*hearing.until(60 * FIRST_MINUTES)]
                wish.transcript.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{wish.edition}: {person.answered} answers by ear, {hearing.renamed} names changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Plays a whole game, or the first lesson, by keys and ear: ``python -m tests.a11y.by_ear GAME [--transcript FILE]``.

The program runs as it is started by anybody, on a screen and a bus of its own; another process hears what screen readers hear,
and this one knows nothing else. Exit code 1 if something can't be answered by ear; 77, with a word why, where this machine
lacks what is needed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.a11y.blind_person import BlindPerson, BlindPupil
from tests.a11y.hearing import Unheard, enter_session, lacking, listening

MODULE = "tests.a11y.by_ear"
SKIPPED = 77
LESSON = "lesson"
NEW = ("--ai", "easy", "--seed", "5", "--players", "3")
GAMES: dict[str, tuple[str, ...]] = {
    "world": ("--edition", "world", *NEW, "--option", "round_limit=10"),
    "ad2210": ("--edition", "ad2210", *NEW),
    "godstorm": ("--edition", "godstorm", *NEW),
    LESSON: ("--lesson", "world"),
}
"""What is played, and the arguments that start it: games as short as the rules let them be, and the first lesson."""
ENDS = ("Space: Rematch", "Space: Start a real game")
"""What is said when it is over."""
FIRST_MINUTES = 5


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("game", choices=GAMES)
    made.add_argument("--transcript", type=Path, help="file for what was heard and pressed in the first five minutes")
    made.add_argument("--all", action="store_true", help="keep and print all of it")
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
    settings: dict[str, object] = {"ai_speed": "instant", "spoken": "all", "defence": "ask"}
    with listening("play", *GAMES[wish.game], settings=settings) as hearing:
        hearing.echo = wish.all
        person = (BlindPupil if wish.game == LESSON else BlindPerson)(hearing, ENDS)
        try:
            person.play()
        except Unheard as trouble:
            print(f"{trouble}\n" + "\n".join(hearing.transcript[-40:]), file=sys.stderr)
            return 1
        finally:
            if wish.transcript is not None:
                lines = hearing.transcript if wish.all else [*hearing.until(60 * FIRST_MINUTES)]
                wish.transcript.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{wish.game}: {person.answered} answers by ear, {hearing.renamed.total()} names changed")
    for words, count in hearing.renamed.most_common(12) if wish.all else ():
        print(f"{count} {words}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

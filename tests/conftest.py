"""Settings of every test: windows open offscreen, on any machine, unless the caller chooses a platform.

Python's garbage is collected between the tests, in the thread of the tests: left to itself, Python collects in whichever
thread happens to allocate, and a widget that the thread of an outside program deletes ends the process. (The program
does the same with a ``Collector``.)
"""

import gc
import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest

from risk_desktop import i18n
from risk_desktop.editions.ad2210.cards import deck

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("LC_ALL", "C.UTF-8")

FULL_EVERY = 50
"""After so many tests with a window all that has come since the last such time is looked through, and what is left is spared
from then on: to look through all that a worker holds by then takes longer than most tests."""
SINCE_THE_LAST_TEST = 1
"""Python's generation of what no collecting has looked at yet; what survives one belongs to the next."""
_windows = count(1)


def pytest_sessionstart() -> None:
    """Take the collecting over from Python."""
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that has an application of Qt, itself or through a fixture: `make quick` leaves those out.

    The heavy ones come first.
    """
    for item in items:
        if "qapp" in getattr(item, "fixturenames", ()):
            item.add_marker("window")
    items.sort(key=_is_light)


def _is_light(item: pytest.Item) -> bool:
    return item.get_closest_marker("heavy") is None


def pytest_collection_finish() -> None:
    """Spare the collecting all modules and tests: they stay to the end, and to look through them takes a third of a second."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def english_at_first() -> None:
    """Speak English in the beginning, whatever the test before has spoken."""
    if i18n.language() != "en":
        i18n.set_language("en")


@pytest.fixture(autouse=True, scope="session")
def litter_in_the_folder_of_pytest(tmp_path_factory: pytest.TempPathFactory) -> Generator[None, None, None]:
    """Let what a test leaves in temporary folders lie where pytest sweeps, not in the system's for ever."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("temporary")))
        yield


@pytest.fixture(autouse=True)
def words_of_no_rule_set() -> Generator[None, None, None]:
    """Speak in the words that all rule sets share again, whatever game a test has shown."""
    yield
    if (spoken := sys.modules.get("risk_desktop.i18n")) is not None:
        spoken.set_rule_set("")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Collect what a test has left behind, after its fixtures are gone."""
    try:
        yield
    finally:
        gc.disable()  # a test of the Collector itself gives the work back to Python
        if item.get_closest_marker("window") is not None and next(_windows) % FULL_EVERY == 0:
            gc.collect()
            gc.freeze()
        else:
            gc.collect(SINCE_THE_LAST_TEST)


@pytest.fixture
def fresh_decks() -> Iterator[None]:
    """Read 2210's decks anew, and let what a test adds to them go again."""
    _forget_decks()
    yield
    _forget_decks()


@pytest.fixture
def own_cards_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_decks: None) -> Path:
    """Return where cards of one's own are looked for; there are none yet."""
    monkeypatch.setattr(deck, "user_cards_dir", lambda: tmp_path)
    return tmp_path


def _forget_decks() -> None:
    deck.card_specs.cache_clear()
    deck.cards_in.cache_clear()

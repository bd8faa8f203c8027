"""Where the program finds its own files, from a source tree, a wheel or a frozen build."""

from __future__ import annotations

from pathlib import Path

from platformdirs import PlatformDirs

_PACKAGE = Path(__file__).resolve().parent
_DIRS = PlatformDirs(appname="risk-desktop", appauthor=False)


def data_root() -> Path:
    """Return the folder that holds ``maps`` and ``resources``."""
    inside = _PACKAGE / "data"
    return inside if inside.is_dir() else _PACKAGE.parent


def maps_dir() -> Path:
    """Return the folder of the boards that come with the program."""
    return data_root() / "maps"


def resources_dir() -> Path:
    """Return the folder of fonts, icons, sounds, translations and cards."""
    return data_root() / "resources"


def user_maps_dir() -> Path:
    """Return the folder in which a person keeps boards of his own."""
    return Path(_DIRS.user_data_dir) / "maps"


def user_cards_dir() -> Path:
    """Return the folder in which a person keeps cards of his own."""
    return Path(_DIRS.user_data_dir) / "cards"


def saves_dir() -> Path:
    """Return the folder of saved games."""
    return Path(_DIRS.user_data_dir) / "saves"


def config_dir() -> Path:
    """Return the folder of the settings file."""
    return Path(_DIRS.user_config_dir)


def state_dir() -> Path:
    """Return the folder of logs and lock files."""
    return Path(_DIRS.user_state_dir)


def cache_dir() -> Path:
    """Return the folder of pictures that can be painted again at any time."""
    return Path(_DIRS.user_cache_dir)

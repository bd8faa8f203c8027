"""Loads PySide6 without its replacement of Python's import."""

import builtins


def load_pyside() -> None:
    """Load PySide6, and go on with Python's own import; call it before the first module that needs Qt.

    PySide6 replaces ``__import__`` to search the source of each module that is imported after it for
    ``from __feature__ import``. The program uses no such feature; reading its 700 files costs a twelfth of the start, and
    ``linecache`` keeps 13 MB of their lines. Raises ImportError where PySide6 cannot be loaded.
    """
    python_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = python_import

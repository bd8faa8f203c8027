"""PySide6 is loaded without its own import: no source is read at start."""

import subprocess
import sys

ASK = """
import builtins, linecache
python_import = builtins.__import__
from risk_desktop.pyside import load_pyside
load_pyside()
import risk_desktop.ui.app
print(builtins.__import__ is python_import, sum("risk_desktop" in name for name in linecache.cache))
"""


def test_no_source_is_read_while_the_window_is_imported():
    done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["True", "0"]

"""Settings of every test: windows open offscreen, on any machine, unless the caller chooses a platform."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("LC_ALL", "C.UTF-8")

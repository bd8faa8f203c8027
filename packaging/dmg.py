"""Packs Risk Desktop.app as a disk image, signed and notarised where the secrets for it are in the environment.

Runs on macOS only: codesign, hdiutil and notarytool are parts of it. ``steps`` says what is run, which is what the tests
read. Without RISK_SIGN_IDENTITY the program is signed for this machine only ("ad hoc"): it starts, but whoever downloads it
must allow it in the system's settings. Without RISK_NOTARY_PROFILE nothing is sent to Apple.
"""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Mapping
from pathlib import Path

from risk_desktop import __version__

ENTITLEMENTS = Path(__file__).resolve().parent / "macos" / "entitlements.plist"
IDENTITY, PROFILE = "RISK_SIGN_IDENTITY", "RISK_NOTARY_PROFILE"


def steps(app: Path, image: Path, environment: Mapping[str, str]) -> list[list[str]]:
    """Return the commands that make the image: sign, lay out, pack, sign, notarise, check."""
    identity, profile = environment.get(IDENTITY, ""), environment.get(PROFILE, "")
    hardened = ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)] if identity else []
    layout = image.with_suffix("")
    done = [
        ["codesign", "--force", "--deep", *hardened, "--sign", identity or "-", str(app)],
        ["codesign", "--verify", "--deep", "--strict", str(app)],
        ["rm", "-rf", str(layout)],
        ["mkdir", "-p", str(layout)],
        ["ditto", str(app), str(layout / app.name)],
        ["ln", "-s", "/Applications", str(layout / "Applications")],
        [
            "hdiutil",
            "create",
            "-ov",
            "-volname",
            "Risk Desktop",
            "-format",
            "UDZO",
            "-srcfolder",
            str(layout),
            str(image),
        ],
    ]
    if identity:
        done.append(["codesign", "--force", "--timestamp", "--sign", identity, str(image)])
    if identity and profile:
        done.append(["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"])
        done.append(["xcrun", "stapler", "staple", str(image)])
    return done


def make(app: Path, dist: Path) -> list[Path]:
    """Make the image in ``dist`` and return it; CalledProcessError."""
    image = dist / f"risk-desktop-{__version__}-macos-{platform.machine()}.dmg"
    for step in steps(app, image, os.environ):
        print("+ " + " ".join(step), flush=True)
        subprocess.run(step, check=True)
    return [image]

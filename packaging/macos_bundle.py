"""What macOS reads about the program: its Info.plist, without what PyInstaller adds by itself; for the spec and the tests."""

from __future__ import annotations

from typing import Any

from risk_desktop.languages import LANGUAGES

IDENTIFIER = "io.github.riskdesktop.RiskDesktop"
SAVE_TYPE = "io.github.riskdesktop.save"
OLDEST = "13.0"
"""PySide6's wheels ask for no less."""


def info_plist() -> dict[str, Any]:
    """Return the entries: names, languages, the oldest system, and saved games as documents of this program."""
    return {
        "CFBundleDisplayName": "Risk Desktop",
        "CFBundleName": "Risk Desktop",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Risk Desktop game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "risk-desktop.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SAVE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SAVE_TYPE,
                "UTTypeDescription": "Risk Desktop game",
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["risk"],
                    "public.mime-type": ["application/x-risk-desktop-save"],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }

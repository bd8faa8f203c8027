; The installer for Windows, made by packaging/windows_packages.py, which defines VERSION, NUMBERS, FROZEN, ICON, OUTPUT and
; KILOBYTES. For the person who runs it, without an administrator. /S asks nothing, /D=FOLDER (last) installs elsewhere.

Unicode true
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Risk Desktop"
!define PROGRAM "risk-desktop-gui.exe"
!define TYPE "RiskDesktop.Save"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\RiskDesktop"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Risk Desktop"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} installer"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "Risk Desktop contributors"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Swedish"

LangString RUNNING ${LANG_ENGLISH} "Risk Desktop is running. Please close it first."
LangString RUNNING ${LANG_DUTCH} "Risk Desktop is nog open. Sluit het eerst."
LangString RUNNING ${LANG_GERMAN} "Risk Desktop läuft noch. Bitte zuerst beenden."
LangString RUNNING ${LANG_SWEDISH} "Risk Desktop är igång. Stäng det först."
LangString GAME ${LANG_ENGLISH} "Risk Desktop game"
LangString GAME ${LANG_DUTCH} "Spel van Risk Desktop"
LangString GAME ${LANG_GERMAN} "Risk-Desktop-Spiel"
LangString GAME ${LANG_SWEDISH} "Risk Desktop-spel"

; A program that runs can't be replaced: Windows refuses to open it for writing. Silently, that is exit code 2.
!macro REFUSE_WHILE_RUNNING
  IfFileExists "$INSTDIR\${PROGRAM}" 0 free
  ClearErrors
  FileOpen $0 "$INSTDIR\${PROGRAM}" a
  IfErrors 0 closing
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
  SetErrorLevel 2
  Quit
closing:
  FileClose $0
free:
!macroend

!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\risk-desktop.exe"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\uninstall.exe"
!macroend

Section
  !insertmacro REFUSE_WHILE_RUNNING
  ; An older version goes first: what it had and this one hasn't must not stay.
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0

  WriteRegStr HKCU "Software\Classes\.risk" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.risk" "Content Type" "application/x-risk-desktop-save"
  WriteRegStr HKCU "Software\Classes\.risk\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Risk Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "https://github.com/riskdesktop/risk-desktop"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Saves, settings and logs lie elsewhere and stay.
Section "Uninstall"
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.risk\OpenWithProgids" "${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.risk" ""
  StrCmp $0 "${TYPE}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.risk"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

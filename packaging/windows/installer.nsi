; The installer for Windows, for one person, who needs no administrator. `build_windows.py` says VERSION, FOLDER (what is
; installed), KILOBYTES (how much that is), REMOVAL (the file that names what removing it takes away), PICTURES (their names,
; without .ico and .bmp) and OUT.
; Games lie in the person's own folders, and are never touched.
Unicode true
ManifestDPIAware true
ManifestLongPathAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 64

!include MUI2.nsh
!include LogicLib.nsh
!include "${REMOVAL}"

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\HamsterTable"
!define CLASSES "Software\Classes"
!define TYPE "HamsterTable.Game"
!define PROGRAM "hamster-table.exe"
!define SHORTCUT "$SMPROGRAMS\Hamster Table.lnk"

Name "Hamster Table"
BrandingText "Hamster Table ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Hamster Table"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Hamster Table"
VIAddVersionKey "FileDescription" "Hamster Table"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "hamster_table contributors"

!define MUI_ICON "${PICTURES}.ico"
!define MUI_UNICON "${PICTURES}.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURES}.bmp"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(STAY)"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first one is for everybody whose language is none of these.
!insertmacro MUI_LANGUAGE "English"
LangString GAME ${LANG_ENGLISH} "Hamster Table game"
LangString OPEN ${LANG_ENGLISH} "Hamster Table is open. Close it, then try again."
LangString STAY ${LANG_ENGLISH} "Hamster Table is removed from this computer. The games stay where they are."
!insertmacro MUI_LANGUAGE "German"
LangString GAME ${LANG_GERMAN} "Spiel von Hamster Table"
LangString OPEN ${LANG_GERMAN} "Hamster Table ist offen. Bitte schließen und es dann noch einmal versuchen."
LangString STAY ${LANG_GERMAN} "Hamster Table wird von diesem Computer entfernt. Die Spiele bleiben, wo sie sind."
!insertmacro MUI_LANGUAGE "French"
LangString GAME ${LANG_FRENCH} "partie de Hamster Table"
LangString OPEN ${LANG_FRENCH} "Hamster Table est ouvert. Fermez-le, puis réessayez."
LangString STAY ${LANG_FRENCH} "Hamster Table est retiré de cet ordinateur. Les parties restent où elles sont."
!insertmacro MUI_LANGUAGE "Italian"
LangString GAME ${LANG_ITALIAN} "partita di Hamster Table"
LangString OPEN ${LANG_ITALIAN} "Hamster Table è aperto. Chiuderlo, poi riprovare."
LangString STAY ${LANG_ITALIAN} "Hamster Table viene rimosso da questo computer. Le partite restano dove sono."

; Go on only when the program in FROM is closed: Windows lets nobody write into a program that runs.
!macro REQUIRE_CLOSED FROM
  ${DoWhile} ${FileExists} "${FROM}\${PROGRAM}"
    ClearErrors
    FileOpen $R0 "${FROM}\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $R0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(OPEN)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Quit
  ${Loop}
!macroend

!macro TELL_EXPLORER
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

!macro REMOVE_ENDING ENDING
  ; Somebody may have given it to another program since.
  ReadRegStr $R0 HKCU "${CLASSES}\${ENDING}" ""
  ${If} $R0 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

Section
  ; The version that is there knows best what it has brought; nothing else in its folder is touched.
  ReadRegStr $R1 HKCU "${ENTRY}" "InstallLocation"
  ${If} $R1 != ""
  ${AndIf} ${FileExists} "$R1\uninstall.exe"
    !insertmacro REQUIRE_CLOSED $R1
    ExecWait '"$R1\uninstall.exe" /S _?=$R1' $R0
    Delete "$R1\uninstall.exe"
    RMDir "$R1"
  ${EndIf}
  !insertmacro REQUIRE_CLOSED $INSTDIR

  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${SHORTCUT}" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(GAME)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.hamster" "" "${TYPE}"
  WriteRegNone HKCU "${CLASSES}\.hamster\OpenWithProgids" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\.hamster-challenge" "" "${TYPE}"
  WriteRegNone HKCU "${CLASSES}\.hamster-challenge\OpenWithProgids" "${TYPE}"
  !insertmacro TELL_EXPLORER

  WriteRegStr HKCU "${ENTRY}" "DisplayName" "Hamster Table"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "hamster_table contributors"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section Uninstall
  !insertmacro REQUIRE_CLOSED $INSTDIR
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  ; Only when nothing of somebody else's is left in it.
  RMDir "$INSTDIR"
  Delete "${SHORTCUT}"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  !insertmacro REMOVE_ENDING ".hamster"
  !insertmacro REMOVE_ENDING ".hamster-challenge"
  !insertmacro TELL_EXPLORER
  DeleteRegKey HKCU "${ENTRY}"
SectionEnd

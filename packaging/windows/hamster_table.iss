; An installer for one person, who needs no administrator:  iscc /DVersion=0.1.0 packaging\windows\hamster_table.iss
; after  py packaging\build.py folder. Removing it leaves the games alone: they lie in the person's own folders.
#ifndef Version
  #error Version is missing: iscc /DVersion=...
#endif

[Setup]
AppId=org.hamster_table.HamsterTable
AppName=Hamster Table
AppVersion={#Version}
AppPublisher=hamster_table contributors
DefaultDirName={localappdata}\Programs\Hamster Table
DefaultGroupName=Hamster Table
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=hamster-table-{#Version}-setup
SetupIconFile=..\..\build\packages\hamster-table.ico
UninstallDisplayIcon={app}\hamster-table.exe
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[Files]
Source: "..\..\dist\hamster-table\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Hamster Table"; Filename: "{app}\hamster-table.exe"

[Registry]
Root: HKCU; Subkey: "Software\Classes\.hamster"; ValueType: string; ValueData: "HamsterTable.Game"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\.hamster-challenge"; ValueType: string; ValueData: "HamsterTable.Game"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\HamsterTable.Game"; ValueType: string; ValueData: "Hamster Table game"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\HamsterTable.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\hamster-table.exe,0"
Root: HKCU; Subkey: "Software\Classes\HamsterTable.Game\shell\open\command"; ValueType: string; ValueData: """{app}\hamster-table.exe"" ""%1"""

[Run]
Filename: "{app}\hamster-table.exe"; Description: "{cm:LaunchProgram,Hamster Table}"; Flags: nowait postinstall skipifsilent

@rem Starts the program from a stick: its games lie in the folder "games" beside this file.
@set HAMSTER_TABLE_HOME=%~dp0games
@start "" "%~dp0hamster-table.exe" %*

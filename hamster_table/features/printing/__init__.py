"""What of a game can be printed, on paper or as PDF: its sheets, and a kit of its parts."""

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP

COMMANDS = {"sheet": QT_TRANSLATE_NOOP("Commands", "save a sheet as a PDF file")}

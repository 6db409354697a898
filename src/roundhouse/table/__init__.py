"""The local table: a game with its journal, its draws and undo; replay and verification. No network."""

from roundhouse.table.commands import Command, Reply
from roundhouse.table.draws import commitment_of, new_secret, pledge_of, secret_of_seed
from roundhouse.table.files import ScenarioFileError, adopt_options, load_scenario, save_scenario, show_scenario
from roundhouse.table.journal import Journal, JournalError, JournalFile, journal_of, load_journal, write_journal
from roundhouse.table.live import LocalTable, open_table, resume_table
from roundhouse.table.outlook import Outlook, are_hands_open, is_asked_openly, look
from roundhouse.table.replay import show_replay
from roundhouse.table.verify import Verdict, verify

__all__ = [
    "Command",
    "Journal",
    "JournalError",
    "JournalFile",
    "LocalTable",
    "Outlook",
    "Reply",
    "ScenarioFileError",
    "Verdict",
    "adopt_options",
    "are_hands_open",
    "commitment_of",
    "is_asked_openly",
    "journal_of",
    "load_journal",
    "load_scenario",
    "look",
    "new_secret",
    "open_table",
    "pledge_of",
    "resume_table",
    "save_scenario",
    "secret_of_seed",
    "show_replay",
    "show_scenario",
    "verify",
    "write_journal",
]

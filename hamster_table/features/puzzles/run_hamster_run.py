"""The questions of the puzzles of Run, Hamster, Run!."""

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.engine.run_hamster_run.deed_bite_throw import ChooseLanding
from hamster_table.engine.run_hamster_run.deeds import Act
from hamster_table.engine.run_hamster_run.round import DeclareDeed
from hamster_table.features.puzzles.questions import Questions

GIVEN = Questions(
    {
        DeclareDeed: N_("Which action do you declare?"),
        Act: N_("It is your turn to act: what do you do first?"),
        ChooseLanding: N_("You throw somebody: on which square?"),
    },
    left_out=N_("How pluck was split is left out."),
)

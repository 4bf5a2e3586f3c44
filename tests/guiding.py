"""Something that comes before what players and chance would do."""

from dataclasses import dataclass, field

from hamster_table.engine.kernel import Action, Seat


@dataclass
class Guide:
    """Prepares these entries, holds back all but these actions, and ends when they are played, or when it must."""

    match: object
    entries: list[tuple[Seat, Action]] = field(default_factory=list)
    allowed: tuple[Action, ...] = ()
    is_engaged: bool = True

    @property
    def prepared(self):
        n = len(self.match.ledger)
        return self.entries[n] if self.is_engaged and n < len(self.entries) else None

    def holds_back(self, action):
        return self.is_engaged and action not in self.allowed

    def end(self):
        self.is_engaged = False

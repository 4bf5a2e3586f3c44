"""The eighteen special hamsters: what each can do, when, and at which price."""

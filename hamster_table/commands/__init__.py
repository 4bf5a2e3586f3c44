"""What the command line can do without a window: one module a command, each with `run(arguments) -> exit status`."""

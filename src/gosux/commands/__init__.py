"""The subcommands of ``gosux``, one per file."""

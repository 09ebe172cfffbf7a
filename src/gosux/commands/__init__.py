"""The subcommands of ``gosux``, one a file."""

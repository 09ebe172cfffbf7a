"""The list of commands in ``gosux --help``, by groups."""

from typing import Any

from typer.core import TyperGroup

PLAY = "Play"
LOOK_UP = "Look up"
FILES = "Positions, saves and replays"
LABORATORY = "Laboratory"
SHELL = "Shell"


class Grouped(TyperGroup):
    """Lists commands under the ``rich_help_panel`` that they were added with, in the order in which they were added."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        commands: dict[str, Any] = {name: self.commands[name] for name in self.list_commands(ctx)}
        width = max(len(name) for name in commands)
        groups = dict.fromkeys(str(command.rich_help_panel) for command in commands.values())
        for group in groups:
            rows = [
                (name.ljust(width), command.get_short_help_str(formatter.width - width - 6))
                for name, command in commands.items()
                if command.rich_help_panel == group
            ]
            with formatter.section(group):
                formatter.write_dl(rows)

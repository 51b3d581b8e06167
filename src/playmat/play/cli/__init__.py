"""The command line: `playmat COMMAND`.

Each command lives in a module of its own and is imported only when it is called or listed, so that one
command's imports do not slow down another. To add a command, write its module and name it in `COMMANDS`.
Exit codes: 0 done, 1 failed, 2 not understood (with a hint).
"""

from __future__ import annotations

from importlib import import_module

import click
from click.exceptions import NoSuchCommand

from playmat.version import VERSION

COMMANDS = {
    "bench": "playmat.play.cli.bench",
    "books": "playmat.play.cli.books",
    "cards": "playmat.play.cli.cards",
    "deck": "playmat.play.cli.deck",
    "decks": "playmat.play.cli.decks",
    "play": "playmat.play.cli.play",
    "replay": "playmat.play.cli.replay",
    "rules": "playmat.play.cli.rules",
    "sim": "playmat.play.cli.sim",
}


class Commands(click.Group):
    """A group whose commands are modules; each holds a `click.Command` named `command`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(COMMANDS[cmd_name]).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except NoSuchCommand as error:
            # click looks for near names among commands already imported: here, none.
            raise NoSuchCommand(error.command_name, possibilities=COMMANDS, ctx=ctx) from None


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="playmat")
def main() -> None:
    """Play trading card games by their rulebooks."""

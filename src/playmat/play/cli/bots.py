"""Bots as arguments of a command: who plays, and what a program among them has to play with."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from playmat.kernel.words.errors import PlaymatError
from playmat.play.cli.common import hint
from playmat.play.hiring import known_bots, maker_of

HUMAN = "human"

bot_time = click.option(
    "--bot-seconds", type=click.FloatRange(min=0.1), default=120.0, show_default=True,
    help="Time of a bot that is a program, for a whole game.",
)  # fmt: skip
bot_memory = click.option(
    "--bot-memory", type=click.IntRange(min=16), default=1024, show_default=True,
    help="Memory of a bot that is a program, in megabytes.",
)  # fmt: skip


class Against(click.ParamType[str]):
    """An opponent: a bot by name, module or command, or a person."""

    name = "bot"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value != HUMAN:
            try:
                maker_of(value)
            except PlaymatError as error:
                self.fail(hint(error), param, ctx)
        return value

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in (*known_bots(), HUMAN) if name.startswith(incomplete)]


AGAINST = Against()

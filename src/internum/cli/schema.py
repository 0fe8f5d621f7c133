"""`internum schema GAME`: the JSON Schema of its positions."""

from __future__ import annotations

import json

from rich.console import Console

from internum import game
from internum.core import position

from . import options


def schema(name: options.GAME, option: options.OPTIONS = None) -> None:
    """Print the JSON Schema of a game's position documents."""
    Console().print_json(json.dumps(position.schema(game(name), options.read(option))))

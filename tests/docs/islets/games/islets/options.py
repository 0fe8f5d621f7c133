"""The one option: how long a game lasts."""

from internum.core.options import Number, Options

OPTIONS = Options(Number("max_rounds", 1, 99, 4, ("IS-3.1",)))

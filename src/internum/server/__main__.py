"""`python -m internum.server [ARGUMENTS]`: a server; the arguments of `run` as JSON, if there are any."""

import sys

if __name__ == "__main__":  # the processes of bots read this file too
    import json
    from importlib import import_module

    from .start import run

    arguments = json.loads(sys.argv[1]) if len(sys.argv) > 1 else {}
    for module in arguments.get("bot_imports", ()):
        import_module(module)
    run(**arguments)

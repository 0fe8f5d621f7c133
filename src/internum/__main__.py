"""`python -m internum` is the command `internum`."""

from internum.cli import main

main()

and = and
over-winner = { $who } wins.
over-winners = { $who } share the win.
over-none = Nobody has won.
refused = { $why } ({ $rule })
prompt-chance = Chance decides.
not-your-turn = It is not this seat's turn to act.

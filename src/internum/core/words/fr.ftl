and = et
over-winner = { $who } : victoire.
over-winners = { $who } : victoire partagée.
over-none = Personne n'a gagné.
refused = { $why } ({ $rule })
prompt-chance = Le hasard décide.
not-your-turn = Ce n'est pas à cette place de jouer.

### Ce que dit le terminal lui-même.

terminal-help =
    Tapez le numéro d'un choix, ou le choix lui-même tel qu'il est écrit en gris ; plusieurs, séparés par « ; ».
      why ACTION     pourquoi une action est interdite, avec la règle
      undo           reprendre votre dernier choix
      board, log     revoir le plateau, ou toute la chronique
      about MOT      à quoi sert une carte, un héros, une merveille ; sans mot, tout
      rule ID        ce que dit une règle (en anglais)
      save FICHIER   enregistrer la partie (.inm)
      help, quit     l'aide ; quitter
terminal-number = Il y a { $count } actions ; tapez un numéro de 1 à { $count }.
terminal-undone = Repris : { $actions }
terminal-nothing-to-undo = Vous n'avez rien à reprendre.
terminal-written = Enregistré dans { $file }.
terminal-which-file = Dites dans quel fichier : save FICHIER.
terminal-no-rule = Il n'y a pas de règle « { $rule } ».
terminal-nothing-about = Il n'y a rien à dire de « { $text } ».
terminal-refused = { $why } ({ $rule })
terminal-allowed = C'est permis.
terminal-unknown = « { $text } » n'est pas une action ici. Tapez un numéro, ou help.
terminal-unknown-near = « { $text } » n'est pas une action ici. Vouliez-vous dire : { $near } ?
terminal-hand-over = { $who }, c'est à vous : appuyez sur Entrée quand personne d'autre ne regarde.{ " " }
terminal-standing = { $who } : { $score }
terminal-of = { $who } : { $what }

# internum analyse
analysis-chances = Chances de victoire · score, au début de chaque tour
analysis-turning-points = Les coups qui ont coûté le plus, en points sur cent
analysis-round = tour
analysis-end = fin
analysis-luck = chance
analysis-who = qui
analysis-cost = coût
analysis-played = joué
analysis-better = mieux
analysis-why = pourquoi

# internum calibrate
calibration-title = { $game } : prédit et observé, { $games } parties
calibration-said = chance prédite (%)
calibration-came = gagné (%)
calibration-count = prédictions
calibration-brier = Score de Brier
calibration-raw = Score de Brier de l’évaluation telle quelle
calibration-score = Score de Brier d’une estimation par les seuls scores
calibration-gain = Meilleur que les seuls scores de { $low } à { $high } millièmes (95 %, parties retirées au sort)

# internum statistics
statistics-title = { $title }, { $players } joueurs : { $games } parties, { $decided } gagnées.
statistics-rounds = Tours : de { $least } à { $most }, la moitié jusqu’à { $median }.
statistics-sides = camp
statistics-seats = place
statistics-openings = premier choix
statistics-names = nom
statistics-games = parties
statistics-wins = victoires
statistics-share = part

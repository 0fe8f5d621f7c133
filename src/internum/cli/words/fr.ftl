### Ce que dit le terminal lui-même.

terminal-help =
    Tapez le numéro d'un choix, ou le choix lui-même tel qu'il est écrit en gris ; plusieurs, séparés par « ; ».
      pourquoi ACTION   pourquoi une action est interdite, avec la règle
      reprendre         reprendre votre dernier choix
      plateau, journal  revoir le plateau, ou toute la chronique
      carte             la carte ; entre crochets, qui tient un lieu
      voisins LIEU      ce qui borde un lieu
      expliquer MOT     à quoi sert une carte, un héros, une merveille ; sans mot, tout
      règle ID          ce que dit une règle (en anglais)
      enregistrer FICHIER   enregistrer la partie (.inm)
      aide, quitter     l’aide ; quitter (les mots anglais vont aussi : why, undo, save…)
terminal-near-land = { $place }, par terre : { $near }
terminal-near-sea = { $place }, par mer : { $near }
terminal-no-place = Il n’y a pas de lieu « { $place } » ; carte les montre tous.
terminal-kept = La partie est gardée dans { $file }. Pour la continuer : { $command }
terminal-bot-failed = { $who } n’a donné aucune réponse permise ({ $why }) ; une action au hasard est jouée à sa place.
terminal-number = Il y a { $count } actions ; tapez un numéro de 1 à { $count }.
terminal-undone = Repris : { $actions }
terminal-nothing-to-undo = Vous n'avez rien à reprendre.
terminal-written = Enregistré dans { $file }.
terminal-which-action = Dites de quelle action il s'agit : pourquoi ACTION.
terminal-which-rule = Dites de quelle règle il s'agit : règle ID.
terminal-which-file = Dites dans quel fichier : enregistrer FICHIER.
terminal-no-rule = Il n'y a pas de règle « { $rule } ».
terminal-nothing-about = Il n'y a rien à dire de « { $text } ».
terminal-refused = { $why } ({ $rule })
terminal-allowed = C'est permis.
terminal-unknown = « { $text } » n'est pas une action ici. Tapez un numéro, ou aide.
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

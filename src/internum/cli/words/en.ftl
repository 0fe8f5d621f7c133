### What the terminal itself says.

terminal-help =
    Type the number of a choice, or the choice itself as it stands in grey; several with ";" between them.
      why ACTION     why an action is not allowed, with the rule
      undo           take back your last choice
      board, log     show the board or the whole log again
      map            the map; in brackets, who holds a place
      near PLACE     what lies beside a place
      about WORD     what a card, hero or wonder is good for; without a word, all of them
      rule ID        what a rule says
      save FILE      write the record (.inm)
      help, quit
terminal-near-land = { $place }, by land: { $near }
terminal-near-sea = { $place }, by sea: { $near }
terminal-no-place = There is no place '{ $place }'; map shows them all.
terminal-kept = The game is kept in { $file }. To play on: { $command }
terminal-bot-failed = { $who } gave no legal answer ({ $why }); a random action is played for them.
terminal-number = There are { $count } actions; type a number from 1 to { $count }.
terminal-undone = Taken back: { $actions }
terminal-nothing-to-undo = There is nothing of yours to take back.
terminal-written = Written to { $file }.
terminal-which-action = Say which action you mean: why ACTION.
terminal-which-rule = Say which rule you mean: rule ID.
terminal-which-file = Say in which file: save FILE.
terminal-no-rule = There is no rule '{ $rule }'.
terminal-nothing-about = There is nothing to tell about '{ $text }'.
terminal-refused = { $why } ({ $rule })
terminal-allowed = That is allowed.
terminal-unknown = '{ $text }' is not an action here. Type a number, or help.
terminal-unknown-near = '{ $text }' is not an action here. Did you mean: { $near }?
terminal-hand-over = { $who }, it is your turn: press Enter when nobody else looks.{ " " }
terminal-standing = { $who }: { $score }
terminal-of = { $who }: { $what }

# internum analyse
analysis-chances = Chance of winning · score, when each round begins
analysis-turning-points = Turns that cost most, in points of a hundred
analysis-round = round
analysis-end = end
analysis-luck = luck
analysis-who = who
analysis-cost = cost
analysis-played = played
analysis-better = better
analysis-why = why

# internum calibrate
calibration-title = { $game }: predicted and observed, { $games } games
calibration-said = predicted chance (%)
calibration-came = won (%)
calibration-count = predictions
calibration-brier = Brier score
calibration-raw = Brier score of the evaluation as it is
calibration-score = Brier score of a guess from the scores alone
calibration-gain = Better than the scores alone by { $low } to { $high } thousandths (95 %, games drawn anew)

# internum statistics
statistics-title = { $title }, { $players } players: { $games } games, { $decided } won by somebody.
statistics-rounds = Rounds: { $least } to { $most }, half of them up to { $median }.
statistics-sides = side
statistics-seats = seat
statistics-openings = first choice
statistics-names = name
statistics-games = games
statistics-wins = wins
statistics-share = share

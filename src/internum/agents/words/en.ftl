# Levels of opponents
level-novice = Novice
level-novice-about = Plays by feeling and often overlooks things.
level-citizen = Citizen
level-citizen-about = Has a plan, and loses sight of it now and then.
level-consul = Consul
level-consul-about = Makes the most of every turn, but does not look beyond it.
level-legend = Legend
level-legend-about = Looks ahead and counts on its rivals' answers; thinks up to four seconds about a turn.

# Why a move is suggested
reason-best = The best prospects, as far as can be seen.
reason-win = Wins the game.
reason-card = Earns: { $cards }.
reason-conquer = Takes { $places }.
reason-found = Founds { $count ->
    [one] a city
   *[other] { $count } cities
  }: { $places }.
reason-temple = Builds { $count ->
    [one] a temple
   *[other] { $count } temples
  }: { $places }.
reason-learn = Learns: { $know_hows }.
reason-arm = Sets up { $count ->
    [one] one unit
   *[other] { $count } units
  } for what comes next.
reason-produce = Produces { $count } { $resource }.
reason-spread = Brings units to { $count ->
    [one] one more free site
   *[other] { $count } more free sites
  }.

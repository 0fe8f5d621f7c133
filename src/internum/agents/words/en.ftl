# Levels of opponents
level-novice = Novice
level-novice-about = Sees few ways to play a turn, judges them roughly and does not think of tomorrow.
level-citizen = Citizen
level-citizen-about = Thinks of its next turn too, and forgets what others can do.
level-consul = Consul
level-consul-about = Looks several turns ahead and expects its rivals to do the same; thinks a second about a turn at most.
level-legend = Legend
level-legend-about = Plans far and widely, and adapts its plans to those of its rivals; thinks up to five seconds about a turn.

# Why a move is hinted at: what it brings this turn …
hint-best = The best prospects, as far as can be seen.
hint-play = Chooses “{ $what }”.
hint-forced = Nothing else makes sense here.
hint-conquer = Takes { $places }.
hint-found = Founds { $count ->
    [one] a city
   *[other] { $count } cities
  }: { $places }.
hint-temple = Builds { $count ->
    [one] a temple
   *[other] { $count } temples
  }: { $places }.
hint-learn = Learns { $know_hows }.
hint-arm = Sets up { $count ->
    [one] one unit
   *[other] { $count } units
  }.
hint-produce = Produces { $count } { $resource }.
hint-spread = Brings units to { $count ->
    [one] one more free site
   *[other] { $count } more free sites
  }.
hint-buy = Buys { $tiles }.
hint-build = Builds in { $places }.
hint-control = Takes control of { $places }.
hint-offer = Offers { $tokens } and aims at a set of { $size }.
hint-claim = Gets { $tokens } and aims at a set of { $size }.
hint-occupy = Occupies { $places }.
hint-attack = Marches on { $places }.
hint-guard = Brings legions to { $places }.
hint-sail = Sails to { $places }.
hint-stay = Stays where it is.

# … and what the plan behind it leads to; $turns counts from this turn, which is 0
hint-plan-win = { $turns ->
    [0] That wins the game.
    [1] Next turn this can win the game.
   *[other] In { $turns } turns this can win the game.
  }
hint-plan-king = { $turns ->
    [0] That makes { $count } cities: a king.
    [1] Next turn that makes { $count } cities: a king.
   *[other] In { $turns } turns that makes { $count } cities: a king.
  }
hint-plan-scholar = { $turns ->
    [0] Know-how that nobody else has yet: a scholar.
    [1] Next turn a know-how that nobody has: a scholar.
   *[other] In { $turns } turns a know-how that nobody has: a scholar.
  }
hint-plan-general = { $turns ->
    [0] A temple falls: a general.
    [1] Next turn a temple falls: a general.
   *[other] In { $turns } turns a temple falls: a general.
  }
hint-plan-citizen = { $turns ->
    [0] That makes { $count } temples: a citizen.
    [1] Next turn that makes { $count } temples: a citizen.
   *[other] In { $turns } turns that makes { $count } temples: a citizen.
  }
hint-plan-navigator = { $turns ->
    [0] Galleys in { $count } provinces: a navigator.
    [1] Next turn galleys in { $count } provinces: a navigator.
   *[other] In { $turns } turns galleys in { $count } provinces: a navigator.
  }
hint-plan-tile = { $turns ->
    [1] Next round hero or wonder number { $count }.
   *[other] In { $turns } rounds hero or wonder number { $count }.
  }
hint-plan-purchase = That will pay for hero or wonder number { $count }.
hint-plan-pyramids = That will pay for the Pyramids.

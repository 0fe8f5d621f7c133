# Why not, in numbers; `remedy` says what would make it possible.

reason-turn = It is the turn of the { $nation }.
    .remedy = { $turns ->
        [0] You come later in this round.
        [one] Your turn comes right after theirs.
       *[other] Your turn comes in { $turns } turns.
    }
reason-step = That belongs to the step “{ $wanted }”; the turn is at “{ $now }”.
    .remedy = A turn goes coin, rondel, action, founding cities, personages.
reason-space = That needs the rondel space “{ $wanted }”; you have not chosen a space yet.
    .remedy = { $cost ->
        [0] Choose “{ $wanted }” on the rondel: it is free now.
        [one] Choose “{ $wanted }” on the rondel: it costs 1 unit now.
       *[other] Choose “{ $wanted }” on the rondel: it costs { $cost } units now.
    }
reason-next-space = That needs the rondel space “{ $wanted }”; this turn you have chosen another.
    .remedy = { $cost ->
        [0] In your next turn “{ $wanted }” will be free.
        [one] In your next turn “{ $wanted }” will cost 1 unit.
       *[other] In your next turn “{ $wanted }” will cost { $cost } units.
    }
reason-too-far = { $space } is { $distance } spaces on: three are free, the others cost { $cost } units; you have { $have }.
    .remedy = Free from here: { $free }.
reason-temple-price = A temple costs { $price } marble or coins; you have { $have }. Missing: { $missing }.
    .remedy = { $brings ->
        [0] A coin comes each turn; a city that yields marble would bring more.
       *[other] The space { $space } would bring { $brings }; a coin comes each turn besides.
    }
reason-unit-price = A unit costs { $price } iron or coin; you have { $have }.
    .remedy = { $brings ->
        [0] A coin comes each turn; a city that yields iron would bring more.
       *[other] The space { $space } would bring { $brings }; a coin comes each turn besides.
    }
reason-know-how-price = You need { $price } gold or coins for { $know_how }; you have { $have }. Missing: { $missing }.
    .remedy = { $brings ->
        [0] A coin comes each turn; a city that yields gold would bring more.
       *[other] The space { $space } would bring { $brings }; a coin comes each turn besides.
    }
reason-discovery-price = You need { $price } gold or coins for { $know_how }, which nobody has yet; you have { $have }. Missing: { $missing }.
    .remedy = { $brings ->
        [0] Once another nation has it, it costs only { $followers }.
       *[other] The space { $space } would bring { $brings }. Once another nation has it, it costs only { $followers }.
    }
reason-city-price = A city costs 1 marble, 1 iron and 1 gold; you have no { $lacking } and { $coins ->
    [0] no coin to replace it.
    [one] only 1 coin to replace them.
   *[other] only { $coins } coins to replace them.
  }
    .remedy = A coin replaces any of the three; one comes each turn.
reason-no-city = There is no city in { $place }.
    .remedy = A unit of yours standing there could found one at the end of a turn, for 1 marble, 1 iron and 1 gold.
reason-foreign-city = The city in { $place } belongs to the { $owner }.
    .remedy = Conquer it in a manoeuvre first.
reason-armed = The city in { $place } has set up its unit for this turn.
    .remedy = With a temple it would set up three.
reason-armed-temple = The city in { $place } has set up its { $count } units for this turn.
    .remedy = Your other cities may set up theirs.
reason-basic-first = First you need { $basic }, then { $know_how }.
    .remedy = Its price now: { $price } gold or coins.
reason-no-unit = You have no { $units } in { $place }.
reason-steps-used = Your { $units } in { $place } have made their { $steps ->
    [one] step
   *[other] { $steps } steps
  } for this turn.
    .remedy = With { $know_how } they would have { $then }.
reason-steps-used-best = Your { $units } in { $place } have made their { $steps } steps for this turn.
reason-too-weak = { $place } defends with { $defence } (city { $base }, units { $units }, government { $state }); you attack with { $attack }.
    .remedy = { $missing ->
        [one] One more unit with a step left would do.
       *[other] { $missing } more units with a step left would do.
    }
reason-no-attackers = { $tired ->
    [0] You have no unit in { $place }.
   *[other] Your units in { $place } have no step left.
  }
    .remedy = { $defence ->
        [one] The conquest takes 1 unit that still has a step when it stands there.
       *[other] The conquest takes { $defence } units that still have a step when they stand there.
    }
reason-no-founder = None of your units stands in { $place }.
    .remedy = Where you could found: { $places }.
reason-no-founders = None of your units stands in { $place }.
    .remedy = Move a legion or a galley there in a manoeuvre.
reason-pay-first = First pay for { $what }: { $left ->
    [one] 1 unit is still owed.
   *[other] { $left } units are still owed.
  }
    .remedy = Or take the choice back.
reason-learn-space = { $know_how }: { $price } gold or coins; you have { $have }.
    .remedy = { $cost ->
        [0] Choose “{ $wanted }” on the rondel: it is free now.
        [one] Choose “{ $wanted }” on the rondel: it costs 1 unit now.
       *[other] Choose “{ $wanted }” on the rondel: it costs { $cost } units now.
    }
reason-learn-next-space = { $know_how }: { $price } gold or coins; you have { $have }. It needs the rondel space “{ $wanted }”.
    .remedy = { $cost ->
        [0] In your next turn “{ $wanted }” will be free.
        [one] In your next turn “{ $wanted }” will cost 1 unit.
       *[other] In your next turn “{ $wanted }” will cost { $cost } units.
    }
reason-king = A king comes with every 5 cities; you have { $have }.
    .remedy = { $missing ->
        [0] You take one at the end of your turn.
        [one] One more city would earn the next.
       *[other] { $missing } more cities would earn the next.
    }
reason-citizen = A citizen comes with every 3 temples; you have { $have }.
    .remedy = { $missing ->
        [0] You take one at the end of your turn.
        [one] One more temple would earn the next.
       *[other] { $missing } more temples would earn the next.
    }
reason-navigator = A navigator comes with every 7 provinces where you have galleys; you have { $have }.
    .remedy = { $missing ->
        [0] You take one at the end of your turn.
        [one] One more such province would earn the next.
       *[other] { $missing } more such provinces would earn the next.
    }
reason-scholar = A scholar comes with each know-how you are the first to acquire.
    .remedy = { $left ->
        [one] One is left.
       *[other] { $left } are left.
    }
reason-general = A general comes with each temple you destroy by conquest.
    .remedy = { $left ->
        [one] One is left.
       *[other] { $left } are left.
    }
reason-stack-empty = There is no { $personage } left.

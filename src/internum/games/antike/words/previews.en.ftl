# Before it happens: what an action would do now.

preview-cost = { $cost ->
    [one] The way costs 1 unit; you have { $have }.
   *[other] The way costs { $cost } units; you have { $have }.
  }
preview-produce = { $resource }: +{ $gain }, then you hold { $then }.
preview-produce-paid = { $resource }: +{ $gain }.
preview-produce-none = { $resource }: nothing, for no city of yours yields it.
preview-temples = { $most ->
    [one] Temples: your { $have } marble and coins pay for one.
   *[other] Temples: your { $have } marble and coins pay for { $most }.
  }
preview-temples-none = Temples: you cannot build any now; one costs 5 marble or coins, you have { $have }.
preview-arming = { $most ->
    [one] Arming: 1 unit (iron and coins { $have }, room in your cities { $room }).
   *[other] Arming: up to { $most } units (iron and coins { $have }, room in your cities { $room }).
  }
preview-arming-none = Arming: you cannot set up any unit (iron and coins { $have }, room in your cities { $room }).
preview-know-how = Know-how: with { $have } gold and coins you can afford { $list }.
preview-know-how-none = Know-how: you cannot afford any; the cheapest costs { $cheapest }, you have { $have }.
preview-know-how-all = Know-how: you have them all.
preview-manoeuvre = Manoeuvre: legions { $legions } with { $land ->
    [one] 1 step
   *[other] { $land } steps
  } each, galleys { $galleys } with { $sea ->
    [one] 1 step
   *[other] { $sea } steps
  } each.
preview-manoeuvre-none = Manoeuvre: you have no legion and no galley.
preview-price = Costs { $price } or coins; of { $have } you keep { $left }.
preview-scholar = You would be the first: a scholar.
preview-yield = { $resource }: { $then } instead of { $now } with each production.
preview-defence = The city defends with { $then } instead of { $now }.
preview-king = { $count ->
    [one] Your first city; { $next } earn a king.
   *[other] Your { $count } cities; { $next } earn a king.
  }
preview-king-earned = Your { $count } cities earn a king.
preview-citizen = { $count ->
    [one] Your first temple; { $next } earn a citizen.
   *[other] Your { $count } temples; { $next } earn a citizen.
  }
preview-citizen-earned = Your { $count } temples earn a citizen.
preview-navigator = { $count ->
    [one] Your first province with galleys; { $next } earn a navigator.
   *[other] Your { $count } provinces with galleys; { $next } earn a navigator.
  }
preview-navigator-earned = Your { $count } provinces with galleys earn a navigator.
preview-foe = The { $nation } have { $units } there and may demand combat.
preview-free-land = No city there: you could found one.
preview-enemy-city = A city of the { $nation }: defence { $defence }, your attack would be { $attack }.
preview-seas = Provinces with your galleys: { $then } instead of { $now }.
preview-losses = { $count ->
    [one] You remove 1 unit and gain the city.
   *[other] You remove { $count } units and gain the city.
  }
preview-general = The temple of { $place } is destroyed: a general.
preview-fight = Both sides lose { $units }.
preview-personages = You take { $list }.
preview-win = You win the game.
preview-founding = Then cities may be founded where your units stand.
preview-next = Then it is the turn of the { $nation }.
preview-waste-space = { $space } would bring you nothing this turn.
preview-waste-arming = { $most ->
    [one] You have set up no unit, and could set up one.
   *[other] You have set up no unit, and could set up { $most }.
  }
preview-waste-manoeuvre = None of your units has moved yet.

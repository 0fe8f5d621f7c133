# Before it happens: what an action would do now. Both games.

track-trade = Trade
track-culture = Culture
track-military = Military
preview-level = { $title }: { $then } instead of { $now }.
preview-income = Income: { $tokens } more.
preview-goal-tiles = Heroes and wonders: { $have } of { $need }.
preview-goal-cities = Capital and legendary cities: { $have } of { $need }.
preview-goal-titles = Titles: { $have } of { $need }.
preview-price = { $left ->
    [0] Costs { $cost }; your largest set is { $most }, then nothing is left.
   *[other] Costs { $cost }; your largest set is { $most }, then { $left }.
  }
preview-points = Costs { $cost }; then { $left } of your points are left.
preview-free = Costs nothing.
preview-win = You win the game.
preview-showdown = A winning purchase: who has not built yet may answer it.
preview-lost = { $count ->
    [one] What you do not keep is lost: 1 token.
   *[other] What you do not keep is lost: { $count } tokens.
  }
preview-waste-build = { $count ->
    [one] You can still buy for { $most }; 1 token would be lost.
   *[other] You can still buy for { $most }; { $count } tokens would be lost.
  }
preview-types = { $then ->
    [one] Different goods in your hand: 1 instead of { $now }.
   *[other] Different goods in your hand: { $then } instead of { $now }.
  }
preview-types-left = Different goods left in your hand: { $then } instead of { $now }.
preview-coins = Then you hold { $then } of them.
preview-redirect = { $empire } may turn the claim to its own offer first.
preview-trade-ends = The exchange would end.
preview-claims-next = { $empire } would claim next, not from you.
preview-claims-me = { $empire } would claim next, from you or from { $others }.
preview-claims-only-me = { $empire } would claim next, from you.
preview-number = { $number ->
    [0] Nobody offers anything: no exchange.
   *[other] Everybody who can offers { $number }; you hold { $own }.
  }
preview-foes = { $empire } has { $count ->
    [one] 1 unit
   *[other] { $count } units
  } there, you would have { $own }: there will be a battle.
preview-conquest = Nobody defends { $place }: you would hold it against { $empire }.
preview-nobody = { $own ->
    [one] Nobody else is there.
   *[other] Nobody else is there; you would have { $own } legions.
  }
preview-foes-at-sea = { $empire } has { $count ->
    [one] 1 trireme
   *[other] { $count } triremes
  } there, you would have { $own }: you may attack.
preview-nobody-at-sea = { $own ->
    [one] Nobody else is there.
   *[other] Nobody else is there; you would have { $own } triremes.
  }
preview-odds = Your dice { $own }, theirs { $theirs }: field won { $active } %, both remain { $both } %, nobody left { $neither } %, lost { $foe } %.
preview-gain = You gain { $tokens }.

# Why not, in numbers; `remedy` says what would make it possible. Both games.

reason-others = { $count ->
    [one] { $stage }: it is for { $empires } to decide now.
   *[other] { $stage }: { $empires } decide now.
  }
    .remedy = You are asked when your turn comes.
reason-stage = That belongs to “{ $wanted }”; the round is at “{ $now }”.
    .remedy = A round goes: collecting, trade, building, moves and battles, titles.
reason-pay-first = First pay for { $item }: { $left } more.
    .remedy = Or take the purchase back.
reason-price = { $what }: { $cost } different goods or { $price }; you have { $types ->
    [one] 1 kind of good
   *[other] { $types } different goods
  } and { $coins }.
    .remedy = { $goods ->
        [one] One more different good would do, or { $money } more.
       *[other] { $goods } more different goods would do, or { $money } more.
    }
reason-five-tiles = You already have { $count } heroes and wonders; nobody may have more than five.
reason-tile-owned = { $empire } has { $tile }; heroes and wonders never change owner.
reason-has-marker = { $place } already bears the marker of { $empire }.
    .remedy = A province of another is won by conquest, with legions.
reason-enemy-there = Units of { $empires } stand in { $place }.
    .remedy = Drive them out in the military phase first.
reason-not-joined = { $place } is not next to a province you held before this phase, and your triremes do not reach it.
    .remedy = A trireme in { $seas } would join them; it costs { $cost }.
reason-not-adjacent = { $place } is not next to a province you held before this phase, and your triremes do not reach it.
    .remedy = { $count ->
        [0] No neutral province is open to you now.
       *[other] Open to your marker now: { $places }.
    }
reason-not-mine = { $place } bears the marker of { $empire }; you build only in your own provinces.
    .remedy = It must be conquered first.
reason-neutral = { $place } bears nobody’s marker; you build only in your own provinces.
    .remedy = A marker there costs { $cost }.
reason-besieged = Units of { $empires } stand in { $place }: nothing is built there.
    .remedy = Drive them out in the military phase. In your capital province you may build nevertheless.
reason-not-my-sea = { $sea } touches no province of yours that is free of enemies.
    .remedy = { $count ->
        [0] Without a coast of your own no trireme can be built.
       *[other] Open to a new trireme: { $seas }.
    }
reason-marker = There is no unplayed exchange marker with { $number }.
    .remedy = Still to be played: { $values }.
reason-not-offered = { $empire } has no such thing open ({ $token }).
    .remedy = { $count ->
        [0] Nothing of that offer is left.
       *[other] Still open there: { $tokens }.
    }
reason-barred = You and { $empire } have just taken from each other: now it must be a third player.
    .remedy = { $count ->
        [0] Nobody else has anything open: the exchange ends here.
       *[other] You may take from { $empires }.
    }
reason-no-legion = You have no legion in { $origin }.
reason-legions-moved = Your legions in { $origin } have moved this turn, or came there by moving.
    .remedy = Each legion moves once a turn.
reason-not-reachable = { $place } does not border { $origin }, and no unbroken chain of your triremes joins them.
    .remedy = { $count ->
        [0] Triremes in the seas between would open the way.
       *[other] In reach from { $origin }: { $places }. Triremes in the seas between would open more.
    }
reason-no-trireme = You have no trireme in { $origin }.
reason-triremes-moved = Your triremes in { $origin } have moved this turn.
    .remedy = Each trireme moves once a turn.
reason-not-next-sea = { $place } does not border { $origin }.
    .remedy = From { $origin } a trireme reaches { $seas }.

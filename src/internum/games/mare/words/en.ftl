### Words both games share. Edition terms (money, goods, titles, tiles' powers) stand in empires/words and classic/words.
### A chapter's words stand under its heading: prompts, verbs, labels of actions, log lines; then refusals and options.

## names

## set-up

## collect

## trade

## build: turns, purchases, payment

prompt-name-builder = Who builds next?
prompt-build = Buy and build, or end your turn.
prompt-pay = { $place_kind ->
    [tile] Pay for { $item }: { $left } more.
   *[other] Pay for { $item } in { $place }: { $left } more.
}
prompt-swap = Which resource do you take from the bank?
prompt-copy = Whose power do Castor & Pollux copy?

item-control = control
item-conversion = the conversion
item-caravan = a caravan
item-market = a market
item-temple = a temple
item-city = a city
item-capital = the capital
item-legendary = a legendary city
item-legion = a legion
item-fortress = a fortress
item-trireme = a trireme
item-port = a trireme
item-tile = a hero or wonder
item-pyramids = the Pyramids

verb-next = Name
verb-control = Control
verb-build = Build
verb-legion = Legions
verb-fortress = Fortresses
verb-trireme = Triremes
verb-launch = Triremes
verb-buy = Heroes and wonders
verb-pay = Pay
verb-swap = Exchange with the bank
verb-copy = Copy
do-next = { $empire }
do-control = { $price_id ->
    [free] Take { $province } free of charge
   *[full] Take control of { $province } ({ $cost })
}
do-build = { $slot_id ->
    [market] Build a market in { $province } ({ $cost })
    [temple] Build a temple in { $province } ({ $cost })
    [caravan] Build a caravan on { $site } in { $province } ({ $cost })
    [caravan2] Build a caravan on { $site } in { $province } ({ $cost })
   *[city] Build { $site } in { $province } ({ $cost })
}
do-legion = { $price_id ->
    [token] Raise a legion in { $province } for a single token
    [free] Raise a legion in { $province } free of charge
   *[full] Raise a legion in { $province } ({ $cost })
}
do-fortress = { $price_id ->
    [token] Build a fortress in { $province } for a single token
   *[full] Build a fortress in { $province } ({ $cost })
}
do-trireme = { $price_id ->
    [token] Build a trireme in { $sea } for a single token
   *[full] Build a trireme in { $sea } ({ $cost })
}
do-launch = Build a trireme in the port of { $province } ({ $cost })
do-buy = Buy { $tile } ({ $cost })
do-pay = Pay { $token }
do-swap = Give { $token } to the bank
do-copy = Copy { $tile }

log-names-builder = { $leader } calls on { $empire } to build.
log-begins-building = { $empire } builds.
log-control = { $empire } takes control of { $place } for { $paid }.
log-control-free = { $empire } takes control of { $place } free of charge, by Hammurabi.
log-conversion = { $empire } replaces the marker of { $loser } in { $place } for { $paid }.
log-conversion-free = { $empire } replaces the marker of { $loser } in { $place } free of charge, by Hammurabi.
log-caravan = { $empire } builds a caravan in { $place } ({ $site }) for { $paid }.
log-market = { $empire } builds a market in { $place } for { $paid }.
log-temple = { $empire } builds a temple in { $place } for { $paid }.
log-city = { $empire } builds the city of { $site } in { $place } for { $paid }.
log-capital = { $empire } rebuilds its capital, { $site }, in { $place } for { $paid }.
log-legendary = { $empire } builds the legendary city of { $site } in { $place } for { $paid }.
log-legion = { $empire } raises a legion in { $place } for { $paid }.
log-legion-free = { $empire } raises a legion in { $place } free of charge, by Penthesilea.
log-fortress = { $empire } builds a fortress in { $place } for { $paid }.
log-trireme = { $empire } builds a trireme in { $place } for { $paid }.
log-port = { $empire } builds a trireme in the port of { $place } for { $paid }.
log-tile = { $empire } gains { $tile } for { $paid }.
log-pyramids = { $empire } builds the Pyramids for { $paid }.
log-copies = For { $empire } Castor & Pollux copy { $tile }.
log-swaps = { $empire } exchanges { $given } for { $taken } with the bank, by Cleopatra.

## storage

prompt-store = { $goods ->
    [0] What do you keep for the next round?
    [1] What do you keep for the next round? One good too.
   *[other] What do you keep for the next round? Up to { $goods } different goods too.
}
verb-keep = Keep
do-keep = Keep { $token }
log-keeps = { $empire } keeps { $tokens }.
log-keeps-card = { $empire } keeps { $tokens } and a card face down.
log-keeps-one-card = { $empire } keeps a card face down.
log-keeps-nothing = { $empire } keeps nothing.

## victory

prompt-first-strike = Perseus: do you take the first turn and win?
prompt-declare = { $empire } has bought { $tile }. Do you declare a winning purchase too?
verb-declare = Declare
do-declare = Declare { $tile }
log-strikes-first = { $empire } takes the first turn, by Perseus.
log-strikes-not = { $empire } lets the first turn pass.
log-showdown = { $empire } has made a winning purchase. Who has not built yet may answer it.
log-declares = { $empire } declares { $tile }.
log-declares-nothing = { $empire } declares nothing.
log-end-pyramids = { $count ->
    [one] { $empires } wins with the Pyramids.
   *[other] { $empires } win together with the Pyramids.
}
log-end-tiles = { $count ->
    [one] { $empires } wins with heroes and wonders.
   *[other] { $empires } win together with heroes and wonders.
}
log-end-cities = { $count ->
    [one] { $empires } wins with four capital and legendary cities.
   *[other] { $empires } win together with four capital and legendary cities each.
}
log-end-titles = { $empires } holds all three titles and wins.
log-end-round-limit = The last round is over. Nobody has won.

## movement and peace

## battle

## conquest

## leadership

## places, pieces and other terms of the screen

### Words both games share. Edition terms (money, goods, titles, tiles' powers) stand in empires/words and classic/words.
### A chapter's words stand under its heading: prompts, verbs, labels of actions, log lines; then refusals and options.

## names

title-none = no title
empire-rome = Rome
empire-carthage = Carthage
empire-greece = Greece
empire-egypt = Egypt
empire-babylon = Babylon
empire-none = nobody
seat-open = no empire yet

tile-caesar = Caesar
tile-hannibal = Hannibal
tile-pericles = Pericles
tile-cleopatra = Cleopatra
tile-hammurabi = Hammurabi
tile-antigone = Antigone
tile-castor_pollux = Castor & Pollux
tile-circe = Circe
tile-gilgamesh = Gilgamesh
tile-hamilcar = Hamilcar
tile-hercules = Hercules
tile-nebuchadnezzar = Nebuchadnezzar
tile-penthesilea = Penthesilea
tile-perseus = Perseus
tile-sheba = the Queen of Sheba
tile-ramses = Ramses II
tile-spartacus = Spartacus
tile-agamemnon = Agamemnon
tile-archimedes = Archimedes
tile-helen = Helen of Troy
tile-solomon = Solomon
tile-ulysses = Ulysses
tile-colossus = the Colossus of Rhodes
tile-gardens = the Hanging Gardens
tile-lighthouse = the Lighthouse of Pharos
tile-zeus = the Statue of Zeus
tile-artemis = the Temple of Artemis
tile-mausoleum = the Mausoleum
tile-pyramids = the Pyramids

do-done = { $phase ->
    [build] End the build turn
    [deploy] End the deployment
    [circe] No more legions as caravans
    [offer] Offer no more
    [store] Keep no more
    [sail] End the trireme moves
    [sea_battle] No more sea battles
    [march] End the legion moves
    [land_battle] No more land battles
    [convert] Replace no more markers
    [conquest] Leave the rest as it is
    [occupy] Occupy no more
   *[other] Done
}
do-no = { $phase ->
    [extra_coin] Leave the coin
    [extra_good] Take no good
    [redirect] Let the claim pass
    [first_strike] Let the first turn pass
    [declare] Declare nothing
    [peace] No peace
    [helen] Let them come
   *[other] No
}
do-yes = { $phase ->
    [extra_coin] Take the coin
    [redirect] Turn the claim to yourself
    [first_strike] Go first and win
   *[other] Yes
}
verb-done = Go on
verb-no = Decline
verb-yes = Accept
phase-over = The game is over
stage-set_up = Set-up
stage-collect = Collecting
stage-trade = Trade
stage-build = Building
stage-military = Moves and battles
stage-leadership = Titles

## set-up

prompt-deal = Which empire do you play?
prompt-icon = On which icon of { $place } does your caravan start?
prompt-deploy = { $points ->
    [one] Place your pieces: 1 point left.
   *[other] Place your pieces: { $points } points left.
}
prompt-lot = The lot decides.
prompt-turn-up = A tile is turned up.
verb-empire = Empire
verb-lot = Lot
verb-turn = Turn up
do-empire = Play { $empire }
do-lot = { $empire }
do-turn = Turn up { $tile }
log-plays = Player { $player } plays { $empire }.
log-deploys = { $empire } starts with { $item } in { $place }.
log-deploys-city = { $empire } starts with the city of { $site } in { $place }.
log-deploys-caravan = { $empire } starts with a caravan in { $place } ({ $site }).
log-deploys-hero = { $empire } starts with { $tile }.
log-deployed = { $points ->
    [0] { $empire } has placed everything.
    [one] { $empire } has placed everything; 1 point is lost.
   *[other] { $empire } has placed everything; { $points } points are lost.
}
log-lot-deploy = By lot, { $empire } places next.
log-plan-fails = { $empire } does not get { $item } in { $place }: its points are free again.
log-plans-clash = { $empires } want the same: the lot decides.
log-lot-plan = By lot, { $empire } goes first.
log-lot-title = By lot, { $empire } becomes { $title }.
log-starts-as = { $empire } starts as { $titles }.
log-turned-up = { $tile } can now be bought.

## collect

prompt-circe = Circe: which legions serve as caravans?
prompt-extra-coin = Do you take the extra coin?
prompt-draw = A legendary good is drawn.
prompt-temple = { $count ->
    [one] Your temple gives one thing more: a coin or a legendary good?
   *[other] Your temples give { $count } things more: a coin or a legendary good?
}
prompt-extra-good = Which good do you take?
verb-circe = Legions as caravans
verb-gain = Gain
verb-take = Take
verb-draw = Draw
gain-coin = a coin
gain-legendary = a legendary good
do-circe = A legion serves as a caravan in { $province } ({ $site })
do-gain = { $gain_id ->
    [coin] A coin
   *[legendary] A legendary good
}
do-take = Take { $token }
do-draw = Draw legendary { $good }
log-round = Round { $round } begins.
log-income = { $empire } collects { $tokens }.
log-circe = A legion of { $empire } serves as a caravan in { $place } ({ $site }), by Circe.
log-extra-coin = { $empire } takes an extra coin, by the Temple of Artemis.
log-no-extra-coin = { $empire } leaves the extra coin.
log-draws = { $empire } draws { $token }.
log-draws-unseen = { $empire } draws a legendary good.
log-temple-coin = { $empire } takes a coin more, by its temple.
log-temple-legendary = { $empire } draws a legendary good more, by its temple.
log-extra-good = { $empire } takes { $token } of its choice.
log-no-extra-good = { $empire } takes no extra good.
log-pile-renewed = The legendary goods discarded become the new pile.

## trade

verb-number = Number
verb-offer = Offer
verb-start = First claim
verb-claim = Claim
verb-give = Give
do-offer = Offer { $token }
do-start = { $empire } claims first
do-claim = Take { $token } from { $empire }
do-give = Give { $token }
prompt-starter = You offer nothing. Who claims first?
prompt-claim = What do you take, and from whom?
prompt-redirect = { $empire } wants to take { $token } from { $other }. Does Ulysses turn the claim to you?
prompt-forced = Ulysses: what is taken from { $empire }?
prompt-give = You have one too many: what do you give { $empire }?
prompt-offer = { $free ->
    [yes] { $left ->
        [one] Antigone: offer one more, or no more.
       *[other] Antigone: offer up to { $left } more, or no more.
    }
   *[no] { $left ->
        [one] What do you offer? One more.
       *[other] What do you offer? { $left } more.
    }
}
log-sits-out = { $empire } has too few and sits out.
log-no-trade = There is no trade.
log-offers = { $empire } offers { $tokens }.
log-offers-nothing = { $empire } offers nothing, by Antigone.
log-starter = { $leader } lets { $empire } claim first.
log-claims = { $empire } takes { $token } from { $other }.
log-announces = { $empire } wants to take { $token } from { $other }.
log-redirects = Ulysses makes { $other } take from { $empire } instead.
log-takes-back = { $empire } takes back { $tokens }.
log-gives = { $empire } gives { $other } { $token }.
log-gives-unseen = { $empire } gives { $other } something, face down.

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
log-names-next-builder = { $leader } names { $empire } as the next to build.

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

prompt-peace = The Statue of Zeus: with whom do you make peace this round?
prompt-name-mover = Who moves next?
prompt-sail = Move your triremes.
prompt-march = Move your legions.
prompt-vacate = Which legion leaves { $place }?
verb-peace = Peace
verb-sail = Triremes
verb-cast-off = Put to sea
verb-march = Legions
verb-vacate = Leave
do-peace = Make peace with { $empire }
do-sail = A trireme from { $origin_sea } to { $sea }
do-cast-off = A trireme from the port of { $province } to { $sea }
do-march = A legion from { $origin } to { $province }
do-vacate = { $post_id ->
    [marker] The legion on the marker
    [market] The legion on the market
    [temple] The legion on the temple
    [caravan] The legion on the caravan icon of { $site }
    [caravan2] The legion on the caravan icon of { $site }
   *[city] The legion on { $site }
}
count-legion = { $count ->
    [one] 1 legion
   *[other] { $count } legions
}
count-fortress = { $count ->
    [one] the fortress
   *[other] { $count } fortresses
}
count-trireme = { $count ->
    [one] 1 trireme
   *[other] { $count } triremes
}
log-peace = { $empire } makes peace with { $other }, by the Statue of Zeus.
log-no-peace = { $empire } makes no peace this round.
log-goes-home = { $empire } takes { $units } home to { $place }.
log-names-mover = { $leader } calls on { $empire } to move.
log-begins-moving = { $empire } moves.
log-sails = { $empire } sails a trireme from { $origin } to { $place }.
log-casts-off = { $empire } sends a trireme from the port of { $origin } to { $place }.
log-marches = { $empire } marches a legion from { $origin } to { $place }.

## battle

prompt-sea-battle = Attack at sea, or go on.
prompt-land-battle = Fight your land battles.
prompt-helen = Helen of Troy: do you turn a legion of { $empire }?
prompt-roll = { $empire } rolls a die in { $place }.
prompt-lose = { $count ->
    [one] { $empire } has 1 unit to lose in { $place }. Which?
   *[other] { $empire } has { $count } units to lose in { $place }. Which one first?
}
verb-engage = Sea battle
verb-attack = Land battle
verb-helen = Helen of Troy
verb-roll = Roll
verb-lose = Lose
verb-lose-post = Lose
do-engage = Attack { $empire } in { $sea }
do-attack = Attack { $empire } in { $province }
do-helen = Turn a legion in { $province }
do-roll = Roll { $pips }
do-lose = { $loss_id ->
    [fortress] Lose the fortress
   *[legion] Lose a legion
}
do-lose-post = { $post_id ->
    [marker] Lose the legion on the marker
    [market] Lose the legion on the market
    [temple] Lose the legion on the temple
    [caravan] Lose the legion on the caravan icon of { $site }
    [caravan2] Lose the legion on the caravan icon of { $site }
   *[city] Lose the legion on { $site }
}
bonus-fortress = the fortress +{ $count }
bonus-caesar = Caesar +{ $count }
bonus-pericles = Pericles +{ $count }
bonus-hannibal = Hannibal +{ $count }
bonus-nebuchadnezzar = Nebuchadnezzar +{ $count }
log-engages = { $empire } attacks { $other } in { $place }.
log-attacks = { $empire } attacks { $other } in { $place }.
log-helen = Helen of Troy turns a legion that { $other } brought into { $place }: it now fights for { $empire }.
log-helen-waits = { $empire } lets Helen of Troy wait.
log-score = { $hits ->
    [0] { $empire } rolls { $dice } = { $total }: no hit.
    [one] { $empire } rolls { $dice } = { $total }: 1 hit.
   *[other] { $empire } rolls { $dice } = { $total }: { $hits } hits.
}
log-score-bonus = { $hits ->
    [0] { $empire } rolls { $dice }, { $bonuses } = { $total }: no hit.
    [one] { $empire } rolls { $dice }, { $bonuses } = { $total }: 1 hit.
   *[other] { $empire } rolls { $dice }, { $bonuses } = { $total }: { $hits } hits.
}
log-score-one = { $hits ->
    [0] { $empire } rolls { $total }: no hit.
    [one] { $empire } rolls { $total }: 1 hit.
   *[other] { $empire } rolls { $total }: { $hits } hits.
}
log-score-fixed = { $hits ->
    [0] { $empire } rolls no die, { $bonuses }: no hit.
    [one] { $empire } rolls no die, { $bonuses }: 1 hit.
   *[other] { $empire } rolls no die, { $bonuses }: { $hits } hits.
}
log-negates = The fortress of { $empire } negates 1 hit.
log-loses = { $empire } loses { $units } in { $place }.
log-loses-nothing = { $empire } loses nothing in { $place }.
log-at-war = { $place } is at war.
log-prevails = { $empire } holds the field in { $place }.
log-prevails-sea = { $empire } is master of { $place }.
log-all-lost = Both sides are wiped out in { $place }.

## conquest

prompt-convert = Which markers do you replace before you move?
prompt-conquest = { $where ->
    [one] You hold { $place } alone: what do you do there?
   *[several] What do you do in the provinces you hold alone?
}
prompt-occupy = Which other building of { $place } do you occupy?
prompt-spoils = What do you take from { $place }: a coin or a legendary good?
verb-pillage = Pillage
verb-occupy = Occupy
verb-convert = Convert
verb-sacrifice = The Queen of Sheba
verb-hold = Keep
verb-leave = Leave
do-pillage = { $slot_id ->
    [market] Pillage the market of { $province }
    [temple] Pillage the temple of { $province }
    [caravan] Pillage the caravan of { $province } ({ $site })
    [caravan2] Pillage the caravan of { $province } ({ $site })
   *[city] Pillage { $site } in { $province }
}
do-occupy = { $post_id ->
    [marker] Occupy the marker of { $province }
    [market] Occupy the market of { $province }
    [temple] Occupy the temple of { $province }
    [caravan] Occupy the caravan of { $province } ({ $site })
    [caravan2] Occupy the caravan of { $province } ({ $site })
   *[city] Occupy { $site } in { $province }
}
do-convert = Put your marker in { $province }
do-sacrifice = Give up a legion for { $province }
do-hold = Keep everything as it is in { $province }
do-leave = Occupy nothing in { $province }
log-pillages = { $empire } pillages { $item } in { $place }.
log-pillages-site = { $empire } pillages { $item } in { $place } ({ $site }).
log-loot = { $empire } takes { $tokens } as spoils.
log-occupies = { $empire } occupies { $item } in { $place }.
log-occupies-site = { $empire } occupies { $item } in { $place } ({ $site }).
log-occupies-marker = { $empire } puts a legion on the marker of { $owner } in { $place }.
log-holds = { $empire } keeps what it holds in { $place }.
log-gives-up = { $empire } gives up what it occupied in { $place }.
log-does-nothing = { $empire } does nothing in { $place }.
log-converts = { $place } passes from { $owner } to { $empire }.
log-removes-marker = { $empire } removes the marker of { $owner } from { $place }, which is now neutral.
log-sacrifices = { $empire } gives up a legion: { $place } passes from { $owner } to { $empire }, by the Queen of Sheba.
log-hold-broken = { $empire } is no longer alone in { $place } and holds nothing there any more.

## leadership

prompt-award = There is a tie. Who becomes { $title }?
verb-award = Title
do-award = { $empire }
log-awards = { $leader } gives the title of { $title } to { $empire }.
log-keeps-title = { $empire } decides the tie and stays { $title }.
log-becomes = { $empire } becomes { $title }.

## places, pieces and other terms of the screen

piece-legion = legion
piece-trireme = trireme
piece-fortress = fortress
piece-marker = control marker
building-caravan = caravan
building-market = market
building-temple = temple
building-city = city
building-capital = capital city
building-legendary = legendary city
post-city = the first city
post-city2 = the second city
post-caravan = the first caravan
post-caravan2 = the second caravan
post-market = the market
post-temple = the temple
post-marker = the marker
slot-city = city
slot-city2 = second city
slot-caravan = caravan
slot-caravan2 = second caravan
slot-market = market
slot-temple = temple
opt-assignment = Empires
opt-assignment-about = How the players get their empires.
opt-assignment-listed = as listed
opt-assignment-listed-about = Each seat gets the empire named for it.
opt-assignment-dealt = dealt
opt-assignment-dealt-about = Chance deals the empires.
opt-assignment-taken = chosen
opt-assignment-taken-about = The players choose in seat order.
opt-open_hands = Open hands
opt-open_hands-about = Everybody sees what everybody holds. Offers stay face down until all are made.
opt-open_hands-false = no
opt-open_hands-true = yes
opt-max_rounds = Last round
opt-max_rounds-about = The game ends without a winner after this round. 0: no limit.

## the summary in the terminal

column-empire = Empire
column-place = Place
column-trade = Trade
column-culture = Culture
column-military = Military
column-great-cities = Great cities
column-legions = Leg.
column-triremes = Tri.
column-fortresses = Fort.
column-markers = Mark.
column-tiles = Heroes and wonders
column-hand = In hand
column-unknown = Unknown
column-known = Resources known
column-income = Income
column-owner = Owner
column-buildings = Buildings
column-units = Units
column-state = State
column-sale = For sale
shown-round = { $round ->
    [0] { $stage }
   *[other] Round { $round } · { $stage }
}
shown-note = ★ holds the title · Leg., Tri., Fort., Mark.: pieces still in supply
tally-legion = { $count ->
    [one] { $count } legion
   *[other] { $count } legions
}
tally-trireme = { $count ->
    [one] { $count } trireme
   *[other] { $count } triremes
}
tally-fortress = { $count ->
    [one] { $count } fortress
   *[other] { $count } fortresses
}
shown-piece = { $kind }
shown-building = { $kind_id ->
    [caravan] caravan ({ $good })
    [market] market
    [temple] temple
    [capital] { $slot } (capital)
    [legendary] { $slot } (legendary)
   *[city] { $slot }
}{ $occupier_id ->
    [none] { "" }
   *[other] { " " }held by { $occupier }
}
shown-state = { $marker_occupied ->
    [yes] marker held by { $conqueror }
   *[no] at war
}
shown-tile = { $id }

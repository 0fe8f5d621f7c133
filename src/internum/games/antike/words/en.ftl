# Antike in English.

title = Antike

## Names

nation-greece = Greeks
nation-persia = Persians
nation-arabia = Arabs
nation-phoenicia = Phoenicians
nation-egypt = Egyptians
nation-babylonia = Babylonians
nation-rome = Romans
nation-germania = Germans
nation-carthage = Carthaginians
nation-none = nobody
seat-nations = { $nations }
seat-open = no nation yet

kind-marble = marble
kind-iron = iron
kind-gold = gold
kind-coin = coin
resource-marble = marble
resource-iron = iron
resource-gold = gold
give-marble = marble
give-iron = iron
give-gold = gold
also-marble = marble
also-iron = iron
also-gold = gold
get-marble = marble
get-iron = iron
get-gold = gold

unit-legion = legion
unit-galley = galley
units-legion = legions
units-galley = galleys
city = city
purchase-temple = a temple
purchase-city = a city
purchase-know-how = a know-how

space-iron = Iron
space-temple = Temple
space-gold = Gold
space-manoeuvre-1 = Manoeuvre
space-arming = Arming
space-marble = Marble
space-know-how = Know-how
space-manoeuvre-2 = Manoeuvre
space-iron-about = Receive 1 iron per iron city, 3 with a temple; market adds 1, currency 2.
space-temple-about = Build temples in your cities, 5 marble each.
space-gold-about = Receive 1 gold per gold city, 3 with a temple; market adds 1, currency 2.
space-manoeuvre-1-about = Your legions and galleys move, fight and conquer cities.
space-arming-about = Set up legions and galleys in your cities, 1 iron each: one per city, three with a temple.
space-marble-about = Receive 1 marble per marble city, 3 with a temple; market adds 1, currency 2.
space-know-how-about = Acquire know-hows for gold; whoever is first earns a scholar.
space-manoeuvre-2-about = Your legions and galleys move, fight and conquer cities.

line-land = land
line-sea = sea
line-trade = trade
line-state = state
know_how-wheel = wheel
    .in-sentence = the wheel
know_how-roads = roads
know_how-sailing = sailing
know_how-navigation = navigation
know_how-market = market
    .in-sentence = the market
know_how-currency = currency
know_how-monarchy = monarchy
know_how-democracy = democracy
know_how-wheel-about = Legions have 2 steps per manoeuvre.
know_how-roads-about = Legions have 3 steps per manoeuvre. Needs the wheel.
know_how-sailing-about = Galleys have 2 steps per manoeuvre.
know_how-navigation-about = Galleys have 3 steps per manoeuvre. Needs sailing.
know_how-market-about = Each production brings 1 unit more.
know_how-currency-about = Each production brings 2 units more. Needs the market.
know_how-monarchy-about = All your cities defend with 1 more.
know_how-democracy-about = All your cities defend with 2 more. Needs monarchy.

personage-king = king
personage-scholar = scholar
personage-general = general
personage-citizen = citizen
personage-navigator = navigator
personage-king-about = For every 5 cities.
personage-scholar-about = For each know-how acquired first in the game.
personage-general-about = For each temple destroyed by conquest.
personage-citizen-about = For every 3 temples.
personage-navigator-about = For every 7 provinces with your galleys.

# So many of them.
amount-marble = { $count } marble
amount-iron = { $count } iron
amount-gold = { $count } gold
amount-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
count-legion = { $count ->
    [one] a legion
   *[other] { $count } legions
  }
count-galley = { $count ->
    [one] a galley
   *[other] { $count } galleys
  }

# The personages, by the names in the board files.
card-ramses_ii = Ramesses II
card-kleopatra = Cleopatra
card-dareios = Darius
card-hammurabi = Hammurabi
card-salomo = Solomon
card-nebukadnezar = Nebuchadnezzar
card-kyros = Cyrus
card-kroisos = Croesus
card-augustus = Augustus
card-sokrates = Socrates
card-archimedes = Archimedes
card-thales = Thales
card-pythagoras = Pythagoras
card-platon = Plato
card-aristoteles = Aristotle
card-euklid = Euclid
card-hippokrates = Hippocrates
card-achilles = Achilles
card-hannibal = Hannibal
card-caesar = Caesar
card-alexander = Alexander
card-leonidas = Leonidas
card-scipio_africanus = Scipio Africanus
card-arminius = Arminius
card-homer = Homer
card-perikles = Pericles
card-solon = Solon
card-cicero = Cicero
card-sappho = Sappho
card-phidias = Phidias
card-odysseus = Odysseus
card-hanno = Hanno
card-pytheas = Pytheas
card-nearchos = Nearchus
card-jason = Jason

## Phases

phase-deal = Set-up: the nations are dealt
phase-choose = Set-up: the nations are chosen
phase-start = Set-up: start cities
phase-take = Coin
phase-rondel = Rondel
phase-temple = Temple
phase-arming = Arming
phase-know-how = Know-how
phase-manoeuvre = Manoeuvre
phase-founding = Founding cities
phase-card = Personages
phase-over = The game is over

## Prompts

prompt-deal = The nations are dealt.
prompt-choose = Choose your nation.
prompt-choose-pair = Choose your two nations: { $first }, or { $second }.
prompt-start = { $nation }: choose the city you start with.
prompt-take = { $nation }: the bank has no coin. Take one unit of a resource instead.
prompt-take-coin = { $nation }: take your coin, or do without.
prompt-rondel-first = { $nation }: put your pawn on any space of the rondel.
prompt-rondel = { $nation }: choose a space of the rondel. Up to three on is free; each further one costs a unit.
prompt-temple = { $nation }: build temples, 5 marble each.
prompt-arming = { $nation }: set up legions and galleys, 1 iron each.
prompt-know-how = { $nation }: acquire know-hows.
prompt-manoeuvre = { $nation }: move, fight, conquer.
prompt-founding = { $nation }: found cities where your units stand, for 1 marble, 1 iron and 1 gold each.
prompt-card = { $nation }: you have all know-hows. Take a personage from one of the highest stacks.
prompt-pay = Pay for { $what }: { $left ->
    [one] { $left } unit left.
   *[other] { $left } units left.
  }
prompt-group = How many { $units } enter { $place } together?
prompt-strike = Fight the { $units } in { $place } before anybody else speaks, or go on.
prompt-demand = { $nation }: the { $foe } have entered { $place }. Do you demand combat between { $units }?
prompt-lose = Combat in { $place }: which of your units do you remove?
prompt-lose-conquest = Conquest of { $place }: choose { $left ->
    [one] { $left } more unit
   *[other] { $left } more units
  } to remove.
prompt-give-up = All 25 city markers are on the board. Which city do you give up for { $place }?

## Actions

verb-done = Go on
verb-pay = Pay
verb-rondel = Rondel
verb-temple = Build a temple
verb-arm = Set up units
verb-learn = Acquire a know-how
verb-move = Move
verb-fight = Fight
verb-conquer = Conquer
verb-lose = Remove a unit
verb-give-up = Give up a city
verb-found = Found a city
verb-demand = Demand combat
verb-decline = Decline combat
verb-take = Take
verb-skip = Take nothing
verb-exchange = Exchange
verb-swap = Exchange two for one
verb-card = Take a personage
verb-group = How many
verb-deal = Deal
verb-choose = Choose a nation
verb-start = Choose a start city

do-done = Done
do-pay = Pay 1 { $kind }
do-rondel = { $cost ->
    [0] { $space } (free)
    [one] { $space } (costs { $cost } unit)
   *[other] { $space } (costs { $cost } units)
  }
do-temple = Build a temple in { $province }
do-arm = Set up a { $unit } in { $province }
do-learn = Acquire { $know_how } ({ $cost } gold)
do-move = { $steps ->
    [one] Move a { $unit } from { $province } to { $to }
   *[other] Move a { $unit } from { $province } to { $to } (it has { $steps } steps)
  }
do-fight = Fight the { $nation } in { $province } with a { $unit }
do-conquer = Conquer { $province } ({ $cost ->
    [one] losing { $cost } unit
   *[other] losing { $cost } units
  })
do-lose = Remove a { $unit } with { $steps ->
    [0] no step left
    [one] { $steps } step left
   *[other] { $steps } steps left
  }
do-give-up = Give up { $province }
do-found = Found { $province }
do-demand = Demand combat
do-decline = Let them pass
do-take = Take 1 { $kind }
do-skip = Take nothing
do-exchange = Exchange 1 { $give } for 1 { $get }
do-swap = Exchange 1 { $give } and 1 { $also } for 1 { $get }
do-card = Take a { $personage }
do-group = { $count ->
    [one] { $count } unit
   *[other] { $count } units
  }
do-deal = Deal the { $nation }
do-choose = Choose the { $nation }
do-start = Start in { $province }

## Chronicle

log-nations = Player { $player } has the { $nations }.
log-start = The { $nation } start in { $place }.
log-turn = { $coins ->
    [0] It is the turn of the { $nation }.
   *[other] It is the turn of the { $nation }; they take a coin.
  }
log-coin = The { $nation } take a coin.
log-take = The { $nation } take { $kind }.
log-skip = The { $nation } take no coin.
log-rondel = The { $nation } choose { $space }.
log-rondel-paid = The { $nation } choose { $space } for { $price }.
log-produce = The { $nation } receive { $amount }.
log-temple = The { $nation } build a temple in { $place } for { $price }.
log-arm = The { $nation } set up { $units } in { $place } for { $price }.
log-learn = The { $nation } acquire { $know_how } for { $price }.
log-discover = The { $nation } are the first to acquire { $know_how }, for { $price }.
log-move = The { $nation } move { $units } from { $start } to { $place }.
log-fight = The { $nation } fight the { $foe } in { $place }: both lose { $units }.
log-demand = The { $nation } demand combat with the { $foe } in { $place }: both lose { $units }.
log-decline = The { $nation } demand no combat in { $place }.
log-conquer = { $lost ->
    [one] The { $nation } conquer { $place } from the { $foe } and lose { $lost } unit.
   *[other] The { $nation } conquer { $place } from the { $foe } and lose { $lost } units.
  }
log-temple-destroyed = The temple of { $place } is destroyed.
log-give-up = The { $nation } give up { $place }.
log-temple-removed = The temple of { $place } returns to the bank.
log-found = The { $nation } found { $place } for { $price }.
log-exchange = The { $nation } exchange { $price } for { $kind }.
log-personage = The { $nation } gain a { $personage }: { $card }.
log-win = The { $nation } win with { $score } personages.
log-win-points = The { $nation } win with { $score } points: { $personages } personages, generals counting double.
log-win-temple = All personages are gone, and the { $nation } have destroyed a temple: they win.
log-unfinished = The game is stopped after round { $round }; nobody has won.

## Why not

why-AN-1-18 = There is no luck in this game once the nations are dealt.
why-AN-2-8 = That nation is not in play with this number of players.
why-AN-2-9 = The nations are being dealt; nothing else can happen before that.
why-AN-2-10 = Nations are chosen in turn, each once.
why-AN-2-11 = The pairs are Romans with Phoenicians and Germans with Greeks; choose one by its first nation.
why-AN-2-12 = The pairs are Persians with Phoenicians and Greeks with Arabs; choose one by its first nation.
why-AN-2-17 = That is not one of this nation's three start cities.
why-AN-2-23 = It is another nation's turn.
why-AN-2-29 = In this game a player's two nations do not fight each other.
why-AN-3-1 = A turn goes coin, rondel, action, cities, personages; that step is not now.
why-AN-3-2 = Exactly one rondel space is used per turn, and only its own action.
why-AN-3-3 = Before the rondel move a nation only takes its coin.
why-AN-3-6 = A nation takes one coin, just before its rondel move.
why-AN-3-7 = The coin is taken or left before anything else, and only where the game lets you choose.
why-AN-3-8 = A resource is taken only when the bank has no coin, and only one the bank has.
why-AN-3-9 = The coins of this round are taken in turn order; another nation comes first.
why-AN-4-7 = You cannot pay for that distance: each space beyond the third costs one unit.
why-AN-4-8 = Using the same space again costs five units, and you do not have them.
why-AN-4-10 = Pay in the order marble, iron, gold, coins; any mix is possible that way.
why-AN-5-1 = Pay with the resource first, then with coins; any mix is possible that way.
why-AN-5-3 = The price must be paid now and in full, with what you hold.
why-AN-5-4 = This price takes one named resource or coins; another resource does not count.
why-AN-5-5 = The bank has no more of that resource.
why-AN-5-9 = Nothing is owed; resources leave a nation only by payment or exchange.
why-AN-7-2 = A temple costs 5 marble or coins, and you do not have them.
why-AN-7-3 = Temples stand in your own cities only.
why-AN-7-4 = A city holds one temple at most.
why-AN-7-5 = All 20 temples are on the board.
why-AN-8-1 = A unit costs 1 iron or coin, and you have neither.
why-AN-8-2 = Units are set up only where you have a city.
why-AN-8-3 = A city without a temple arms one unit per turn.
why-AN-8-4 = A city with a temple arms three units per turn.
why-AN-8-7 = This province has only sea borders: no legion can be set up.
why-AN-8-8 = This province has only land borders: no galley can be set up.
why-AN-8-10 = All 17 units of that type are on the board.
why-AN-9-6 = The advanced know-how needs the basic one of its line first.
why-AN-9-9 = You have this know-how already.
why-AN-9-20 = Only a nation with all eight know-hows exchanges one resource for another, in its own turn; what it took by exchange it gives only after another action.
why-AN-9-21 = With all eight know-hows you pay with whatever you like; there is no need to exchange first.
why-AN-9-22 = Having all know-hows earns no personage in this game.
why-AN-10-2 = You have no such unit with that many steps left there.
why-AN-10-7 = A unit moves into a neighbouring province only.
why-AN-10-8 = This is a land border: only legions cross it.
why-AN-10-9 = This is a sea border: only galleys cross it.
why-AN-10-16 = Say first how many units enter together; no more than there are.
why-AN-11-1 = Combat happens only in a manoeuvre.
why-AN-11-2 = Legions fight only legions, and galleys only galleys.
why-AN-11-5 = You can fight only where you and that nation both have units of the same type.
why-AN-11-6 = A nation is asked first whether it demands combat where you have entered.
why-AN-11-7 = Combat can be demanded only in the province just entered, at that moment.
why-AN-11-12 = The demand reaches only the units that have just entered.
why-AN-11-13 = Remove first one of your units of that type in the province of the combat.
why-AN-11-15 = First finish with the province you have entered.
why-AN-12-1 = Only a city of another nation can be conquered.
why-AN-12-2 = Only units in that province with a step left take part in a conquest.
why-AN-12-3 = A nation's only city cannot be conquered.
why-AN-12-8 = Your units with a step left there are fewer than the city's defence value.
why-AN-12-9 = Remove first as many of your units there as the city's defence value.
why-AN-12-16 = A city is given up only in a conquest with all 25 markers on the board: one of your old cities.
why-AN-13-2 = There is a city in this province already.
why-AN-13-3 = None of your units stands in that province.
why-AN-13-5 = A city costs 1 marble, 1 iron and 1 gold, or coins instead, and you do not have them.
why-AN-13-9 = All your 25 city markers are on the board.
why-AN-14-3 = That stack of personages is empty.
why-AN-14-5 = Personages are taken of themselves at the end of the turn.
why-AN-15-1 = The game is over.
why-AN-16-4 = Pieces cannot be taken off the board at will.
why-AN-17-1 = Start cities are chosen only in the long game, before the first turn.
why-AN-17-2 = Start cities are chosen first, in turn order.
why-AN-17-5 = The options of this game do not allow that: movement before conquest, two for one, or the highest stack.

## Options

opt-board = Board
opt-board-about = Which side of the board is played.
opt-board-eastern = Eastern Mediterranean
opt-board-eastern-about = From Sicily to Persia and Arabia: the age of Alexander. Read from the printed board.
opt-board-roman = Roman Empire
opt-board-roman-about = From Britain to Armenia: the age of Augustus. Mostly a reconstruction.
opt-nation_assignment = Nations
opt-nation_assignment-about = How the players get their nations.
opt-nation_assignment-random = dealt
opt-nation_assignment-random-about = The nation cards are dealt at random.
opt-nation_assignment-draft = chosen
opt-nation_assignment-draft-about = The players choose in turn.
opt-nation_assignment-fixed = fixed
opt-nation_assignment-fixed-about = The host says who plays what.
opt-first_chooser = First to choose
opt-first_chooser-about = The seat that chooses its nation first (the youngest player), counted from 0.
opt-fixed_nations = Fixed nations
opt-fixed_nations-about = For each seat the number of its nation in the order in which nations join, counted from 0; with two players the number of its pair.
opt-start_cities = Start cities
opt-start_cities-about = How many cities each nation begins with.
opt-start_cities-three = three
opt-start_cities-three-about = The usual game.
opt-start_cities-one_chosen = one of three
opt-start_cities-one_chosen-about = The long game: each nation begins with one city of its choice.
opt-target_three_nations = Three nations play to
opt-target_three_nations-about = Personages needed to win with three nations.
opt-target_three_nations-10 = 10
opt-target_three_nations-10-about = As the rulebook recommends.
opt-target_three_nations-12 = 12
opt-target_three_nations-12-about = As printed on the board; it may take long.
opt-coin_timing = Coin
opt-coin_timing-about = When the nations take their coin.
opt-coin_timing-own_turn = in one's own turn
opt-coin_timing-own_turn-about = Each nation takes its coin just before its rondel move.
opt-coin_timing-round_start = at the start of a round
opt-coin_timing-round_start-about = All nations take their coin together.
opt-coin_optional = Coin may be left
opt-coin_optional-about = May a nation do without its coin?
opt-coin_optional-false = no
opt-coin_optional-true = yes
opt-bank_resources = Resources in the bank
opt-bank_resources-about = Can the bank run out of marble, iron and gold?
opt-bank_resources-unlimited = unlimited
opt-bank_resources-finite = limited
opt-bank_units = Units in the bank
opt-bank_units-about = Units of each resource, if the bank is limited. 80 is a guess, not a fact.
opt-all_knowhow_exchange = Exchange
opt-all_knowhow_exchange-about = The right of a nation with all eight know-hows.
opt-all_knowhow_exchange-one_to_one = one for one
opt-all_knowhow_exchange-one_to_one-about = It pays every price with whatever it likes.
opt-all_knowhow_exchange-two_to_one = two for one
opt-all_knowhow_exchange-two_to_one-about = It exchanges any two units for one, as in the rules of 2006.
opt-all_knowhow_personage = Personage for all know-hows
opt-all_knowhow_personage-about = Does a nation with all eight know-hows take an extra personage, as in 2006?
opt-all_knowhow_personage-false = no
opt-all_knowhow_personage-true = yes
opt-manoeuvre_order = Manoeuvre
opt-manoeuvre_order-about = In which order units move, fight and conquer.
opt-manoeuvre_order-free = any order
opt-manoeuvre_order-move_then_conquer = conquests last
opt-manoeuvre_order-move_then_conquer-about = After the first conquest nobody moves or fights, as in the rules of 2006.
opt-combat_extent = Combat
opt-combat_extent-about = How far a combat goes.
opt-combat_extent-pair_by_pair = pair by pair
opt-combat_extent-pair_by_pair-about = One unit of each side; whoever has the right may repeat it.
opt-combat_extent-to_exhaustion = to the end
opt-combat_extent-to_exhaustion-about = Until one side has no unit of that type left.
opt-entry_combat_scope = Demands reach
opt-entry_combat_scope-about = Which units a nation may attack when somebody enters.
opt-entry_combat_scope-all_present = all present
opt-entry_combat_scope-all_present-about = All units of that type that the mover has in the province.
opt-entry_combat_scope-entering_only = those entering
opt-entry_combat_scope-entering_only-about = Only the units that have just entered.
opt-entry_priority = Who speaks first
opt-entry_priority-about = When units meet, who may fight first?
opt-entry_priority-passive_first = those already there
opt-entry_priority-mover_first = the mover
opt-market_needs_city = Market needs a city
opt-market_needs_city-about = Does market or currency help only where a city produces?
opt-market_needs_city-false = no
opt-market_needs_city-true = yes
opt-two_player_order = Order of four nations
opt-two_player_order-about = With two players: whose nations follow each other.
opt-two_player_order-alternate = in turns
opt-two_player_order-block = both of one player
opt-sister_nations_hostile = Sister nations fight
opt-sister_nations_hostile-about = May a player's two nations fight and conquer each other?
opt-sister_nations_hostile-true = yes
opt-sister_nations_hostile-false = no
opt-general_points = A general counts
opt-general_points-about = How much a general counts for victory.
opt-general_points-1 = 1
opt-general_points-2 = 2
opt-general_points-2-about = The military variant of 2006.
opt-max_rounds = Most rounds
opt-max_rounds-about = The game stops without a winner after this round; 0 means never.

## The summary in the terminal

column-nation = Nation
column-know_how = Know-how
column-place = City or province
column-score = Score
column-marble = Marble
column-iron = Iron
column-gold = Gold
column-coins = Coins
column-rondel = Rondel
column-cities = Cities
column-temples = Temples
column-seas = Seas
column-legions = Legions
column-galleys = Galleys
column-yields = A production brings
column-personages = Personages
column-price = Gold
column-owners = Known to
column-owner = Nation
column-resource = Resource
column-temple = Temple
column-defence = Defence
column-units = Units
column-cards = Personages left
shown-round = Round { $round } · { $target } personages win
shown-piece = { $kind }
shown-card = { $id } { $left }/{ $of }
tally-marble = { $count } marble
tally-iron = { $count } iron
tally-gold = { $count } gold
tally-legion = { $count ->
    [one] { $count } legion
   *[other] { $count } legions
  }
tally-galley = { $count ->
    [one] { $count } galley
   *[other] { $count } galleys
  }
tally-king = { $count ->
    [one] { $count } king
   *[other] { $count } kings
  }
tally-scholar = { $count ->
    [one] { $count } scholar
   *[other] { $count } scholars
  }
tally-general = { $count ->
    [one] { $count } general
   *[other] { $count } generals
  }
tally-citizen = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
  }
tally-navigator = { $count ->
    [one] { $count } navigator
   *[other] { $count } navigators
  }

### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

title = Mare Nostrum
good-tax = tax
token-tax = a tax
amount-tax = { $count ->
    [one] 1 tax
   *[other] { $count } taxes
}
good-gems = gems
token-gems = gems
amount-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
good-oil = olive oil
token-oil = olive oil
amount-oil = { $count } olive oil
good-papyrus = papyrus
token-papyrus = papyrus
amount-papyrus = { $count } papyrus
good-perfume = perfume
token-perfume = perfume
amount-perfume = { $count } perfume
good-metal = metal
token-metal = metal
amount-metal = { $count } metal
good-gold = gold
token-gold = gold
amount-gold = { $count } gold
good-fruit = fruit
token-fruit = fruit
amount-fruit = { $count } fruit
good-fish = fish
token-fish = fish
amount-fish = { $count } fish
good-wine = wine
token-wine = wine
amount-wine = { $count } wine
good-slaves = slaves
token-slaves = slaves
amount-slaves = { $count ->
    [one] 1 slave
   *[other] { $count } slaves
}
good-livestock = livestock
token-livestock = livestock
amount-livestock = { $count } livestock
good-grain = grain
token-grain = grain
amount-grain = { $count } grain
title-trade = Trade Master
title-culture = Political Leader
title-military = Military Leader
prompt-number = How many cards does everybody offer?
do-number = { $number ->
    [0] No exchange
    [one] 1 card each
   *[other] { $number } cards each
}
log-number = { $count ->
    [0] { $empire } asks for no card.
    [one] { $empire } asks for one card each.
   *[other] { $empire } asks for { $count } cards each.
}

verb-pillage = Sack
do-pillage = { $slot_id ->
    [market] Sack the market of { $province }
    [temple] Sack the temple of { $province }
    [caravan] Sack the caravan of { $province } ({ $site })
    [caravan2] Sack the caravan of { $province } ({ $site })
   *[city] Sack { $site } in { $province }
}
log-pillages = { $empire } sacks { $item } in { $place }.
log-pillages-site = { $empire } sacks { $item } in { $place } ({ $site }).

## heroes and wonders: names and powers

tile-caesar-about = Legions and fortresses cost 2.
tile-hannibal-about = Each legion adds 1 to its die, in attack and defence.
tile-pericles-about = Triremes cost 2, and each adds 1 to its die.
tile-cleopatra-about = Once in each construction phase, exchange a tax for a resource with the bank, or the other way round.
tile-hammurabi-about = Once a round, one influence marker free of charge.
tile-agamemnon-about = +2 for the Trade Master's role.
tile-archimedes-about = +2 for the Military Leader's role.
tile-helen-about = Once in each military phase, one legion that has just entered a province of yours becomes your own.
tile-nebuchadnezzar-about = When you sack, take a card: a tax for a city, the resource for a caravan.
tile-solomon-about = +2 for the Political Leader's role.
tile-ulysses-about = Once in each exchange, a player who names a card must take one of yours instead.
tile-colossus-about = One tax more at each income.
tile-gardens-about = You may keep one resource card for the next round.
tile-artemis-about = One resource card of your choice at each income.
tile-zeus-about = You may have two fortresses in a province.
tile-lighthouse-about = You may place influence markers anywhere, adjacent or not.
tile-mausoleum-about = Buildings cost 1 less.
tile-pyramids-about = Who builds them has won.

## options

opt-civilisations = Civilisations
opt-civilisations-about = Which civilisations three or four players may have.
opt-civilisations-advised = as advised
opt-civilisations-advised-about = Four players leave out Babylon, three leave out Rome and Egypt.
opt-civilisations-any = any
opt-civilisations-any-about = All five are dealt or chosen from.
opt-start = Start
opt-start-about = What stands on the map at the beginning.
opt-start-printed = printed
opt-start-printed-about = The pieces of the aid sheets.
opt-start-free = free
opt-start-free-about = Each player spends 36 points around his capital.
opt-victory = Victory
opt-victory-about = How the game is won.
opt-victory-published = Pyramids, or heroes and wonders
opt-victory-published-about = As in the published rules.
opt-victory-pyramids_only = Pyramids only
opt-victory-pyramids_only-about = As in the text that has come down to us.
opt-hero_wonder_goal = Heroes and wonders to win
opt-hero_wonder_goal-about = How many a player must own; the civilisation's hero counts.
opt-bank_limit = Limited bank
opt-bank_limit-about = Can the bank run out of a card?
opt-bank_limit-true = yes
opt-bank_limit-false = no
opt-neutral_losses = Losses of neutralised civilisations
opt-neutral_losses-about = Which of their units are lost.
opt-neutral_losses-legion_first = legion first
opt-neutral_losses-legion_first-about = The fortress falls last.
opt-neutral_losses-attacker_chooses = the attacker chooses
opt-neutral_losses-attacker_chooses-about = Unit by unit.
opt-neutral_capital_convertible = Neutral capitals
opt-neutral_capital_convertible-about = May the capital of a neutralised civilisation be converted?
opt-neutral_capital_convertible-true = yes
opt-neutral_capital_convertible-false = no
opt-free_start_roles = Free start: roles
opt-free_start_roles-about = Who begins with the roles after a free start.
opt-free_start_roles-counted = by counting
opt-free_start_roles-counted-about = As before every later round.
opt-free_start_roles-printed = as printed
opt-free_start_roles-printed-about = As after the printed start.
opt-free_start_order = Free start: order
opt-free_start_order-about = How the players place their pieces.
opt-free_start_order-sequential_random = one after the other
opt-free_start_order-sequential_random-about = In an order drawn by lot.
opt-free_start_order-simultaneous = at the same time
opt-free_start_order-simultaneous-about = By secret plans; what two of them want goes by lot.
opt-n_above_own_hand = More cards than the Trade Master has
opt-n_above_own_hand-about = May he ask for more cards than he holds? Then the largest hand begins.
opt-n_above_own_hand-false = no
opt-n_above_own_hand-true = yes
opt-lone_holder_ends = One offer left
opt-lone_holder_ends-about = Does the exchange end when only one player still has open cards?
opt-lone_holder_ends-true = yes
opt-lone_holder_ends-false = no
opt-ulysses_overrides_limit = Ulysses and the there-and-back
opt-ulysses_overrides_limit-about = May Ulysses force a third take running between the same two players?
opt-ulysses_overrides_limit-false = no
opt-ulysses_overrides_limit-true = yes
opt-ulysses_card_picker = Ulysses: who picks
opt-ulysses_card_picker-about = Who chooses the card that is taken instead.
opt-ulysses_card_picker-taker = the one who takes
opt-ulysses_card_picker-taker-about = He still chooses freely among those open cards.
opt-ulysses_card_picker-possessor = the owner of Ulysses
opt-ulysses_card_picker-possessor-about = He says which card he gives up.
opt-order_mode = Order of turns
opt-order_mode-about = When a leader names the order of his phase.
opt-order_mode-progressive = one by one
opt-order_mode-progressive-about = After each turn he names the next.
opt-order_mode-upfront = all at first
opt-order_mode-upfront-about = The whole order before the first turn.
opt-multiplier_needs_base = Market and temple need a base
opt-multiplier_needs_base-about = Does a market need a caravan in the province, a temple a city?
opt-multiplier_needs_base-false = no
opt-multiplier_needs_base-true = yes
opt-interleaved_battles = Battles between moves
opt-interleaved_battles-about = May battles be fought before all moves of a step are done?
opt-interleaved_battles-false = no
opt-interleaved_battles-true = yes
opt-standing_battle = Standing armies
opt-standing_battle-about = Must legions that did not move fight enemies in their province?
opt-standing_battle-compulsory = yes
opt-standing_battle-compulsory-about = Unless they all leave.
opt-standing_battle-optional = as they like
opt-standing_battle-optional-about = The player may attack or stay.
opt-standing_battle-none = no
opt-standing_battle-none-about = A battle needs a legion that has just come in.
opt-multi_enemy = Several enemies
opt-multi_enemy-about = Whom one fights where several enemies stand.
opt-multi_enemy-choose_one = one of them
opt-multi_enemy-choose_one-about = One battle in each space and turn.
opt-multi_enemy-each_in_turn = each in turn
opt-multi_enemy-each_in_turn-about = One battle with each of them.
opt-fortress_holds = A lone fortress holds
opt-fortress_holds-about = Does a fortress alone keep its province at war?
opt-fortress_holds-true = yes
opt-fortress_holds-false = no
opt-repeat_conquest = Choosing again
opt-repeat_conquest-about = May a sole invader choose anew in each of his turns?
opt-repeat_conquest-true = yes
opt-repeat_conquest-false = no
opt-nebuchadnezzar_multiplier_card = Nebuchadnezzar and temples, markets
opt-nebuchadnezzar_multiplier_card-about = What he takes for sacking a temple or a market.
opt-nebuchadnezzar_multiplier_card-none = nothing
opt-nebuchadnezzar_multiplier_card-none-about = Only cities and caravans bring a card.
opt-nebuchadnezzar_multiplier_card-tax_for_temple_resource_for_market = a card
opt-nebuchadnezzar_multiplier_card-tax_for_temple_resource_for_market-about = A tax for a temple, a resource of the province for a market.
opt-mausoleum_scope = Mausoleum
opt-mausoleum_scope-about = What costs 1 less.
opt-mausoleum_scope-buildings = buildings
opt-mausoleum_scope-buildings-about = Cities, caravans, temples and markets.
opt-mausoleum_scope-all_tokens = everything on the map
opt-mausoleum_scope-all_tokens-about = Influence markers and units too.
opt-free_marker_converts = Hammurabi converts
opt-free_marker_converts-about = May his free marker replace another's?
opt-free_marker_converts-true = yes
opt-free_marker_converts-false = no
opt-lighthouse_converts = Lighthouse converts
opt-lighthouse_converts-about = Does it lift adjacency for conversions too?
opt-lighthouse_converts-true = yes
opt-lighthouse_converts-false = no

## refusals: set-up

why-MN-1-14 = That is not what is being decided now.
why-MN-2-2 = Each player has a different civilisation of those in the game.
why-MN-2-8 = Choose a free icon of the province for your starting caravan.
why-MN-2-20 = You have not enough points left; spend them on pieces, or end.
why-MN-2-22 = At the start you may buy your own hero, no other hero or wonder.
why-MN-2-23 = At the start you place only in your capital province and those that border it, Greece also on the Aegean, and only where nobody is.
why-MN-2-25 = First comes the marker of your capital; every other province needs your marker before anything else.
why-MN-2-30 = The lot decides among those who have not placed yet.
why-MN-2-49 = The lot decides among those tied for the role.
why-MN-3-1 = That is not what is being decided now.

## refusals: collect

why-MN-4-1 = Income comes of itself; there is nothing to choose.
why-MN-4-3 = A temple doubles by itself; there is nothing to choose.
why-MN-10-1 = The Colossus gives its tax by itself.
why-MN-10-3 = The Temple of Artemis gives one resource card the bank has.

## refusals: trade

why-MN-4-20 = The Trade Master names the number of cards each participant offers.
why-MN-4-22 = You may not ask for more cards than you have.
why-MN-4-26 = Lay down exactly the number asked for, from your hand.
why-MN-4-28 = The Trade Master chooses first.
why-MN-4-29 = Take one open card from another participant.
why-MN-4-31 = Whoever lost a card chooses next.
why-MN-4-32 = You two have just taken from each other: turn to a third player.
why-MN-4-40 = Give one card that you have.
why-MN-9-6 = Ulysses turns the claim to himself, or lets it pass.
why-MN-9-7 = One open card of Ulysses' owner must be taken.

## refusals: build, payment, placing, storage

why-MN-1-13 = Somebody already has that card.
why-MN-1-15 = You have no piece of that kind left.
why-MN-1-16 = There is no such building left in the supply.
why-MN-2-48 = The hero of a neutralised civilisation is out of the game.
why-MN-5-1 = The Political Leader names each player once, until all have built.
why-MN-5-3 = Build with sets from your hand, or end your turn.
why-MN-5-5 = A set is either all taxes, or resources that are all different.
why-MN-5-6 = A set has exactly as many cards as the construction costs, and you cannot make such a set that way.
why-MN-5-9 = Unused resource cards are discarded.
why-MN-5-10 = You may keep at most 2 tax cards.
why-MN-5-12 = You build only in provinces under your own influence.
why-MN-5-13 = Influence goes to a virgin province adjacent to one you already control.
why-MN-5-14 = A marker placed in this turn does not serve as a base for another.
why-MN-5-15 = Nothing else is built in a province in the round your marker arrives there.
why-MN-5-19 = There is already a temple in that province.
why-MN-5-20 = There is already a market in that province.
why-MN-5-21 = There is already a fortress in that province.
why-MN-5-22 = That province has no free city site.
why-MN-5-23 = That province has no free resource icon.
why-MN-5-25 = A market needs a caravan there, a temple needs a city.
why-MN-5-26 = Triremes are built in the port of a coastal province.
why-MN-5-27 = Nothing is built in a province at war or occupied by another army.
why-MN-5-30 = That card is not in the open stock.
why-MN-5-31 = Only its own civilisation may have that hero.
why-MN-5-33 = Heroes and wonders work at once; there is nothing to choose.
why-MN-7-20 = To replace a marker, one of your legions must have been assigned to it.
why-MN-7-22 = A province you convert must be adjacent to one you already control.
why-MN-7-23 = You are no longer alone in that province.
why-MN-7-30 = The capital province of a player can never be converted.
why-MN-8-4 = Hammurabi gives his owner one free marker each round.
why-MN-8-5 = Hammurabi's free marker does not serve for a conversion.
why-MN-8-8 = Once a phase Cleopatra exchanges one card of your hand with the bank, a tax for a resource or the other way round.
why-MN-8-9 = Choose a resource the bank has.
why-MN-10-2 = The Hanging Gardens keep one resource card.
why-MN-10-4 = Even with the Statue of Zeus a province holds two fortresses at most.

## refusals: victory

why-MN-11-2 = The game is over.

## refusals: movement and peace

why-MN-6-1 = The Military Leader names each player once, until all have moved.
why-MN-6-4 = A military turn goes in order: triremes, sea battles, legions, then land battles and what follows.
why-MN-6-5 = Each trireme moves once: from port to a sea on its coast, or from a sea to a neighbouring one.
why-MN-6-8 = Each legion moves once, over a land border or along an unbroken chain of your own triremes at sea.

## refusals: battle

why-MN-6-20 = A sea battle needs triremes of yours and of that opponent in the same sea.
why-MN-6-22 = Legions that enter a province with another's legions or fortress must attack.
why-MN-6-23 = Legions that stand beside another's land units must attack or leave, as the options say.
why-MN-6-24 = There is nobody of that side to fight in that province.
why-MN-6-25 = A battle is one single roll of the dice.
why-MN-6-26 = There is one battle in each space and turn, against one opponent.
why-MN-6-34 = You lose units that fight in this battle, as you choose.
why-MN-6-39 = Helen of Troy decides first, once your legions have moved.
why-MN-6-41 = A fortress without legions does not attack.
why-MN-9-3 = Helen of Troy turns, once a phase, a legion that has just entered a province of hers, if you have one in stock.

## refusals: conquest

why-MN-7-5 = Only a sole invader may sack, occupy or convert, and only one of the three in a province.
why-MN-7-7 = The choice is open once in each province and turn.
why-MN-7-8 = Only a province with another's influence marker can be conquered.
why-MN-7-10 = Sacking destroys one building that stands there.
why-MN-7-15 = One legion occupies one building that stands there.
why-MN-7-29 = Your legion already stands on that marker.
why-MN-9-5 = Sacking yields nothing to choose.

## refusals: leadership

why-MN-3-12 = The role goes to one of those tied for the highest score.

## places and cities as they are called in sentences and tables

site-alexandria = Alexandria
site-antiochia = Antiochia
site-athenae = Athenae
site-babylon = Babylon
site-carthago = Carthago
site-cnossos = Cnossos
site-constantinopolis = Constantinopolis
site-cyrene = Cyrene
site-ierusalem = Ierusalem
site-leptis_magna = Leptis Magna
site-memphis = Memphis
site-rhodus = Rhodus
site-roma = Roma
site-sparta = Sparta
site-syracusae = Syracusae
site-thebae = Thebae
site-troia = Troia
place-mare_aegaeum = Mare Aegaeum
place-mare_hadriaticum = Mare Hadriaticum
place-mare_ionium = Mare Ionium

## the summary in the terminal

column-culture = Political

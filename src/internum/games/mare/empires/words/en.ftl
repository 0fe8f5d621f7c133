### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

title = Mare Nostrum: Empires
good-coin = coin
token-coin = a coin
amount-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
good-ceramic = ceramics
token-ceramic = ceramics
amount-ceramic = { $count } ceramics
token-ceramic_star = legendary ceramics
amount-ceramic_star = { $count } legendary ceramics
good-gems = gems
token-gems = gems
amount-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
token-gems_star = legendary gems
amount-gems_star = { $count } legendary gems
good-papyrus = papyrus
token-papyrus = papyrus
amount-papyrus = { $count } papyrus
token-papyrus_star = legendary papyrus
amount-papyrus_star = { $count } legendary papyrus
good-metal = metal
token-metal = metal
amount-metal = { $count } metal
token-metal_star = legendary metal
amount-metal_star = { $count } legendary metal
good-spices = spices
token-spices = spices
amount-spices = { $count } spices
token-spices_star = legendary spices
amount-spices_star = { $count } legendary spices
good-stone = stone
token-stone = stone
amount-stone = { $count } stone
token-stone_star = legendary stone
amount-stone_star = { $count } legendary stone
good-wood = wood
token-wood = wood
amount-wood = { $count } wood
token-wood_star = legendary wood
amount-wood_star = { $count } legendary wood
good-gold = gold
token-gold = gold
amount-gold = { $count } gold
token-gold_star = legendary gold
amount-gold_star = { $count } legendary gold
good-grain = grain
token-grain = grain
amount-grain = { $count } grain
token-grain_star = legendary grain
amount-grain_star = { $count } legendary grain
good-oil = oil
token-oil = oil
amount-oil = { $count } oil
token-oil_star = legendary oil
amount-oil_star = { $count } legendary oil
good-sheep = sheep
token-sheep = sheep
amount-sheep = { $count } sheep
token-sheep_star = legendary sheep
amount-sheep_star = { $count } legendary sheep
good-wine = wine
token-wine = wine
amount-wine = { $count } wine
token-wine_star = legendary wine
amount-wine_star = { $count } legendary wine
good-gladiator = gladiator
token-gladiator = a gladiator
amount-gladiator = { $count ->
    [one] 1 gladiator
   *[other] { $count } gladiators
}
token-gladiator_star = a legendary gladiator
amount-gladiator_star = { $count } legendary gladiator
title-trade = Trade Leader
title-culture = Culture Leader
title-military = Military Leader
prompt-number = Play an Exchange marker: how many resources does everybody offer?
do-number = { $number ->
    [0] Play 0: no trade
    [one] Play 1: everybody offers 1
   *[other] Play { $number }: everybody offers { $number }
}
log-number = { $count ->
    [0] { $empire } plays the Exchange marker 0: no offers.
    [one] { $empire } plays the Exchange marker 1: everybody offers one resource.
   *[other] { $empire } plays the Exchange marker { $count }: everybody offers { $count } resources.
}

## heroes and wonders: names and powers

tile-caesar-about = In his own Military turn each Roman legion adds 1 to its die.
tile-hannibal-about = A set of goods may contain one type twice.
tile-pericles-about = In the others' Military turns each Greek legion adds 2 to its die.
tile-cleopatra-about = Every set may contain one coin among goods, or one good among coins.
tile-hammurabi-about = Once a round, one control marker free of charge.
tile-antigone-about = In trade you offer as many resources as you like, 0 to 5. Trade +2, Culture +2.
tile-castor_pollux-about = When bought they copy the power of a hero another player owns.
tile-circe-about = Your legions may serve as caravans on empty icons. Trade +1, Military +1.
tile-gilgamesh-about = Once a round, a fortress for one coin or one stone.
tile-hamilcar-about = Your pillage brings twice as much. Trade +1, Culture +1, Military +1.
tile-hercules-about = Trade +2, Culture +2, Military +2.
tile-nebuchadnezzar-about = +5 in every land battle in a province that bears your marker.
tile-penthesilea-about = Once a round, a free legion in your capital province for each of your provinces with an enemy in it. Culture +2, Military +2.
tile-perseus-about = You may take the first Build turn if you win with it. Trade +1, Culture +2, Military +1.
tile-sheba-about = Once a round, give up the legion on a marker to convert the province at once. Culture +1, Military +1.
tile-ramses-about = One more die in every land battle.
tile-spartacus-about = Once a round, a legion for one coin or one gladiator.
tile-colossus-about = After all have collected, you may take one good of your choice.
tile-gardens-about = You may keep two goods of different types for the next round. Trade +2.
tile-lighthouse-about = Once a round, a trireme for one coin or one wood.
tile-zeus-about = Each round you may declare peace with one opponent, not the same twice running.
tile-artemis-about = One coin more each time you collect.
tile-pyramids-about = Who builds them has won, or at least shares the win.

## options

opt-edition = Edition
opt-edition-about = Which printing's rules are played; it sets the defaults of the options below.
opt-edition-fr = French
opt-edition-fr-about = Asyncron's rulebook, the more worked out of the two.
opt-edition-en = English
opt-edition-en-about = Academy Games' first printing.
opt-covered = Covered provinces
opt-covered-about = What the side boards hide with three or four players.
opt-covered-board = as on the board
opt-covered-board-about = Cilicia, Armenia and Arabia are hidden with Babylon.
opt-covered-alternative = Cilicia visible
opt-covered-alternative-about = As in the one public listing of a four-player game.
opt-hm_display = Heroes and wonders for sale
opt-hm_display-about = How many lie face up.
opt-hm_display-all = all
opt-hm_display-all-about = For experienced players.
opt-hm_display-five = five
opt-hm_display-five-about = For first games: five and the Pyramids; new ones are turned up after each Build phase.
opt-short_trader = Too few resources
opt-short_trader-about = What happens to a player who has fewer resources than are asked for.
opt-short_trader-excluded = sits out
opt-short_trader-excluded-about = Offers nothing, claims nothing, loses nothing.
opt-short_trader-offer_all = offers all
opt-short_trader-offer_all-about = Offers everything he has.
opt-trade_leader_overcall = Trade Leader asks for more than he has
opt-trade_leader_overcall-about = May the Trade Leader play a number above his own resources?
opt-trade_leader_overcall-allowed = allowed
opt-trade_leader_overcall-allowed-about = Then the rule for too few resources applies to him too.
opt-trade_leader_overcall-forbidden = forbidden
opt-trade_leader_overcall-forbidden-about = As long as an unplayed value is low enough.
opt-trade_gift = Evening-out gift
opt-trade_gift-about = Who sees the resource the first claimer gives at the end.
opt-trade_gift-face_down = face down
opt-trade_gift-face_down-about = Only giver and receiver.
opt-trade_gift-open = open
opt-trade_gift-open-about = Everybody.
opt-discard_time = Discarding
opt-discard_time-about = When resources that are not kept are given back.
opt-discard_time-own_turn_end = after one's own Build turn
opt-discard_time-own_turn_end-about = Each player for himself.
opt-discard_time-phase_end = after the Build phase
opt-discard_time-phase_end-about = All at the same time.
opt-fifth_hm_win = Fifth hero or wonder
opt-fifth_hm_win-about = When the fifth hero or wonder wins.
opt-fifth_hm_win-showdown = showdown
opt-fifth_hm_win-showdown-about = Players who have not built yet may answer it.
opt-fifth_hm_win-phase_end = end of the phase
opt-fifth_hm_win-phase_end-about = The Culture Leader wins ties.
opt-pyramids_win = Pyramids
opt-pyramids_win-about = When the Pyramids win.
opt-pyramids_win-showdown = showdown
opt-pyramids_win-showdown-about = Players who have not built yet may answer them.
opt-pyramids_win-immediate = at once
opt-pyramids_win-immediate-about = Whoever buys them wins alone.
opt-conversion_timing = Conversion
opt-conversion_timing-about = When an occupied marker may be replaced.
opt-conversion_timing-turn_end = end of the next turn
opt-conversion_timing-turn_end-about = The legion must stay where it is until then.
opt-conversion_timing-turn_start = start of the next turn
opt-conversion_timing-turn_start-about = The legion may move afterwards.
opt-conversion_unconnected = Conversion without a link
opt-conversion_unconnected-about = What happens when the province is not linked to one's own.
opt-conversion_unconnected-keep_marker = nothing
opt-conversion_unconnected-keep_marker-about = The legion may wait and try again.
opt-conversion_unconnected-remove_marker = the marker goes
opt-conversion_unconnected-remove_marker-about = The province becomes neutral.
opt-sheba_window = Queen of Sheba
opt-sheba_window-about = Which markers she may convert.
opt-sheba_window-any_round = any one occupies
opt-sheba_window-any_round-about = Also one occupied in an earlier round.
opt-sheba_window-first_round = newly occupied ones
opt-sheba_window-first_round-about = Only in the round in which it is occupied.
opt-circe_where = Circe: where
opt-circe_where-about = Where a legion may serve as a caravan.
opt-circe_where-own_or_neutral = own or neutral provinces
opt-circe_where-own_or_neutral-about = Without enemy units.
opt-circe_where-any_empty_slot = anywhere
opt-circe_where-any_empty_slot-about = On any empty icon.
opt-circe_when = Circe: when
opt-circe_when-about = When the legions are put on icons.
opt-circe_when-production = when collecting
opt-circe_when-production-about = Anew in each round.
opt-circe_when-military = in one's Military turn
opt-circe_when-military-about = They serve as long as they stay.
opt-circe_market = Circe and markets
opt-circe_market-about = Does a market double what a serving legion yields?
opt-circe_market-true = yes
opt-circe_market-false = no
opt-circe_trade_level = Circe and the Trade level
opt-circe_trade_level-about = Does a serving legion count for the Trade level?
opt-circe_trade_level-false = no
opt-circe_trade_level-true = yes
opt-zeus_mode = Statue of Zeus
opt-zeus_mode-about = Whom the peace binds.
opt-zeus_mode-mutual = both
opt-zeus_mode-mutual-about = Both sides' legions go home and stay away.
opt-zeus_mode-one_way = the opponent
opt-zeus_mode-one_way-about = Only the opponent's legions go home; neither may enter the other's provinces.
opt-capital_siege_builds = Besieged capital
opt-capital_siege_builds-about = What may be built in one's capital province beside enemies.
opt-capital_siege_builds-all = everything
opt-capital_siege_builds-all-about = Units and all buildings.
opt-capital_siege_builds-units_and_capital = units and the capital
opt-capital_siege_builds-units_and_capital-about = No other building.
opt-occupation_break = End of an occupation
opt-occupation_break-about = When enemy units end it.
opt-occupation_break-any_presence = when they appear
opt-occupation_break-any_presence-about = Even without a battle.
opt-occupation_break-after_battle = after a battle
opt-occupation_break-after_battle-about = If both sides survive it.
opt-capital_marker = Marker of the capital
opt-capital_marker-about = Does the capital province use one of the seven markers?
opt-capital_marker-printed = no
opt-capital_marker-printed-about = It is printed on the map.
opt-capital_marker-uses_supply = yes
opt-capital_marker-uses_supply-about = Six are left for other provinces.
opt-conquest_win_check = Win by four cities
opt-conquest_win_check-about = When four capital and legendary cities win.
opt-conquest_win_check-phase_end = end of the phase
opt-conquest_win_check-phase_end-about = After everybody's Military turn.
opt-conquest_win_check-turn_end = end of a turn
opt-conquest_win_check-turn_end-about = After one's own Military turn.
opt-caesar_on_extra_die = Caesar, Pericles and the extra die
opt-caesar_on_extra_die-about = Does the die of Ramses II get their bonus too?
opt-caesar_on_extra_die-false = no
opt-caesar_on_extra_die-true = yes
opt-castor_no_target = Castor & Pollux without a hero to copy
opt-castor_no_target-about = What if no other player owns a hero they may copy.
opt-castor_no_target-no_power = no power
opt-castor_no_target-no_power-about = They can be bought and count.
opt-castor_no_target-not_buyable = not for sale
opt-castor_no_target-not_buyable-about = They cannot be bought then.
opt-legendary_reshuffle = Legendary goods: new pile
opt-legendary_reshuffle-about = When the discarded ones are shuffled again.
opt-legendary_reshuffle-on_demand = when needed
opt-legendary_reshuffle-on_demand-about = When one must be drawn and none is left.
opt-legendary_reshuffle-eager = at once
opt-legendary_reshuffle-eager-about = As soon as the last one is drawn.
opt-legendary_discard = Legendary goods: discards
opt-legendary_discard-about = How unspent ones are discarded.
opt-legendary_discard-face_down = face down
opt-legendary_discard-face_down-about = Nobody may look at the discard pile.
opt-legendary_discard-open = open
opt-legendary_discard-open-about = Everybody sees them.
opt-temple_choice = Temple beside a Legendary City
opt-temple_choice-about = When its owner chooses a coin or a legendary good.
opt-temple_choice-after_draw = after drawing
opt-temple_choice-after_draw-about = Having seen what he drew.
opt-temple_choice-before_draw = before drawing
opt-temple_choice-before_draw-about = Without having seen it.
opt-shortage_order = Shortage
opt-shortage_order-about = Who is served first when the reserve is too small.
opt-shortage_order-trade_level = by Trade level
opt-shortage_order-trade_level-about = The highest first; ties from the Trade Leader round the table.
opt-shortage_order-seat = by seat
opt-shortage_order-seat-about = From the Trade Leader round the table.
opt-building_supply = Building counters
opt-building_supply-about = Can the counters run out?
opt-building_supply-limited = yes
opt-building_supply-limited-about = As many as are in the box.
opt-building_supply-unlimited = no
opt-building_supply-unlimited-about = As many as the map has room for.
opt-counts_public = Public counts
opt-counts_public-about = May everybody know how many resources the others have?
opt-counts_public-true = yes
opt-counts_public-false = no
opt-land_die_faces = Land dice
opt-land_die_faces-about = The six faces. The default comes from one player's report, not from the rulebook.
opt-sea_die_faces = Sea dice
opt-sea_die_faces-about = The six faces. The default is a guess; nothing is printed about them.

## refusals: set-up

why-EM-2-2 = Each player takes a different empire of those in the game.
why-EM-2-7 = The set-up is printed; there is nothing to choose.
why-EM-2-11 = Only a tile that lies face down is turned up.
why-EM-2-12 = The starting titles are printed; there is nothing to choose.
why-EM-3-1 = That is not what is being decided now.

## refusals: collect

why-EM-5-5 = The temple gives one thing more: a coin or a legendary good.
why-EM-5-11 = There is no legendary good left to draw.
why-EM-5-12 = A legendary good is drawn at random from the pile.
why-EM-5-16 = The reserve has none left.
why-EM-15-6 = Circe lets a free legion of yours serve on an empty caravan icon of the province it is in, where the rules allow it.
why-EM-16-1 = The Colossus gives one regular good that the reserve still has.
why-EM-16-7 = The Temple of Artemis gives a coin: take it or leave it.

## refusals: trade

why-EM-6-1 = Play an Exchange marker that has not been played since the last reset.
why-EM-6-6 = Offer exactly the number asked for, of what you hold.
why-EM-6-8 = You may not ask for more resources than you have yourself.
why-EM-6-10 = Somebody who offers something claims first.
why-EM-6-11 = Take one resource that lies open before another player.
why-EM-6-12 = Whoever was claimed from claims next.
why-EM-6-13 = You two have just taken from each other: turn to a third player.
why-EM-6-17 = Give one resource that you hold.

## refusals: build, payment, placing, storage

why-EM-1-6 = The reserve has no such building left.
why-EM-1-9 = All your units of that kind are on the map.
why-EM-1-12 = You have no Control marker left.
why-EM-2-6 = That province is not in play.
why-EM-3-3 = The Culture Leader names each player once, until all have built.
why-EM-4-8 = You build only in provinces with your own marker.
why-EM-4-10 = There is no such building slot in that province.
why-EM-7-1 = Buy something, or end your Build turn.
why-EM-7-3 = A set has exactly as many resources as the item costs, and you cannot make such a set that way.
why-EM-7-4 = A set is either all coins, or goods that are all of different types.
why-EM-7-5 = Cleopatra allows one coin among different goods, or one good among coins, and no more.
why-EM-7-6 = Hannibal allows one type of good twice in a set, and only one.
why-EM-7-7 = The single-token price needs the right hero or wonder, unused this round, and one coin or one good of its type.
why-EM-7-8 = That tile is not for sale, or you already have five heroes and wonders.
why-EM-7-11 = That tile already belongs to somebody; heroes and wonders never change owner.
why-EM-8-1 = Control needs a neutral province without enemies, next to or connected with a province you held before this phase.
why-EM-8-8 = There is already a fortress in that province.
why-EM-8-9 = A trireme goes to a sea that touches one of your provinces free of enemies.
why-EM-8-11 = A building already stands on that slot.
why-EM-8-16 = You may keep at most 2 coins.
why-EM-8-17 = Goods cannot be kept without the Hanging Gardens.
why-EM-11-2 = You cannot build beside enemy units, except in your Capital Province.
why-EM-12-3 = In a besieged Capital Province only units and the Capital City may be built.
why-EM-15-3 = Hammurabi gives his owner one free marker each round.
why-EM-15-5 = Castor & Pollux copy a hero that another player owns at that moment.
why-EM-15-11 = Penthesilea gives, once a round and in the Capital Province only, one legion for each of your provinces with an enemy in it.
why-EM-16-3 = The Hanging Gardens keep two goods at most, of different types.
why-EM-16-15 = Castor & Pollux cannot copy that tile.

## refusals: victory

why-EM-14-1 = Only the Pyramids or a fifth hero or wonder win.
why-EM-14-4 = You may declare a winning purchase you could pay now, or none.
why-EM-14-8 = That tile is not there for you: each fifth hero or wonder can be declared once.
why-EM-14-13 = The game is over.
why-EM-15-12 = Perseus takes the first turn for a winning purchase and nothing else.

## refusals: movement and peace

why-EM-3-4 = The Military Leader names each player once, until all have moved.
why-EM-9-2 = A Military turn goes in order: triremes, sea battles, legions, land battles, conquest.
why-EM-9-3 = Each trireme moves once a turn, to a neighbouring sea.
why-EM-9-5 = Each legion moves once a turn, to an adjacent province or along an unbroken chain of your triremes.
why-EM-16-8 = Peace is made with one opponent, not the one you were at peace with last round.
why-EM-16-11 = Peace: you may not enter, or stay in, a province with your partner's marker or units.
why-EM-16-12 = Peace: you may not enter a province with your partner's marker.

## refusals: battle

why-EM-10-1 = A sea battle needs triremes of yours and of that opponent in the same sea.
why-EM-10-2 = On land you must fight wherever you have units beside an enemy's, and only there.
why-EM-10-3 = There is one battle in each province or sea in a turn, against one opponent.
why-EM-10-5 = You are at peace with that empire this round.
why-EM-10-6 = A battle is one roll of the dice, never repeated in the same turn.
why-EM-10-12 = You lose units that are in this battle: a legion without a Post, or the fortress.
why-EM-10-15 = No legion of yours stands there.

## refusals: conquest

why-EM-11-5 = You are Conqueror only where yours are the only units, in a province with another's marker.
why-EM-11-7 = A neutral province or one of your own cannot be conquered.
why-EM-11-8 = One choice in each conquered province and turn: pillage, occupy buildings, occupy the marker, or nothing.
why-EM-11-9 = You can keep Posts only where you have some; the marker you occupy need not be occupied again.
why-EM-11-13 = One legion occupies one building that stands there.
why-EM-11-18 = A conversion needs a legion that has stood on the marker, as Conqueror, since an earlier turn of yours.
why-EM-11-19 = Conversions are made at the start of the Military turn.
why-EM-11-22 = The province is neither adjacent nor connected to one of your own.
why-EM-11-24 = You have no Control marker left.
why-EM-11-28 = A legendary city yields a coin or a legendary good, if there is one left.
why-EM-11-31 = There is no such building to pillage.
why-EM-12-1 = A Capital Province can never be converted.
why-EM-15-13 = The Queen of Sheba converts, once a round, a province whose marker your legion occupies.

## refusals: leadership

why-EM-13-6 = The title goes to one of those tied for the highest level.

## cities

site-alexandria = Alexandria
site-antiochia = Antiochia
site-artaxata = Artaxata
site-athenae = Athenae
site-babylon = Babylon
site-byzantium = Byzantium
site-carthago = Carthago
site-cnossus = Cnossus
site-cyrene = Cyrene
site-ierusalem = Ierusalem
site-memphis = Memphis
site-ninive = Ninive
site-roma = Roma
site-sparta = Sparta
site-syracusae = Syracusae
site-troia = Troia

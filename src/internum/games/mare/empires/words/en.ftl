### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

## heroes and wonders: names and powers

## options

## refusals: set-up

## refusals: collect

## refusals: trade

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

## refusals: battle

## refusals: conquest

## refusals: leadership

### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

## heroes and wonders: names and powers

## options

## refusals: set-up

## refusals: collect

## refusals: trade

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

## refusals: battle

## refusals: conquest

## refusals: leadership

# How to win, and what each phase is for. Both games.

goal-pyramids = The Pyramids
goal-pyramids-about = Buy them with 12 different goods, or with 12 of your money. Of other hands nobody knows enough to say.
goal-tiles = Heroes and wonders
goal-tiles-about = Own this many; the hero you begin with counts.
goal-cities = Capital and legendary cities
goal-cities-about = Control four of them at the end of the military phase.
goal-titles = All three titles
goal-titles-about = Hold trade, culture and military at once when they are given out.

purpose-icon = Your first caravan decides which good you have from the start.
purpose-deploy = Thirty-six points build the land you begin with.
purpose-circe = Legions that would idle can bring goods.
purpose-temple = A temple beside a legendary city gives a choice.
purpose-extra_good = Take the good you have not got: different goods are worth most.
purpose-number = The number decides how much everybody can improve; you claim first.
purpose-offer = Offer what you have twice, or what you can do without.
purpose-starter = Whoever claims first has the best choice.
purpose-claim = Take what you have none of: different goods buy more.
purpose-give = The exchange evens out: give what you need least.
purpose-name_builder = Who builds late sees what others did; who builds early gets the free land.
purpose-build = Spend all you can: almost nothing is kept. Caravans and cities pay back every round.
purpose-pay = One set pays for one thing: money only, or goods that all differ.
purpose-store = What is not kept is lost.
purpose-peace = Peace keeps one neighbour away for this round.
purpose-name_mover = Who moves late can answer what others did.
purpose-sail = Triremes are the roads of your legions and of your influence.
purpose-sea_battle = A battle at sea can cut the way of others.
purpose-march = Legions guard what is yours and take what is badly guarded.
purpose-land_battle = Where you stand beside an enemy, you must fight.
purpose-lose = Choose what you can spare.
purpose-conquest = A province held alone can be pillaged, occupied, or made your own.
purpose-occupy = Each legion on a building has its income.
purpose-award = Titles rule the next round.

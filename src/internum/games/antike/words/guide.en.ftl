# How to win, and what each phase is for.

goal-personages = Personages
goal-personages-about = Whoever first has enough of them wins at once.
goal-king = Kings
goal-king-about = One for every 5 cities on the board.
goal-scholar = Scholars
goal-scholar-about = One for each know-how acquired first in the world.
goal-general = Generals
goal-general-about = One for each temple destroyed by conquest.
goal-citizen = Citizens
goal-citizen-about = One for every 3 temples.
goal-navigator = Navigators
goal-navigator-about = One for every 7 provinces with one’s galleys.

purpose-choose = Every nation can win; they differ only in where they begin.
purpose-start = From this city your nation grows: look at what lies around it.
purpose-take = Each turn brings a coin, which pays for anything.
purpose-rondel = The rondel decides what you do this turn: think two spaces ahead.
purpose-temple = Temples make a city three times as good, and every third one brings a citizen.
purpose-arming = Units let you found cities, explore the sea, and conquer.
purpose-know-how = Know-how makes you faster, richer or safer; the first to have one gains a scholar.
purpose-manoeuvre = Your units spread to where you want cities, fight, and take what is badly guarded.
purpose-founding = Cities yield resources, and every fifth one brings a king.
purpose-card = Personages win the game.

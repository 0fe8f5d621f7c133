# Antike in ten minutes, in English. Numbers come from lesson.toml, where a test proves them.

lesson-title = Learn Antike

lesson-turn = A turn
lesson-turn-coin = You lead the Greeks. Here is your treasure: { $marble } marble, { $iron } iron, { $gold } gold and { $coins } coin. Every turn begins with a coin from the bank. A coin pays for any one resource.
lesson-turn-cities = Sparta is one of your { $cities } cities. It gives marble; the others give iron and gold. The little disc beside each city shows which.
lesson-turn-marble = Each turn you choose one space of the rondel and do what it says. The first time, any space is free. Choose Marble: it brings { $marble_yield } marble.
lesson-turn-marble-done = +{ $marble_gained } marble: you hold { $marble }.
lesson-turn-price = The others have played, and you took a coin: you hold { $coins }. From now on your pawn walks clockwise. Up to three spaces are free; each further one costs one unit. Temple is four spaces away: price { $temple_price }. Go there.
lesson-turn-pay = Pay with whatever you like. Gold is what you need least now.
lesson-turn-pay-done = You paid: { $gold } gold left.
lesson-turn-temple = A temple costs five marble. You have { $marble } marble and { $coins } coins: just enough. Build it in Sparta.
lesson-turn-temple-done = Sparta has your first temple. It now gives three marble instead of one: Marble brings { $marble_yield }. It also defends better.

lesson-units = Legions, galleys, new cities
lesson-units-arming = Units carry you to new land. Each costs one iron. You have { $iron } iron and { $coins } coin: enough for two. Go to Arming.
lesson-units-legion = Legions walk over land borders. Set one up in Dyrrhachion, and pay with iron.
lesson-units-legion-done = { $legions } legion stands in Dyrrhachion. Iron left: { $iron }.
lesson-units-galley = Galleys cross sea borders. Set one up in Sparta. Your { $coins } coin pays for it.
lesson-units-galley-done = { $galleys } galley lies off Sparta. Coins left: { $coins }. One unit a city each time; three where there is a temple.
lesson-units-manoeuvre = Next turn. Your units move when you choose Manoeuvre. It is three spaces on: free.
lesson-units-march = Each unit may take one step. Choose the legion in Dyrrhachion, then Sirmium: they share a land border (red).
lesson-units-march-done = The legion is in Sirmium. Nobody has a city there.
lesson-units-sail = Now the galley: from Sparta to Knossos, over the sea border (blue).
lesson-units-sail-done = Your galleys hold { $seas } sea.
lesson-units-found = After every action you may found cities where your units stand. A city costs one marble, one iron and one gold. You have { $marble } marble, { $gold } gold and { $coins } coin instead of iron. Found Sirmium.
lesson-units-found-done = +{ $cities_gained } city: you own { $cities }. More cities bring more resources.

lesson-conquest = Taking a city
lesson-conquest-defence = Ephesos is Persian. Its temple counts three and its legion one: defence { $defence }. There are no dice in Antike; you know beforehand what it takes.
lesson-conquest-manoeuvre = Your { $galleys } galleys already lie there. Choose Manoeuvre: conquering is a step, like moving.
lesson-conquest-conquer = Attack { $attack } against defence { $defence }: you will win, and lose as many units as the defence is worth. Choose Ephesos and conquer it.
lesson-conquest-conquer-done = Ephesos is yours: you own { $cities } cities. The defence cost you four galleys; { $galleys } is left. The temple is destroyed.
lesson-conquest-general = Generals so far: { $generals }. Who destroys a temple earns one at the end of the turn. End your manoeuvre.
lesson-conquest-general-done = { $generals } general for the temple, and { $kings } king for your five cities: { $personages } personages.

lesson-know-how = Know-how
lesson-know-how-know-how = Know-how makes a nation better for good. The first to learn one pays { $market_price } gold; you have { $gold } gold and { $coins } coin. Go to Know-how.
lesson-know-how-learn = The Market adds one unit to everything you produce; gold brings you { $gold_yield } now. Learn the Market.
lesson-know-how-learn-done = Gold now brings { $gold_yield }. You were first: { $scholars } scholar for you. For the others the Market costs only { $market_price }, but earns nothing.

lesson-winning = How to win
lesson-winning-five = Five kinds of personages win the game. A king for every five cities. A scholar for each know-how you learn first. A general for each temple you destroy. A citizen for every three temples. A navigator for every seven seas with your galleys.
lesson-winning-goal = With three nations, { $target } personages win. You have { $personages }. Three more: let us fetch them in two turns.
lesson-winning-temple = You own { $temples } temples and { $marble } marble: a temple’s price. Go to Temple and build in Messana.
lesson-winning-temple-done = { $temples } temples: { $citizens } citizen. You have { $personages } personages.
lesson-winning-seas = Your galleys hold { $seas } seas. Go to Arming, set up a galley in Byzantium and pay with iron.
lesson-winning-seas-done = { $seas } seas: that will be a navigator at the end of the turn.
lesson-winning-stop = Keep the rest: you will need it. End your arming.
lesson-winning-found = You own { $cities } cities and { $personages } personages, and your galley lies off Paphos. Found a city there: the tenth earns your second king.
lesson-winning-found-done = { $cities } cities: { $kings } kings. Seven seas: { $navigators } navigator. { $personages } personages: the Greeks win.
lesson-winning-won = That is all of Antike. Personages once earned are never lost, so plan for the next one every turn. Now play your first game. It begins in full swing, so it is short; your opponents are two gentle novices, and a hint shows at every choice.

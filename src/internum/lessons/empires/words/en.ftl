# Mare Nostrum: Empires in ten minutes, in English. Numbers come from lesson.toml, where a test proves them.

lesson-title = Learn Mare Nostrum: Empires

lesson-trade = Leaders, income and trade
lesson-trade-leaders = You lead Rome. Each round has five phases: Collect, Trade, Build, Military, Leadership. Three leaders steer them: the Trade, the Culture and the Military Leader. Your trade level is { $trade }, so you are Trade Leader.
lesson-trade-income = Income came by itself. Each city gave coins, each caravan its good, and your market doubled the caravans of Latium. You hold { $hand } tokens and { $goods } different goods. Others do not see them.
lesson-trade-number = As Trade Leader you say how many tokens everybody must offer. Choose the exchange of two.
lesson-trade-offer = Now choose two tokens to offer, face down. Give what you have twice: metal and wine. Then press “Ready”.
lesson-trade-offer-done = Everybody’s offer is open. You begin.
lesson-trade-claim = Claim one token from somebody. Spices would be new to you: take them from Carthage.
lesson-trade-claim-done = Spices: you hold { $goods } different goods. Whoever lost a token claims next: Carthage took your metal.
lesson-trade-again = Carthage took from you, so you claim again. Not from Carthage a third time: take the stone from Greece.
lesson-trade-again-done = Stone: { $goods } different goods. The rest went on without a choice: you also got a coin.
lesson-trade-give = Greece was the last to lose a token and got one less than the others. As the one who began, you give Greece a token. You still have metal twice: give one.
lesson-trade-give-done = The trade is over. You hold { $hand } tokens and { $goods } different goods, more kinds than before.

lesson-build = Building
lesson-build-price = Everything has a price, a number. Pay it in coins, or in goods that are all different. You have { $coins } coins and { $goods } different goods. What you do not use is mostly lost after building.
lesson-build-market = A market costs { $market_price }. Take it up in the shop, choose Italia, and pay with your different goods. “Pay for me” does that at once.
lesson-build-market-done = +{ $trade_gained } trade level: { $trade }. The market doubles the caravans of its province.
lesson-build-legion = A legion costs { $legion_price }: your { $coins } coins. Set it up in Gallia.
lesson-build-legion-done = +{ $military_gained } military level: { $military }. Caravans and markets raise trade, cities and temples culture, units military.

lesson-war = A march and a battle
lesson-war-enemy = Greece controls Dalmatia with one legion, and has a caravan there. It borders your Gallia, where you have three legions.
lesson-war-march = Choose Gallia, then Dalmatia. Before you confirm, you see the odds of the battle. Three legions against one are good odds: go with all of them.
lesson-war-march-done = Your legions are in Dalmatia.
lesson-war-battle = Your military level is { $military }. End your marches: the battle is fought. Each legion throws a die; every full five points hit one enemy unit.
lesson-war-battle-done = Greece has lost its legion and you one of yours: your military level is { $military }. Dalmatia is conquered.
lesson-war-conquest = A conqueror may pillage, occupy a building or occupy the marker. Occupied buildings work for you from the next round on. Pillage the caravan: it is destroyed, and you take its good at once.
lesson-war-conquest-done = +{ $hand_gained } wood: you hold { $hand } token.

lesson-titles = Titles
lesson-titles-levels = At the end of a round the titles go to the highest levels. Your trade level is { $trade }, as high as that of Carthage. Your culture level is { $culture }, higher than all others.
lesson-titles-award = You hold { $titles } title. When levels are tied, the leader decides. Give the Trade title to Rome: to yourself.
lesson-titles-award-done = You are Trade Leader and, with the highest culture, Culture Leader: { $titles } titles.

lesson-winning = The ways to win
lesson-winning-ways = There are four ways to win. Buy { $tiles_needed } heroes and wonders. Control { $cities_needed } capitals and legendary cities. Hold { $titles_needed } titles at the end of a round. Or build the Pyramids.
lesson-winning-pyramids = The Pyramids cost { $pyramids_price }. You hold { $goods } different goods, and as Culture Leader you win at once.
lesson-winning-buy = Open the card of the Pyramids and buy them. Then press “Pay for me”.
lesson-winning-buy-done = The Pyramids stand: Rome wins.
lesson-winning-won = You know the whole round now. Trade for what is different, build every round, and watch who is near to winning. Now play your first game: the novices are gentle, and a hint shows at every choice.

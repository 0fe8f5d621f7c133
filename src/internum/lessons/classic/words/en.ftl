# Mare Nostrum (2003) in ten minutes, in English. Numbers come from lesson.toml, where a test proves them.

lesson-title = Learn Mare Nostrum

lesson-trade = Leaders, income and trade
lesson-trade-leaders = You lead Greece. Each round has three phases: commerce, construction, military. Each phase has its leader: the Trade Master, the Political Leader, the Military Leader. Your trade score is { $trade }, so you are Trade Master.
lesson-trade-income = Income came by itself. Each city gave a tax, each caravan its good. You hold { $taxes } taxes and { $goods } different goods. Others do not see them.
lesson-trade-number = As Trade Master you say how many cards everybody must offer. Choose two.
lesson-trade-offer = Choose two cards to offer, face down: a tax and your grain. Then press “Ready”.
lesson-trade-offer-done = Everybody’s offer is open. You begin.
lesson-trade-claim = Take one card from somebody. Fruit would be new to you: take it from Carthage.
lesson-trade-claim-done = Fruit: you hold { $goods } different goods. Whoever lost a card chooses next: Carthage took your grain.
lesson-trade-again = Carthage took from you, so you choose again. Not from Carthage a third time: take the perfume of Babylon.
lesson-trade-again-done = Perfume: { $goods } different goods. Babylon took your tax, and the slaves were left for you without a choice.
lesson-trade-give = Carthage was the last to lose a card and got one less. You began, so you give it a card. Give the slaves back.
lesson-trade-give-done = The exchange is over. You hold { $hand } cards and { $goods } different goods, one kind more than before.

lesson-build = Building
lesson-build-price = Everything has a price, a number. Pay it in taxes, or in goods that are all different. You have { $taxes } taxes and { $goods } different goods. Little can be kept after building.
lesson-build-market = A market costs { $market_price }. Take it up in the shop, choose Macedonia, and pay with your different goods. “Pay for me” does that at once.
lesson-build-market-done = +{ $trade_gained } trade score: { $trade }. The market doubles the caravans of its province.
lesson-build-legion = A legion costs { $legion_price }: your { $taxes } taxes. Set it up in Macedonia.
lesson-build-legion-done = +{ $military_gained } military score: { $military }. Caravans and markets count for trade, cities and temples for politics, units for the military.

lesson-war = A march and a battle
lesson-war-enemy = Carthage holds Dalmatia with one legion, and has a caravan there. It borders your Macedonia, where you have three legions.
lesson-war-march = Choose Macedonia, then Dalmatia. Before you confirm, you see the odds of the battle. Three legions against one are good odds: go with all of them.
lesson-war-march-done = Your legions are in Dalmatia.
lesson-war-battle = End your marches: the battle is fought. Each legion throws a die; every full five points remove one enemy unit.
lesson-war-battle-done = Carthage has lost its legion, and you none. Dalmatia lies open.
lesson-war-conquest = The winner may sack a building, occupy a building with a legion, or occupy the influence marker. Occupied buildings bring you their income. Occupy the marker: later you may put your own in its place.
lesson-war-conquest-done = Your legion holds the marker of Carthage.

lesson-titles = The three roles
lesson-titles-levels = Before each round the three roles go to the highest scores. Your trade score has fallen to { $trade }. Carthage and Babylon are ahead of you, and tied.
lesson-titles-award = When others are tied, the one who loses the role decides. Give it to Babylon: it will remember.
lesson-titles-award-done = Babylon is Trade Master of the new round. A leader who is only tied keeps the role: you stay Political Leader.

lesson-winning = The ways to win
lesson-winning-ways = There are two ways to win. Own { $tiles_needed } heroes and wonders, your own hero included: you have { $tiles }. Or build the Pyramids.
lesson-winning-pyramids = The Pyramids cost { $pyramids_price }. You hold { $goods } different goods: enough.
lesson-winning-buy = Open the card of the Pyramids and buy them. Then press “Pay for me”.
lesson-winning-buy-done = The Pyramids stand: Greece wins.
lesson-winning-won = You know the whole round now. Trade for what is different, build every round, and watch who is near to winning. Now play your first game: the novices are gentle, and a hint shows at every choice.

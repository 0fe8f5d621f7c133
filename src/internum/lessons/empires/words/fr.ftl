# Mare Nostrum : Empires en dix minutes, en français. Les nombres viennent de lesson.toml, où un test les vérifie.

lesson-title = Apprendre Mare Nostrum : Empires

lesson-trade = Titres, production et commerce
lesson-trade-leaders = Vous menez Rome. Une manche a cinq phases : Production, Commerce, Achats, Militaire, Titres. Trois titres les dirigent : Maître du Commerce, Leader Politique, Chef Militaire. Votre niveau de commerce est { $trade } : vous êtes Maître du Commerce.
lesson-trade-income = La production est venue d’elle-même. Chaque cité a donné des impôts, chaque caravane sa marchandise, et votre marché a doublé les caravanes de Latium. Vous avez { $hand } jetons et { $goods } marchandises différentes. Les autres ne les voient pas.
lesson-trade-number = Maître du Commerce, vous dites combien de jetons chacun doit offrir. Choisissez l’échange de deux.
lesson-trade-offer = Choisissez maintenant deux jetons à offrir, face cachée. Donnez ce que vous avez en double : du métal et du vin. Puis « Prêt ».
lesson-trade-offer-done = Toutes les offres sont ouvertes. Vous commencez.
lesson-trade-claim = Prenez un jeton à quelqu’un. Vous n’avez pas de parfum : prenez-le à Carthage.
lesson-trade-claim-done = Du parfum : vous avez { $goods } marchandises différentes. Qui vient de perdre un jeton prend à son tour : Carthage a pris votre métal.
lesson-trade-again = Carthage vous a pris un jeton : c’est encore à vous. Pas une troisième fois avec Carthage : prenez le marbre de la Grèce.
lesson-trade-again-done = Du marbre : { $goods } marchandises différentes. La suite s’est faite sans choix : vous avez aussi reçu un impôt.
lesson-trade-give = La Grèce a perdu le dernier jeton et en a reçu un de moins que les autres. Vous avez commencé : donnez-lui un jeton. Vous avez encore du métal en double : donnez-en un.
lesson-trade-give-done = Le commerce est fini. Vous avez { $hand } jetons et { $goods } marchandises différentes, plus de sortes qu’avant.

lesson-build = Les achats
lesson-build-price = Tout a un prix, un nombre. Payez-le en impôts, ou en marchandises toutes différentes. Vous avez { $coins } impôts et { $goods } marchandises différentes. Ce qui ne sert pas est presque tout perdu après les achats.
lesson-build-market = Un marché coûte { $market_price }. Prenez-le dans la boutique, choisissez Italia et payez avec vos marchandises différentes. « Payer pour moi » le fait d’un coup.
lesson-build-market-done = +{ $trade_gained } niveau de commerce : { $trade }. Le marché double les caravanes de sa province.
lesson-build-legion = Une légion coûte { $legion_price } : vos { $coins } impôts. Créez-la en Gallia.
lesson-build-legion-done = +{ $military_gained } niveau militaire : { $military }. Caravanes et marchés montent le commerce, cités et temples la culture, les unités le militaire.

lesson-war = Une marche et une bataille
lesson-war-enemy = La Grèce contrôle Dalmatia avec une légion et y a une caravane. C’est la voisine de votre Gallia, où vous avez trois légions.
lesson-war-march = Choisissez Gallia, puis Dalmatia. Avant de confirmer, vous voyez les chances de la bataille. Trois légions contre une, c’est bon : partez avec toutes.
lesson-war-march-done = Vos légions sont en Dalmatia.
lesson-war-battle = Votre niveau militaire est { $military }. Terminez vos marches : la bataille a lieu. Chaque légion lance un dé ; cinq points touchent une unité ennemie.
lesson-war-battle-done = La Grèce a perdu sa légion et vous une des vôtres : votre niveau militaire est { $military }. Dalmatia est conquise.
lesson-war-conquest = Le conquérant peut piller, occuper un bâtiment ou occuper le marqueur. Un bâtiment occupé travaille pour vous dès la manche suivante. Pillez la caravane : elle est détruite et vous prenez aussitôt sa marchandise.
lesson-war-conquest-done = +{ $hand_gained } bois : vous avez { $hand } jeton.

lesson-titles = Les titres
lesson-titles-levels = À la fin de la manche, les titres vont aux plus hauts niveaux. Votre niveau de commerce est { $trade }, comme celui de Carthage. Votre niveau de culture est { $culture }, plus haut que tous les autres.
lesson-titles-award = Vous avez { $titles } titre. À égalité, celui qui a le titre décide. Attribuez le Commerce à Rome : à vous-même.
lesson-titles-award-done = Vous êtes Maître du Commerce et, avec la plus haute culture, Leader Politique : { $titles } titres.

lesson-winning = Les façons de gagner
lesson-winning-ways = On gagne de quatre façons. Acheter { $tiles_needed } héros et merveilles. Contrôler { $cities_needed } capitales et cités légendaires. Avoir { $titles_needed } titres à la fin d’une manche. Ou bâtir les Pyramides.
lesson-winning-pyramids = Les Pyramides coûtent { $pyramids_price }. Vous avez { $goods } marchandises différentes et, Leader Politique, vous gagnez aussitôt.
lesson-winning-buy = Ouvrez la carte des Pyramides et achetez-les. Puis « Payer pour moi ».
lesson-winning-buy-done = Les Pyramides se dressent : Rome gagne.
lesson-winning-won = Vous connaissez toute la manche. Échangez pour avoir du différent, achetez à chaque manche et surveillez qui va gagner. Jouez maintenant votre première partie : les novices sont indulgents, et un conseil s’affiche à chaque choix.

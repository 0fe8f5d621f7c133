# Mare Nostrum (2003) en dix minutes, en français. Les nombres viennent de lesson.toml, où un test les vérifie.

lesson-title = Apprendre Mare Nostrum

lesson-trade = Rôles, revenus et commerce
lesson-trade-leaders = Vous menez la Grèce. Un tour a trois phases : commerce, construction, militaire. Chacune a son chef : Maître du commerce, Leader politique, Chef militaire. Votre score de commerce est { $trade } : vous êtes Maître du commerce.
lesson-trade-income = Les revenus sont venus d’eux-mêmes. Chaque ville a donné un impôt, chaque caravane sa ressource. Vous avez { $taxes } impôts et { $goods } ressources différentes. Les autres ne les voient pas.
lesson-trade-number = Maître du commerce, vous dites combien de cartes chacun doit offrir. Choisissez deux.
lesson-trade-offer = Choisissez deux cartes à offrir, face cachée : un impôt et votre céréale. Puis « Prêt ».
lesson-trade-offer-done = Toutes les offres sont ouvertes. Vous commencez.
lesson-trade-claim = Prenez une carte à quelqu’un. Vous n’avez pas de fruit : prenez-le à Carthage.
lesson-trade-claim-done = Un fruit : vous avez { $goods } ressources différentes. Qui vient de perdre une carte choisit à son tour : Carthage a pris votre céréale.
lesson-trade-again = Carthage vous a pris une carte : c’est encore à vous. Pas une troisième fois avec Carthage : prenez le parfum de Babylone.
lesson-trade-again-done = Du parfum : { $goods } ressources différentes. Babylone a pris votre impôt, et l’esclave vous est resté sans choix.
lesson-trade-give = Carthage a perdu la dernière carte et en a reçu une de moins. Vous avez commencé : donnez-lui une carte. Rendez l’esclave.
lesson-trade-give-done = L’échange est fini. Vous avez { $hand } cartes et { $goods } ressources différentes, une sorte de plus qu’avant.

lesson-build = Construire
lesson-build-price = Tout a un prix, un nombre. Payez-le en impôts, ou en ressources toutes différentes. Vous avez { $taxes } impôts et { $goods } ressources différentes. On garde peu de chose après la construction.
lesson-build-market = Un marché coûte { $market_price }. Prenez-le dans la boutique, choisissez Macedonia et payez avec vos ressources différentes. « Payer pour moi » le fait d’un coup.
lesson-build-market-done = +{ $trade_gained } au score de commerce : { $trade }. Le marché double les caravanes de sa province.
lesson-build-legion = Une légion coûte { $legion_price } : vos { $taxes } impôts. Créez-la en Macedonia.
lesson-build-legion-done = +{ $military_gained } au score militaire : { $military }. Caravanes et marchés comptent pour le commerce, villes et temples pour la politique, les unités pour le militaire.

lesson-war = Une marche et une bataille
lesson-war-enemy = Carthage tient Dalmatia avec une légion et y a une caravane. C’est la voisine de votre Macedonia, où vous avez trois légions.
lesson-war-march = Choisissez Macedonia, puis Dalmatia. Avant de confirmer, vous voyez les chances de la bataille. Trois légions contre une, c’est bon : partez avec toutes.
lesson-war-march-done = Vos légions sont en Dalmatia.
lesson-war-battle = Terminez vos marches : la bataille a lieu. Chaque légion lance un dé ; cinq points retirent une unité ennemie.
lesson-war-battle-done = Carthage a perdu sa légion, et vous aucune. Dalmatia est ouverte.
lesson-war-conquest = Le vainqueur peut piller un bâtiment, occuper un bâtiment avec une légion, ou occuper le marqueur d’influence. Les bâtiments occupés vous rapportent leur revenu. Occupez le marqueur : plus tard, vous pourrez mettre le vôtre à sa place.
lesson-war-conquest-done = Votre légion tient le marqueur de Carthage.

lesson-titles = Les trois rôles
lesson-titles-levels = Avant chaque tour, les trois rôles vont aux plus hauts scores. Votre score de commerce est tombé à { $trade }. Carthage et Babylone sont devant vous, à égalité.
lesson-titles-award = Quand d’autres sont à égalité, celui qui perd le rôle décide. Donnez-le à Babylone : elle s’en souviendra.
lesson-titles-award-done = Babylone est Maître du commerce du nouveau tour. Qui est seulement égalé garde son rôle : vous restez Leader politique.

lesson-winning = Les façons de gagner
lesson-winning-ways = On gagne de deux façons. Posséder { $tiles_needed } héros et merveilles, votre propre héros compris : vous en avez { $tiles }. Ou bâtir les Pyramides.
lesson-winning-pyramids = Les Pyramides coûtent { $pyramids_price }. Vous avez { $goods } ressources différentes : assez.
lesson-winning-buy = Ouvrez la carte des Pyramides et achetez-les. Puis « Payer pour moi ».
lesson-winning-buy-done = Les Pyramides se dressent : la Grèce gagne.
lesson-winning-won = Vous connaissez tout le tour. Échangez pour avoir du différent, construisez à chaque tour et surveillez qui va gagner. Jouez maintenant votre première partie : les novices sont indulgents, et un conseil s’affiche à chaque choix.

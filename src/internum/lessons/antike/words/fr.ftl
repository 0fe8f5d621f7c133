# Antike en dix minutes, en français. Les nombres viennent de lesson.toml, où un test les vérifie.

lesson-title = Apprendre Antike

lesson-turn = Un tour
lesson-turn-coin = Vous menez les Grecs. Voici votre trésor : { $marble } marbre, { $iron } fer, { $gold } or et { $coins } pièce. Chaque tour commence par une pièce de la banque. Une pièce remplace une ressource au choix.
lesson-turn-cities = Sparta est l’une de vos { $cities } villes. Elle donne du marbre ; les autres donnent du fer et de l’or. Le petit disque près de chaque ville le montre.
lesson-turn-marble = À chaque tour, vous choisissez un emplacement de la roue et faites ce qu’il dit. La première fois, tout emplacement est gratuit. Choisissez Marbre : il rapporte { $marble_yield } marbre.
lesson-turn-marble-done = +{ $marble_gained } marbre : vous en avez { $marble }.
lesson-turn-price = Les autres ont joué et vous avez pris une pièce : vous en avez { $coins }. Désormais, votre pion avance dans le sens horaire. Jusqu’à trois emplacements, c’est gratuit ; chacun de plus coûte une unité. Temple est à quatre emplacements : prix { $temple_price }. Allez-y.
lesson-turn-pay = Payez avec ce que vous voulez. L’or est ce qui vous manquera le moins.
lesson-turn-pay-done = C’est payé : il vous reste { $gold } or.
lesson-turn-temple = Un temple coûte cinq unités de marbre. Vous avez { $marble } marbre et { $coins } pièces : juste assez. Construisez-le à Sparta.
lesson-turn-temple-done = Sparta a votre premier temple. Elle donne désormais trois unités au lieu d’une : Marbre rapporte { $marble_yield }. Elle se défend mieux, aussi.

lesson-units = Légions, galères, villes nouvelles
lesson-units-arming = Vos unités vous mènent vers de nouvelles terres. Chacune coûte un fer. Vous avez { $iron } fer et { $coins } pièce : assez pour deux. Allez sur Armement.
lesson-units-legion = Les légions passent les frontières terrestres. Créez-en une à Dyrrhachion et payez en fer.
lesson-units-legion-done = { $legions } légion se tient à Dyrrhachion. Fer restant : { $iron }.
lesson-units-galley = Les galères passent les frontières maritimes. Créez-en une à Sparta. Votre { $coins } pièce la paie.
lesson-units-galley-done = { $galleys } galère mouille devant Sparta. Pièces restantes : { $coins }. Une unité par ville à chaque fois ; trois là où se dresse un temple.
lesson-units-manoeuvre = Tour suivant. Vos unités bougent quand vous choisissez Manœuvre. C’est trois emplacements plus loin : gratuit.
lesson-units-march = Chaque unité peut faire un pas. Choisissez la légion de Dyrrhachion, puis Sirmium : une frontière terrestre (rouge) les sépare.
lesson-units-march-done = La légion est à Sirmium. Personne n’y a de ville.
lesson-units-sail = À la galère, maintenant : de Sparta à Knossos, par la frontière maritime (bleue).
lesson-units-sail-done = Vos galères tiennent { $seas } mer.
lesson-units-found = Après chaque action, vous pouvez fonder des villes là où se tiennent vos unités. Une ville coûte un marbre, un fer et un or. Vous avez { $marble } marbre, { $gold } or et { $coins } pièce en guise de fer. Fondez Sirmium.
lesson-units-found-done = +{ $cities_gained } ville : vous en avez { $cities }. Plus de villes, plus de ressources.

lesson-conquest = Prendre une ville
lesson-conquest-defence = Ephesos est perse. Son temple vaut trois, sa légion un : défense { $defence }. Pas de dés dans Antike ; vous savez d’avance ce qu’il faut.
lesson-conquest-manoeuvre = Vos { $galleys } galères y mouillent déjà. Choisissez Manœuvre : conquérir est un pas, comme se déplacer.
lesson-conquest-conquer = Attaque { $attack } contre défense { $defence } : vous gagnerez, et perdrez autant d’unités que vaut la défense. Choisissez Ephesos et conquérez-la.
lesson-conquest-conquer-done = Ephesos est à vous : vous avez { $cities } villes. La défense vous a coûté quatre galères ; il en reste { $galleys }. Le temple est détruit.
lesson-conquest-general = Généraux jusqu’ici : { $generals }. Qui détruit un temple en gagne un à la fin du tour. Terminez votre manœuvre.
lesson-conquest-general-done = { $generals } général pour le temple et { $kings } roi pour vos cinq villes : { $personages } personnages.

lesson-know-how = Le savoir-faire
lesson-know-how-know-how = Un savoir-faire améliore une nation pour toujours. Le premier à l’acquérir paie { $market_price } or ; vous avez { $gold } or et { $coins } pièce. Allez sur Savoir-faire.
lesson-know-how-learn = Le marché ajoute une unité à tout ce que vous produisez ; l’or vous rapporte { $gold_yield } pour l’instant. Acquérez le marché.
lesson-know-how-learn-done = L’or rapporte désormais { $gold_yield }. Vous êtes le premier : { $scholars } savant pour vous. Pour les autres, le marché ne coûte plus que { $market_price }, mais ne gagne rien.

lesson-winning = Comment gagner
lesson-winning-five = Cinq sortes de personnages font gagner. Un roi pour cinq villes. Un savant pour chaque savoir-faire acquis le premier. Un général pour chaque temple détruit. Un citoyen pour trois temples. Un navigateur pour sept mers où sont vos galères.
lesson-winning-goal = À trois nations, il faut { $target } personnages. Vous en avez { $personages }. Trois encore : allons les chercher en deux tours.
lesson-winning-temple = Vous avez { $temples } temples et { $marble } marbre : le prix d’un temple. Allez sur Temple et construisez à Messana.
lesson-winning-temple-done = { $temples } temples : { $citizens } citoyen. Vous avez { $personages } personnages.
lesson-winning-seas = Vos galères tiennent { $seas } mers. Allez sur Armement, créez une galère à Byzantium et payez en fer.
lesson-winning-seas-done = { $seas } mers : cela fera un navigateur à la fin du tour.
lesson-winning-stop = Gardez le reste : il vous servira. Terminez l’armement.
lesson-winning-found = Vous avez { $cities } villes et { $personages } personnages, et votre galère mouille devant Paphos. Fondez-y une ville : la dixième gagne votre deuxième roi.
lesson-winning-found-done = { $cities } villes : { $kings } rois. Sept mers : { $navigators } navigateur. { $personages } personnages : les Grecs gagnent.
lesson-winning-won = Vous savez tout d’Antike. Un personnage gagné ne se perd jamais : à chaque tour, visez le suivant. Jouez maintenant votre première partie. Elle commence bien engagée, donc elle sera courte ; vos adversaires sont deux novices indulgents, et un conseil s’affiche à chaque choix.

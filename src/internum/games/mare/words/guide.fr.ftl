# Comment gagner, et à quoi sert chaque phase. Les deux jeux.

goal-pyramids = Les Pyramides
goal-pyramids-about = À acheter avec 12 ressources différentes, ou 12 impôts. Des autres mains, on n’en sait pas assez pour le dire.
goal-tiles = Héros et merveilles
goal-tiles-about = En posséder autant ; le héros du départ compte.
goal-cities = Capitales et cités légendaires
goal-cities-about = En contrôler quatre à la fin de la phase militaire.
goal-titles = Les trois titres
goal-titles-about = Détenir à la fois commerce, politique et militaire quand ils sont attribués.

purpose-icon = Votre première caravane décide de la ressource que vous avez dès le départ.
purpose-deploy = Trente-six points bâtissent le pays de votre départ.
purpose-circe = Des légions oisives peuvent rapporter des ressources.
purpose-temple = Un temple à côté d’une cité légendaire donne le choix.
purpose-extra_good = Prenez la ressource qui vous manque : les ressources différentes valent le plus.
purpose-number = Le nombre décide de ce que chacun peut améliorer ; vous prenez le premier.
purpose-offer = Offrez ce que vous avez en double, ou ce dont vous pouvez vous passer.
purpose-starter = Qui prend le premier a le meilleur choix.
purpose-claim = Prenez ce que vous n’avez pas : les ressources différentes achètent davantage.
purpose-give = L’échange s’équilibre : donnez ce dont vous avez le moins besoin.
purpose-name_builder = Qui achète tard voit ce qu’ont fait les autres ; qui achète tôt prend les terres libres.
purpose-build = Dépensez tout ce que vous pouvez : presque rien ne se garde. Caravanes et cités rapportent à chaque tour.
purpose-pay = Un lot paie une chose : des impôts seulement, ou des ressources toutes différentes.
purpose-store = Ce qui n’est pas gardé est perdu.
purpose-peace = La paix tient un voisin à distance pour ce tour.
purpose-name_mover = Qui se déplace tard peut répondre aux autres.
purpose-sail = Les trirèmes sont les routes de vos légions et de votre influence.
purpose-sea_battle = Une bataille navale peut couper la route des autres.
purpose-march = Les légions gardent ce qui est à vous et prennent ce qui est mal gardé.
purpose-land_battle = Là où vous êtes à côté d’un ennemi, il faut combattre.
purpose-lose = Choisissez ce dont vous pouvez vous passer.
purpose-conquest = Une province tenue seul peut être pillée, occupée ou devenir vôtre.
purpose-occupy = Chaque légion sur un bâtiment en a la production.
purpose-award = Les titres gouvernent le tour suivant.

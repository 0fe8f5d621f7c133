### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

title = Mare Nostrum : Empires
good-coin = impôt
token-coin = un impôt
amount-coin = { $count ->
    [one] { $count } impôt
   *[other] { $count } impôts
}
good-ceramic = céramique
token-ceramic = une céramique
amount-ceramic = { $count ->
    [one] { $count } céramique
   *[other] { $count } céramiques
}
token-ceramic_star = une céramique légendaire
amount-ceramic_star = { $count } céramique légendaire
good-gems = diamant
token-gems = un diamant
amount-gems = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamants
}
token-gems_star = un diamant légendaire
amount-gems_star = { $count } diamant légendaire
good-papyrus = papyrus
token-papyrus = du papyrus
amount-papyrus = { $count } papyrus
token-papyrus_star = du papyrus légendaire
amount-papyrus_star = { $count } papyrus légendaire
good-metal = métal
token-metal = du métal
amount-metal = { $count ->
    [one] { $count } métal
   *[other] { $count } métaux
}
token-metal_star = du métal légendaire
amount-metal_star = { $count } métal légendaire
good-spices = parfum
token-spices = du parfum
amount-spices = { $count ->
    [one] { $count } parfum
   *[other] { $count } parfums
}
token-spices_star = du parfum légendaire
amount-spices_star = { $count } parfum légendaire
good-stone = marbre
token-stone = du marbre
amount-stone = { $count ->
    [one] { $count } marbre
   *[other] { $count } marbres
}
token-stone_star = du marbre légendaire
amount-stone_star = { $count } marbre légendaire
good-wood = bois
token-wood = du bois
amount-wood = { $count } bois
token-wood_star = du bois légendaire
amount-wood_star = { $count } bois légendaire
good-gold = or
token-gold = de l'or
amount-gold = { $count } or
token-gold_star = de l'or légendaire
amount-gold_star = { $count } or légendaire
good-grain = céréale
token-grain = une céréale
amount-grain = { $count ->
    [one] { $count } céréale
   *[other] { $count } céréales
}
token-grain_star = une céréale légendaire
amount-grain_star = { $count } céréale légendaire
good-oil = huile
token-oil = de l'huile
amount-oil = { $count ->
    [one] { $count } huile
   *[other] { $count } huiles
}
token-oil_star = de l'huile légendaire
amount-oil_star = { $count } huile légendaire
good-sheep = mouton
token-sheep = un mouton
amount-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
token-sheep_star = un mouton légendaire
amount-sheep_star = { $count } mouton légendaire
good-wine = vin
token-wine = du vin
amount-wine = { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
token-wine_star = du vin légendaire
amount-wine_star = { $count } vin légendaire
good-gladiator = gladiateur
token-gladiator = un gladiateur
amount-gladiator = { $count ->
    [one] { $count } gladiateur
   *[other] { $count } gladiateurs
}
token-gladiator_star = un gladiateur légendaire
amount-gladiator_star = { $count } gladiateur légendaire
title-trade = Maître du Commerce
title-culture = Leader Politique
title-military = Chef Militaire
prompt-number = Jouez un jeton Commerce : combien de ressources chacun offre-t-il ?
do-number = { $number ->
    [0] Jouer 0 : pas d'échange
   *[other] Jouer { $number } : chacun en offre { $number }
}
log-number = { $count ->
    [0] { $empire } joue le jeton Commerce 0 : pas d'offre.
    [one] { $empire } joue le jeton Commerce 1 : chacun offre une ressource.
   *[other] { $empire } joue le jeton Commerce { $count } : chacun offre { $count } ressources.
}

## heroes and wonders: names and powers

tile-caesar-about = Pendant sa phase militaire, chaque légion romaine ajoute 1 à son dé.
tile-hannibal-about = Une combinaison de biens peut contenir un type en double.
tile-pericles-about = Pendant la phase militaire des autres, chaque légion grecque ajoute 2 à son dé.
tile-cleopatra-about = Chaque combinaison peut contenir un impôt parmi des biens, ou un bien parmi des impôts.
tile-hammurabi-about = Une fois par tour, un marqueur Influence gratuit.
tile-antigone-about = Au commerce, vous offrez autant de ressources que vous voulez, de 0 à 5. Commerce +2, Politique +2.
tile-castor_pollux-about = À l'achat, ils copient le pouvoir d'un héros d'un autre joueur.
tile-circe-about = Vos légions peuvent servir de caravanes sur des icônes libres. Commerce +1, Militaire +1.
tile-gilgamesh-about = Une fois par tour, une forteresse pour un impôt ou un marbre.
tile-hamilcar-about = Vos pillages rapportent le double. Commerce +1, Politique +1, Militaire +1.
tile-hercules-about = Commerce +2, Politique +2, Militaire +2.
tile-nebuchadnezzar-about = +5 dans chaque bataille terrestre d'une province portant votre marqueur.
tile-penthesilea-about = Une fois par tour, une légion gratuite dans votre Province Capitale pour chacune de vos provinces où se trouve un ennemi. Politique +2, Militaire +2.
tile-perseus-about = Vous pouvez acheter en premier si cela vous fait gagner. Commerce +1, Politique +2, Militaire +1.
tile-sheba-about = Une fois par tour, sacrifiez la légion placée sur un marqueur pour convertir aussitôt la province. Politique +1, Militaire +1.
tile-ramses-about = Un dé de plus dans chaque bataille terrestre.
tile-spartacus-about = Une fois par tour, une légion pour un impôt ou un gladiateur.
tile-colossus-about = Quand tous ont produit, vous pouvez prendre un bien de votre choix.
tile-gardens-about = Vous pouvez conserver deux biens de types différents pour le prochain tour. Commerce +2.
tile-lighthouse-about = Une fois par tour, une trirème pour un impôt ou un bois.
tile-zeus-about = À chaque tour, vous pouvez déclarer la paix à un adversaire, pas deux fois de suite au même.
tile-artemis-about = Un impôt de plus à chaque production.
tile-pyramids-about = Qui les construit a gagné, ou du moins partage la victoire.

## options

opt-edition = Édition
opt-edition-about = Les règles de quelle édition sont jouées ; elle fixe les valeurs par défaut des options ci-dessous.
opt-edition-fr = française
opt-edition-fr-about = Le livret d'Asyncron, le plus détaillé des deux.
opt-edition-en = anglaise
opt-edition-en-about = La première édition d'Academy Games.
opt-covered = Provinces cachées
opt-covered-about = Ce que les plateaux annexes cachent à trois ou quatre joueurs.
opt-covered-board = comme sur le plateau
opt-covered-board-about = La Cilicie, l'Arménie et l'Arabie sont cachées avec Babylone.
opt-covered-alternative = Cilicie visible
opt-covered-alternative-about = Comme dans la seule liste publique d'une partie à quatre.
opt-hm_display = Héros et merveilles à vendre
opt-hm_display-about = Combien sont visibles.
opt-hm_display-all = tous
opt-hm_display-all-about = Pour joueurs expérimentés.
opt-hm_display-five = cinq
opt-hm_display-five-about = Pour les premières parties : cinq et les Pyramides ; d'autres sont retournés après chaque phase d'achats.
opt-short_trader = Trop peu de ressources
opt-short_trader-about = Ce qui arrive au joueur qui a moins de ressources que demandé.
opt-short_trader-excluded = ne participe pas
opt-short_trader-excluded-about = Il n'offre rien, ne prend rien, ne perd rien.
opt-short_trader-offer_all = offre tout
opt-short_trader-offer_all-about = Il offre tout ce qu'il a.
opt-trade_leader_overcall = Le Maître du Commerce demande plus qu'il n'a
opt-trade_leader_overcall-about = Peut-il jouer un nombre supérieur à ses propres ressources ?
opt-trade_leader_overcall-allowed = permis
opt-trade_leader_overcall-allowed-about = La règle des joueurs qui ont trop peu vaut alors aussi pour lui.
opt-trade_leader_overcall-forbidden = interdit
opt-trade_leader_overcall-forbidden-about = Tant qu'une valeur non jouée est assez basse.
opt-trade_gift = Don d'équilibre
opt-trade_gift-about = Qui voit la ressource donnée à la fin par le premier à choisir.
opt-trade_gift-face_down = face cachée
opt-trade_gift-face_down-about = Seuls les deux joueurs concernés.
opt-trade_gift-open = ouvert
opt-trade_gift-open-about = Tout le monde.
opt-discard_time = Défausse
opt-discard_time-about = Quand on rend les ressources non conservées.
opt-discard_time-own_turn_end = après ses propres achats
opt-discard_time-own_turn_end-about = Chacun pour soi.
opt-discard_time-phase_end = après la phase d'achats
opt-discard_time-phase_end-about = Tous en même temps.
opt-fifth_hm_win = Cinquième héros ou merveille
opt-fifth_hm_win-about = Quand le cinquième héros ou merveille fait gagner.
opt-fifth_hm_win-showdown = réponse possible
opt-fifth_hm_win-showdown-about = Les joueurs qui n'ont pas encore acheté peuvent y répondre.
opt-fifth_hm_win-phase_end = fin de la phase
opt-fifth_hm_win-phase_end-about = Le Leader Politique l'emporte en cas d'égalité.
opt-pyramids_win = Pyramides
opt-pyramids_win-about = Quand les Pyramides font gagner.
opt-pyramids_win-showdown = réponse possible
opt-pyramids_win-showdown-about = Les joueurs qui n'ont pas encore acheté peuvent y répondre.
opt-pyramids_win-immediate = aussitôt
opt-pyramids_win-immediate-about = Qui les achète gagne seul.
opt-conversion_timing = Conversion
opt-conversion_timing-about = Quand un marqueur occupé peut être remplacé.
opt-conversion_timing-turn_end = fin de la phase suivante
opt-conversion_timing-turn_end-about = La légion doit rester en place jusque-là.
opt-conversion_timing-turn_start = début de la phase suivante
opt-conversion_timing-turn_start-about = La légion peut bouger ensuite.
opt-conversion_unconnected = Conversion sans lien
opt-conversion_unconnected-about = Ce qui arrive quand la province n'est pas reliée aux siennes.
opt-conversion_unconnected-keep_marker = rien
opt-conversion_unconnected-keep_marker-about = La légion peut attendre et réessayer.
opt-conversion_unconnected-remove_marker = le marqueur est retiré
opt-conversion_unconnected-remove_marker-about = La province devient neutre.
opt-sheba_window = Reine de Saba
opt-sheba_window-about = Quels marqueurs elle peut convertir.
opt-sheba_window-any_round = tout marqueur occupé
opt-sheba_window-any_round-about = Même occupé lors d'un tour précédent.
opt-sheba_window-first_round = nouvellement occupé
opt-sheba_window-first_round-about = Seulement pendant le tour où il est occupé.
opt-circe_where = Circé : où
opt-circe_where-about = Où une légion peut servir de caravane.
opt-circe_where-own_or_neutral = provinces à soi ou neutres
opt-circe_where-own_or_neutral-about = Sans unité ennemie.
opt-circe_where-any_empty_slot = partout
opt-circe_where-any_empty_slot-about = Sur toute icône libre.
opt-circe_when = Circé : quand
opt-circe_when-about = Quand les légions sont placées sur des icônes.
opt-circe_when-production = à la production
opt-circe_when-production-about = De nouveau à chaque tour.
opt-circe_when-military = pendant sa phase militaire
opt-circe_when-military-about = Elles servent tant qu'elles restent.
opt-circe_market = Circé et les marchés
opt-circe_market-about = Un marché double-t-il ce que rapporte une légion qui sert de caravane ?
opt-circe_market-true = oui
opt-circe_market-false = non
opt-circe_trade_level = Circé et le niveau de Commerce
opt-circe_trade_level-about = Une légion qui sert de caravane compte-t-elle pour le niveau de Commerce ?
opt-circe_trade_level-false = non
opt-circe_trade_level-true = oui
opt-zeus_mode = Statue de Zeus
opt-zeus_mode-about = Qui la paix engage.
opt-zeus_mode-mutual = les deux
opt-zeus_mode-mutual-about = Les légions des deux camps rentrent et ne reviennent pas.
opt-zeus_mode-one_way = l'adversaire
opt-zeus_mode-one_way-about = Seules les légions de l'adversaire rentrent ; aucun n'entre chez l'autre.
opt-capital_siege_builds = Capitale assiégée
opt-capital_siege_builds-about = Ce qu'on peut construire dans sa Province Capitale à côté d'ennemis.
opt-capital_siege_builds-all = tout
opt-capital_siege_builds-all-about = Unités et tous les bâtiments.
opt-capital_siege_builds-units_and_capital = unités et Capitale
opt-capital_siege_builds-units_and_capital-about = Aucun autre bâtiment.
opt-occupation_break = Fin d'une occupation
opt-occupation_break-about = Quand des unités ennemies y mettent fin.
opt-occupation_break-any_presence = dès qu'elles sont là
opt-occupation_break-any_presence-about = Même sans bataille.
opt-occupation_break-after_battle = après une bataille
opt-occupation_break-after_battle-about = Si les deux camps y survivent.
opt-capital_marker = Marqueur de la capitale
opt-capital_marker-about = La Province Capitale utilise-t-elle un des sept marqueurs ?
opt-capital_marker-printed = non
opt-capital_marker-printed-about = Il est imprimé sur la carte.
opt-capital_marker-uses_supply = oui
opt-capital_marker-uses_supply-about = Il en reste six pour les autres provinces.
opt-conquest_win_check = Victoire par quatre cités
opt-conquest_win_check-about = Quand quatre capitales et cités légendaires font gagner.
opt-conquest_win_check-phase_end = fin de la phase
opt-conquest_win_check-phase_end-about = Après la phase militaire de tous.
opt-conquest_win_check-turn_end = fin de sa phase
opt-conquest_win_check-turn_end-about = Après sa propre phase militaire.
opt-caesar_on_extra_die = César, Périclès et le dé supplémentaire
opt-caesar_on_extra_die-about = Le dé de Ramsès II reçoit-il aussi leur bonus ?
opt-caesar_on_extra_die-false = non
opt-caesar_on_extra_die-true = oui
opt-castor_no_target = Castor et Pollux sans héros à copier
opt-castor_no_target-about = Si aucun autre joueur n'a de héros qu'ils puissent copier.
opt-castor_no_target-no_power = sans pouvoir
opt-castor_no_target-no_power-about = On peut les acheter et ils comptent.
opt-castor_no_target-not_buyable = pas à vendre
opt-castor_no_target-not_buyable-about = On ne peut alors pas les acheter.
opt-legendary_reshuffle = Biens légendaires : nouvelle pile
opt-legendary_reshuffle-about = Quand les défaussés sont remélangés.
opt-legendary_reshuffle-on_demand = au besoin
opt-legendary_reshuffle-on_demand-about = Quand il faut en tirer un et qu'il n'en reste pas.
opt-legendary_reshuffle-eager = aussitôt
opt-legendary_reshuffle-eager-about = Dès que le dernier est tiré.
opt-legendary_discard = Biens légendaires : défausse
opt-legendary_discard-about = Comment les non dépensés sont défaussés.
opt-legendary_discard-face_down = face cachée
opt-legendary_discard-face_down-about = Personne ne regarde la défausse.
opt-legendary_discard-open = ouverte
opt-legendary_discard-open-about = Tout le monde les voit.
opt-temple_choice = Temple près d'une cité légendaire
opt-temple_choice-about = Quand on choisit un impôt ou un bien légendaire.
opt-temple_choice-after_draw = après le tirage
opt-temple_choice-after_draw-about = En sachant ce qu'on a tiré.
opt-temple_choice-before_draw = avant le tirage
opt-temple_choice-before_draw-about = Sans le savoir.
opt-shortage_order = Pénurie
opt-shortage_order-about = Qui est servi d'abord quand la réserve ne suffit pas.
opt-shortage_order-trade_level = par niveau de Commerce
opt-shortage_order-trade_level-about = Le plus haut d'abord ; à égalité, depuis le Maître du Commerce autour de la table.
opt-shortage_order-seat = par place
opt-shortage_order-seat-about = Depuis le Maître du Commerce autour de la table.
opt-building_supply = Pions Bâtiment
opt-building_supply-about = Peuvent-ils manquer ?
opt-building_supply-limited = oui
opt-building_supply-limited-about = Autant que dans la boîte.
opt-building_supply-unlimited = non
opt-building_supply-unlimited-about = Autant que la carte en accueille.
opt-counts_public = Nombres publics
opt-counts_public-about = Chacun sait-il combien de ressources ont les autres ?
opt-counts_public-true = oui
opt-counts_public-false = non
opt-land_die_faces = Dés terrestres
opt-land_die_faces-about = Les six faces. La valeur par défaut vient du récit d'un joueur, non du livret.
opt-sea_die_faces = Dés maritimes
opt-sea_die_faces-about = Les six faces. La valeur par défaut est supposée ; rien n'est imprimé à leur sujet.

## refusals: set-up

why-EM-2-2 = Chaque joueur prend un empire différent parmi ceux de la partie.
why-EM-2-7 = La mise en place est imprimée ; il n'y a rien à choisir.
why-EM-2-11 = On ne retourne qu'une tuile face cachée.
why-EM-2-12 = Les titres de départ sont imprimés ; il n'y a rien à choisir.
why-EM-3-1 = Ce n'est pas ce qui se décide maintenant.

## refusals: collect

why-EM-5-5 = Le temple donne encore une chose : un impôt ou un bien légendaire.
why-EM-5-11 = Il ne reste aucun bien légendaire à tirer.
why-EM-5-12 = Un bien légendaire se tire au hasard de la pile.
why-EM-5-16 = La réserve n'en a plus.
why-EM-15-6 = Circé laisse une de vos légions libres servir sur une icône de caravane libre de sa province, là où les règles le permettent.
why-EM-16-1 = Le Colosse donne un bien ordinaire que la réserve a encore.
why-EM-16-7 = Le Temple d'Artémis donne un impôt : prenez-le ou laissez-le.

## refusals: trade

why-EM-6-1 = Jouez un jeton Commerce qui n'a pas été joué depuis leur dernier retour.
why-EM-6-6 = Offrez exactement le nombre demandé, parmi ce que vous avez.
why-EM-6-8 = Vous ne pouvez pas demander plus de ressources que vous n'en avez.
why-EM-6-10 = Choisit en premier quelqu'un qui offre quelque chose.
why-EM-6-11 = Prenez une ressource visible devant un autre joueur.
why-EM-6-12 = Celui à qui l'on a pris choisit ensuite.
why-EM-6-13 = Vous venez de prendre l'un à l'autre : adressez-vous à un troisième joueur.
why-EM-6-17 = Donnez une ressource que vous avez.

## refusals: build, payment, placing, storage

why-EM-1-6 = La réserve n'a plus de bâtiment de ce type.
why-EM-1-9 = Toutes vos unités de ce type sont sur la carte.
why-EM-1-12 = Il ne vous reste plus de marqueur Influence.
why-EM-2-6 = Cette province n'est pas en jeu.
why-EM-3-3 = Le Leader Politique désigne chaque joueur une fois, jusqu'à ce que tous aient construit.
why-EM-4-8 = On ne construit que dans une province portant son propre marqueur.
why-EM-4-10 = Cette province n'a pas d'emplacement pour ce bâtiment.
why-EM-7-1 = Achetez quelque chose ou terminez vos achats.
why-EM-7-3 = Une combinaison compte exactement autant de ressources que le coût, et vous ne pouvez pas en faire une ainsi.
why-EM-7-4 = Une combinaison est faite d'impôts seulement, ou de biens tous différents.
why-EM-7-5 = Cléopâtre permet un impôt parmi des biens différents, ou un bien parmi des impôts, pas davantage.
why-EM-7-6 = Hannibal permet un seul type de bien en double dans une combinaison.
why-EM-7-7 = Le prix d'un seul jeton demande le bon héros ou la bonne merveille, pas encore utilisé ce tour, et un impôt ou un bien du type voulu.
why-EM-7-8 = Cette tuile n'est pas à vendre, ou vous avez déjà cinq héros et merveilles.
why-EM-7-11 = Cette tuile appartient déjà à quelqu'un ; héros et merveilles ne changent jamais de main.
why-EM-8-1 = L'Influence demande une province neutre sans ennemi, adjacente ou connectée à une province que vous teniez avant cette phase.
why-EM-8-8 = Il y a déjà une forteresse dans cette province.
why-EM-8-9 = Une trirème se place dans une mer qui touche une de vos provinces sans ennemi.
why-EM-8-11 = Un bâtiment occupe déjà cet emplacement.
why-EM-8-16 = Vous conservez 2 impôts au plus.
why-EM-8-17 = Sans les Jardins Suspendus, on ne conserve pas de biens.
why-EM-11-2 = On ne construit pas à côté d'unités ennemies, sauf dans sa Province Capitale.
why-EM-12-3 = Dans une Province Capitale assiégée, on ne construit que des unités et la Capitale.
why-EM-15-3 = Hammourabi donne à son propriétaire un marqueur gratuit par tour.
why-EM-15-5 = Castor et Pollux copient un héros qu'un autre joueur possède à ce moment.
why-EM-15-11 = Penthésilée donne, une fois par tour et dans la seule Province Capitale, une légion par province à vous où se trouve un ennemi.
why-EM-16-3 = Les Jardins Suspendus conservent deux biens au plus, de types différents.
why-EM-16-15 = Castor et Pollux ne peuvent pas copier cette tuile.

## refusals: victory

why-EM-14-1 = Seuls les Pyramides ou un cinquième héros ou merveille font gagner.
why-EM-14-4 = Vous pouvez déclarer un achat victorieux que vous pourriez payer maintenant, ou rien.
why-EM-14-8 = Cette tuile n'est pas disponible : chaque cinquième héros ou merveille ne se déclare qu'une fois.
why-EM-14-13 = La partie est finie.
why-EM-15-12 = Persée joue en premier pour un achat victorieux, et rien d'autre.

## refusals: movement and peace

why-EM-3-4 = Le Chef Militaire désigne chaque joueur une fois, jusqu'à ce que tous aient joué.
why-EM-9-2 = La phase d'un joueur va dans l'ordre : trirèmes, batailles maritimes, légions, batailles terrestres, conquêtes.
why-EM-9-3 = Chaque trirème se déplace une fois, vers une mer voisine.
why-EM-9-5 = Chaque légion se déplace une fois, vers une province adjacente ou le long d'une chaîne ininterrompue de vos trirèmes.
why-EM-16-8 = La paix se fait avec un adversaire, mais pas avec celui du tour précédent.
why-EM-16-11 = La paix vous interdit d'entrer ou de rester dans une province où votre allié a son influence ou des unités.
why-EM-16-12 = La paix vous interdit d'entrer dans une province où votre allié a son influence.

## refusals: battle

why-EM-10-1 = Une bataille maritime demande des trirèmes à vous et à cet adversaire dans la même mer.
why-EM-10-2 = Sur terre, vous devez combattre partout où vos unités côtoient un ennemi, et seulement là.
why-EM-10-3 = Il y a une bataille par province ou par mer et par phase d'un joueur, contre un seul adversaire.
why-EM-10-5 = Vous êtes en paix avec cet empire ce tour-ci.
why-EM-10-6 = Une bataille est un seul jet de dés ; elle ne se répète pas dans la même phase.
why-EM-10-12 = Vous perdez des unités de cette bataille : une légion qui n'occupe rien, ou la forteresse.
why-EM-10-15 = Aucune de vos légions n'est placée là.

## refusals: conquest

why-EM-11-5 = Vous n'êtes Conquérant que là où vous êtes le seul à avoir des unités, dans une province sous l'influence d'un autre.
why-EM-11-7 = On ne conquiert ni une province neutre ni une des siennes.
why-EM-11-8 = Un seul choix par province conquise et par phase : piller, occuper des bâtiments, occuper l'influence, ou rien.
why-EM-11-9 = On ne garde que ce qu'on occupe déjà ; l'influence occupée n'a pas à l'être de nouveau.
why-EM-11-13 = Une légion occupe un bâtiment présent.
why-EM-11-18 = Pour convertir, il faut une légion restée sur l'influence, en Conquérant, depuis une phase précédente.
why-EM-11-19 = On convertit au début de sa phase militaire.
why-EM-11-22 = La province n'est ni adjacente ni connectée à l'une des vôtres.
why-EM-11-24 = Il ne vous reste plus de marqueur Influence.
why-EM-11-28 = Une cité légendaire rapporte un impôt ou un bien légendaire, s'il en reste.
why-EM-11-31 = Il n'y a pas de tel bâtiment à piller.
why-EM-12-1 = Une Province Capitale ne peut jamais être convertie.
why-EM-15-13 = La Reine de Saba convertit, une fois par tour, une province dont votre légion occupe l'influence.

## refusals: leadership

why-EM-13-6 = Le titre revient à l'un de ceux qui sont à égalité au plus haut niveau.

## cities

site-alexandria = Alexandria
site-antiochia = Antiochia
site-artaxata = Artaxata
site-athenae = Athenae
site-babylon = Babylon
site-byzantium = Byzantium
site-carthago = Carthago
site-cnossus = Cnossus
site-cyrene = Cyrene
site-ierusalem = Ierusalem
site-memphis = Memphis
site-ninive = Ninive
site-roma = Roma
site-sparta = Sparta
site-syracusae = Syracusae
site-troia = Troia

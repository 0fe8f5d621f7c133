### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

title = Mare Nostrum
good-tax = impôt
token-tax = un impôt
amount-tax = { $count ->
    [one] { $count } impôt
   *[other] { $count } impôts
}
good-gems = gemme
token-gems = une gemme
amount-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
good-oil = huile
token-oil = de l'huile
amount-oil = { $count ->
    [one] { $count } huile
   *[other] { $count } huiles
}
good-papyrus = papyrus
token-papyrus = du papyrus
amount-papyrus = { $count } papyrus
good-perfume = parfum
token-perfume = du parfum
amount-perfume = { $count ->
    [one] { $count } parfum
   *[other] { $count } parfums
}
good-metal = métal
token-metal = du métal
amount-metal = { $count ->
    [one] { $count } métal
   *[other] { $count } métaux
}
good-gold = or
token-gold = de l'or
amount-gold = { $count } or
good-fruit = fruit
token-fruit = un fruit
amount-fruit = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
}
good-fish = poisson
token-fish = un poisson
amount-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
good-wine = vin
token-wine = du vin
amount-wine = { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
good-slaves = esclave
token-slaves = un esclave
amount-slaves = { $count ->
    [one] { $count } esclave
   *[other] { $count } esclaves
}
good-livestock = bétail
token-livestock = du bétail
amount-livestock = { $count } bétail
good-grain = céréale
token-grain = une céréale
amount-grain = { $count ->
    [one] { $count } céréale
   *[other] { $count } céréales
}
title-trade = Maître du commerce
title-culture = Leader politique
title-military = Chef militaire
prompt-number = Combien de cartes chacun propose-t-il ?
do-number = { $number ->
    [0] Pas d'échange
    [one] { $number } carte chacun
   *[other] { $number } cartes chacun
}
log-number = { $count ->
    [0] { $empire } ne demande aucune carte.
    [one] { $empire } demande une carte à chacun.
   *[other] { $empire } demande { $count } cartes à chacun.
}

purpose-build = Dépensez tout ce que vous pouvez : presque rien ne se garde. Caravanes et villes rapportent à chaque tour.
item-city = une ville
building-city = ville
post-city = la première ville
post-city2 = la seconde ville
slot-city = ville
slot-city2 = seconde ville
log-city = { $empire } construit la ville de { $site } en { $place } pour { $paid }.

verb-pillage = Mettre à sac
do-pillage = { $slot_id ->
    [market] Mettre à sac le marché en { $province }
    [temple] Mettre à sac le temple en { $province }
    [caravan] Mettre à sac la caravane en { $province } ({ $site })
    [caravan2] Mettre à sac la caravane en { $province } ({ $site })
   *[city] Mettre à sac { $site } en { $province }
}
log-pillages = { $empire } met à sac { $item } en { $place }.
log-pillages-site = { $empire } met à sac { $item } en { $place } ({ $site }).

## heroes and wonders: names and powers

tile-caesar-about = Légions et forteresses coûtent 2.
tile-hannibal-about = Chaque légion ajoute 1 à son dé, en attaque et en défense.
tile-pericles-about = Les trirèmes coûtent 2, et chacune ajoute 1 à son dé.
tile-cleopatra-about = Une fois par phase de construction, échangez avec la banque un impôt contre une ressource, ou l'inverse.
tile-hammurabi-about = Une fois par tour, un pion influence gratuit.
tile-agamemnon-about = +2 pour le rôle de Maître du commerce.
tile-archimedes-about = +2 pour le rôle de Chef militaire.
tile-helen-about = Une fois par phase militaire, une légion qui vient d'entrer dans une de vos provinces devient vôtre.
tile-nebuchadnezzar-about = Quand vous saccagez, prenez une carte : un impôt pour une ville, la ressource pour une caravane.
tile-solomon-about = +2 pour le rôle de Leader politique.
tile-ulysses-about = Une fois par échange, un joueur qui annonce une carte doit en prendre une des vôtres.
tile-colossus-about = Un impôt de plus à chaque revenu.
tile-gardens-about = Vous pouvez conserver une carte ressource pour le prochain tour.
tile-artemis-about = Une carte ressource de votre choix à chaque revenu.
tile-zeus-about = Vous pouvez avoir deux forteresses par province.
tile-lighthouse-about = Vous placez vos pions influence partout, même sans adjacence.
tile-mausoleum-about = Les constructions coûtent 1 de moins.
tile-pyramids-about = Qui les construit a gagné.

## options

opt-civilisations = Civilisations
opt-civilisations-about = Quelles civilisations peuvent jouer à trois ou quatre.
opt-civilisations-advised = conseillées
opt-civilisations-advised-about = À quatre sans Babylone, à trois sans Rome ni l'Égypte.
opt-civilisations-any = toutes
opt-civilisations-any-about = On les tire ou les choisit parmi les cinq.
opt-start = Départ
opt-start-about = Ce qui est sur la carte au début.
opt-start-printed = imprimé
opt-start-printed-about = Les pièces des aides de jeu.
opt-start-free = libre
opt-start-free-about = Chaque joueur dépense 36 points autour de sa capitale.
opt-victory = Victoire
opt-victory-about = Comment on gagne.
opt-victory-published = Pyramides, ou héros et merveilles
opt-victory-published-about = Comme dans les règles publiées.
opt-victory-pyramids_only = Pyramides seulement
opt-victory-pyramids_only-about = Comme dans le texte qui nous est parvenu.
opt-hero_wonder_goal = Héros et merveilles pour gagner
opt-hero_wonder_goal-about = Combien un joueur doit en posséder ; le héros de sa civilisation compte.
opt-bank_limit = Banque limitée
opt-bank_limit-about = La banque peut-elle manquer d'une carte ?
opt-bank_limit-true = oui
opt-bank_limit-false = non
opt-neutral_losses = Pertes des civilisations neutralisées
opt-neutral_losses-about = Lesquelles de leurs unités sont perdues.
opt-neutral_losses-legion_first = la légion d'abord
opt-neutral_losses-legion_first-about = La forteresse tombe en dernier.
opt-neutral_losses-attacker_chooses = l'attaquant choisit
opt-neutral_losses-attacker_chooses-about = Unité par unité.
opt-neutral_capital_convertible = Capitales neutres
opt-neutral_capital_convertible-about = Peut-on convertir la capitale d'une civilisation neutralisée ?
opt-neutral_capital_convertible-true = oui
opt-neutral_capital_convertible-false = non
opt-free_start_roles = Partie libre : rôles
opt-free_start_roles-about = Qui commence avec les rôles après un départ libre.
opt-free_start_roles-counted = en comptant
opt-free_start_roles-counted-about = Comme avant chaque tour suivant.
opt-free_start_roles-printed = imprimés
opt-free_start_roles-printed-about = Comme après le départ imprimé.
opt-free_start_order = Partie libre : ordre
opt-free_start_order-about = Comment les joueurs placent leurs pièces.
opt-free_start_order-sequential_random = l'un après l'autre
opt-free_start_order-sequential_random-about = Dans un ordre tiré au sort.
opt-free_start_order-simultaneous = en même temps
opt-free_start_order-simultaneous-about = Par des plans secrets ; ce que deux joueurs veulent est tiré au sort.
opt-n_above_own_hand = Plus de cartes que n'en a le Maître du commerce
opt-n_above_own_hand-about = Peut-il demander plus de cartes qu'il n'en a ? La plus grande main commence alors.
opt-n_above_own_hand-false = non
opt-n_above_own_hand-true = oui
opt-lone_holder_ends = Une seule offre restante
opt-lone_holder_ends-about = L'échange finit-il quand un seul joueur a encore des cartes visibles ?
opt-lone_holder_ends-true = oui
opt-lone_holder_ends-false = non
opt-ulysses_overrides_limit = Ulysse et l'aller et retour
opt-ulysses_overrides_limit-about = Ulysse peut-il imposer une troisième prise de suite entre deux mêmes joueurs ?
opt-ulysses_overrides_limit-false = non
opt-ulysses_overrides_limit-true = oui
opt-ulysses_card_picker = Ulysse : qui choisit
opt-ulysses_card_picker-about = Qui choisit la carte prise à la place.
opt-ulysses_card_picker-taker = celui qui prend
opt-ulysses_card_picker-taker-about = Il choisit librement parmi ces cartes visibles.
opt-ulysses_card_picker-possessor = le propriétaire d'Ulysse
opt-ulysses_card_picker-possessor-about = Il dit quelle carte il cède.
opt-order_mode = Ordre du tour
opt-order_mode-about = Quand un leader fixe l'ordre de sa phase.
opt-order_mode-progressive = au fur et à mesure
opt-order_mode-progressive-about = Après chaque joueur, il désigne le suivant.
opt-order_mode-upfront = d'avance
opt-order_mode-upfront-about = Tout l'ordre avant le premier joueur.
opt-multiplier_needs_base = Marché et temple demandent une base
opt-multiplier_needs_base-about = Un marché demande-t-il une caravane dans la province, un temple une ville ?
opt-multiplier_needs_base-false = non
opt-multiplier_needs_base-true = oui
opt-interleaved_battles = Batailles entre les mouvements
opt-interleaved_battles-about = Peut-on combattre avant d'avoir fini les mouvements d'une étape ?
opt-interleaved_battles-false = non
opt-interleaved_battles-true = oui
opt-standing_battle = Armées immobiles
opt-standing_battle-about = Des légions qui n'ont pas bougé doivent-elles combattre l'ennemi de leur province ?
opt-standing_battle-compulsory = oui
opt-standing_battle-compulsory-about = Sauf si toutes s'en vont.
opt-standing_battle-optional = au choix
opt-standing_battle-optional-about = Le joueur attaque ou non.
opt-standing_battle-none = non
opt-standing_battle-none-about = Il faut une légion qui vient d'entrer.
opt-multi_enemy = Plusieurs ennemis
opt-multi_enemy-about = Qui l'on combat là où il y a plusieurs ennemis.
opt-multi_enemy-choose_one = l'un d'eux
opt-multi_enemy-choose_one-about = Une bataille par case.
opt-multi_enemy-each_in_turn = chacun à son tour
opt-multi_enemy-each_in_turn-about = Une bataille avec chacun.
opt-fortress_holds = Une forteresse seule tient
opt-fortress_holds-about = Une forteresse seule maintient-elle sa province en guerre ?
opt-fortress_holds-true = oui
opt-fortress_holds-false = non
opt-repeat_conquest = Choisir de nouveau
opt-repeat_conquest-about = L'envahisseur seul choisit-il de nouveau à chacun de ses tours ?
opt-repeat_conquest-true = oui
opt-repeat_conquest-false = non
opt-nebuchadnezzar_multiplier_card = Nabuchodonosor et les temples, les marchés
opt-nebuchadnezzar_multiplier_card-about = Ce qu'il prend en saccageant un temple ou un marché.
opt-nebuchadnezzar_multiplier_card-none = rien
opt-nebuchadnezzar_multiplier_card-none-about = Seules villes et caravanes rapportent une carte.
opt-nebuchadnezzar_multiplier_card-tax_for_temple_resource_for_market = une carte
opt-nebuchadnezzar_multiplier_card-tax_for_temple_resource_for_market-about = Un impôt pour un temple, une ressource de la province pour un marché.
opt-mausoleum_scope = Mausolée
opt-mausoleum_scope-about = Ce qui coûte 1 de moins.
opt-mausoleum_scope-buildings = les constructions
opt-mausoleum_scope-buildings-about = Villes, caravanes, temples et marchés.
opt-mausoleum_scope-all_tokens = tout ce qui va sur la carte
opt-mausoleum_scope-all_tokens-about = Aussi les pions influence et les unités.
opt-free_marker_converts = Hammourabi convertit
opt-free_marker_converts-about = Son pion gratuit peut-il en remplacer un autre ?
opt-free_marker_converts-true = oui
opt-free_marker_converts-false = non
opt-lighthouse_converts = Le Phare convertit
opt-lighthouse_converts-about = Dispense-t-il d'adjacence aussi pour convertir ?
opt-lighthouse_converts-true = oui
opt-lighthouse_converts-false = non

## refusals: set-up

why-MN-1-14 = Ce n'est pas ce qui se décide maintenant.
why-MN-2-2 = Chaque joueur a une civilisation différente parmi celles de la partie.
why-MN-2-8 = Choisissez une icône libre de la province pour votre caravane de départ.
why-MN-2-20 = Il ne vous reste pas assez de points ; dépensez-les en pièces, ou terminez.
why-MN-2-22 = Au départ, vous pouvez acheter votre propre héros, aucun autre héros ni merveille.
why-MN-2-23 = Au départ, on ne place que dans sa province capitale et celles qui la bordent, la Grèce aussi sur la mer Égée, et seulement là où il n'y a personne.
why-MN-2-25 = D'abord le pion de votre capitale ; toute autre province demande votre pion avant le reste.
why-MN-2-30 = Le sort désigne l'un de ceux qui n'ont pas encore placé leurs pièces.
why-MN-2-49 = Le sort départage ceux qui sont à égalité pour le rôle.
why-MN-3-1 = Ce n'est pas ce qui se décide maintenant.

## refusals: collect

why-MN-4-1 = Les revenus viennent d'eux-mêmes ; il n'y a rien à choisir.
why-MN-4-3 = Un temple double de lui-même ; il n'y a rien à choisir.
why-MN-10-1 = Le Colosse donne son impôt de lui-même.
why-MN-10-3 = Le Temple d'Artémis donne une carte ressource que la banque possède.

## refusals: trade

why-MN-4-20 = Le Maître du commerce fixe le nombre de cartes que chacun propose.
why-MN-4-22 = Vous ne pouvez pas demander plus de cartes que vous n'en avez.
why-MN-4-26 = Posez exactement le nombre demandé, pris dans votre main.
why-MN-4-28 = Le Maître du commerce choisit en premier.
why-MN-4-29 = Prenez une carte visible à un autre participant.
why-MN-4-31 = Celui qui a perdu une carte choisit ensuite.
why-MN-4-32 = Vous venez de prendre l'un à l'autre : adressez-vous à un troisième joueur.
why-MN-4-40 = Donnez une carte que vous avez.
why-MN-9-6 = Ulysse détourne le choix vers lui, ou laisse faire.
why-MN-9-7 = Il faut prendre une carte visible du propriétaire d'Ulysse.

## refusals: build, payment, placing, storage

why-MN-1-13 = Quelqu'un possède déjà cette carte.
why-MN-1-15 = Il ne vous reste plus de pion de ce type.
why-MN-1-16 = Il ne reste plus de construction de ce type.
why-MN-2-48 = Le héros d'une civilisation neutralisée est hors du jeu.
why-MN-5-1 = Le Leader politique désigne chaque joueur une fois, jusqu'à ce que tous aient construit.
why-MN-5-3 = Construisez avec des combinaisons de votre main, ou terminez.
why-MN-5-5 = Une combinaison est faite d'impôts seulement, ou de ressources toutes différentes.
why-MN-5-6 = Une combinaison compte exactement autant de cartes que le coût, et vous ne pouvez pas en faire une ainsi.
why-MN-5-9 = Les cartes ressources non utilisées sont défaussées.
why-MN-5-10 = Vous gardez 2 cartes impôt au plus.
why-MN-5-12 = On ne construit que dans une province sous son influence.
why-MN-5-13 = L'influence se place dans une province vierge, adjacente à une province que vous contrôlez déjà.
why-MN-5-14 = Un pion placé ce tour-ci ne sert pas de base à un autre.
why-MN-5-15 = On ne construit rien d'autre dans une province le tour où l'on y place son influence.
why-MN-5-19 = Il y a déjà un temple dans cette province.
why-MN-5-20 = Il y a déjà un marché dans cette province.
why-MN-5-21 = Il y a déjà une forteresse dans cette province.
why-MN-5-22 = Cette province n'a pas de site de ville libre.
why-MN-5-23 = Cette province n'a pas de ressource libre.
why-MN-5-25 = Un marché demande une caravane sur place, un temple une ville.
why-MN-5-26 = Les trirèmes se construisent au port d'une province côtière.
why-MN-5-27 = On ne construit rien dans une province en guerre ou occupée par une autre armée.
why-MN-5-30 = Cette carte n'est pas dans la réserve.
why-MN-5-31 = Seule sa civilisation peut avoir ce héros.
why-MN-5-33 = Héros et merveilles agissent aussitôt ; il n'y a rien à choisir.
why-MN-7-20 = Pour remplacer une influence, une de vos légions doit y avoir été placée.
why-MN-7-22 = Une province convertie doit être adjacente à une province que vous contrôlez déjà.
why-MN-7-23 = Vous n'êtes plus seul dans cette province.
why-MN-7-30 = La capitale d'un joueur ne peut jamais être convertie.
why-MN-8-4 = Hammourabi donne à son propriétaire une influence gratuite par tour.
why-MN-8-5 = L'influence gratuite d'Hammourabi ne sert pas à une conversion.
why-MN-8-8 = Une fois par phase, Cléopâtre échange une carte de votre main avec la banque, impôt contre ressource ou l'inverse.
why-MN-8-9 = Choisissez une ressource que la banque possède.
why-MN-10-2 = Les Jardins suspendus gardent une seule carte ressource.
why-MN-10-4 = Même avec la Statue de Zeus, une province a deux forteresses au plus.

## refusals: victory

why-MN-11-2 = La partie est finie.

## refusals: movement and peace

why-MN-6-1 = Le Chef militaire désigne chaque joueur une fois, jusqu'à ce que tous aient joué.
why-MN-6-4 = On joue dans l'ordre : trirèmes, combats maritimes, légions, puis combats terrestres et leurs suites.
why-MN-6-5 = Chaque trirème se déplace une fois : du port vers une mer de sa côte, ou d'une mer à une mer voisine.
why-MN-6-8 = Chaque légion se déplace une fois, par une frontière ou par une chaîne ininterrompue de vos trirèmes en mer.

## refusals: battle

why-MN-6-20 = Un combat maritime demande des trirèmes à vous et à cet adversaire dans la même mer.
why-MN-6-22 = Toute légion qui pénètre dans une province tenue par des légions ou une forteresse d'un autre doit attaquer.
why-MN-6-23 = Des légions qui côtoient les unités d'un autre doivent attaquer ou partir, selon les options.
why-MN-6-24 = Il n'y a personne de ce camp à combattre dans cette province.
why-MN-6-25 = Tout combat se résout en un seul jet de dés.
why-MN-6-26 = Il y a un combat par case et par tour, contre un seul adversaire.
why-MN-6-34 = Vous perdez des unités engagées dans ce combat, à votre choix.
why-MN-6-39 = Hélène de Troie décide d'abord, une fois vos légions déplacées.
why-MN-6-41 = Une forteresse sans légion n'attaque pas.
why-MN-9-3 = Hélène de Troie retourne, une fois par phase, une légion qui vient d'entrer dans une de ses provinces, s'il vous en reste une.

## refusals: conquest

why-MN-7-5 = Seul l'unique envahisseur peut mettre à sac, occuper ou convertir, et l'un des trois seulement par province.
why-MN-7-7 = Le choix s'offre une fois par province et par tour.
why-MN-7-8 = On ne conquiert qu'une province qui porte le pion influence d'un autre.
why-MN-7-10 = La mise à sac détruit une construction présente.
why-MN-7-15 = Une légion occupe une construction présente.
why-MN-7-29 = Votre légion est déjà placée sur ce pion influence.
why-MN-9-5 = Une mise à sac ne laisse rien à choisir.

## refusals: leadership

why-MN-3-12 = Le rôle revient à l'un de ceux qui sont à égalité au plus haut.

## places and cities as they are called in sentences and tables

site-alexandria = Alexandria
site-antiochia = Antiochia
site-athenae = Athenae
site-babylon = Babylon
site-carthago = Carthago
site-cnossos = Cnossos
site-constantinopolis = Constantinopolis
site-cyrene = Cyrene
site-ierusalem = Ierusalem
site-leptis_magna = Leptis Magna
site-memphis = Memphis
site-rhodus = Rhodus
site-roma = Roma
site-sparta = Sparta
site-syracusae = Syracusae
site-thebae = Thebae
site-troia = Troia
place-mare_aegaeum = Mare Aegaeum
place-mare_hadriaticum = Mare Hadriaticum
place-mare_ionium = Mare Ionium

## the summary in the terminal

column-culture = Politique

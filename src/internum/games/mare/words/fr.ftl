### Words both games share. Edition terms (money, goods, titles, tiles' powers) stand in empires/words and classic/words.
### A chapter's words stand under its heading: prompts, verbs, labels of actions, log lines; then refusals and options.

## names

title-none = aucun titre
empire-rome = Rome
empire-carthage = Carthage
empire-greece = Grèce
    .in-sentence = la Grèce
empire-egypt = Égypte
    .in-sentence = l'Égypte
empire-babylon = Babylone
empire-none = personne
seat-open = pas encore d'empire

tile-caesar = César
tile-hannibal = Hannibal
tile-pericles = Périclès
tile-cleopatra = Cléopâtre
tile-hammurabi = Hammourabi
tile-antigone = Antigone
tile-castor_pollux = Castor et Pollux
tile-circe = Circé
tile-gilgamesh = Gilgamesh
tile-hamilcar = Hamilcar
tile-hercules = Hercule
tile-nebuchadnezzar = Nabuchodonosor
tile-penthesilea = Penthésilée
tile-perseus = Persée
tile-sheba = la Reine de Saba
tile-ramses = Ramsès II
tile-spartacus = Spartacus
tile-agamemnon = Agamemnon
tile-archimedes = Archimède
tile-helen = Hélène de Troie
tile-solomon = Salomon
tile-ulysses = Ulysse
tile-colossus = le Colosse de Rhodes
tile-gardens = les Jardins Suspendus
tile-lighthouse = le Phare
tile-zeus = la Statue de Zeus
tile-artemis = le Temple d'Artémis
tile-mausoleum = le Mausolée
tile-pyramids = les Pyramides

do-done = { $phase ->
    [build] Terminer les achats
    [deploy] Terminer le placement
    [circe] Plus de légion comme caravane
    [offer] Ne plus rien offrir
    [store] Ne plus rien conserver
    [sail] Terminer les mouvements de trirèmes
    [sea_battle] Plus de bataille maritime
    [march] Terminer les mouvements de légions
    [land_battle] Plus de bataille terrestre
    [convert] Ne plus remplacer d'influence
    [conquest] Laisser le reste tel quel
    [occupy] Ne plus rien occuper
   *[other] Terminer
}
do-no = { $phase ->
    [extra_coin] Laisser l'impôt
    [extra_good] Ne prendre aucun bien
    [redirect] Laisser faire
    [first_strike] Renoncer à jouer en premier
    [declare] Ne rien déclarer
    [peace] Pas de paix
    [helen] Les laisser venir
   *[other] Non
}
do-yes = { $phase ->
    [extra_coin] Prendre l'impôt
    [redirect] Détourner le choix vers soi
    [first_strike] Jouer en premier et gagner
   *[other] Oui
}
verb-done = Continuer
verb-no = Refuser
verb-yes = Accepter
phase-over = La partie est finie
stage-set_up = Mise en place
stage-collect = Production
stage-trade = Commerce
stage-build = Achats
stage-military = Militaire
stage-leadership = Titres

## set-up

prompt-deal = Quel empire jouez-vous ?
prompt-icon = Sur quelle icône de { $place } commence votre caravane ?
prompt-deploy = { $points ->
    [one] Placez vos pièces : encore { $points } point.
   *[other] Placez vos pièces : encore { $points } points.
}
prompt-lot = Le sort décide.
prompt-turn-up = Une tuile est retournée.
verb-empire = Empire
verb-lot = Sort
verb-turn = Retourner
do-empire = Jouer { $empire }
do-lot = { $empire }
do-turn = Retourner { $tile }
log-plays = Le joueur { $player } joue { $empire }.
log-deploys = { $empire } commence avec { $item } en { $place }.
log-deploys-city = { $empire } commence avec la ville de { $site } en { $place }.
log-deploys-caravan = { $empire } commence avec une caravane en { $place } ({ $site }).
log-deploys-hero = { $empire } commence avec { $tile }.
log-deployed = { $points ->
    [0] { $empire } a tout placé.
    [one] { $empire } a tout placé ; { $points } point est perdu.
   *[other] { $empire } a tout placé ; { $points } points sont perdus.
}
log-lot-deploy = Le sort désigne { $empire } pour placer ses pièces.
log-plan-fails = { $empire } n’obtient pas { $item } en { $place } : ses points sont de nouveau libres.
log-plans-clash = { $empires } veulent la même chose : le sort décide.
log-lot-plan = Le sort donne la priorité à { $empire }.
log-lot-title = Le sort donne à { $empire } le titre de { $title }.
log-starts-as = { $empire } commence comme { $titles }.
log-turned-up = À vendre désormais : { $tile }.

## collect

prompt-circe = Circé : quelles légions servent de caravanes ?
prompt-extra-coin = Prenez-vous l'impôt supplémentaire ?
prompt-draw = Un bien légendaire est tiré.
prompt-temple = { $count ->
    [one] Votre temple donne encore une chose : un impôt ou un bien légendaire ?
   *[other] Vos temples donnent encore { $count } choses : un impôt ou un bien légendaire ?
}
prompt-extra-good = Quel bien prenez-vous ?
verb-circe = Légions comme caravanes
verb-gain = Gagner
verb-take = Prendre
verb-draw = Tirer
gain-coin = un impôt
gain-legendary = un bien légendaire
do-circe = Une légion sert de caravane en { $province } ({ $site })
do-gain = { $gain_id ->
    [coin] Un impôt
   *[legendary] Un bien légendaire
}
do-take = Prendre { $token }
do-draw = Tirer le bien légendaire : { $good }
log-round = Le tour { $round } commence.
log-income = { $empire } perçoit { $tokens }.
log-circe = Une légion de { $empire } sert de caravane en { $place } ({ $site }), grâce à Circé.
log-extra-coin = { $empire } prend un impôt de plus, grâce au Temple d'Artémis.
log-no-extra-coin = { $empire } laisse l'impôt supplémentaire.
log-draws = { $empire } tire { $token }.
log-draws-unseen = { $empire } tire un bien légendaire.
log-temple-coin = { $empire } prend un impôt de plus, grâce à son temple.
log-temple-legendary = { $empire } tire un bien légendaire de plus, grâce à son temple.
log-extra-good = { $empire } prend { $token }, à son choix.
log-no-extra-good = { $empire } ne prend pas de bien supplémentaire.
log-pile-renewed = Les biens légendaires défaussés forment la nouvelle pile.

## trade

verb-number = Nombre
verb-offer = Offrir
verb-start = Premier choix
verb-claim = Choisir
verb-give = Donner
do-offer = Offrir { $token }
do-start = { $empire } choisit en premier
do-claim = Prendre { $token } à { $empire }
do-give = Donner { $token }
prompt-starter = Vous n'offrez rien. Qui choisit en premier ?
prompt-claim = Que prenez-vous, et à qui ?
prompt-redirect = { $empire } veut prendre { $token } à { $other }. Ulysse détourne-t-il ce choix vers vous ?
prompt-forced = Ulysse : que prend-on à { $empire } ?
prompt-give = Vous avez une ressource de trop : que donnez-vous à { $empire } ?
prompt-offer = { $free ->
    [yes] { $left ->
        [one] Antigone : offrez-en encore une, ou plus rien.
       *[other] Antigone : offrez-en encore { $left } au plus, ou plus rien.
    }
   *[no] { $left ->
        [one] Qu'offrez-vous ? Encore une ressource.
       *[other] Qu'offrez-vous ? Encore { $left } ressources.
    }
}
log-sits-out = { $empire } en a trop peu et ne participe pas.
log-no-trade = Il n'y a pas d'échange.
log-offers = { $empire } offre { $tokens }.
log-offers-nothing = { $empire } n'offre rien, grâce à Antigone.
log-starter = { $leader } laisse { $empire } choisir en premier.
log-claims = { $empire } prend { $token } à { $other }.
log-announces = { $empire } veut prendre { $token } à { $other }.
log-redirects = Ulysse oblige { $other } à prendre chez { $empire }.
log-takes-back = { $empire } reprend { $tokens }.
log-gives = { $empire } donne { $token } à { $other }.
log-gives-unseen = { $empire } donne quelque chose à { $other }, face cachée.

## build: turns, purchases, payment

prompt-name-builder = Qui construit ensuite ?
prompt-build = Achetez et construisez, ou terminez votre tour.
prompt-pay = { $place_kind ->
    [tile] Payez { $item } : encore { $left } à verser.
   *[other] Payez { $item } en { $place } : encore { $left } à verser.
}
prompt-swap = Quelle ressource prenez-vous à la banque ?
prompt-copy = Quel pouvoir Castor et Pollux copient-ils ?

item-control = l'influence
item-conversion = la conversion
item-caravan = une caravane
item-market = un marché
item-temple = un temple
item-city = une cité
item-capital = la capitale
item-legendary = une cité légendaire
item-legion = une légion
item-fortress = une forteresse
item-trireme = une trirème
item-port = une trirème
item-tile = un héros ou une merveille
item-pyramids = les Pyramides

verb-next = Désigner
verb-control = Influence
verb-build = Construire
verb-legion = Légions
verb-fortress = Forteresses
verb-trireme = Trirèmes
verb-launch = Trirèmes
verb-buy = Héros et merveilles
verb-pay = Payer
verb-swap = Échanger avec la banque
verb-copy = Copier
do-next = { $empire }
do-control = { $price_id ->
    [free] Prendre { $province } gratuitement
   *[full] Placer son influence en { $province } ({ $cost })
}
do-build = { $slot_id ->
    [market] Construire un marché en { $province } ({ $cost })
    [temple] Construire un temple en { $province } ({ $cost })
    [caravan] Construire une caravane ({ $site }) en { $province } ({ $cost })
    [caravan2] Construire une caravane ({ $site }) en { $province } ({ $cost })
   *[city] Construire { $site } en { $province } ({ $cost })
}
do-legion = { $price_id ->
    [token] Lever une légion en { $province } pour un seul jeton
    [free] Lever une légion en { $province } gratuitement
   *[full] Lever une légion en { $province } ({ $cost })
}
do-fortress = { $price_id ->
    [token] Construire une forteresse en { $province } pour un seul jeton
   *[full] Construire une forteresse en { $province } ({ $cost })
}
do-trireme = { $price_id ->
    [token] Construire une trirème en { $sea } pour un seul jeton
   *[full] Construire une trirème en { $sea } ({ $cost })
}
do-launch = Construire une trirème au port de { $province } ({ $cost })
do-buy = Acquérir { $tile } ({ $cost })
do-pay = Payer { $token }
do-swap = Donner { $token } à la banque
do-copy = Copier { $tile }

log-names-builder = { $leader } désigne { $empire } pour construire.
log-begins-building = { $empire } construit.
log-control = { $empire } place son influence en { $place } pour { $paid }.
log-control-free = { $empire } place gratuitement son influence en { $place }, grâce à Hammourabi.
log-conversion = { $empire } remplace l'influence de { $loser } en { $place } pour { $paid }.
log-conversion-free = { $empire } remplace gratuitement l'influence de { $loser } en { $place }, grâce à Hammourabi.
log-caravan = { $empire } construit une caravane en { $place } ({ $site }) pour { $paid }.
log-market = { $empire } construit un marché en { $place } pour { $paid }.
log-temple = { $empire } construit un temple en { $place } pour { $paid }.
log-city = { $empire } construit la cité de { $site } en { $place } pour { $paid }.
log-capital = { $empire } reconstruit sa capitale, { $site }, en { $place } pour { $paid }.
log-legendary = { $empire } construit la cité légendaire de { $site } en { $place } pour { $paid }.
log-legion = { $empire } lève une légion en { $place } pour { $paid }.
log-legion-free = { $empire } lève gratuitement une légion en { $place }, grâce à Penthésilée.
log-fortress = { $empire } construit une forteresse en { $place } pour { $paid }.
log-trireme = { $empire } construit une trirème en { $place } pour { $paid }.
log-port = { $empire } construit une trirème au port de { $place } pour { $paid }.
log-tile = { $empire } acquiert { $tile } pour { $paid }.
log-pyramids = { $empire } construit les Pyramides pour { $paid }.
log-copies = Pour { $empire }, Castor et Pollux copient { $tile }.
log-swaps = { $empire } échange { $given } contre { $taken } avec la banque, grâce à Cléopâtre.
log-names-next-builder = { $leader } désigne { $empire } comme le suivant à construire.

## storage

prompt-store = { $goods ->
    [0] Que conservez-vous pour le prochain tour ?
    [1] Que conservez-vous pour le prochain tour ? Un bien aussi.
   *[other] Que conservez-vous pour le prochain tour ? Jusqu'à { $goods } biens différents aussi.
}
verb-keep = Conserver
do-keep = Conserver { $token }
log-keeps = { $empire } conserve { $tokens }.
log-keeps-card = { $empire } conserve { $tokens } et une carte face cachée.
log-keeps-one-card = { $empire } conserve une carte face cachée.
log-keeps-nothing = { $empire } ne conserve rien.

## victory

prompt-first-strike = Persée : jouez-vous en premier pour gagner ?
prompt-declare = { $empire } a acquis { $tile }. Déclarez-vous aussi un achat victorieux ?
verb-declare = Déclarer
do-declare = Déclarer { $tile }
log-strikes-first = { $empire } joue en premier, grâce à Persée.
log-strikes-not = { $empire } renonce à jouer en premier.
log-showdown = { $empire } a fait un achat victorieux. Qui n'a pas encore construit peut y répondre.
log-declares = { $empire } déclare { $tile }.
log-declares-nothing = { $empire } ne déclare rien.
log-end-pyramids = { $count ->
    [one] { $empires } gagne grâce aux Pyramides.
   *[other] { $empires } gagnent ensemble grâce aux Pyramides.
}
log-end-tiles = { $count ->
    [one] { $empires } gagne grâce à ses héros et merveilles.
   *[other] { $empires } gagnent ensemble grâce à leurs héros et merveilles.
}
log-end-cities = { $count ->
    [one] { $empires } gagne avec quatre capitales et cités légendaires.
   *[other] { $empires } gagnent ensemble avec quatre capitales et cités légendaires chacun.
}
log-end-titles = { $empires } détient les trois titres et gagne.
log-end-round-limit = Le dernier tour est joué. Personne n'a gagné.

## movement and peace

prompt-peace = La Statue de Zeus : avec qui faites-vous la paix ce tour-ci ?
prompt-name-mover = Qui joue ensuite ?
prompt-sail = Déplacez vos trirèmes.
prompt-march = Déplacez vos légions.
prompt-vacate = Quelle légion quitte { $place } ?
verb-peace = Paix
verb-sail = Trirèmes
verb-cast-off = Prendre la mer
verb-march = Légions
verb-vacate = Quitter
do-peace = Faire la paix avec { $empire }
do-sail = Une trirème de { $origin_sea } vers { $sea }
do-cast-off = Une trirème du port de { $province } vers { $sea }
do-march = Une légion de { $origin } vers { $province }
do-vacate = { $post_id ->
    [marker] La légion placée sur l'influence
    [market] La légion placée sur le marché
    [temple] La légion placée sur le temple
    [caravan] La légion placée sur la caravane ({ $site })
    [caravan2] La légion placée sur la caravane ({ $site })
   *[city] La légion placée sur { $site }
}
count-legion = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
}
count-fortress = { $count ->
    [one] la forteresse
   *[other] { $count } forteresses
}
count-trireme = { $count ->
    [one] { $count } trirème
   *[other] { $count } trirèmes
}
log-peace = { $empire } fait la paix avec { $other }, grâce à la Statue de Zeus.
log-no-peace = { $empire } ne fait pas la paix ce tour-ci.
log-goes-home = { $empire } ramène { $units } en { $place }.
log-names-mover = { $leader } désigne { $empire } pour jouer ses mouvements.
log-begins-moving = { $empire } joue ses mouvements.
log-sails = Une trirème de { $empire } passe de { $origin } en { $place }.
log-casts-off = Une trirème de { $empire } quitte le port de { $origin } pour { $place }.
log-marches = Une légion de { $empire } passe de { $origin } en { $place }.

## battle

prompt-sea-battle = Attaquez en mer, ou continuez.
prompt-land-battle = Livrez vos batailles terrestres.
prompt-helen = Hélène de Troie : retournez-vous une légion de { $empire } ?
prompt-roll = { $empire } lance un dé en { $place }.
prompt-lose = { $count ->
    [one] { $empire } perd { $count } unité en { $place }. Laquelle ?
   *[other] { $empire } perd { $count } unités en { $place }. Laquelle d'abord ?
}
verb-engage = Bataille maritime
verb-attack = Bataille terrestre
verb-helen = Hélène de Troie
verb-roll = Dé
verb-lose = Perdre
verb-lose-post = Perdre
do-engage = Attaquer { $empire } en { $sea }
do-attack = Attaquer { $empire } en { $province }
do-helen = Retourner une légion en { $province }
do-roll = Obtenir { $pips }
do-lose = { $loss_id ->
    [fortress] Perdre la forteresse
   *[legion] Perdre une légion
}
do-lose-post = { $post_id ->
    [marker] Perdre la légion placée sur l'influence
    [market] Perdre la légion placée sur le marché
    [temple] Perdre la légion placée sur le temple
    [caravan] Perdre la légion placée sur la caravane ({ $site })
    [caravan2] Perdre la légion placée sur la caravane ({ $site })
   *[city] Perdre la légion placée sur { $site }
}
bonus-fortress = la forteresse +{ $count }
bonus-caesar = César +{ $count }
bonus-pericles = Périclès +{ $count }
bonus-hannibal = Hannibal +{ $count }
bonus-nebuchadnezzar = Nabuchodonosor +{ $count }
log-engages = { $empire } attaque { $other } en { $place }.
log-attacks = { $empire } attaque { $other } en { $place }.
log-helen = Hélène de Troie retourne une légion de { $other } venue en { $place } : elle combat désormais pour { $empire }.
log-helen-waits = { $empire } laisse Hélène de Troie attendre.
log-score = { $hits ->
    [0] { $empire } obtient { $dice } = { $total } : aucune touche.
    [one] { $empire } obtient { $dice } = { $total } : { $hits } touche.
   *[other] { $empire } obtient { $dice } = { $total } : { $hits } touches.
}
log-score-bonus = { $hits ->
    [0] { $empire } obtient { $dice }, { $bonuses } = { $total } : aucune touche.
    [one] { $empire } obtient { $dice }, { $bonuses } = { $total } : { $hits } touche.
   *[other] { $empire } obtient { $dice }, { $bonuses } = { $total } : { $hits } touches.
}
log-score-one = { $hits ->
    [0] { $empire } obtient { $total } : aucune touche.
    [one] { $empire } obtient { $total } : { $hits } touche.
   *[other] { $empire } obtient { $total } : { $hits } touches.
}
log-score-fixed = { $hits ->
    [0] { $empire } ne lance pas de dé, { $bonuses } : aucune touche.
    [one] { $empire } ne lance pas de dé, { $bonuses } : { $hits } touche.
   *[other] { $empire } ne lance pas de dé, { $bonuses } : { $hits } touches.
}
log-negates = La forteresse de { $empire } annule 1 touche.
log-loses = { $empire } perd { $units } en { $place }.
log-loses-nothing = { $empire } ne perd rien en { $place }.
log-at-war = { $place } est en guerre.
log-prevails = { $empire } reste maîtresse du terrain en { $place }.
log-prevails-sea = { $empire } reste maîtresse de { $place }.
log-all-lost = Les deux camps sont anéantis en { $place }.

## conquest

prompt-convert = Quelles influences remplacez-vous avant vos mouvements ?
prompt-conquest = { $where ->
    [one] Vous tenez seul { $place } : qu'y faites-vous ?
   *[several] Que faites-vous dans les provinces où vous êtes seul ?
}
prompt-occupy = Quel autre bâtiment occupez-vous en { $place } ?
prompt-spoils = Que prenez-vous en { $place } : un impôt ou un bien légendaire ?
verb-pillage = Piller
verb-occupy = Occuper
verb-convert = Convertir
verb-sacrifice = La Reine de Saba
verb-hold = Garder
verb-leave = Quitter
do-pillage = { $slot_id ->
    [market] Piller le marché en { $province }
    [temple] Piller le temple en { $province }
    [caravan] Piller la caravane en { $province } ({ $site })
    [caravan2] Piller la caravane en { $province } ({ $site })
   *[city] Piller { $site } en { $province }
}
do-occupy = { $post_id ->
    [marker] Occuper l'influence en { $province }
    [market] Occuper le marché en { $province }
    [temple] Occuper le temple en { $province }
    [caravan] Occuper la caravane en { $province } ({ $site })
    [caravan2] Occuper la caravane en { $province } ({ $site })
   *[city] Occuper { $site } en { $province }
}
do-convert = Placer votre influence en { $province }
do-sacrifice = Sacrifier une légion pour { $province }
do-hold = Tout garder ainsi en { $province }
do-leave = Ne rien occuper en { $province }
log-pillages = { $empire } pille { $item } en { $place }.
log-pillages-site = { $empire } pille { $item } en { $place } ({ $site }).
log-loot = { $empire } emporte { $tokens }.
log-occupies = { $empire } occupe { $item } en { $place }.
log-occupies-site = { $empire } occupe { $item } en { $place } ({ $site }).
log-occupies-marker = { $empire } place une légion sur l'influence de { $owner } en { $place }.
log-holds = { $empire } garde ce qu'elle tient en { $place }.
log-gives-up = { $empire } abandonne ce qu'elle occupait en { $place }.
log-does-nothing = { $empire } ne fait rien en { $place }.
log-converts = { $place } passe de { $owner } à { $empire }.
log-removes-marker = { $empire } retire l'influence de { $owner } en { $place } : la province devient neutre.
log-sacrifices = { $empire } sacrifie une légion : { $place } passe de { $owner } à { $empire }, grâce à la Reine de Saba.
log-hold-broken = { $empire } n'est plus seule en { $place } et n'y tient plus rien.

## leadership

prompt-award = Égalité : qui devient { $title } ?
verb-award = Titre
do-award = { $empire }
log-awards = { $leader } donne le titre de { $title } à { $empire }.
log-keeps-title = { $empire } tranche l'égalité et reste { $title }.
log-becomes = { $empire } devient { $title }.

## places, pieces and other terms of the screen

piece-legion = légion
piece-trireme = trirème
piece-fortress = forteresse
piece-marker = marqueur Influence
building-caravan = caravane
building-market = marché
building-temple = temple
building-city = cité
building-capital = capitale
building-legendary = cité légendaire
post-city = la première cité
post-city2 = la seconde cité
post-caravan = la première caravane
post-caravan2 = la seconde caravane
post-market = le marché
post-temple = le temple
post-marker = le marqueur
slot-city = cité
slot-city2 = seconde cité
slot-caravan = caravane
slot-caravan2 = seconde caravane
slot-market = marché
slot-temple = temple
opt-assignment = Empires
opt-assignment-about = Comment les joueurs reçoivent leur empire.
opt-assignment-listed = dans l'ordre
opt-assignment-listed-about = Chaque place reçoit l'empire prévu pour elle.
opt-assignment-dealt = au hasard
opt-assignment-dealt-about = Le hasard distribue les empires.
opt-assignment-taken = au choix
opt-assignment-taken-about = Les joueurs choisissent dans l'ordre des places.
opt-open_hands = Mains ouvertes
opt-open_hands-about = Chacun voit ce que chacun possède. Les offres restent cachées jusqu'à ce que toutes soient faites.
opt-open_hands-false = non
opt-open_hands-true = oui
opt-max_rounds = Dernier tour
opt-max_rounds-about = La partie s'arrête sans vainqueur après ce tour. 0 : pas de limite.

## the summary in the terminal

column-empire = Empire
column-place = Lieu
column-trade = Commerce
column-culture = Politique
column-military = Militaire
column-great-cities = Grandes cités
column-legions = Lég.
column-triremes = Trir.
column-fortresses = Fort.
column-markers = Infl.
column-tiles = Héros et merveilles
column-hand = En main
column-unknown = Inconnues
column-known = Ressources connues
column-income = Revenu
column-owner = À qui
column-buildings = Bâtiments
column-units = Unités
column-state = État
column-sale = À vendre
shown-round = { $round ->
    [0] { $stage }
   *[other] Tour { $round } · { $stage }
}
shown-note = ★ détient le titre · Lég., Trir., Fort., Infl. : pièces encore en réserve
tally-legion = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
}
tally-trireme = { $count ->
    [one] { $count } trirème
   *[other] { $count } trirèmes
}
tally-fortress = { $count ->
    [one] { $count } forteresse
   *[other] { $count } forteresses
}
shown-piece = { $kind }
shown-building = { $kind_id ->
    [caravan] caravane ({ $good })
    [market] marché
    [temple] temple
    [capital] { $slot } (capitale)
    [legendary] { $slot } (légendaire)
   *[city] { $slot }
}{ $occupier_id ->
    [none] { "" }
   *[other] { " " }aux mains de { $occupier }
}
shown-state = { $marker_occupied ->
    [yes] influence tenue par { $conqueror }
   *[no] en guerre
}
shown-tile = { $id }

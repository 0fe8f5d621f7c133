### Words both games share. Edition terms (money, goods, titles, tiles' powers) stand in empires/words and classic/words.
### A chapter's words stand under its heading: prompts, verbs, labels of actions, log lines; then refusals and options.

## names

## set-up

## collect

## trade

## build: turns, purchases, payment

prompt-name-builder = Qui construit ensuite ?
prompt-build = Achetez et construisez, ou terminez votre tour.
prompt-pay = { $place_kind ->
    [tile] Payez { $item } : encore { $left }.
   *[other] Payez { $item } en { $place } : encore { $left }.
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

## battle

## conquest

## leadership

## places, pieces and other terms of the screen

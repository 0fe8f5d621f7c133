### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

## heroes and wonders: names and powers

## options

## refusals: set-up

## refusals: collect

## refusals: trade

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

## refusals: battle

## refusals: conquest

## refusals: leadership

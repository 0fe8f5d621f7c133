### Terms, tiles, refusals and options of this rulebook. `why-…`: the one sentence a refusal shows.

## terms: money, goods, titles

item-city = une ville
log-city = { $empire } construit la ville de { $site } en { $place } pour { $paid }.

## heroes and wonders: names and powers

## options

## refusals: set-up

## refusals: collect

## refusals: trade

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

## refusals: battle

## refusals: conquest

## refusals: leadership

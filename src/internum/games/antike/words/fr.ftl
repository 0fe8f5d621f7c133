# Antike en français.

title = Antike

## Noms

nation-greece = Grecs
nation-persia = Perses
nation-arabia = Arabes
nation-phoenicia = Phéniciens
nation-egypt = Égyptiens
nation-babylonia = Babyloniens
nation-rome = Romains
nation-germania = Germains
nation-carthage = Carthaginois
nation-none = personne
seat-nations = { $nations }
seat-open = pas encore de nation

kind-marble = marbre
    .in-sentence = une unité de marbre
kind-iron = fer
    .in-sentence = une unité de fer
kind-gold = or
    .in-sentence = une unité d'or
kind-coin = pièce
    .in-sentence = une pièce
resource-marble = marbre
resource-iron = fer
resource-gold = or
give-marble = une unité de marbre
give-iron = une unité de fer
give-gold = une unité d'or
also-marble = une unité de marbre
also-iron = une unité de fer
also-gold = une unité d'or
get-marble = une unité de marbre
get-iron = une unité de fer
get-gold = une unité d'or

unit-legion = légion
unit-galley = galère
units-legion = légions
units-galley = galères
city = ville
purchase-temple = un temple
purchase-city = une ville
purchase-know-how = un savoir-faire

space-iron = Fer
space-temple = Temple
space-gold = Or
space-manoeuvre-1 = Manœuvre
space-arming = Armement
space-marble = Marbre
space-know-how = Savoir-faire
space-manoeuvre-2 = Manœuvre
space-iron-about = Recevez 1 fer par ville de fer, 3 avec un temple ; le marché en ajoute 1, la monnaie 2.
space-temple-about = Construisez des temples dans vos villes, 5 unités de marbre chacun.
space-gold-about = Recevez 1 or par ville d'or, 3 avec un temple ; le marché en ajoute 1, la monnaie 2.
space-manoeuvre-1-about = Vos légions et vos galères se déplacent, combattent et conquièrent des villes.
space-arming-about = Créez des légions et des galères dans vos villes, 1 unité de fer chacune : une par ville, trois avec un temple.
space-marble-about = Recevez 1 marbre par ville de marbre, 3 avec un temple ; le marché en ajoute 1, la monnaie 2.
space-know-how-about = Acquérez des savoir-faire contre de l'or ; la première nation gagne un savant.
space-manoeuvre-2-about = Vos légions et vos galères se déplacent, combattent et conquièrent des villes.

line-land = terre
line-sea = mer
line-trade = commerce
line-state = État
know_how-wheel = roue
    .in-sentence = la roue
know_how-roads = routes
    .in-sentence = les routes
know_how-sailing = voile
    .in-sentence = la voile
know_how-navigation = navigation
    .in-sentence = la navigation
know_how-market = marché
    .in-sentence = le marché
know_how-currency = monnaie
    .in-sentence = la monnaie
know_how-monarchy = monarchie
    .in-sentence = la monarchie
know_how-democracy = démocratie
    .in-sentence = la démocratie
know_how-wheel-about = Les légions font 2 pas par manœuvre.
know_how-roads-about = Les légions font 3 pas par manœuvre. Requiert la roue.
know_how-sailing-about = Les galères font 2 pas par manœuvre.
know_how-navigation-about = Les galères font 3 pas par manœuvre. Requiert la voile.
know_how-market-about = Chaque production rapporte 1 unité de plus.
know_how-currency-about = Chaque production rapporte 2 unités de plus. Requiert le marché.
know_how-monarchy-about = La défense de toutes vos villes augmente de 1.
know_how-democracy-about = La défense de toutes vos villes augmente de 2. Requiert la monarchie.

personage-king = roi
personage-scholar = savant
personage-general = général
personage-citizen = citoyen
personage-navigator = navigateur
personage-king-about = Pour chaque série de 5 villes.
personage-scholar-about = Pour chaque savoir-faire acquis le premier.
personage-general-about = Pour chaque temple détruit lors d'une conquête.
personage-citizen-about = Pour chaque série de 3 temples.
personage-navigator-about = Pour chaque série de 7 provinces où se trouvent vos galères.

# Tant d'unités.
amount-marble = { $count ->
    [one] { $count } unité de marbre
   *[other] { $count } unités de marbre
  }
amount-iron = { $count ->
    [one] { $count } unité de fer
   *[other] { $count } unités de fer
  }
amount-gold = { $count ->
    [one] { $count } unité d'or
   *[other] { $count } unités d'or
  }
amount-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
count-legion = { $count ->
    [one] une légion
   *[other] { $count } légions
  }
count-galley = { $count ->
    [one] une galère
   *[other] { $count } galères
  }

# Les personnages, d'après les noms des fichiers de plateau.
card-ramses_ii = Ramsès II
card-kleopatra = Cléopâtre
card-dareios = Darius
card-hammurabi = Hammurabi
card-salomo = Salomon
card-nebukadnezar = Nabuchodonosor
card-kyros = Cyrus
card-kroisos = Crésus
card-augustus = Auguste
card-sokrates = Socrate
card-archimedes = Archimède
card-thales = Thalès
card-pythagoras = Pythagore
card-platon = Platon
card-aristoteles = Aristote
card-euklid = Euclide
card-hippokrates = Hippocrate
card-achilles = Achille
card-hannibal = Hannibal
card-caesar = César
card-alexander = Alexandre
card-leonidas = Léonidas
card-scipio_africanus = Scipion l'Africain
card-arminius = Arminius
card-homer = Homère
card-perikles = Périclès
card-solon = Solon
card-cicero = Cicéron
card-sappho = Sappho
card-phidias = Phidias
card-odysseus = Ulysse
card-hanno = Hannon
card-pytheas = Pythéas
card-nearchos = Néarque
card-jason = Jason

## Phases

phase-deal = Mise en place : distribution des nations
phase-choose = Mise en place : choix des nations
phase-start = Mise en place : villes de départ
phase-take = Pièce de monnaie
phase-rondel = Roue
phase-temple = Temple
phase-arming = Armement
phase-know-how = Savoir-faire
phase-manoeuvre = Manœuvre
phase-founding = Création de villes
phase-card = Personnages
phase-over = La partie est terminée

## Questions

prompt-deal = Les nations sont distribuées.
prompt-choose = Choisissez votre nation.
prompt-choose-pair = Choisissez vos deux nations : { $first }, ou { $second }.
prompt-start = { $nation } : choisissez votre ville de départ.
prompt-take = { $nation } : la banque n'a plus de pièce. Prenez une unité de ressource à la place.
prompt-take-coin = { $nation } : prenez votre pièce, ou renoncez-y.
prompt-rondel-first = { $nation } : posez votre pion sur n'importe quel emplacement de la roue.
prompt-rondel = { $nation } : choisissez un emplacement de la roue. Jusqu'à trois, c'est gratuit ; chaque emplacement de plus coûte une unité.
prompt-temple = { $nation } : construisez des temples, 5 unités de marbre chacun.
prompt-arming = { $nation } : créez des légions et des galères, 1 unité de fer chacune.
prompt-know-how = { $nation } : acquérez des savoir-faire.
prompt-manoeuvre = { $nation } : déplacez-vous, combattez, conquérez.
prompt-founding = { $nation } : créez des villes là où se trouvent vos unités, pour 1 unité de marbre, 1 de fer et 1 d'or chacune.
prompt-card = { $nation } : vous avez tous les savoir-faire. Prenez un personnage d'une des piles les plus hautes.
prompt-pay = À payer pour { $what } : { $left ->
    [one] encore { $left } unité.
   *[other] encore { $left } unités.
  }
prompt-group = Combien de { $units } entrent ensemble à { $place } ?
prompt-strike = Combattez les { $units } à { $place } avant que les autres ne parlent, ou continuez.
prompt-demand = { $nation } : les { $foe } sont entrés à { $place }. Réclamez-vous un combat de { $units } ?
prompt-lose = Combat à { $place } : quelle unité retirez-vous ?
prompt-lose-conquest = Conquête à { $place } : choisissez encore { $left ->
    [one] { $left } unité
   *[other] { $left } unités
  } à retirer.
prompt-give-up = Vos 25 pions de ville sont tous sur le plateau. À quelle ville renoncez-vous pour { $place } ?

## Actions

verb-done = Continuer
verb-pay = Payer
verb-rondel = Roue
verb-temple = Construire un temple
verb-arm = Créer des unités
verb-learn = Acquérir un savoir-faire
verb-move = Déplacer
verb-fight = Combattre
verb-conquer = Conquérir
verb-lose = Retirer une unité
verb-give-up = Renoncer à une ville
verb-found = Créer une ville
verb-demand = Réclamer le combat
verb-decline = Renoncer au combat
verb-take = Prendre
verb-skip = Ne rien prendre
verb-exchange = Échanger
verb-swap = Échanger deux contre une
verb-card = Prendre un personnage
verb-group = Combien
verb-deal = Distribuer
verb-choose = Choisir une nation
verb-start = Choisir une ville de départ

do-done = Terminé
do-pay = Payer { $kind }
do-rondel = { $cost ->
    [0] { $space } (gratuit)
    [one] { $space } (coûte { $cost } unité)
   *[other] { $space } (coûte { $cost } unités)
  }
do-temple = Construire un temple à { $province }
do-arm = Créer une { $unit } à { $province }
do-learn = { $cost ->
    [one] Acquérir { $know_how } ({ $cost } unité d'or)
   *[other] Acquérir { $know_how } ({ $cost } unités d'or)
  }
do-move = { $steps ->
    [one] Déplacer une { $unit } de { $province } à { $to }
   *[other] Déplacer une { $unit } de { $province } à { $to } (elle a { $steps } pas)
  }
do-fight = Combattre les { $nation } à { $province } avec une { $unit }
do-conquer = Conquérir { $province } ({ $cost ->
    [one] au prix de { $cost } unité
   *[other] au prix de { $cost } unités
  })
do-lose = { $steps ->
    [0] Retirer une { $unit } sans pas restant
   *[other] Retirer une { $unit } (encore { $steps } pas)
  }
do-give-up = Renoncer à { $province }
do-found = Fonder { $province }
do-demand = Réclamer le combat
do-decline = Laisser passer
do-take = Prendre { $kind }
do-skip = Ne rien prendre
do-exchange = Échanger { $give } contre { $get }
do-swap = Échanger { $give } et { $also } contre { $get }
do-card = Prendre un { $personage }
do-group = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }
do-deal = Distribuer les { $nation }
do-choose = Choisir les { $nation }
do-start = Commencer à { $province }

## Chronique

log-nations = Le joueur { $player } reçoit : { $nations }.
log-start = Les { $nation } commencent à { $place }.
log-turn = { $coins ->
    [0] C'est le tour des { $nation }.
   *[other] C'est le tour des { $nation } ; ils prennent une pièce.
  }
log-coin = Les { $nation } prennent une pièce.
log-take = Les { $nation } prennent { $kind }.
log-skip = Les { $nation } ne prennent pas de pièce.
log-rondel = Les { $nation } choisissent « { $space } ».
log-rondel-paid = Les { $nation } choisissent « { $space } » et paient { $price }.
log-produce = Les { $nation } reçoivent { $amount }.
log-temple = Les { $nation } construisent un temple à { $place } pour { $price }.
log-arm = Les { $nation } créent { $units } à { $place } pour { $price }.
log-learn = Les { $nation } acquièrent { $know_how } pour { $price }.
log-discover = Les { $nation } sont les premiers à acquérir { $know_how }, pour { $price }.
log-move = Les { $nation } déplacent { $units } de { $start } à { $place }.
log-fight = Les { $nation } combattent les { $foe } à { $place } : chaque camp perd { $units }.
log-demand = Les { $nation } réclament un combat contre les { $foe } à { $place } : chaque camp perd { $units }.
log-decline = Les { $nation } ne réclament pas de combat à { $place }.
log-conquer = { $lost ->
    [one] Les { $nation } conquièrent { $place } sur les { $foe } et perdent { $lost } unité.
   *[other] Les { $nation } conquièrent { $place } sur les { $foe } et perdent { $lost } unités.
  }
log-temple-destroyed = À { $place }, le temple est détruit.
log-give-up = Les { $nation } renoncent à { $place }.
log-temple-removed = Le temple de { $place } retourne à la banque.
log-found = Les { $nation } fondent { $place } pour { $price }.
log-exchange = Les { $nation } échangent { $price } contre { $kind }.
log-personage = Les { $nation } gagnent un { $personage } : { $card }.
log-win = Les { $nation } gagnent la partie avec { $score } personnages.
log-win-points = Les { $nation } gagnent la partie avec { $score } points : { $personages } personnages, les généraux comptant double.
log-win-temple = Tous les personnages sont pris et les { $nation } ont détruit un temple : ils gagnent la partie.
log-unfinished = La partie s'arrête après le tour { $round } ; personne n'a gagné.

## Pourquoi pas

why-AN-1-18 = Le hasard n'intervient plus une fois les nations distribuées.
why-AN-2-8 = Cette nation n'est pas en jeu avec ce nombre de joueurs.
why-AN-2-9 = Les nations sont en cours de distribution ; rien d'autre ne se passe avant.
why-AN-2-10 = Les nations se choisissent à tour de rôle, chacune une seule fois.
why-AN-2-11 = Les paires sont Romains et Phéniciens, Germains et Grecs ; choisissez-en une par sa première nation.
why-AN-2-12 = Les paires sont Perses et Phéniciens, Grecs et Arabes ; choisissez-en une par sa première nation.
why-AN-2-17 = Ce n'est pas une des trois villes de départ de cette nation.
why-AN-2-23 = C'est le tour d'une autre nation.
why-AN-2-29 = Dans cette partie, les deux nations d'un joueur ne se combattent pas.
why-AN-3-1 = Un tour se déroule ainsi : pièce, roue, action, villes, personnages ; ce n'est pas le moment de cette étape.
why-AN-3-2 = Un seul emplacement de la roue s'utilise par tour, et seulement son action.
why-AN-3-3 = Avant le mouvement sur la roue, une nation ne fait que prendre sa pièce.
why-AN-3-6 = Une nation prend une pièce, juste avant son mouvement sur la roue.
why-AN-3-7 = La pièce se prend ou se laisse avant tout le reste, et seulement si la partie en laisse le choix.
why-AN-3-8 = On ne prend une ressource que si la banque n'a plus de pièce, et seulement une qu'elle possède.
why-AN-3-9 = Les pièces de ce tour se prennent dans l'ordre du jeu ; une autre nation passe d'abord.
why-AN-4-7 = Vous ne pouvez pas payer cette distance : chaque emplacement au-delà du troisième coûte une unité.
why-AN-4-8 = Reprendre le même emplacement coûte cinq unités, et vous ne les avez pas.
why-AN-4-10 = Payez dans l'ordre marbre, fer, or, pièces ; tout mélange est possible ainsi.
why-AN-5-1 = Payez d'abord avec la ressource, puis avec des pièces ; tout mélange est possible ainsi.
why-AN-5-3 = Le prix se paie tout de suite et en entier, avec ce que vous avez.
why-AN-5-4 = Ce prix se paie avec une ressource précise ou des pièces ; une autre ressource ne compte pas.
why-AN-5-5 = La banque n'a plus de cette ressource.
why-AN-5-9 = Rien n'est dû ; les ressources ne quittent une nation que par paiement ou échange.
why-AN-7-2 = Un temple coûte 5 unités de marbre ou pièces, et vous ne les avez pas.
why-AN-7-3 = Les temples se construisent seulement dans vos propres villes.
why-AN-7-4 = Une ville ne peut posséder qu'un seul temple.
why-AN-7-5 = Les 20 temples sont déjà sur le plateau.
why-AN-8-1 = Une unité coûte 1 fer ou 1 pièce, et vous n'avez ni l'un ni l'autre.
why-AN-8-2 = Les unités se posent seulement là où vous avez une ville.
why-AN-8-3 = Une ville sans temple crée une seule unité par tour.
why-AN-8-4 = Une ville avec un temple crée trois unités par tour.
why-AN-8-7 = Cette province n'a que des frontières maritimes : aucune légion ne peut y être posée.
why-AN-8-8 = Cette province n'a que des frontières terrestres : aucune galère ne peut y être posée.
why-AN-8-10 = Vos 17 unités de ce type sont déjà sur le plateau.
why-AN-9-6 = Le progrès supérieur requiert d'abord le progrès de base correspondant.
why-AN-9-9 = Vous possédez déjà ce savoir-faire.
why-AN-9-20 = Seule une nation qui a les huit savoir-faire échange une ressource contre une autre, à son tour ; elle ne rend ce qu'elle a pris qu'après une autre action.
why-AN-9-21 = Avec les huit savoir-faire, vous payez avec ce que vous voulez ; inutile d'échanger d'abord.
why-AN-9-22 = Posséder tous les savoir-faire ne rapporte pas de personnage dans cette partie.
why-AN-10-2 = Vous n'avez pas là d'unité de ce type avec ce nombre de pas.
why-AN-10-7 = Une unité ne se déplace que dans une province voisine.
why-AN-10-8 = C'est une frontière terrestre : seules les légions la traversent.
why-AN-10-9 = C'est une frontière maritime : seules les galères la traversent.
why-AN-10-16 = Dites d'abord combien d'unités entrent ensemble, pas plus qu'il n'y en a.
why-AN-11-1 = On ne combat que lors d'une manœuvre.
why-AN-11-2 = Les légions ne combattent que des légions, les galères que des galères.
why-AN-11-5 = Vous ne combattez que là où vous et cette nation avez des unités du même type.
why-AN-11-6 = On demande d'abord à une nation si elle réclame un combat là où vous êtes entré.
why-AN-11-7 = Un combat ne se réclame que dans la province où une unité vient d'entrer, à ce moment-là.
why-AN-11-12 = La demande ne vise que les unités qui viennent d'entrer.
why-AN-11-13 = Retirez d'abord une de vos unités de ce type dans la province du combat.
why-AN-11-15 = Terminez d'abord avec la province où vous êtes entré.
why-AN-12-1 = Seule une ville d'une autre nation peut être conquise.
why-AN-12-2 = Seules les unités de cette province qui ont encore un pas participent à une conquête.
why-AN-12-3 = La seule ville d'une nation ne peut pas être conquise.
why-AN-12-8 = Vos unités qui ont encore un pas y sont moins nombreuses que la valeur de défense de la ville.
why-AN-12-9 = Retirez d'abord autant de vos unités que la valeur de défense de la ville.
why-AN-12-16 = On ne renonce à une ville que lors d'une conquête, si les 25 pions sont sur le plateau : une de vos anciennes villes.
why-AN-13-2 = Il y a déjà une ville dans cette province.
why-AN-13-3 = Aucune de vos unités ne se trouve dans cette province.
why-AN-13-5 = Une ville coûte 1 unité de marbre, 1 de fer et 1 d'or, ou des pièces à la place, et vous ne les avez pas.
why-AN-13-9 = Vos 25 pions de ville sont tous sur le plateau.
why-AN-14-3 = Cette pile de personnages est vide.
why-AN-14-5 = Les personnages se prennent d'eux-mêmes à la fin du tour.
why-AN-15-1 = La partie est terminée.
why-AN-16-4 = On ne retire pas ses pions du plateau à volonté.
why-AN-17-1 = On ne choisit sa ville de départ que dans la partie plus longue, avant le premier tour.
why-AN-17-2 = Les villes de départ se choisissent d'abord, dans l'ordre du jeu.
why-AN-17-5 = Les options de cette partie ne le permettent pas : déplacements avant conquêtes, deux contre une, ou la pile la plus haute.

## Options

opt-board = Plateau
opt-board-about = Quelle face du plateau est jouée.
opt-board-eastern = Méditerranée orientale
opt-board-eastern-about = De la Sicile à la Perse et à l'Arabie : l'époque d'Alexandre. Relevé sur le plateau imprimé.
opt-board-roman = Empire romain
opt-board-roman-about = De la Bretagne à l'Arménie : l'époque d'Auguste. En grande partie une reconstitution.
opt-nation_assignment = Nations
opt-nation_assignment-about = Comment les joueurs reçoivent leurs nations.
opt-nation_assignment-random = distribuées
opt-nation_assignment-random-about = Les cartes de nation sont distribuées au hasard.
opt-nation_assignment-draft = choisies
opt-nation_assignment-draft-about = Les joueurs choisissent à tour de rôle.
opt-nation_assignment-fixed = imposées
opt-nation_assignment-fixed-about = L'hôte dit qui joue quoi.
opt-first_chooser = Premier à choisir
opt-first_chooser-about = La place qui choisit sa nation en premier (le plus jeune joueur), comptée à partir de 0.
opt-fixed_nations = Nations imposées
opt-fixed_nations-about = Pour chaque place, le numéro de sa nation dans l'ordre d'entrée en jeu, compté à partir de 0 ; à deux joueurs, le numéro de sa paire.
opt-start_cities = Villes de départ
opt-start_cities-about = Avec combien de villes chaque nation commence.
opt-start_cities-three = trois
opt-start_cities-three-about = La partie habituelle.
opt-start_cities-one_chosen = une sur trois
opt-start_cities-one_chosen-about = La partie plus longue : chaque nation commence avec une ville de son choix.
opt-target_three_nations = Objectif à trois nations
opt-target_three_nations-about = Personnages nécessaires pour gagner à trois nations.
opt-target_three_nations-10 = 10
opt-target_three_nations-10-about = Comme le recommande la règle.
opt-target_three_nations-12 = 12
opt-target_three_nations-12-about = Comme imprimé sur le plateau ; la partie peut durer.
opt-coin_timing = Pièce de monnaie
opt-coin_timing-about = Quand les nations prennent leur pièce.
opt-coin_timing-own_turn = à son tour
opt-coin_timing-own_turn-about = Chaque nation prend sa pièce juste avant son mouvement sur la roue.
opt-coin_timing-round_start = au début du tour de jeu
opt-coin_timing-round_start-about = Toutes les nations prennent leur pièce ensemble.
opt-coin_optional = Pièce facultative
opt-coin_optional-about = Une nation peut-elle renoncer à sa pièce ?
opt-coin_optional-false = non
opt-coin_optional-true = oui
opt-bank_resources = Ressources de la banque
opt-bank_resources-about = La banque peut-elle manquer de marbre, de fer et d'or ?
opt-bank_resources-unlimited = illimitées
opt-bank_resources-finite = limitées
opt-bank_units = Unités dans la banque
opt-bank_units-about = Unités de chaque ressource, si la banque est limitée. 80 est une estimation, pas un fait.
opt-all_knowhow_exchange = Échange
opt-all_knowhow_exchange-about = Le droit d'une nation qui a les huit savoir-faire.
opt-all_knowhow_exchange-one_to_one = un contre un
opt-all_knowhow_exchange-one_to_one-about = Elle paie chaque prix avec ce qu'elle veut.
opt-all_knowhow_exchange-two_to_one = deux contre un
opt-all_knowhow_exchange-two_to_one-about = Elle échange deux unités contre une, comme dans la règle de 2006.
opt-all_knowhow_personage = Personnage pour tous les savoir-faire
opt-all_knowhow_personage-about = Une nation qui a les huit savoir-faire prend-elle un personnage de plus, comme en 2006 ?
opt-all_knowhow_personage-false = non
opt-all_knowhow_personage-true = oui
opt-manoeuvre_order = Manœuvre
opt-manoeuvre_order-about = Dans quel ordre les unités se déplacent, combattent et conquièrent.
opt-manoeuvre_order-free = ordre libre
opt-manoeuvre_order-move_then_conquer = conquêtes à la fin
opt-manoeuvre_order-move_then_conquer-about = Après la première conquête, plus de déplacement ni de combat, comme dans la règle de 2006.
opt-combat_extent = Combat
opt-combat_extent-about = Jusqu'où va un combat.
opt-combat_extent-pair_by_pair = une paire à la fois
opt-combat_extent-pair_by_pair-about = Une unité de chaque camp ; celui qui en a le droit peut recommencer.
opt-combat_extent-to_exhaustion = jusqu'au bout
opt-combat_extent-to_exhaustion-about = Jusqu'à ce qu'un camp n'ait plus d'unité de ce type.
opt-entry_combat_scope = Portée des demandes
opt-entry_combat_scope-about = Quelles unités une nation peut attaquer quand quelqu'un entre.
opt-entry_combat_scope-all_present = toutes les présentes
opt-entry_combat_scope-all_present-about = Toutes les unités de ce type que la nation active a dans la province.
opt-entry_combat_scope-entering_only = celles qui entrent
opt-entry_combat_scope-entering_only-about = Seulement les unités qui viennent d'entrer.
opt-entry_priority = Qui parle d'abord
opt-entry_priority-about = Quand des unités se rencontrent, qui peut combattre d'abord ?
opt-entry_priority-passive_first = ceux qui sont déjà là
opt-entry_priority-mover_first = celui qui entre
opt-market_needs_city = Le marché exige une ville
opt-market_needs_city-about = Le marché et la monnaie n'aident-ils que si une ville produit ?
opt-market_needs_city-false = non
opt-market_needs_city-true = oui
opt-two_player_order = Ordre des quatre nations
opt-two_player_order-about = À deux joueurs : quelles nations se suivent.
opt-two_player_order-alternate = en alternance
opt-two_player_order-block = les deux d'un joueur
opt-sister_nations_hostile = Nations sœurs ennemies
opt-sister_nations_hostile-about = Les deux nations d'un joueur peuvent-elles se combattre et se conquérir ?
opt-sister_nations_hostile-true = oui
opt-sister_nations_hostile-false = non
opt-general_points = Un général compte
opt-general_points-about = Combien un général compte pour la victoire.
opt-general_points-1 = 1
opt-general_points-2 = 2
opt-general_points-2-about = La variante militaire de 2006.
opt-max_rounds = Nombre maximal de tours
opt-max_rounds-about = La partie s'arrête sans vainqueur après ce tour de jeu ; 0 veut dire jamais.

## Le résumé dans le terminal

column-nation = Nation
column-know_how = Savoir-faire
column-place = Ville ou province
column-score = Score
column-marble = Marbre
column-iron = Fer
column-gold = Or
column-coins = Pièces
column-rondel = Roue
column-cities = Villes
column-temples = Temples
column-seas = Mers
column-legions = Légions
column-galleys = Galères
column-yields = Une production rapporte
column-personages = Personnages
column-price = Or
column-owners = Acquis par
column-owner = Nation
column-resource = Ressource
column-temple = Temple
column-defence = Défense
column-units = Unités
column-cards = Personnages restants
shown-round = Tour { $round } · { $target } personnages pour gagner
shown-piece = { $kind }
shown-card = { $id } { $left }/{ $of }
tally-marble = { $count } marbre
tally-iron = { $count } fer
tally-gold = { $count } or
tally-legion = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
  }
tally-galley = { $count ->
    [one] { $count } galère
   *[other] { $count } galères
  }
tally-king = { $count ->
    [one] { $count } roi
   *[other] { $count } rois
  }
tally-scholar = { $count ->
    [one] { $count } savant
   *[other] { $count } savants
  }
tally-general = { $count ->
    [one] { $count } général
   *[other] { $count } généraux
  }
tally-citizen = { $count ->
    [one] { $count } citoyen
   *[other] { $count } citoyens
  }
tally-navigator = { $count ->
    [one] { $count } navigateur
   *[other] { $count } navigateurs
  }

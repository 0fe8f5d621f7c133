# Niveaux des adversaires
level-novice = Novice
level-novice-about = Voit peu de façons de jouer un tour, les juge en gros et ne pense pas au lendemain.
level-citizen = Citoyen
level-citizen-about = Pense aussi à son tour suivant, et oublie ce que peuvent les autres.
level-consul = Consul
level-consul-about = Prévoit plusieurs tours et s’attend à ce que ses rivaux en fassent autant ; réfléchit une seconde au plus par tour.
level-legend = Légende
level-legend-about = Prévoit loin et largement, et adapte ses plans à ceux de ses rivaux ; réfléchit jusqu’à cinq secondes par tour.

# Pourquoi un coup est conseillé : ce qu’il apporte ce tour-ci…
hint-best = Les meilleures perspectives, autant qu’on puisse voir.
hint-play = Choisit « { $what } ».
hint-forced = Rien d’autre n’a de sens ici.
hint-conquer = Prend { $places }.
hint-found = Fonde { $count ->
    [one] une ville
   *[other] { $count } villes
  } : { $places }.
hint-temple = Construit { $count ->
    [one] un temple
   *[other] { $count } temples
  } : { $places }.
hint-learn = Acquiert { $know_hows }.
hint-arm = Met en place { $count ->
    [one] une unité
   *[other] { $count } unités
  }.
hint-produce = Produit { $count ->
    [one] une unité
   *[other] { $count } unités
  } de { $resource }.
hint-spread = Mène des unités sur { $count ->
    [one] un site libre de plus
   *[other] { $count } sites libres de plus
  }.
hint-buy = Achète { $tiles }.
hint-build = Construit en { $places }.
hint-control = Place son influence en { $places }.
hint-offer = Propose { $tokens } et vise un lot de { $size }.
hint-claim = Obtient { $tokens } et vise un lot de { $size }.
hint-occupy = Occupe { $places }.
hint-attack = Marche sur { $places }.
hint-guard = Amène des légions en { $places }.
hint-sail = Fait voile vers { $places }.
hint-stay = Reste sur place.

# … et où mène le plan dont il fait partie ; $turns compte à partir de ce tour, qui est 0
hint-plan-win = { $turns ->
    [0] C’est la victoire.
    [1] Au prochain tour, ce peut être la victoire.
   *[other] Dans { $turns } tours, ce peut être la victoire.
  }
hint-plan-king = { $turns ->
    [0] Cela fait { $count } villes : un roi.
    [1] Au prochain tour, cela fait { $count } villes : un roi.
   *[other] Dans { $turns } tours, cela fait { $count } villes : un roi.
  }
hint-plan-scholar = { $turns ->
    [0] Un savoir que personne n’a encore : un savant.
    [1] Au prochain tour, un savoir que personne n’a : un savant.
   *[other] Dans { $turns } tours, un savoir que personne n’a : un savant.
  }
hint-plan-general = { $turns ->
    [0] Un temple tombe : un général.
    [1] Au prochain tour, un temple tombe : un général.
   *[other] Dans { $turns } tours, un temple tombe : un général.
  }
hint-plan-citizen = { $turns ->
    [0] Cela fait { $count } temples : un citoyen.
    [1] Au prochain tour, cela fait { $count } temples : un citoyen.
   *[other] Dans { $turns } tours, cela fait { $count } temples : un citoyen.
  }
hint-plan-navigator = { $turns ->
    [0] Des galères dans { $count } provinces : un navigateur.
    [1] Au prochain tour, des galères dans { $count } provinces : un navigateur.
   *[other] Dans { $turns } tours, des galères dans { $count } provinces : un navigateur.
  }
hint-plan-tile = { $turns ->
    [1] Au prochain tour, héros ou merveille numéro { $count }.
   *[other] Dans { $turns } tours, héros ou merveille numéro { $count }.
  }
hint-plan-purchase = De quoi payer le héros ou la merveille numéro { $count }.
hint-plan-pyramids = De quoi payer les Pyramides.

# Avant que cela n’arrive : ce qu’une action ferait maintenant.

preview-cost = { $cost ->
    [one] Le chemin coûte 1 unité ; vous en avez { $have }.
   *[other] Le chemin coûte { $cost } unités ; vous en avez { $have }.
  }
preview-produce = { $resource } : +{ $gain }, vous en aurez { $then }.
preview-produce-paid = { $resource } : +{ $gain }.
preview-produce-none = { $resource } : rien, car aucune de vos villes n’en produit.
preview-temples = { $most ->
    [one] Temples : vos { $have } unités de marbre et pièces en paient un.
   *[other] Temples : vos { $have } unités de marbre et pièces en paient { $most }.
  }
preview-temples-none = Temples : vous ne pouvez en construire aucun ; un temple coûte 5 unités de marbre ou pièces, vous en avez { $have }.
preview-arming = { $most ->
    [one] Armement : 1 unité (fer et pièces { $have }, place dans vos villes { $room }).
   *[other] Armement : jusqu’à { $most } unités (fer et pièces { $have }, place dans vos villes { $room }).
  }
preview-arming-none = Armement : vous ne pouvez créer aucune unité (fer et pièces { $have }, place dans vos villes { $room }).
preview-know-how = Savoir-faire : avec { $have } unités d’or et pièces, vous pouvez acquérir { $list }.
preview-know-how-none = Savoir-faire : vous ne pouvez en acquérir aucun ; le moins cher coûte { $cheapest }, vous avez { $have }.
preview-know-how-all = Savoir-faire : vous les avez tous.
preview-manoeuvre = Manœuvre : légions { $legions }, { $land } pas chacune ; galères { $galleys }, { $sea } pas chacune.
preview-manoeuvre-none = Manœuvre : vous n’avez ni légion ni galère.
preview-price = Coûte { $price } ou des pièces ; sur { $have }, il vous reste { $left }.
preview-scholar = Vous seriez la première nation : un savant.
preview-yield = { $resource } : { $then } au lieu de { $now } à chaque production.
preview-defence = La ville se défend avec { $then } au lieu de { $now }.
preview-king = { $count ->
    [one] Votre première ville ; { $next } rapportent un roi.
   *[other] Vos { $count } villes ; { $next } rapportent un roi.
  }
preview-king-earned = Vos { $count } villes rapportent un roi.
preview-citizen = { $count ->
    [one] Votre premier temple ; { $next } rapportent un citoyen.
   *[other] Vos { $count } temples ; { $next } rapportent un citoyen.
  }
preview-citizen-earned = Vos { $count } temples rapportent un citoyen.
preview-navigator = { $count ->
    [one] Votre première province avec galères ; { $next } rapportent un navigateur.
   *[other] Vos { $count } provinces avec galères ; { $next } rapportent un navigateur.
  }
preview-navigator-earned = Vos { $count } provinces avec galères rapportent un navigateur.
preview-foe = Les { $nation } y ont { $units } et peuvent réclamer un combat.
preview-free-land = Aucune ville ici : vous pourriez en fonder une.
preview-enemy-city = Ville des { $nation } : défense { $defence }, votre attaque serait de { $attack }.
preview-seas = Provinces avec vos galères : { $then } au lieu de { $now }.
preview-losses = { $count ->
    [one] Vous retirez 1 unité et gagnez la ville.
   *[other] Vous retirez { $count } unités et gagnez la ville.
  }
preview-general = Le temple de { $place } est détruit : un général.
preview-fight = Chaque camp perd { $units }.
preview-personages = Vous prenez { $list }.
preview-win = Vous gagnez la partie.
preview-founding = Ensuite, des villes peuvent être fondées là où se trouvent vos unités.
preview-next = Ensuite, c’est le tour des { $nation }.
preview-waste-space = { $space } ne vous rapporterait rien ce tour-ci.
preview-waste-arming = { $most ->
    [one] Vous n’avez créé aucune unité, et pourriez en créer une.
   *[other] Vous n’avez créé aucune unité, et pourriez en créer { $most }.
  }
preview-waste-manoeuvre = Aucune de vos unités ne s’est encore déplacée.

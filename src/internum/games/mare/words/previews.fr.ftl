# Avant que cela n’arrive : ce qu’une action ferait maintenant. Les deux jeux.

track-trade = Commerce
track-culture = Politique
track-military = Militaire
preview-level = { $title } : { $then } au lieu de { $now }.
preview-income = Production : { $tokens } de plus.
preview-goal-tiles = Héros et merveilles : { $have } sur { $need }.
preview-goal-cities = Capitales et cités légendaires : { $have } sur { $need }.
preview-goal-titles = Titres : { $have } sur { $need }.
preview-price = { $left ->
    [0] Coûte { $cost } ; votre plus grand lot est de { $most }, ensuite il ne reste rien.
   *[other] Coûte { $cost } ; votre plus grand lot est de { $most }, ensuite de { $left }.
  }
preview-points = Coûte { $cost } ; il vous reste ensuite { $left } points.
preview-free = Ne coûte rien.
preview-win = Vous gagnez la partie.
preview-showdown = Un achat gagnant : qui n’a pas encore construit peut y répondre.
preview-lost = { $count ->
    [one] Ce que vous ne gardez pas est perdu : { $count } jeton.
   *[other] Ce que vous ne gardez pas est perdu : { $count } jetons.
  }
preview-waste-build = { $count ->
    [one] Vous pouvez encore acheter pour { $most } ; { $count } jeton serait perdu.
   *[other] Vous pouvez encore acheter pour { $most } ; { $count } jetons seraient perdus.
  }
preview-types = Ressources différentes en main : { $then } au lieu de { $now }.
preview-types-left = Ressources différentes restant en main : { $then } au lieu de { $now }.
preview-coins = Vous en aurez { $then }.
preview-redirect = { $empire } peut d’abord détourner la demande vers sa propre offre.
preview-trade-ends = L’échange s’arrêterait là.
preview-claims-next = { $empire } prendrait ensuite, mais pas à vous.
preview-claims-me = { $empire } prendrait ensuite ; offres ouvertes : la vôtre, { $others }.
preview-claims-only-me = { $empire } prendrait ensuite, à vous.
preview-number = { $number ->
    [0] Personne n’offre rien : pas d’échange.
   *[other] Qui le peut en offre { $number } ; vous en avez { $own }.
  }
preview-foes = { $empire } y a { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }, vous en auriez { $own } : il y aura bataille.
preview-conquest = Personne ne défend { $place } : vous la tiendriez contre { $empire }.
preview-nobody = { $own ->
    [one] Personne d’autre n’y est.
   *[other] Personne d’autre n’y est ; vous y auriez { $own } légions.
  }
preview-foes-at-sea = { $empire } y a { $count ->
    [one] { $count } trirème
   *[other] { $count } trirèmes
  }, vous en auriez { $own } : vous pourrez attaquer.
preview-nobody-at-sea = { $own ->
    [one] Personne d’autre n’y est.
   *[other] Personne d’autre n’y est ; vous y auriez { $own } trirèmes.
  }
preview-odds = Vos dés { $own }, les leurs { $theirs } : terrain gagné { $active } %, les deux restent { $both } %, plus personne { $neither } %, perdu { $foe } %.
preview-gain = Vous gagnez { $tokens }.

# Pourquoi pas, en chiffres ; `remedy` dit ce qui le rendrait possible.

reason-turn = C’est le tour des { $nation }.
    .remedy = { $turns ->
        [0] Votre tour vient plus tard.
        [one] Votre tour vient juste après.
       *[other] Votre tour vient dans { $turns } tours.
    }
reason-step = Cela relève de l’étape « { $wanted } » ; le tour en est à « { $now } ».
    .remedy = Un tour se déroule ainsi : pièce, roue, action, création de villes, personnages.
reason-space = Il faut l’emplacement « { $wanted } » de la roue ; vous n’avez pas encore choisi d’emplacement.
    .remedy = { $cost ->
        [0] Choisissez « { $wanted } » sur la roue : c’est gratuit maintenant.
        [one] Choisissez « { $wanted } » sur la roue : cela coûte 1 unité maintenant.
       *[other] Choisissez « { $wanted } » sur la roue : cela coûte { $cost } unités maintenant.
    }
reason-next-space = Il faut l’emplacement « { $wanted } » de la roue ; ce tour-ci, vous en avez choisi un autre.
    .remedy = { $cost ->
        [0] À votre prochain tour, « { $wanted } » sera gratuit.
        [one] À votre prochain tour, « { $wanted } » coûtera 1 unité.
       *[other] À votre prochain tour, « { $wanted } » coûtera { $cost } unités.
    }
reason-too-far = « { $space } » est à { $distance } emplacements : trois sont gratuits, les autres coûtent { $cost } unités ; vous en avez { $have }.
    .remedy = Gratuits d’ici : { $free }.
reason-temple-price = Un temple coûte { $price } unités de marbre ou pièces ; vous avez { $have }. Il en manque { $missing }.
    .remedy = { $brings ->
        [0] Chaque tour apporte une pièce ; une ville de marbre rapporterait davantage.
       *[other] L’emplacement « { $space } » rapporterait { $brings } ; chaque tour apporte aussi une pièce.
    }
reason-unit-price = Une unité coûte { $price } fer ou pièce ; vous avez { $have }.
    .remedy = { $brings ->
        [0] Chaque tour apporte une pièce ; une ville de fer rapporterait davantage.
       *[other] L’emplacement « { $space } » rapporterait { $brings } ; chaque tour apporte aussi une pièce.
    }
reason-know-how-price = Il faut { $price } unités d’or ou pièces pour { $know_how } ; vous avez { $have }. Il en manque { $missing }.
    .remedy = { $brings ->
        [0] Chaque tour apporte une pièce ; une ville d’or rapporterait davantage.
       *[other] L’emplacement « { $space } » rapporterait { $brings } ; chaque tour apporte aussi une pièce.
    }
reason-discovery-price = Il faut { $price } unités d’or ou pièces pour { $know_how }, que personne n’a encore ; vous avez { $have }. Il en manque { $missing }.
    .remedy = { $brings ->
        [0] Dès qu’une autre nation l’aura, le prix ne sera plus que de { $followers }.
       *[other] L’emplacement « { $space } » rapporterait { $brings }. Dès qu’une autre nation l’aura, le prix ne sera plus que de { $followers }.
    }
reason-city-price = Une ville coûte 1 unité de marbre, 1 de fer et 1 d’or ; il vous manque { $lacking }, et vous avez { $coins ->
    [0] aucune pièce pour remplacer.
    [one] seulement 1 pièce pour remplacer.
   *[other] seulement { $coins } pièces pour remplacer.
  }
    .remedy = Une pièce remplace n’importe laquelle des trois ; chaque tour en apporte une.
reason-no-city = Il n’y a pas de ville à { $place }.
    .remedy = Une de vos unités présente là pourrait en fonder une à la fin d’un tour, pour 1 unité de marbre, 1 de fer et 1 d’or.
reason-foreign-city = La ville de { $place } appartient aux { $owner }.
    .remedy = Conquérez-la d’abord lors d’une manœuvre.
reason-armed = La ville de { $place } a déjà créé son unité de ce tour.
    .remedy = Avec un temple, elle en créerait trois.
reason-armed-temple = La ville de { $place } a déjà créé ses { $count } unités de ce tour.
    .remedy = Vos autres villes peuvent créer les leurs.
reason-basic-first = Il vous faut d’abord { $basic }, ensuite { $know_how }.
    .remedy = Son prix actuel : { $price } unités d’or ou pièces.
reason-no-unit = Vous n’avez pas de { $units } à { $place }.
reason-steps-used = Vos { $units } à { $place } ont fait { $steps ->
    [one] leur pas
   *[other] leurs { $steps } pas
  } de ce tour.
    .remedy = Avec { $know_how }, elles en auraient { $then }.
reason-steps-used-best = Vos { $units } à { $place } ont fait leurs { $steps } pas de ce tour.
reason-too-weak = { $place } se défend avec { $defence } (ville { $base }, unités { $units }, gouvernement { $state }) ; vous attaquez avec { $attack }.
    .remedy = { $missing ->
        [one] Une unité de plus avec un pas restant suffirait.
       *[other] { $missing } unités de plus avec un pas restant suffiraient.
    }
reason-no-attackers = { $tired ->
    [0] Vous n’avez pas d’unité à { $place }.
   *[other] Vos unités à { $place } n’ont plus de pas.
  }
    .remedy = { $defence ->
        [one] La conquête demande 1 unité qui a encore un pas une fois sur place.
       *[other] La conquête demande { $defence } unités qui ont encore un pas une fois sur place.
    }
reason-no-founder = Aucune de vos unités ne se trouve à { $place }.
    .remedy = Où vous pourriez fonder : { $places }.
reason-no-founders = Aucune de vos unités ne se trouve à { $place }.
    .remedy = Amenez-y une légion ou une galère lors d’une manœuvre.
reason-pay-first = Payez d’abord pour { $what } : { $left ->
    [one] 1 unité est encore due.
   *[other] { $left } unités sont encore dues.
  }
    .remedy = Ou revenez sur ce choix.
reason-learn-space = { $know_how } : { $price } unités d’or ou pièces ; vous avez { $have }.
    .remedy = { $cost ->
        [0] Choisissez « { $wanted } » sur la roue : c’est gratuit maintenant.
        [one] Choisissez « { $wanted } » sur la roue : cela coûte 1 unité maintenant.
       *[other] Choisissez « { $wanted } » sur la roue : cela coûte { $cost } unités maintenant.
    }
reason-learn-next-space = { $know_how } : { $price } unités d’or ou pièces ; vous avez { $have }. Il faut l’emplacement « { $wanted } » de la roue.
    .remedy = { $cost ->
        [0] À votre prochain tour, « { $wanted } » sera gratuit.
        [one] À votre prochain tour, « { $wanted } » coûtera 1 unité.
       *[other] À votre prochain tour, « { $wanted } » coûtera { $cost } unités.
    }
reason-king = Un roi vient avec chaque série de 5 villes ; vous en avez { $have }.
    .remedy = { $missing ->
        [0] Vous en prenez un à la fin de votre tour.
        [one] Une ville de plus rapporterait le prochain.
       *[other] { $missing } villes de plus rapporteraient le prochain.
    }
reason-citizen = Un citoyen vient avec chaque série de 3 temples ; vous en avez { $have }.
    .remedy = { $missing ->
        [0] Vous en prenez un à la fin de votre tour.
        [one] Un temple de plus rapporterait le prochain.
       *[other] { $missing } temples de plus rapporteraient le prochain.
    }
reason-navigator = Un navigateur vient avec chaque série de 7 provinces où vous avez des galères ; vous en avez { $have }.
    .remedy = { $missing ->
        [0] Vous en prenez un à la fin de votre tour.
        [one] Une province de plus rapporterait le prochain.
       *[other] { $missing } provinces de plus rapporteraient le prochain.
    }
reason-scholar = Un savant vient avec chaque savoir-faire que vous êtes les premiers à acquérir.
    .remedy = { $left ->
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
reason-general = Un général vient avec chaque temple que vous détruisez en conquérant une ville.
    .remedy = { $left ->
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
reason-stack-empty = Il ne reste plus de { $personage }.

# Pourquoi pas, en chiffres ; `remedy` dit ce qui le rendrait possible. Les deux jeux.

reason-others = { $stage } : on attend { $empires }.
    .remedy = On vous le demandera quand votre tour viendra.
reason-stage = Cela relève de la phase « { $wanted } » ; le tour en est à « { $now } ».
    .remedy = Un tour se déroule ainsi : production, commerce, achats, phase militaire, titres.
reason-pay-first = Payez d’abord { $item } : encore { $left }.
    .remedy = Ou revenez sur cet achat.
reason-price = { $what } : { $cost } ressources différentes ou { $price } ; vous avez { $types ->
    [one] { $types } sorte de ressource
   *[other] { $types } ressources différentes
  } et { $coins }.
    .remedy = { $goods ->
        [one] Une ressource différente de plus suffirait, ou encore { $money }.
       *[other] { $goods } ressources différentes de plus suffiraient, ou encore { $money }.
    }
reason-five-tiles = Vous avez déjà { $count } héros et merveilles ; nul ne peut en avoir plus de cinq.
reason-tile-owned = { $empire } possède { $tile } ; héros et merveilles ne changent jamais de main.
reason-has-marker = { $place } porte déjà le marqueur de { $empire }.
    .remedy = La province d’un autre se gagne par la conquête, avec des légions.
reason-enemy-there = Des unités de { $empires } se trouvent en { $place }.
    .remedy = Chassez-les d’abord lors de la phase militaire.
reason-not-joined = { $place } ne touche aucune province que vous teniez avant cette phase, et vos trirèmes ne l’atteignent pas.
    .remedy = Une trirème en { $seas } les relierait ; elle coûte { $cost }.
reason-not-adjacent = { $place } ne touche aucune province que vous teniez avant cette phase, et vos trirèmes ne l’atteignent pas.
    .remedy = { $count ->
        [0] Aucune province neutre ne vous est ouverte maintenant.
       *[other] Ouvertes à votre marqueur : { $places }.
    }
reason-not-mine = { $place } porte le marqueur de { $empire } ; on ne construit que dans ses propres provinces.
    .remedy = Il faut d’abord la conquérir.
reason-neutral = { $place } ne porte aucun marqueur ; on ne construit que dans ses propres provinces.
    .remedy = Un marqueur y coûte { $cost }.
reason-besieged = Des unités de { $empires } se trouvent en { $place } : rien ne s’y construit.
    .remedy = Chassez-les lors de la phase militaire. Dans votre province capitale, vous construisez malgré tout.
reason-not-my-sea = { $sea } ne touche aucune de vos provinces libres d’ennemis.
    .remedy = { $count ->
        [0] Sans côte à vous, aucune trirème ne se construit.
       *[other] Ouvertes à une nouvelle trirème : { $seas }.
    }
reason-marker = Aucun jeton encore à jouer ne porte { $number }.
    .remedy = Encore à jouer : { $values }.
reason-not-offered = { $empire } n’a rien de tel devant soi ({ $token }).
    .remedy = { $count ->
        [0] Il ne reste rien de cette offre.
       *[other] Encore visible : { $tokens }.
    }
reason-barred = { $empire } et vous venez de vous prendre l’un à l’autre : c’est maintenant au tour d’un troisième.
    .remedy = { $count ->
        [0] Personne d’autre n’a rien devant soi : l’échange s’arrête là.
       *[other] Offres encore ouvertes : { $empires }.
    }
reason-no-legion = Vous n’avez pas de légion en { $origin }.
reason-legions-moved = Vos légions en { $origin } se sont déjà déplacées ce tour-ci, ou viennent d’y arriver.
    .remedy = Chaque légion se déplace une fois par tour.
reason-not-reachable = { $place } ne touche pas { $origin }, et aucune chaîne continue de vos trirèmes ne les relie.
    .remedy = { $count ->
        [0] Des trirèmes dans les mers intermédiaires ouvriraient le chemin.
       *[other] À portée depuis { $origin } : { $places }. Des trirèmes dans les mers intermédiaires en ouvriraient d’autres.
    }
reason-no-trireme = Vous n’avez pas de trirème en { $origin }.
reason-triremes-moved = Vos trirèmes en { $origin } se sont déjà déplacées ce tour-ci.
    .remedy = Chaque trirème se déplace une fois par tour.
reason-not-next-sea = { $place } ne touche pas { $origin }.
    .remedy = Depuis { $origin }, une trirème atteint { $seas }.

# Niveaux des adversaires
level-novice = Novice
level-novice-about = Joue au sentiment et laisse souvent échapper des choses.
level-citizen = Citoyen
level-citizen-about = A un plan, et le perd de vue de temps en temps.
level-consul = Consul
level-consul-about = Tire le meilleur de chaque tour, mais ne voit pas plus loin.
level-legend = Légende
level-legend-about = Prévoit et compte avec les réponses de ses rivaux ; réfléchit jusqu'à quatre secondes par tour.

# Pourquoi un coup est conseillé
reason-best = Les meilleures perspectives, autant qu'on puisse voir.
reason-win = Gagne la partie.
reason-card = Rapporte : { $cards }.
reason-conquer = Prend { $places }.
reason-found = Fonde { $count ->
    [one] une cité
   *[other] { $count } cités
  } : { $places }.
reason-temple = Construit { $count ->
    [one] un temple
   *[other] { $count } temples
  } : { $places }.
reason-learn = Acquiert : { $know_hows }.
reason-arm = Met en place { $count ->
    [one] une unité
   *[other] { $count } unités
  } pour la suite.
reason-produce = Produit { $count } { $resource }.
reason-spread = Mène des unités sur { $count ->
    [one] un site libre de plus
   *[other] { $count } sites libres de plus
  }.

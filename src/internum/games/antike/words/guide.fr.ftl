# Comment gagner, et à quoi sert chaque phase.

goal-personages = Personnages
goal-personages-about = Le premier qui en a assez gagne aussitôt.
goal-king = Rois
goal-king-about = Un pour chaque série de 5 villes sur le plateau.
goal-scholar = Savants
goal-scholar-about = Un pour chaque savoir-faire acquis le premier au monde.
goal-general = Généraux
goal-general-about = Un pour chaque temple détruit lors d’une conquête.
goal-citizen = Citoyens
goal-citizen-about = Un pour chaque série de 3 temples.
goal-navigator = Navigateurs
goal-navigator-about = Un pour chaque série de 7 provinces avec ses galères.

purpose-choose = Toutes les nations peuvent gagner ; seul leur point de départ diffère.
purpose-start = C’est de cette ville que grandit votre nation : regardez ce qui l’entoure.
purpose-take = Chaque tour apporte une pièce, qui paie n’importe quoi.
purpose-rondel = La roue décide de ce que vous faites ce tour-ci : pensez deux emplacements plus loin.
purpose-temple = Un temple triple la valeur d’une ville, et chaque troisième apporte un citoyen.
purpose-arming = Les unités permettent de fonder des villes, d’explorer la mer et de conquérir.
purpose-know-how = Un savoir-faire rend plus rapide, plus riche ou plus sûr ; le premier à l’avoir gagne un savant.
purpose-manoeuvre = Vos unités vont là où vous voulez des villes, combattent et prennent ce qui est mal gardé.
purpose-founding = Les villes produisent, et chaque cinquième apporte un roi.
purpose-card = Les personnages font gagner la partie.

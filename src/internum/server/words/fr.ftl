# Refus : ce qui s'est passé, pourquoi, que faire.
stale = La table a changé depuis votre dernier regard. Rien n’a été modifié : regardez de nouveau et choisissez.
final = Sans retour possible : des dés ou quelque chose de caché seront révélés, ou la partie s’achève. Êtes-vous sûr ?
group-chance = « { $action } » vient après quelque chose que le hasard décide. Rien n’a été joué ni lancé : jouez ce qui précède, puis regardez et choisissez.
group-hidden = « { $action } » vient après quelque chose de caché qui serait montré. Rien n’a été joué ni montré : jouez ce qui précède, puis regardez et choisissez.
over = La partie est terminée ; on ne peut plus y jouer. Vous pouvez la revoir, ou la reprendre à un moment antérieur.
record = Ceci est un enregistrement à revoir, pas une partie en cours. Choisissez « continuer d’ici » pour ouvrir une table.
damaged = Des coups de cette partie manquent dans la base de données. La personne qui gère le serveur peut la restaurer depuis une sauvegarde.
rules-changed = Cette partie a été jouée avec une version antérieure des règles et ne peut continuer : le coup { $at } ne convient plus. Vous pouvez reprendre au début du tour { $round } sur une nouvelle table.
paused = La partie est en pause. Demandez à la reprendre (il faut plus de la moitié des personnes à la table), puis jouez.
abandoned = La partie a été abandonnée ; on ne peut plus rien jouer. Vous pouvez la revoir, ou rejouer à partir d’un moment antérieur.
stand-in = { $name } joue à votre place. Reprenez d’abord votre place.
not-away = { $name } est là, ou l’était il y a un instant. Un ordinateur peut remplacer quelqu’un qui est absent.
nobody-to-stand-in-for = Personne n’occupe la place { $seat }. L’hôte peut la confier à un ordinateur.
out-of-time = Votre temps est écoulé ; la place est jouée pour vous jusqu’à la fin.
vote-invite = Dites qui vous voulez inviter à nouveau.
invite-alone = Qui reçoit un nouveau lien vers la place de { $name } voit ce qui y est caché : au moins deux autres joueurs doivent être d’accord. Un ordinateur peut remplacer { $name }.
vote-stand-in = Dites quelle place un ordinateur doit remplacer, et à quel niveau.
vote-pause = La partie est déjà en pause.
vote-resume = La partie n’est pas en pause.
only-host = Seul l’hôte peut le faire.
others-play = D’autres jouent encore ici. Terminez la partie, ou abandonnez-la ensemble, puis supprimez la table.
claimed = Ce lien a déjà été ouvert : sur un autre de vos appareils, ou par quelqu’un d’autre. Ouvrez la table là-bas ; « Vous à cette table », dans son menu, donne un lien. Si ce n’était pas vous, prévenez les autres : qui l’a ouvert voit votre main.
no-token = On n’atteint cette table que par l’un de ses liens. Ouvrez le lien reçu, ou demandez-en un à l’hôte.
not-found = Il n’y a pas de table { $table } ici. Vérifiez le lien, ou commencez une nouvelle partie.
no-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }.
no-board = Il n’y a pas de plateau « { $board } » ; les plateaux sont : { $boards }.
no-moment = Cette partie n’a pas de moment { $at } ; elle va de 0 à { $last }.
internal = Le programme a rencontré une erreur. Rien n’a été modifié ; le journal du serveur en dit plus.
no-database = La base de données ne répond pas en ce moment. Rien n’a été modifié : réessayez dans un instant.
no-such-page = Il n’y a rien à cette adresse.
no-such-method = Cette adresse n’accepte pas ce genre de requête.
not-your-seat = La place { $seat } n’est pas la vôtre. Choisissez pour une place de votre lien.
no-such-seat = Il n’y a pas de place { $seat } à cette table ; elles vont de 0 à { $last }.
not-host = Seuls l’hôte ou la personne assise à la place { $seat } peuvent la changer.
taken = Quelqu’un d’autre tient la place { $seat }. Cette personne peut la céder elle-même.
spectator = Avec un lien de spectateur, on peut regarder et parler, mais pas jouer.
hidden-record = L’enregistrement montrerait ce qui est encore caché. Il sera disponible à la fin de la partie.
hidden-analysis = L’analyse montrerait ce qui est encore caché. Elle sera possible quand la partie sera finie.
too-many-analyses = Trop de parties attendent d’être analysées. Réessayez dans quelques minutes.
hidden-moment = Cela montrerait ce qui vous est encore caché. C’est possible quand la partie est terminée.
too-large = La requête dépasse { $limit } octets. Envoyez-en moins à la fois.
too-many-actions = L’enregistrement compte { $count } actions ; on peut en lire { $limit } ici. Abrégez-le, ou ouvrez-le sur votre machine.
too-slow-body = La requête a mis plus de { $seconds } secondes à arriver et a été abandonnée. Renvoyez-la.
too-slow = Cette lecture a pris plus de { $seconds } secondes et a été abandonnée. Envoyez-en moins à la fois.
too-many-uploads = Beaucoup d’enregistrements sont en cours de lecture. Réessayez dans un instant.
too-many-tables = Ce serveur garde { $limit } tables et ne peut en ouvrir une autre. Terminez-en ou supprimez-en d’abord.
too-many-streams = Trop de fenêtres regardent cette table. Fermez-en et réessayez.
too-many-calls = Vous demandez plus de choses à la fois qu’on ne peut en traiter. Attendez d’abord quelques réponses.
too-many-hints = Beaucoup de conseils sont en préparation. Réessayez dans un instant.
too-many-new-tables = Beaucoup de tables ont été ouvertes d’ici. Attendez une minute avant d’en ouvrir une autre.
too-much-chat = Cela fait beaucoup de paroles. Attendez un instant avant de continuer.
no-such-puzzle = Ce problème n’existe pas.
no-picture = Ce serveur ne dessine pas d’images PNG. Demandez picture.svg, ou faites-le installer avec internum[pictures].
shared-title = { $game } · tour { $round }
shared-won = { $players }. Victoire : { $winners }.
hint-failed = Le conseiller n’a rien trouvé à dire. Réessayez.
nothing-to-decide = La place { $seat } n’a rien à décider maintenant.
bad-level = Il n’y a pas d’adversaires de niveau « { $level } » ; les niveaux sont : { $levels }.
bad-language = Il n’y a pas de langue « { $language } » ; il y a : { $languages }.
bad-seats = { $given } places sont décrites, mais la partie a { $players } joueurs.
bad-seed = Les tables en ligne lancent leurs propres dés : n’indiquez pas de graine.
bad-start = Dites par quoi commencer : un jeu, un enregistrement, une position, ou un moment d’une autre table ; un seul des quatre.
bad-body = { $place } : { $reason }.
no-person = Une table a besoin de quelqu’un : donnez au moins une place à une personne, ou toutes aux ordinateurs pour regarder.

# Pourquoi on ne peut pas reprendre.
undo-over = La partie est terminée et tout est découvert ; on ne peut plus rien reprendre.
undo-chance = Le hasard a décidé depuis ; on ne peut plus revenir en arrière.
undo-hidden = Quelque chose de caché a été montré depuis ; on ne peut plus revenir en arrière.
undo-other = Un autre joueur a agi depuis ; on ne peut plus revenir en arrière.
undo-nothing = Il n’y a rien à reprendre.

# Noms.
person = Joueur { $number }
bot = { $level } { $number }

# Leçons.
no-lesson = Il n’y a pas de telle leçon ici. Reprenez-la depuis la page d’accueil.
pupil = Vous
teacher = Maître

# Ce que la table dit d’elle-même.
notice-person = { $name } prend la place { $number }.
notice-bot = La place { $number } est confiée à un adversaire : { $level }.
notice-open = La place { $number } est libre : on s’y assied par son nouveau lien.
notice-stand-in = { $name } est absent : { $level } joue la place { $number } jusqu’au retour de { $name }.
notice-invite = { $name } ne retrouve plus la place { $number } : elle est libre, et l’hôte peut envoyer un nouveau lien. L’ancien ne vaut plus rien.
notice-back = { $name } reprend la place { $number }.
notice-pause = La partie est en pause.
notice-resume = La partie reprend.
notice-abandon = La partie est abandonnée. Tout est découvert à présent.
notice-vote-pause = { $name } souhaite une pause.
notice-vote-resume = { $name } souhaite reprendre la partie.
notice-vote-abandon = { $name } souhaite abandonner la partie.
notice-vote-invite = { $name } souhaite qu’un nouveau lien soit envoyé à { $away }.
notice-vote-stand-in = { $name } souhaite qu’un ordinateur remplace { $away }.
notice-time-bot = { $name } a dépassé son temps : { $level } joue la place { $number } en attendant.
notice-time-resign = { $name } a dépassé son temps et abandonne : { $level } joue désormais la place { $number }.

# Prévenir ceux qui sont ailleurs.
turn-title = { $game } : c’est à vous
turn-body = Tour { $round }, avec { $names }.
turn-body-alone = Tour { $round }.
mail-turn = { $body }
    { $url }
mail-stop = Plus de courriels sur cette table : { $url }
mail-confirm-subject = { $game } : vous écrire quand c’est à vous ?
mail-confirm = Quelqu’un à une table de { $game } a donné cette adresse pour être prévenu par courriel quand c’est son tour. Si c’est vous, confirmez : { $url } Sinon, ne faites rien : aucun autre courriel ne viendra.
mail-page = Courriels au sujet d’une table
mail-page-ask = Vous écrire quand c’est à vous ?
mail-page-yes = Oui, écrivez-moi
mail-page-no = Plus de courriels
mail-page-on = Vous recevrez un courriel quand ce sera à vous.
mail-page-off = Vous ne recevrez plus de courriels.
mail-page-unknown = Ce lien n’est plus valable.
bad-address = Rien n’est envoyé à cette adresse. Elle doit commencer par https:// et mener à un serveur public.
bad-mail = Ce n’est pas une adresse de courriel.
bad-push = L’abonnement de ce navigateur est inutilisable. Abonnez-vous de nouveau.
no-push = Ce serveur n’envoie pas de notifications.
no-mail = Ce serveur n’envoie pas de courriels.
too-many-subscriptions = On vous prévient déjà de { $limit } façons. Retirez-en une d’abord.
too-many-mails = Assez de courriels ont été envoyés pour le moment. Réessayez plus tard.

# Comptes et tables ouvertes à tous.
no-accounts = Ce serveur n’a pas de comptes. Tout fonctionne sans.
no-account = Aucun compte n’est ouvert dans ce navigateur. Connectez-vous d’abord.
wrong-password = Le nom et le mot de passe ne vont pas ensemble.
name-taken = Ce nom est pris. Choisissez-en un autre.
too-many-passwords = Trop de mots de passe ont été essayés. Attendez un quart d’heure.
too-many-accounts = Beaucoup de comptes ont été créés d’ici. Réessayez dans une heure.
foreign-page = La demande venait de la page de quelqu’un d’autre. Rien n’a été modifié.
no-room = Toutes les places de cette table sont prises.
not-online = Seules les tables jouées par lien peuvent être rejointes par d’autres.

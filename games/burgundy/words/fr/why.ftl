### Pourquoi quelque chose n’est pas possible.

chance-only = C’est le hasard qui en décide.
set-up-over = Le duché et le château de départ ne se choisissent qu’avant la partie.
no-effect = Rien de tel à utiliser maintenant : { MEANS($means, or: "tile") }.
no-white-castle = Le dé blanc ne sert que lorsque vous posez un château blanc.
no-ship = Vous ne chargez des marchandises qu’en posant un bateau.
no-crane = Vous ne choisissez l’effet d’un bâtiment qu’en posant la grue.
no-geese = Vous ne choisissez une espèce qu’en posant les oies dans un pâturage qui en compte plusieurs.
no-hire = Vous n’achetez des ouvriers que si vous avez le monastère 28.
not-your-turn = Vous n’achetez des ouvriers que pendant votre tour.
no-overflow = Vous ne choisissez que si la place manque pour toutes les marchandises.
no-discard = Vous ne défaussez une tuile que pour faire de la place à une nouvelle.
no-cards = Vous n’ordonnez vos cartes de route qu’avant la partie, et seulement si cette table joue ainsi.
not-at-this-table = Impossible à cette table : cela appartient à une extension qui n’est pas en jeu.
no-order = Vous ne choisissez un ordre que si une action a plusieurs suites.
no-gain = Vous n’achetez des points que lorsque vous en gagnez.
no-exchange = Vous n’échangez des marchandises que juste après le chargement d’un bateau.
nothing-to-give = Vous ne rendez des marchandises que pour une tuile du dépôt noir.
no-store = Vous choisissez une réserve seulement quand vous gagnez une tuile et que les deux ont de la place.
store-full = Il n’y a plus de place dans cette réserve.
partners-tile = Cette tuile est dans la réserve de { $partner } : { TILE($tile, form: "the") }. Vous ne pouvez pas l’utiliser, seul { $partner } le peut.
not-a-start-space = Sur le duché { $board }, vous commencez sur la case de château de valeur 1 ou sur celle de valeur 6.
no-tribute = Aucun tribut n’est dû maintenant.
no-colour = Vous ne prenez des marchandises dans tous les dépôts qu’avec le bouclier 5, en posant un bateau.
no-shield = Vous n’avez pas le bouclier { $shield }.
nothing-to-pass = Il n’y a rien à passer.
not-by-this = Ce moyen ne le permet pas : { MEANS($means, or: "tile") }.
board-first = Choisissez d’abord votre duché.
store-first = Choisissez d’abord où va votre tuile : dans votre réserve ou dans la réserve commune.
start-castle-first = Choisissez d’abord la case de votre château de départ.
card-first = Choisissez d’abord la prochaine carte de votre route commerciale.
discard-first = Votre réserve est pleine : défaussez d’abord une tuile.
load-first = Choisissez d’abord le dépôt où charge votre bateau.
colour-first = Prenez d’abord des marchandises dans tous les dépôts avec le bouclier 5, ou passez.
tribute-first = Payez d’abord le tribut de vos boucliers, ou rendez-les.
shed-first = Votre réserve n’a plus que trois places : défaussez d’abord une tuile.
name-first = Désignez d’abord le joueur dont les monastères agissent aussi pour vous.
keep-first = Choisissez d’abord les marchandises à charger.
order-first = Choisissez d’abord ce qui vient en premier.
points-first = Choisissez d’abord combien de points acheter.
exchange-first = Échangez d’abord cinq marchandises contre une tuile, ou passez.
give-first = Rendez d’abord les marchandises pour votre tuile.
crane-first = Utilisez d’abord votre grue, ou passez.
geese-first = Choisissez d’abord l’espèce qui compte avec vos oies.
effect-first = Utilisez d’abord ceci, ou passez : { MEANS($means, or: "tile") }.
castle-first = Faites d’abord l’action de votre château.
white-first = Faites d’abord l’action de votre château blanc.
route-first = Faites d’abord l’action libre de votre route commerciale.
double-used = Un double demande les deux dés, et vous en avez déjà utilisé un.
set-already = Vous avez déjà changé un dé ce tour-ci.
same-value = Ce dé montre déjà { $value }.
named-already = Vous avez déjà désigné un joueur.
name-another = Désignez un autre joueur de cette table.
not-due = Vous ne devez pas de tribut pour le bouclier { $shield }.
no-tribute-workers = Vous ne payez le tribut en ouvriers qu’avec le bouclier 3.
shield-not-there = Le bouclier { $shield } n’est pas sur le dépôt { $depot }.
not-a-castle = Vous n’avez pas de château ici : { $space }.
no-colour-room = Vous n’avez pas de place pour cela : { GOOD($good) }.
die-used = Il faut un dé, et celui-ci a déjà servi.
not-black = Les tuiles du dépôt noir s’achètent.
black-only = Vous ne pouvez acheter que dans le dépôt noir.
storage-empty = Votre réserve est vide : prenez d’abord une tuile.
not-stored = Ce n’est pas dans votre réserve : { TILE($tile, form: "the") }.
tile-not-there = Cette tuile n’est pas dans ce dépôt.
wrong-colour = Aucune tuile de votre réserve ne va ici ({ LAND($kind) }).
wrong-kind = Ce moyen ne prend pas ce genre de tuile : { MEANS($means, or: "tile") }.
no-such-space = Le duché { $board } n’a pas de case { $space }.
dice-left = Utilisez vos deux dés avant de finir votre tour.
castle-mandatory = On ne peut pas passer l’action d’un château.
white-mandatory = On ne peut pas passer l’action d’un château blanc.
not-copied = Votre grue ne peut pas imiter cela : { TILE($tile, form: "the") }.
nothing-to-copy = Cela ne donnerait rien maintenant : { TILE($tile, form: "the") }.
species-not-there = Ce pâturage n’a pas de ces animaux : { SPECIES($species) }.
route-mandatory = On ne peut pas passer l’action libre de sa route commerciale.
card-in-order = La carte { $card } a déjà sa place dans votre route commerciale.
not-your-card = La carte { $card } ne vous a pas été distribuée.
board-taken = Un autre joueur a déjà le duché { $board }.
not-dealt = Le duché { $board } ne vous a pas été distribué.
no-such-board = Cette édition n’a pas de duché { $board }.
not-a-castle-space = Ce n’est pas une case de château.
one-depot = Votre bateau charge dans un seul dépôt.
not-neighbours = Les dépôts { $one } et { $other } ne sont pas voisins.
good-not-there = Il n’y en a plus à charger : { GOOD($good) }.
discard-old-only = Vous défaussez une tuile de la réserve, pas la nouvelle.
between-actions = Vous ne pouvez acheter qu’entre les actions de votre tour.
bought-already = Vous avez déjà acheté une tuile ce tour-ci.
not-pending = Cela ne fait pas partie de ce qui suit maintenant.
storage-full = Votre réserve est pleine.
hire-some = Payez au moins 1 pièce pour acheter des ouvriers.
no-worker-pay = Vous ne payez en ouvriers que si vous avez le monastère 6.
no-mixed-pay = Payez en argent ou en ouvriers, pas les deux à la fois.
too-little-silver = Cela coûte { $price } pièces. Vous en avez { $have }.
too-few-to-pay = Cela coûte { $price } ouvriers. Vous en avez { $have }.
no-goods = Vous n’en avez pas : { GOOD($good) }.
covered = Les tuiles posées restent toute la partie.
no-neighbour = Une nouvelle tuile doit toucher une tuile posée.
town-has-one = Cette ville l’a déjà : { TILE($tile, form: "the") }.
area-has-one = Cette zone a déjà un relais.
depot-out-of-reach = Le dépôt { $depot } demande un { $value }. Votre dé montre { $die }, et le changer coûte { $cost ->
    [one] 1 ouvrier
   *[other] { $cost } ouvriers
} : vous en avez { $have }.
space-out-of-reach = Cette case demande un { $value }. Votre dé montre { $die }, et le changer coûte { $cost ->
    [one] 1 ouvrier
   *[other] { $cost } ouvriers
} : vous en avez { $have }.
good-out-of-reach = { GOOD($good, form: "start") } : à vendre avec un { $value }. Votre dé montre { $die }, et le changer coûte { $cost ->
    [one] 1 ouvrier
   *[other] { $cost } ouvriers
} : vous en avez { $have }.
double-out-of-reach = Un double { $value } coûterait { $cost ->
    [one] 1 ouvrier
   *[other] { $cost } ouvriers
}. Vous en avez { $have }.

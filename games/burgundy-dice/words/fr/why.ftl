### Pourquoi quelque chose n’est pas possible.

chance-only = C’est le hasard qui en décide.
castles-before = Les châteaux de départ ne se choisissent qu’avant la première manche.
castle-first = Choisissez d’abord votre château de départ.
not-a-castle = Choisissez un des quatre châteaux verts.
castle-taken = Ce château est pris, et tous les châteaux de départ diffèrent.
must-mark = Les dés tels quels permettent de remplir une case : vous ne pouvez pas passer.
second-takes-silver = Une deuxième case coûte une pièce.
one-bonus = On n’utilise qu’un bonus par manche.
name-both = Une pièce remplit une deuxième case : choisissez les deux.
marked = Une case ne se remplit qu’une fois.
not-adjacent = Cette case ne touche aucune case remplie.
neither-rolled = Ni { $number } ni { COLOUR($colour) } n’est sorti. Un moine et un ouvrier feraient deux bonus, et un seul est permis par manche.
not-both-rolled = { $number } et { COLOUR($colour) } ne sont pas sortis tous les deux, et la pièce est votre seul bonus de la manche.
needless-bonus = Les dés montrent déjà { $number } et { COLOUR($colour) } : aucun bonus n’est nécessaire.
colour-lacks-monk = Aucun dé ne montre { COLOUR($colour) }. Un moine changerait un dé de couleur, et vous n’en avez pas.
colour-not-rolled = Aucun dé ne montre { COLOUR($colour) }. Un moine changerait un dé de couleur.
number-lacks-worker = Aucun dé ne montre { $number }. Un ouvrier le changerait, et vous n’en avez pas.
number-not-rolled = Aucun dé ne montre { $number }. Un ouvrier le changerait.
no-bonus = Vous n’avez pas ce bonus : { BONUS($bonus) }.
wrong-number = Cette case prend { $low } ou { $high }, pas { $number }.
city-has-number = Cette ville a déjà un { $number }, et ses nombres sont tous différents.
pasture-differs = Ce pâturage a { $numbers }, et ses nombres sont tous égaux.
castle-alone = Aucun nombre n’est encore écrit à côté de ce château.
not-beside-castle = Un château prend un nombre écrit à côté de lui : { $numbers }.
same-dice = Les deux cases prendraient les deux mêmes dés. La deuxième demande au moins un autre dé.

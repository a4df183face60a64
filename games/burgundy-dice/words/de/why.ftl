### Warum etwas nicht geht.

chance-only = Das entscheidet der Zufall.
castles-before = Startburgen wählt man nur vor der ersten Runde.
castle-first = Wähle erst deine Startburg.
not-a-castle = Wähle eine der vier grünen Burgen.
castle-taken = Diese Burg ist vergeben, und alle Startburgen sind verschieden.
must-mark = Mit den Würfeln lässt sich so ein Feld markieren, darum kannst du nicht passen.
second-takes-silver = Ein zweites Feld kostet einen Silberling.
one-bonus = In einer Runde nutzt du nur einen Bonus.
name-both = Mit einem Silberling markierst du ein zweites Feld: Wähle beide.
marked = Ein Feld wird nur einmal markiert.
not-adjacent = Dieses Feld liegt neben keinem markierten.
neither-rolled = Weder { $number } noch { COLOUR($colour) } wurde gewürfelt. Mönch und Arbeiter wären zwei Boni, erlaubt ist einer je Runde.
not-both-rolled = { $number } und { COLOUR($colour) } wurden nicht beide gewürfelt, und der Silberling ist schon dein Bonus für diese Runde.
needless-bonus = Die Würfel zeigen { $number } und { COLOUR($colour) } schon: Du brauchst keinen Bonus.
colour-lacks-monk = Kein Würfel zeigt { COLOUR($colour) }. Ein Mönch würde einen Farbwürfel ändern, aber du hast keinen.
colour-not-rolled = Kein Würfel zeigt { COLOUR($colour) }. Ein Mönch würde einen Farbwürfel ändern.
number-lacks-worker = Kein Würfel zeigt { $number }. Ein Arbeiter würde das ändern, aber du hast keinen.
number-not-rolled = Kein Würfel zeigt { $number }. Ein Arbeiter würde das ändern.
no-bonus = Diesen Bonus hast du nicht: { BONUS($bonus) }.
wrong-number = Dieses Feld nimmt { $low } oder { $high }, nicht { $number }.
city-has-number = Diese Stadt hat schon eine { $number }, und ihre Zahlen sind alle verschieden.
pasture-differs = Auf dieser Weide steht { $numbers }, und ihre Zahlen sind alle gleich.
castle-alone = Neben dieser Burg steht noch keine Zahl.
not-beside-castle = Eine Burg nimmt eine Zahl, die neben ihr steht: { $numbers }.
same-dice = Beide Felder würden dieselben zwei Würfel nutzen. Das zweite braucht mindestens einen anderen.

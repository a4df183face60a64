### Why something is not allowed.

chance-only = Chance decides that.
castles-before = You choose start castles only before the first round.
castle-first = Choose your start castle first.
not-a-castle = Choose one of the four green castles.
castle-taken = That castle is taken, and all start castles must be different.
must-mark = You can mark a hex with the dice as rolled, so you cannot pass.
second-takes-silver = You need a silver for a second hex.
one-bonus = You may use only one bonus in a round.
name-both = A silver marks a second hex: choose both.
marked = A hex can be marked only once.
not-adjacent = This hex does not touch a marked hex.
neither-rolled = Neither { $number } nor { $colour } was rolled. A monk and a worker would be two bonuses, and you may use one in a round.
not-both-rolled = { $number } and { $colour } were not both rolled, and the silver is your one bonus of the round.
needless-bonus = The dice already show { $number } and { $colour }. You do not need a bonus.
colour-lacks-monk = No die shows { $colour }. A monk would change a colour die, and you have none.
colour-not-rolled = No die shows { $colour }. A monk would change a colour die.
number-lacks-worker = No die shows { $number }. A worker would change it, and you have none.
number-not-rolled = No die shows { $number }. A worker would change it.
no-bonus = You have none of this bonus: { $bonus }.
wrong-number = This hex takes { $low } or { $high }, not { $number }.
city-has-number = This city already has a { $number }, and its numbers must all be different.
pasture-differs = This pasture has { $numbers }, and its numbers must all be the same.
castle-alone = There is no number next to this castle yet.
not-beside-castle = A castle takes a number that is next to it: { $numbers }.
same-dice = Both hexes would use the same two dice. The second needs at least one different die.

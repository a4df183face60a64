### The texts of the Dice Game's table. They are loaded with it.

tie_bonuses = They are tied on points. { $name } has more unused bonuses: { $n } against { $other }.
tab_own = My sheet
tab_main = Dice
yourSheet = Your sheet
sheetOf = { $name }’s sheet
duchy = Duchy { $letter }
marked = { $n } of 37 hexes
place = row { $row } column { $column }
land = { $colour } { $area }
castleWith = green castle, gives a { $bonus }
vacant = vacant
written = number { $n }
startCastle = start castle
chosenHere = your choice, not shown yet
colour_purple = purple
colour_gray = grey
colour_blue = blue
colour_orange = orange
colour_green = green
colour_yellow = yellow
area_purple = monastery
area_gray = mine
area_blue = river
area_orange = city
area_green = castle
area_yellow = pasture
bonus_monk = monk
bonus_silver = silver
bonus_commodity = commodity
bonus_worker = worker
count_monk = { $n } { $n ->
    [one] monk
   *[other] monks
}
count_silver = { $n } silver
count_commodity = { $n } { $n ->
    [one] commodity
   *[other] commodities
}
count_worker = { $n } { $n ->
    [one] worker
   *[other] workers
}
points = { $n } { $n ->
    [one] point
   *[other] points
}

dice = This round’s dice
dice_none = The dice are about to be rolled.
die_pip = number die { $n }
die_colour = colour die { $colour }
die_hourglass1 = hourglass die, one hourglass
die_hourglass2 = hourglass die, double hourglass: commodities are sold
time = Time
time_phase = Phase { $phase }: { $n } of { $boxes } boxes crossed off
colours = Completed colours
colours_first = 1st
colours_second = 2nd
colours_soloFirst = I · II
colours_soloSecond = III
colours_gone = gone
colours_by = completed by { $names }
areas = Area points
areas_size = area of { $n }
guide_lands = Which numbers each colour takes
guide_bonuses = What the bonuses do
bonuses = Bonuses
bonuses_label = { $bonus }: { $unused } to use, { $checked } crossed off
score = Points
score_phase = Phase { $phase }: { $n }
score_total = Sum: { $n }
score_sum = Sum
done = has chosen
notDone = is choosing
grades = Grades
grade_well-done = well done
grade_excellent = excellent
grade_incredible = incredible
grade_none = below the first grade
grade_from = from { $n }
summary = { $n } { $n ->
    [one] bonus
   *[other] bonuses
} to use
clock = { $phase }·{ $round }
clockLong = phase { $phase }, round { $round }, { $ticks } of { $boxes } boxes crossed off

do_castle = Start with the castle in { $place }
do_mark = Mark the { $area } in { $place }
do_write = { $n } into the { $area } in { $place }
do_two = Write { $one }, then { $other }
do_pass = Mark nothing
by_dice = write a { $n }
by_silver = with a silver
final_castle = Start here
final_mark = Mark it
button_pass = Pass: take a worker

ask_castle = Choose your start castle.
ask_castleAll = Choose the castle everyone starts with.
ask_number = a { $n }
ask_mark = Mark any { $colours } hex with { $numbers }.
ask_bonus = Use a bonus, or pass: { $numbers }, { $colours }.
ask_pass = No hex fits: { $numbers }, { $colours }.
hint_castle = Its square gives your first bonus. Nobody sees your choice yet.
hint_castleOpen = Its square gives your first bonus. You take turns to choose, and each castle can be chosen only once.
hint_castleSolo = Its square gives your first bonus.
hint_mark = It must touch a marked hex. The others see it when everyone has chosen.
hint_markSolo = Choose one of the outlined hexes.
hint_bonus = No hex fits as rolled. An outlined hex needs the bonus it shows.
hint_pass = If you pass, you get a worker, who can change a number later.
selecting_pip = Write a { $n }.
selecting_colour = Mark any { $colour } hex.
selecting_monk = A monk: change a colour.
selecting_worker = A worker: change a number.
selecting_silver = A silver: mark two hexes.
selecting_first = First the hex in { $place }.
selecting_hex = The hex in { $place }.
selected_hex = Choose one of the outlined hexes.
selected_first = Choose the first hex.
selected_second = Choose the second hex.
selected_how = Choose what to write.
wait_over = The game is over.
wait_grade = { $points } points: { $grade }.
wait_roll = The dice are being rolled.
wait_chosen = You have chosen. Waiting for { $names }.
wait_others = Waiting for { $names }.
wait_hint = Choices are shown when everyone is done.

why_bonus = You have none of these, or it does not help now.
why_commodity = Commodities are sold automatically on a double hourglass.
why_die = No hex can be marked with this die as rolled.
why_hourglass = The hourglass die only counts time.

log_sale = sold commodities
source_castle = castle
source_area = completed area
source_pasture = pasture, doubled
source_colour = completed colour
source_sale = sale of commodities
source_before = before

rule_purple = Takes 1 or 2. A completed monastery gives you a monk.
rule_gray = Takes 3 or 4. A completed mine gives you a silver.
rule_blue = Takes 5 or 6. A completed river gives you a commodity.
rule_orange = Takes any number that is not in the city yet. A completed city gives you a worker.
rule_green = Takes a number written next to it. Gives 1 point and the bonus on its square.
rule_yellow = All numbers in a pasture are the same. Its points are doubled.
rule_monk = One colour die counts as another colour.
rule_worker = One number die counts as another number.
rule_silver = Mark a second hex in the same round. At least one of its two dice must be different.
rule_commodity = Sold on the double hourglass: 2 points and 1 silver each.
rule_one = One bonus per round.
rule_hourglass = Crosses off one or two boxes in the time column. A double hourglass also sells commodities.
rule_hourglassSolo = In the solo game it only shows whether commodities are sold. A phase has eight rounds.
rule_pip = Together, a number die and a colour die mark one hex of that colour with that number.
rule_time = A phase ends with the round that crosses off its last box. Areas are worth less in later phases.
rule_colours = The first player to fill every hex of a colour scores more, the second less. Players who do it in the same round score the same.
rule_coloursSolo = A completed colour scores more in phases I and II than in phase III.
rule_areas = A completed area scores by its size and the phase. Pastures count twice.
rule_grades = More than 50 points: well done. More than 60: excellent. 70 or more: incredible.

known_note = one source only: { $what }.
known_duchy = duchy { $letter }
known_colours = the points of all colours except yellow
known_die = the faces of the hourglass die
known_link = More

coach_roll = The dice show { $numbers }, { $colours }.
coach_twice = { $what } twice
coach_write = My advice: write a { $n } in { $place }.
coach_writeWith = My advice: use the bonus “{ $bonus }” and write a { $n } in { $place }.
coach_write2 = My advice: use the bonus “{ $bonus }”. Write a { $n } in { $place } and a { $next } in { $there }.
coach_completes = That completes an area: { $gains }.
coach_yours = You have { $list }.
coach_welcome = Your sheet of paper
coach_welcome_text = You have a duchy of 37 hexes, a pencil, and five dice that all players share. You write numbers into hexes. Every hex you mark must touch one that is already marked.
coach_castle = Choose a start castle
coach_castle_text = Your duchy starts here. The small square on a castle is your first bonus. Click one of the green castles. { $name } chooses at the same time, and neither of you sees the other’s choice.
coach_castle_monk = My advice: take the one in { $place }. With its monk, the first roll always fits.
coach_dice = Two numbers, two colours
coach_dice_text = { $dice } Combine one number die and one colour die: they mark one hex of that colour with that number. Dice are not used up, and { $name } plays with the same ones.
coach_numbers = Which number fits where
coach_numbers_text = Purple takes 1 or 2, grey 3 or 4, blue 5 or 6. In an orange city all numbers are different, in a yellow pasture all are the same. A green castle takes a number that is written right next to it.
coach_mark = Mark your first hex
coach_mark_text = { $dice } Hexes with a dashed outline can be marked now, with the number at the bottom. If it is on white, you need a bonus for it. Click one. If both numbers fit, you are asked which.
coach_helped = A bonus helps
coach_helped_text = { $dice } Nothing fits as rolled, but a bonus helps. Or save it: mark nothing and take a worker.
coach_helped_pays = { $dice } Here a bonus pays: it completes an area that the dice alone do not.
coach_pass = When nothing fits
coach_pass_text = { $dice } No hex can be marked with these dice. Never mind: mark nothing and you get a worker, who can change a number later.
coach_wait = { $name } is choosing
coach_wait_text = Everyone chooses at the same time. When everyone is done, all marks appear together.
coach_together = All at once
coach_together_text = Nobody takes turns here. All marks of a round are shown at the same time, and you can always look at the other sheets. The only race is to be first to complete a colour.
coach_bonuses = Four kinds of help
coach_bonuses_text = Circled symbols are yours, crossed ones are spent. A monk changes a colour die, a worker a number die, and a silver marks a second hex. You may use one of them per round. Commodities are sold automatically when the double hourglass comes up, for 2 points and 1 silver each.
coach_again = Your next hex
coach_again_text = { $dice } Look for a hex that completes an area: that gives you points and a new bonus. Point at a hex, or tap it once, to see what you would get.
coach_points = Where points come from
coach_points_text = A completed area scores by its size, and most of all in phase I. Pastures count twice. The first player to mark every hex of a colour scores again, and the second scores a little less. Players who do it in the same round score the same.
coach_time = The hourglass
coach_time_text = Each round crosses off one or two boxes. When the ten boxes of a column are full, the phase ends with that round. After three phases, the player with the most points wins.
coach_done = You can play
coach_done_text = That was everything. Play on from here. Point at anything, or press and hold it, to see what it does. The points in the log link to their rule.

stage_final = Final scoring

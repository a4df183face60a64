tie_bonuses = Gleichstand nach Punkten. { $name } hat mehr ungenutzte Boni: { $n } gegen { $other }.
tab_own = Mein Blatt
tab_main = Würfel
yourSheet = Dein Blatt
sheetOf = Blatt von { $name }
duchy = Herzogtum { $letter }
marked = { $n } von 37 Feldern
place = Reihe { $row } Spalte { $column }
land = { $area }, { $colour }
castleWith = Burg, grün, gibt: { $bonus }
vacant = frei
written = Zahl { $n }
startCastle = Startburg
chosenHere = deine Wahl, noch verdeckt
colour_purple = Lila
colour_gray = Grau
colour_blue = Blau
colour_orange = Orange
colour_green = Grün
colour_yellow = Gelb
area_purple = Kloster
area_gray = Bergwerk
area_blue = Fluss
area_orange = Stadt
area_green = Burg
area_yellow = Weide
bonus_monk = Mönch
bonus_silver = Silberling
bonus_commodity = Ware
bonus_worker = Arbeiter
count_monk = { $n } { $n ->
    [one] Mönch
   *[other] Mönche
}
count_silver = { $n } { $n ->
    [one] Silberling
   *[other] Silberlinge
}
count_commodity = { $n } { $n ->
    [one] Ware
   *[other] Waren
}
count_worker = { $n } Arbeiter
points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}

dice = Würfel der Runde
dice_none = Gleich wird gewürfelt.
die_pip = Zahlenwürfel { $n }
die_colour = Farbwürfel { $colour }
die_hourglass1 = Sanduhrwürfel, eine Sanduhr
die_hourglass2 = Sanduhrwürfel, doppelte Sanduhr: Waren werden verkauft
time = Zeit
time_phase = Phase { $phase }: { $n } von { $boxes } Kästchen abgestrichen
colours = Fertige Farben
colours_first = 1.
colours_second = 2.
colours_soloFirst = I · II
colours_soloSecond = III
colours_gone = vergeben
colours_by = fertig bei { $names }
areas = Punkte für Gebiete
areas_size = Gebiet mit { $n } Feldern
guide_lands = Welche Zahlen die Farben nehmen
guide_bonuses = Was die Boni bewirken
bonuses = Boni
bonuses_label = { $bonus }: { $unused } verfügbar, { $checked } abgestrichen
score = Punkte
score_phase = Phase { $phase }: { $n }
score_total = Summe: { $n }
score_sum = Summe
done = hat gewählt
notDone = wählt noch
grades = Wertung
grade_well-done = gut gemacht
grade_excellent = ausgezeichnet
grade_incredible = unglaublich
grade_none = unter der ersten Stufe
grade_from = ab { $n }
summary = { $n } { $n ->
    [one] Bonus
   *[other] Boni
} verfügbar
clock = { $phase }·{ $round }
clockLong = Phase { $phase }, Runde { $round }, { $ticks } von { $boxes } Kästchen abgestrichen

do_castle = Mit der Burg in { $place } beginnen
do_mark = { $area } in { $place } markieren
do_write = { $n } in { $area }, { $place }
do_two = { $one }, dann { $other }
do_pass = Nichts markieren
by_dice = eine { $n } eintragen
by_silver = mit einem Silberling
final_castle = Hier beginnen
final_mark = Markieren
button_pass = Passen: Arbeiter nehmen

ask_castle = Wähle deine Startburg.
ask_castleAll = Wähle die Startburg für alle.
ask_number = { $n }
ask_mark = Markiere ein Feld: { $numbers }, { $colours }.
ask_bonus = Nutze einen Bonus oder passe: { $numbers }, { $colours }.
ask_pass = Kein Feld passt: { $numbers }, { $colours }.
hint_castle = Ihr Quadrat gibt dir deinen ersten Bonus. Noch sieht niemand deine Wahl.
hint_castleOpen = Ihr Quadrat gibt dir deinen ersten Bonus. Ihr wählt der Reihe nach, und keine Burg zweimal.
hint_castleSolo = Ihr Quadrat gibt dir deinen ersten Bonus.
hint_mark = Es muss an ein markiertes Feld grenzen. Die anderen sehen es, wenn alle gewählt haben.
hint_markSolo = Wähle eines der umrandeten Felder.
hint_bonus = Kein Feld passt zum Wurf. Ein umrandetes Feld braucht den Bonus, den es zeigt.
hint_pass = Wenn du passt, bekommst du einen Arbeiter, der später eine Zahl ändern kann.
selecting_pip = Eine { $n } eintragen.
selecting_colour = Ein Feld markieren: { $colour }.
selecting_monk = Ein Mönch: eine Farbe ändern.
selecting_worker = Ein Arbeiter: eine Zahl ändern.
selecting_silver = Ein Silberling: zwei Felder.
selecting_first = Zuerst das Feld in { $place }.
selecting_hex = Das Feld in { $place }.
selected_hex = Wähle eines der umrandeten Felder.
selected_first = Wähle das erste Feld.
selected_second = Wähle das zweite Feld.
selected_how = Wähle, welche Zahl du einträgst.
wait_over = Die Partie ist zu Ende.
wait_grade = { $points } Punkte: { $grade }.
wait_roll = Es wird gewürfelt.
wait_chosen = Du hast gewählt. Noch nicht fertig: { $names }.
wait_others = Noch nicht fertig: { $names }.
wait_hint = Wenn alle fertig sind, wird aufgedeckt.

why_bonus = Du hast keinen davon, oder er hilft jetzt nicht.
why_commodity = Waren werden bei doppelter Sanduhr automatisch verkauft.
why_die = Mit diesem Wurf lässt sich für diesen Würfel kein Feld markieren.
why_hourglass = Der Sanduhrwürfel zählt nur die Zeit.

log_sale = hat Waren verkauft
source_castle = Burg
source_area = fertiges Gebiet
source_pasture = Weide, doppelt
source_colour = fertige Farbe
source_sale = Warenverkauf
source_before = vorher

rule_purple = Nimmt 1 oder 2. Ein fertiges Kloster gibt einen Mönch.
rule_gray = Nimmt 3 oder 4. Ein fertiges Bergwerk gibt einen Silberling.
rule_blue = Nimmt 5 oder 6. Ein fertiger Fluss gibt eine Ware.
rule_orange = Nimmt jede Zahl, die in der Stadt noch fehlt. Eine fertige Stadt gibt einen Arbeiter.
rule_green = Nimmt eine Zahl, die neben ihr steht. Gibt 1 Punkt und den Bonus ihres Quadrats.
rule_yellow = Alle Zahlen einer Weide sind gleich. Ihre Punkte zählen doppelt.
rule_monk = Ein Farbwürfel zählt als andere Farbe.
rule_worker = Ein Zahlenwürfel zählt als andere Zahl.
rule_silver = Markiere in derselben Runde ein zweites Feld. Mindestens einer der beiden Würfel muss ein anderer sein.
rule_commodity = Wird bei doppelter Sanduhr verkauft: je 2 Punkte und 1 Silberling.
rule_one = Ein Bonus pro Runde.
rule_hourglass = Streicht ein oder zwei Kästchen der Zeitspalte ab. Bei der doppelten Sanduhr werden auch Waren verkauft.
rule_hourglassSolo = Im Solospiel zeigt er nur, ob Waren verkauft werden. Eine Phase hat acht Runden.
rule_pip = Ein Zahlen- und ein Farbwürfel markieren ein Feld dieser Farbe mit dieser Zahl.
rule_time = Eine Phase endet mit der Runde, die ihr letztes Kästchen abstreicht. Später sind Gebiete weniger wert.
rule_colours = Wer zuerst jedes Feld einer Farbe markiert, bekommt mehr Punkte, wer als Zweiter fertig ist, weniger. In derselben Runde bekommen alle gleich viel.
rule_coloursSolo = Eine fertige Farbe bringt in den Phasen I und II mehr Punkte als in Phase III.
rule_areas = Ein fertiges Gebiet zählt nach Größe und Phase. Weiden zählen doppelt.
rule_grades = Mehr als 50 Punkte sind gut gemacht, mehr als 60 ausgezeichnet, 70 oder mehr unglaublich.

known_note = nur eine Quelle: { $what }.
known_duchy = Herzogtum { $letter }
known_colours = die Punkte aller Farben außer Gelb
known_die = die Seiten des Sanduhrwürfels
known_link = Mehr

coach_roll = Die Würfel zeigen { $numbers }, { $colours }.
coach_twice = zweimal { $what }
coach_write = Mein Rat: eine { $n } in { $place } eintragen.
coach_writeWith = Mein Rat: den Bonus „{ $bonus }“ nutzen und eine { $n } in { $place } eintragen.
coach_write2 = Mein Rat: den Bonus „{ $bonus }“ nutzen. Trag eine { $n } in { $place } und eine { $next } in { $there } ein.
coach_completes = Das macht ein Gebiet fertig: { $gains }.
coach_yours = Du hast { $list }.
coach_welcome = Dein Blatt Papier
coach_welcome_text = Du hast ein Herzogtum mit 37 Feldern, einen Bleistift und fünf Würfel, die für alle gelten. Du schreibst Zahlen in die Felder. Jedes Feld, das du markierst, muss an eines grenzen, das schon markiert ist.
coach_castle = Wähle eine Startburg
coach_castle_text = Hier beginnt dein Herzogtum. Das kleine Quadrat auf einer Burg ist dein erster Bonus. Klick eine der grünen Burgen an. { $name } wählt gleichzeitig, und niemand sieht die Wahl des anderen.
coach_castle_monk = Mein Rat: die in { $place }. Mit ihrem Mönch passt der erste Wurf immer.
coach_dice = Zwei Zahlen, zwei Farben
coach_dice_text = { $dice } Nimm einen Zahlenwürfel und einen Farbwürfel: Zusammen markieren sie ein Feld dieser Farbe mit dieser Zahl. Die Würfel werden nicht verbraucht, und { $name } spielt mit denselben.
coach_numbers = Welche Zahl wohin passt
coach_numbers_text = Lila nimmt 1 oder 2, Grau 3 oder 4, Blau 5 oder 6. In einer orangen Stadt sind alle Zahlen verschieden, auf einer gelben Weide alle gleich. Eine grüne Burg nimmt eine Zahl, die direkt daneben steht.
coach_mark = Markiere dein erstes Feld
coach_mark_text = { $dice } Felder mit gestricheltem Rand kannst du jetzt markieren, mit der Zahl an ihrem unteren Rand. Steht sie auf Weiß, brauchst du dafür einen Bonus. Klick eines an. Passen beide Zahlen, wirst du gefragt, welche du willst.
coach_helped = Ein Bonus hilft
coach_helped_text = { $dice } So passt nichts, aber ein Bonus hilft. Oder du sparst ihn, markierst nichts und nimmst einen Arbeiter.
coach_helped_pays = { $dice } Hier lohnt sich ein Bonus: Er macht ein Gebiet fertig, das die Würfel allein nicht schaffen.
coach_pass = Wenn nichts passt
coach_pass_text = { $dice } Mit diesen Würfeln kannst du kein Feld markieren. Das macht nichts: Du bekommst dafür einen Arbeiter, der später eine Zahl ändern kann.
coach_wait = { $name } wählt noch
coach_wait_text = Alle wählen gleichzeitig. Sobald alle fertig sind, wird alles zusammen aufgedeckt.
coach_together = Alle gleichzeitig
coach_together_text = Hier spielt niemand nacheinander. Was in einer Runde markiert wird, erscheint gleichzeitig, und die anderen Blätter kannst du dir immer ansehen. Ein Wettlauf ist nur, wer eine Farbe zuerst fertig hat.
coach_bonuses = Vier Arten von Hilfe
coach_bonuses_text = Eingekreistes gehört dir, Durchgestrichenes ist verbraucht. Ein Mönch ändert einen Farbwürfel, ein Arbeiter einen Zahlenwürfel, und mit einem Silberling markierst du ein zweites Feld. Pro Runde darfst du einen Bonus nutzen. Waren werden bei der doppelten Sanduhr automatisch verkauft, für je 2 Punkte und 1 Silberling.
coach_again = Dein nächstes Feld
coach_again_text = { $dice } Suche ein Feld, das ein Gebiet fertig macht: Das gibt Punkte und einen neuen Bonus. Zeig auf ein Feld oder tipp es einmal an, um zu sehen, was es bringen würde.
coach_points = Woher Punkte kommen
coach_points_text = Ein fertiges Gebiet zählt nach seiner Größe, am meisten in Phase I. Weiden zählen doppelt. Wer zuerst alle Felder einer Farbe markiert hat, bekommt weitere Punkte, wer als Zweiter fertig ist, etwas weniger. In derselben Runde bekommen alle gleich viel.
coach_time = Die Sanduhr
coach_time_text = In jeder Runde werden ein oder zwei Kästchen abgestrichen. Sind die zehn einer Spalte voll, endet die Phase mit dieser Runde. Wer nach drei Phasen die meisten Punkte hat, gewinnt.
coach_done = Du kannst spielen
coach_done_text = Das war alles. Spiel von hier aus weiter. Zeig auf etwas oder halte es gedrückt, um zu sehen, was es bewirkt. Die Punkte im Protokoll führen zu ihrer Regel.

stage_final = Schlusswertung

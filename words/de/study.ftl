bot_slips = Spielt, was auf den ersten Blick am besten aussieht, trifft aber { $percent } % der Entscheidungen zufällig.
bot_novice = Neuling
bot_novice_person = Colin, der Page
bot_easy = Leicht
bot_easy_person = Mahaut, die Müllerin
bot_medium = Mittel
bot_medium_person = Hugues, der Flussschiffer
bot_firstSight = Nimmt immer, was auf den ersten Blick am besten aussieht, und schaut nicht weiter.
bot_hard = Schwer
bot_hard_person = Odile, die Äbtissin
bot_hard_about = Vergleicht ganze Züge und nimmt den, nach dem ihre Lage am besten aussieht.
bot_hard_games = Vergleicht ganze Züge in { $n } simulierten Spielen.
bot_expert = Experte
bot_expert_person = Renaud, der Kanzler
bot_expert_about = Denkt zwei Würfe voraus und markiert, was die besten Aussichten lässt.
bot_expert_games = Spielt die besten Züge in { $n } simulierten Spielen weiter und nimmt den, der am besten abschneidet.

level_who = Wer sitzt dir gegenüber?
level_hint = Eine Stufe für alle Bots. Wenn du mischen willst, wähl oben Platz für Platz. Kein Bot sieht verdeckte Plättchen oder künftige Würfe, und keine zwei spielen gleich.
level_measured = Gemessen in Partien zu zweit mit den üblichen Regeln. Eine Wertung von 0 ist unser Maßstab. Was nicht gemessen ist, fehlt.
level_notMeasured = Wertungszahlen und mittlere Punkte kennen wir für Partien zu zweit nach den üblichen Regeln. Hier stehen sie nicht, weil sie für diesen Tisch nicht gelten.
level_score = Punkte im Mittel
level_below = schlägt die Stufe darunter
level_rating = Wertung
level_thinks = Bedenkzeit
level_atOnce = keine
level_wait = Bis du wieder dran bist, brauchen die { $bots } { $bots ->
    [one] Bot
   *[other] Bots
} etwa { $n } s, auf einem ausgelasteten Rechner mehr.
level_seconds = { $n } s pro Zug
level_percent = { $n } %

review_title = Partieanalyse
review_open = Partie analysieren
review_short = Analyse
review_whatItIs = Wo wurde die Partie entschieden?
review_about = Ein Bot geht { $n ->
    [one] die eine Entscheidung
   *[other] die { $n } Entscheidungen
} dieser Partie durch. Er vergleicht jeden Zug durch simulierte Partien mit den besten anderen und trennt Glück von Können. Das Ergebnis bleibt gespeichert, so dass das nur einmal nötig ist.
review_start = Analyse starten, etwa { $time }
review_working = Die Analyse läuft
review_begins = Es geht gleich los.
review_queued = { $n ->
    [one] Sie ist die nächste in der Schlange.
   *[other] Sie ist Nummer { $n } in der Schlange.
} Du kannst diese Seite offen lassen oder verlassen: Die Analyse wird trotzdem gemacht. Die Tische haben Vorrang.
review_running = Zug { $n } von { $all }, noch etwa { $time }
review_failed = Die Analyse ist nicht gelungen: { $reason }
review_ready = Die Analyse ist fertig.
review_graph = Gewinnaussichten
review_graphLabel = Aussichten von { $name }: { $from } Prozent am Anfang, { $to } Prozent am Ende.
review_graphWorst = Der größte Verlust war in { $where }: von { $from } auf { $to } Prozent.
review_graphHint = Klick auf einen Zug, um ihn zu sehen. Glück vergleicht, was gewürfelt oder gezogen wurde, mit allem, was hätte kommen können. Was weder Glück noch Entscheidung ist, hat die Analyse nicht vorhergesehen oder nicht vom Rauschen unterscheiden können.
review_keys = Mit J und K geht es durch die Wendepunkte, mit den Pfeiltasten durch alle Züge.
review_eyes = Aus Sicht von
review_luck = Glück
review_choices = Züge
review_turnOf = Spieler
review_grade = Note
review_beforeTurn = vor dem Zug
review_afterTurn = nach dem Zug
review_turningPoints = Wendepunkte
review_which = Welche Züge
review_all = Alle Züge
review_none = Hier fällt nichts auf.
review_luckInPoints = Glück in Punkten
review_rest = Nicht vorhergesehen
review_luckHere = Würfe und gezogene Teile
review_points = { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
review_showing = Was das Brett zeigt
review_show_before = Vorher
review_show_played = Gespielt
review_show_best = Bester Zug
review_markBest = das nutzt der bessere Zug
review_markPlayed = das wurde genutzt
review_back = Zug davor
review_on = Nächster Zug
review_inReplay = Am Tisch zeigen
replay_toReview = Zurück zur Analyse
review_shouldHave = Was wäre besser gewesen?
review_alternatives = Alternativen
review_nth = Nr. { $n }
review_better = Besser
review_nextBest = Der nächstbeste Zug
review_wins = gewinnt in { $chance } der Fälle
review_nothingElse = Es gab keinen anderen Zug, der einen Vergleich lohnt.
review_pointsBy = Erwartete Punkte
review_betterShort = besser
review_playedShort = gespielt
review_difference = Unterschied
review_otherShort = dieser
review_markNext = das nutzt der nächstbeste Zug
review_rivals = Gegner
review_position = Stellung
review_together = Zusammen, ± { $error }
review_atOnce = Sofort
review_atOnceMore = Sofort, verglichen mit dem Zug
review_goesOn = Mit dem besseren Plan in derselben Runde, zum Beispiel: { $what }
review_summary = Glück und Können
review_lostTogether = Durch Züge verloren: { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
review_lostFrom = Entgangene Gewinne
review_how = Jeder Zug wurde in { $n } simulierten Partien verglichen.
review_target = Der bessere Zug erreicht die Punkte, die zum Sieg reichen.
review_goal = Was man zum Sieg braucht.
review_headStart_bathhouse = Wer beginnt, kann das Badehaus zuerst eröffnen. Unter starken Bots gewinnt man damit zu zweit etwa neun von zehn Partien, zu mehreren die meisten.
review_rough = In simulierten Partien spielen alle schnell und recht gut, deshalb sind die Aussichten nur ungefähr.
review_howAhead = Jeder Zug wurde danach beurteilt, welche Züge danach noch möglich waren.
review_othersGet = Ein Verlust an Punkten enthält auch, was der Zug den anderen bringt.
review_lasts = Ein Verlust zählt nur zu dem Teil, der im Schnitt bleibt, denn gute Spieler machen manches wieder wett.
review_leftToRival = Dieser Zug bringt dem stärksten Gegner { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} mehr als der bessere.
review_aboutRivals = „Gegner“ sind Punkte, die ein Zug den anderen ermöglicht.
review_aboutPosition = „Stellung“ ist, was die Punkte am Ende der simulierten Partien nicht erklären.
review_leadsTo = im Mittel { $score }
review_expected = im Mittel
review_byTheEnd = Bis zum Ende der Partie
counts_points = { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
review_tableOf = Glück und Aussichten sind die von { $name }.
review_tableExpected = Im Mittel zu erwarten war das für den, der am Zug war.
review_setUp = Aufbau
counts_objectives-met = { $n ->
    [one] { $by } Ziel
   *[other] { $by } Ziele
}
counts_citizens = { $n ->
    [one] { $by } Bürger
   *[other] { $by } Bürger
}
counts_spaces-covered = { $n ->
    [one] { $by } Feld
   *[other] { $by } Felder
}
review_chancesOf_experts = Die Aussichten sind die von Experten, die an dieser Stelle für beide übernehmen.
review_scoresOf = Die Ergebnisse im Mittel sind die von simulierten Spielern, die nicht so gut spielen.
review_chancesOf_expert-against-game = Hier spielt ihr gegen das Spiel selbst. Die Aussichten sind die eines Experten, der an dieser Stelle übernimmt. Die Ergebnisse im Mittel sind die von simulierten Spielern, die nicht so gut spielen.
review_noReason = Die simulierten Partien zeigen keinen klaren Grund.
review_fall = { $cause }: In { $played } ihrer Partien können simulierte Spieler das nicht bezahlen, nach dem besseren Zug in { $better }.
review_rule = Regel
review_scoreLine = Die gestrichelte Linie zeigt, was im Mittel zu erwarten war: oben { $score }.
review_own = Eigene Züge
review_othersChoices = Züge der anderen
review_end = Ende
grade_find = Fund
grade_best = Bester Zug
grade_slip = Ungenau
grade_mistake = Fehler
grade_blunder = Grober Fehler
hint_button = Tipp
hint_cost = Dauert etwa eine halbe Sekunde. Der Verlauf vermerkt es, und in der Wertung kannst du diese Partie nicht mehr gewinnen.
hint_thinking = Denkt nach …
hint_queued = Der Server ist ausgelastet. Dein Tipp ist Nummer { $place } in der Schlange.
hint_title = Ein guter Zug
hint_second = Oder, fast so gut
hint_nothing = Es gibt nichts zu entscheiden.
hint_wins = Damit gewinnst du in { $chance } der Fälle.
hint_expects = Erwartet: { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}, ± { $error }.
hint_leadsTo = Im Mittel: { $score }.
hint_more = Warum
hint_why = Gegenüber dem nächstbesten Zug:
hint_position = Stellung
hint_close = Schließen
end_hints = { $n ->
    [one] Ein Tipp wurde genutzt.
   *[other] { $n } Tipps wurden genutzt.
} In der Wertung hat niemand gewonnen, der einen geholt hat.
setup_hints = Wer spielt, darf Tipps holen
review_beginning = Anfang

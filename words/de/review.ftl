review_title = Partieanalyse
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
review_showing = Was das Brett zeigt
review_show_before = Vorher
review_show_played = Gespielt
review_show_best = Bester Zug
review_markBest = das nutzt der bessere Zug
review_markPlayed = das wurde genutzt
review_back = Zug davor
review_on = Nächster Zug
review_inReplay = Am Tisch zeigen
review_shouldHave = Was wäre besser gewesen?
review_alternatives = Alternativen
review_wins = gewinnt in { $chance } der Fälle
review_nothingElse = Es gab keinen anderen Zug, der einen Vergleich lohnt.
review_betterShort = besser
review_playedShort = gespielt
review_difference = Unterschied
review_otherShort = dieser
review_markNext = das nutzt der nächstbeste Zug
review_rivals = Gegner
review_position = Stellung
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
review_tableOf = Glück und Aussichten sind die von { $name }.
review_tableExpected = Im Mittel zu erwarten war das für den, der am Zug war.
review_setUp = Aufbau
review_chancesOf_experts = Die Aussichten sind die von Experten, die an dieser Stelle für beide übernehmen.
review_scoresOf = Die Ergebnisse im Mittel sind die von simulierten Spielern, die nicht so gut spielen.
review_chancesOf_expert-against-game = Hier spielt ihr gegen das Spiel selbst. Die Aussichten sind die eines Experten, der an dieser Stelle übernimmt. Die Ergebnisse im Mittel sind die von simulierten Spielern, die nicht so gut spielen.
review_noReason = Die simulierten Partien zeigen keinen klaren Grund.
review_fall = { $cause }: In { $played } ihrer Partien können simulierte Spieler das nicht bezahlen, nach dem besseren Zug in { $better }.
review_scoreLine = Die gestrichelte Linie zeigt, was im Mittel zu erwarten war: oben { $score }.
review_own = Eigene Züge
review_othersChoices = Züge der anderen
review_end = Ende
review_beginning = Anfang

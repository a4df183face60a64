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

review_open = Partie analysieren
review_short = Analyse
review_points = { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
replay_toReview = Zurück zur Analyse
review_nth = Nr. { $n }
review_better = Besser
review_nextBest = Der nächstbeste Zug
review_pointsBy = Erwartete Punkte
review_together = Zusammen, ± { $error }
review_atOnce = Sofort
review_atOnceMore = Sofort, verglichen mit dem Zug
counts_points = { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
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
review_rule = Regel
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

puzzle_title = Rätsel
puzzle_lead = Stellungen aus Partien zwischen Bots, in denen ein Zug klar der beste ist, aber nicht der naheliegende. Es läuft keine Uhr, und du brauchst kein Konto.
puzzle_none = Es gibt noch keine Rätsel.
puzzle_today = Rätsel des Tages
puzzle_number = Rätsel { $n }
puzzle_numberOf = Rätsel { $n } von { $all }
puzzle_solved = gelöst
puzzle_solvedOf = { $n } von { $all } in diesem Browser gelöst
puzzle_leadPoints = der beste Zug bringt { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} mehr
puzzle_leadChance = der beste Zug gewinnt von 100 Partien { $by } mehr
puzzle_label = Rätsel
puzzle_open = Karte öffnen
puzzle_fold = Karte einklappen
puzzle_you = Deine Seite
puzzle_question = Welcher Zug ist der beste?
puzzle_askPoints = Spiele einen ganzen Zug auf dem Tisch. Der beste ist { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} mehr wert als jeder andere.
puzzle_askChance = Spiele einen ganzen Zug auf dem Tisch. Der beste gewinnt von 100 Partien { $by } mehr als jeder andere.
puzzle_yourTurn = Ist das dein Zug?
puzzle_whenOver = Prüfe ihn, oder nimm vorher etwas zurück.
puzzle_check = Prüfen
puzzle_checking = Wird geprüft …
puzzle_again = Noch einmal
puzzle_show = Lösung zeigen
puzzle_next = Nächstes Rätsel
puzzle_all = Alle Rätsel
puzzle_answer = Die Lösung
puzzle_isBest = Das ist der beste Zug
puzzle_isClose = Fast so gut
puzzle_isWorse = Es gibt einen besseren Zug
puzzle_yours = Dein Zug verliert { $loss }.
puzzle_lossPoints = { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}, ± { $error }
puzzle_lossChance = { $n ->
    [one] { $by } Sieg
   *[other] { $by } Siege
} in 100 Partien, ± { $error }
puzzle_best = Der beste Zug
puzzle_bestWins = Er gewinnt in { $chance } der Fälle. Der zweitbeste verliert { $loss }.
puzzle_obvious = Der naheliegende Zug
puzzle_obviousLoses = Er gewinnt in { $chance } der Fälle und verliert { $loss }.
puzzle_inGames = In den simulierten Partien
puzzle_colBest = bester
puzzle_colYours = deiner
puzzle_colObvious = naheliegend
puzzle_colMore = mehr

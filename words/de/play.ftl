end_title = Die Partie ist zu Ende
end_won = { $name } gewinnt mit { $points } Punkten.
end_youWon = Du gewinnst mit { $points } Punkten.
end_shared = { $names } teilen sich mit { $points } Punkten den ersten Platz.
end_sideWon = { $names } gewinnen gemeinsam mit { $points } Punkten.
end_sharedVictory = { $names } teilen sich den Sieg.
end_sideWins = { $names } gewinnen.
end_sideGaveUp = { $names } haben aufgegeben.
end_together = Gemeinsam
end_wonTogether = Ihr habt gemeinsam gewonnen.
end_lostTogether = Ihr habt gemeinsam verloren.
end_resigned = { $name } hat aufgegeben.
end_botFor = Für { $names } hat ein Bot zu Ende gespielt.
end_time = Die Zeit von { $name } ist abgelaufen.
end_youResigned = Du hast aufgegeben.
end_youTime = Deine Zeit ist abgelaufen.
end_wins = { $name } gewinnt.
end_youWin = Du gewinnst.
end_unfinished = Diese Aufzeichnung bricht vor dem Ende der Partie ab.
end_place = Platz
end_sources = Woher die Punkte kamen
end_source = Quelle
end_total = Summe
end_after = Nach der Schlusswertung
end_afterBy = Nach der Schlusswertung: { $name }
end_alone = { $name } erreicht { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
end_aloneYou = Du erreichst { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
end_aloneWon = { $name } hat gewonnen.
end_aloneWonYou = Du hast gewonnen.
end_aloneLost = { $name } hat diesmal verloren.
end_aloneLostYou = Du hast diesmal verloren.
end_overTime = Punkte im Verlauf der Partie
end_asTable = Als Tabelle anzeigen
end_chartHint = Ein Klick ins Diagramm zeigt den Tisch in diesem Moment.
end_moments = Schlüsselmomente
end_leads = führt von hier an bis zum Ende
end_at = Wann
end_rematch = Noch einmal spielen
end_toRematch = Zur nächsten Partie
end_wantsAgain = { $name } möchte noch einmal spielen.
end_nextGame = Die nächste Partie ist bereit.
end_frozen = Dieser Tisch ist eingefroren: { $why }
end_download = Aufzeichnung herunterladen
end_share = Link teilen
end_takebacks = Ein Wurf oder eine Ziehung wurde { $n ->
    [one] einmal
   *[other] { $n }-mal
} zurückgenommen. Deshalb zählt diese Partie nicht in der Statistik.
end_luck = War der Zufall fair?
end_luckHint = Das Geheimnis ist jetzt öffentlich und steht in der heruntergeladenen Aufzeichnung. „loire verify“ prüft jeden Wurf und jede Ziehung gegen das, was vor der Partie veröffentlicht wurde.
end_commit = Vor der Partie veröffentlicht
end_secret = Geheimnis
end_digest = Fingerabdruck der Aufzeichnung

end_see = Zum Ergebnis
end_phaseRound = Phase { $phase }, Runde { $n }
end_round = Runde { $n }
end_turn = Zug { $n }
end_step = Partie durchgehen
end_forkLine = Diese Partie setzt eine andere ab Eintrag { $n } fort.
end_importLine = eine importierte Aufzeichnung
end_chartLabel = Liniendiagramm: Punkte jedes Platzes im Verlauf der Partie. Eine Tabelle mit den Zahlen folgt.
end_barsLabel = Balkendiagramm: Punkte jedes Platzes nach Quelle. Die Tabelle daneben nennt die Zahlen.
replay_title = Partie durchgehen
replay_slider = Position in der Partie
replay_first = An den Anfang
replay_back = Vorheriger Schritt
replay_play = Automatisch abspielen
replay_pause = Pause
replay_on = Nächster Schritt
replay_last = Ans Ende
replay_turnBack = Vorheriger Zug
replay_turnOn = Nächster Zug
replay_speed = Tempo
replay_eyes = Sicht von
replay_eyes_all = allen
replay_share = Link zu dieser Stellung teilen
replay_jump = Springe zu
replay_jumpParts = Rundenanfänge
replay_fork = Von hier weiterspielen
replay_forkName = Von hier weiterspielen (Abzweig)
replay_forkHint = Ein neuer Tisch mit dieser Stellung. Wer spielt mit?
replay_forkGo = Tisch eröffnen
replay_keys = Tasten: Pfeile für einzelne Schritte, Bild auf und Bild ab für ganze Züge, Pos1 und Ende für Anfang und Schluss, Leertaste zum Abspielen.
replay_step = Schritt { $n } von { $all }
replay_start = Vor dem ersten Schritt
replay_setUp = Der Aufbau
replay_looking = Rückblick: { $where }
replay_yourTurn = du bist dran
replay_backToGame = Zurück zur Partie
replay_toResult = Zum Ergebnis
replay_more = Tempo, Sicht, Link und mehr
replay_forkEnd = Hier endet die Partie. Geh zu einem früheren Moment zurück, um von dort weiterzuspielen.
replay_forkBegin = Partie starten

records_title = Partien
records_lead = Deine beendeten Partien: zum Durchgehen, Teilen und Weiterspielen von jeder Stellung aus. Du kannst auch Aufzeichnungen von anderswo öffnen.
records_file = Aufzeichnung (.game)
records_text = oder den Text einer Aufzeichnung einfügen
records_import = Aufzeichnung importieren
records_empty = Wähle zuerst eine Datei oder füge einen Text ein.
records_mine = Deine beendeten Partien
records_none = Noch keine beendete Partie.
records_play = Eine spielen
records_bring = Eine Aufzeichnung von anderswo importieren
records_drop = Hier ablegen oder klicken, um sie auszuwählen.
records_imported = importiert
records_others = Kürzlich beendet
records_othersHint = Öffentliche Partien anderer, die neuesten zuerst.
records_nameScore = { $name }: { $points }
records_noOthers = Sonst hat noch niemand eine öffentliche Partie beendet.

rules_choose = Wähle ein Spiel, um seine Regeln zu lesen.
rules_title = Regeln: { $title }
rules_search = Regeln durchsuchen
rules_searchHint = Ein Wort, ein Spielteil oder eine Frage
rules_edition = Ausgabe
rules_ids = § Paragrafen
rules_idsHint = Zu jeder Regel Kennung, Geltung und Seite zeigen
rules_details = Die Regeln im Einzelnen
rules_pieces = Spielteile
rules_answers = Antworten
rules_found = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}
rules_none = Dazu gibt es keine Regel.
rules_contents = Inhalt
rules_only = nur { $edition }
rules_modules = { $n ->
    [one] Modul
   *[other] Module
}: { $modules }
rules_link = Link zu { $id }
rules_pages = Regelheft: { $pages }
rules_page = S.
option_is = { $name }: { $value }
rules_standing_printed = gedruckt
rules_standing_example = aus einem Beispiel
rules_standing_inferred = erschlossen
rules_standing_ambiguous = mehrdeutig
rules_standing_printed_hint = So steht es im englischen Regelheft.
rules_standing_example_hint = Ein Beispiel im Regelheft zeigt es.
rules_standing_inferred_hint = So steht es nirgends. Es folgt aus dem Rest.
rules_standing_ambiguous_hint = Das Regelheft lässt sich auf zwei Arten lesen.

box_players = { $seats } Spieler
box_version = Regelfassung { $n }
box_editions = Ausgaben
box_bots = Bots
box_provenance = Woher der Inhalt stammt
box_provenanceHint = Jeder gedruckte Wert hat eine Quelle. Was wir nicht gedruckt sehen konnten, ist gekennzeichnet. Wenn du das Spiel besitzt und etwas nicht stimmt, sag uns bitte Bescheid.
box_allSources = { $n ->
    [one] Ein Wert
   *[other] Alle { $n } Werte
} mit Quelle
box_reconstructed = { $n ->
    [one] 1 Zeile ist
   *[other] { $n } Zeilen sind
} aus anderen Angaben rekonstruiert und vielleicht falsch.
box_oneSource = { $n ->
    [one] 1 Zeile beruht
   *[other] { $n } Zeilen beruhen
} auf nur einer Quelle.
box_table = Teil
box_row = Was
box_standing = Sicherheit
box_source = Quelle
box_rights = Loire ist kein Produkt des Verlags und verwendet weder dessen Bilder noch dessen Texte oder Layout.
box_toRules = Regeln lesen
box_toLearn = Beim Spielen lernen
standing_printed = im Regelheft gedruckt
standing_two = mindestens zwei Quellen stimmen überein
standing_one = nur eine Quelle
standing_reconstructed = aus anderen Angaben rekonstruiert

bot_random = Zufall
bot_random_about = spielt irgendeinen erlaubten Zug
bot_greedy = Solide
bot_greedy_about = nimmt, was im Moment am besten aussieht
bot_steady = Solide
bot_steady_about = spielt vernünftig, jeder nach eigenem Geschmack

learn_title = Lernen
learn_begin = Einführung starten
learn_solo = Solospiel lernen
learn_quarterHour = etwa 15 Minuten
learn_halfHour = etwa eine halbe Stunde
learn_tenMinutes = etwa zehn Minuten
learn_whatTitle = Das Spiel in einer Minute
learn_readRules = Alle Regeln lesen
learn_choose = Spiel wählen
learn_fiveMinutes = etwa fünf Minuten

coach_playOn = Weiterspielen
coach_label = Einführung
coach_step = Schritt { $n } von { $all }
coach_next = Weiter
coach_skip = Schritt überspringen
coach_stop = Einführung beenden
coach_hide = Verkleinern
coach_open = Einführung öffnen
coach_rule = Regel nachlesen
coach_suggest = Für mich ausführen
box_minutes = { $range } Minuten
box_timeFrom = Spieldauer am Tisch nach Angabe des Verlags

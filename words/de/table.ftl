app_loading = Einen Moment …
app_failed = Diese Seite konnte nicht geladen werden.
app_again = Noch einmal versuchen
list_or = { " " }oder{ " " }
list_colon = :{ " " }
list_aside = { $name } ({ $aside })
list_semicolon = ;{ " " }
amount_plus = plus { $what }
amount_minus = minus { $what }
thing_playable = spielbar
thing_again = spielbar, noch einmal drücken
thing_selected = ausgewählt
thing_instead = stattdessen möglich

table_skip = Zum Spiel springen
table_loading = Der Tisch wird gedeckt …
table_unknownBox = Dieses Spiel kann hier noch nicht dargestellt werden.
table_prompt = Dein Zug
table_board = Spielplan
table_own = Dein Plan
table_supplies = Dein Vorrat
table_boardOf = Plan von { $name }
table_suppliesOf = Vorrat von { $name }
table_rivals = Die anderen
table_seats = Plätze und Punkte
table_log = Protokoll
table_announcements = Meldungen
table_hand = Markt und Beutel
table_chat = Chat
table_record = Protokoll und Chat
table_parts = Bereiche des Tisches
table_moves = Züge
table_notNow = Das bewirkt im Moment nichts.
table_again = Drück noch einmal darauf oder auf den Knopf. Es lässt sich nicht rückgängig machen.
table_notThere = Dort passt es nicht hin. Leg es auf etwas Markiertes.
table_cancel = Abbrechen
table_confirm = Bestätigen
table_undo = Rückgängig
table_endTurn = Zug beenden
table_choose = Wähle, wie
table_free = kostenlos
table_preview = Was passieren würde
table_previewEmpty = Zeig auf etwas, um zu sehen, was es bringt und kostet.
table_previewWatch = Zeig auf etwas, um zu sehen, was es ist.
table_lost = Verbindung verloren. Neuer Versuch. Was du gewählt und geschrieben hast, bleibt erhalten.
table_notSent = Ohne Verbindung wurde nichts gesendet. Versuche es noch einmal, wenn sie wieder da ist.
table_refused = Der Server meldet: { $message }
table_wentBack = Die Partie ging zurück: { $when }.
table_wentBackBy = { $name } hat etwas zurückgenommen: { $when }.
table_tapAgain = Zum Ausführen noch einmal tippen.
table_endAgain = Du kannst noch etwas tun. Tippe noch einmal, um deinen Zug zu beenden.
table_enlarge = Plan von { $name } vergrößern
table_close = Schließen
table_newTab = { $what } (neuer Tab)
table_thinking = überlegt
table_turn = am Zug
table_yourTurn = du bist dran
table_away = abwesend
table_isAway = { $name } ist gerade nicht da.
table_skipAhead = Tippe irgendwohin, um vorzuspulen.
table_watching = Du siehst bei dieser Partie zu.
table_resigned = hat aufgegeben
table_gone = { $name } hat aufgegeben. Ein Bot spielt weiter.
table_bot = Bot
table_points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
table_players = { $n } Spieler
table_watchers = { $n } sehen zu
table_score = Punktestand
table_scoreOf = { $name } { $n }

command_label = Zug eintippen
command_none = Kein Zug passt. { $n } { $n ->
    [one] Zug ist
   *[other] Züge sind
} möglich.
command_several = { $n } Züge passen. Wähle mit den Pfeiltasten.
command_count = { $n } { $n ->
    [one] Zug
   *[other] Züge
}

log_reason = +{ $n } für { $what }
log_why = Warum { $points }?
log_folded = { $n } { $n ->
    [one] Ziehung
   *[other] Ziehungen
} und Würfe
log_further = { $n } weitere { $n ->
    [one] Ziehung
   *[other] Ziehungen
}
log_planned = { $plan }: { $what }
log_morePlanned = und { $n } weitere
table_inList = Wegen Aktion { $n } wurde nichts ausgeführt.
log_rule = Regel: { $chapter }
log_goto = Diesen Moment ansehen
log_undoTo = Bis hierher rückgängig
log_undoPlan = Plan zurücknehmen
log_empty = Noch ist nichts geschehen.

chat_empty = Noch hat niemand etwas geschrieben.
chat_label = Nachricht schreiben
chat_unread = neu
chat_send = Senden
chat_mute = Chat stummschalten
chat_unmute = Chat wieder anzeigen
chat_muted = Du hast die anderen stummgeschaltet.
chat_notSent = Ohne Verbindung wurde nichts gesendet. Dein Text ist noch da, du kannst ihn erneut senden.
chat_onlySeated = Nur wer an diesem Tisch sitzt, kann hier schreiben.

menu_label = Tischmenü
menu_nav = Werkzeuge
menu_theme = Hell oder dunkel
menu_kinds = Farben für Farbenblinde
menu_motion = Animationen
menu_sound = Töne
menu_secondTap = Jeden Zug mit zweitem Tippen bestätigen
menu_text = Schriftgröße
menu_percent = { $n } %
menu_language = Sprache
menu_keys = Tastatur
menu_takeback = Um Rücknahme bitten
menu_takebackAlone = Meinen letzten Zug zurücknehmen …
menu_resign = Aufgeben …
menu_home = Tisch verlassen
menu_rules = Regeln

theme_auto = wie das Gerät
theme_light = hell
theme_dark = dunkel

resign_title = Diese Partie aufgeben?
resign_lost = Du verlierst, und die Partie endet hier.
resign_bot = Ein Bot spielt für dich weiter, damit die anderen ihre Partie beenden können.
resign_alone = Die Partie endet hier, unvollendet.
resign_forGood = Das lässt sich nicht rückgängig machen.
resign_yes = Aufgeben
resign_no = Weiterspielen

want_kept = Platz { $n } wird für die Person freigehalten, die ihn verlassen hat.
want_ask = Um diesen Platz bitten
want_waiting = Du hast um Platz { $n } gebeten. Es fehlt noch: { $names }.
want_withdraw = Zurückziehen
want_title = { $name } bittet um den verlassenen Platz { $n }
want_text = Wer ihn bekommt, sieht, was dieser Platz weiß. Alle am Tisch müssen zustimmen.
want_left = Du hast Platz { $n } verlassen. Du kannst ihn wieder einnehmen.
want_titleLeft = { $name } bittet um Platz { $n }, den du verlassen hast
want_textLeft = { $name } sähe, was du dort weißt, und du könntest nicht zurück. Wenn du ablehnst, bleibt der Platz deiner.
want_whoLeft = die Person, die ihn verlassen hat
takeback_ask = Deinen letzten Zug zurücknehmen?
takeback_what = Die Partie geht vor deine letzte Aktion zurück. Von dort kannst du weiter zurückgehen. Auch was die anderen seither getan haben, wird rückgängig gemacht.
takeback_consent = Die anderen müssen zustimmen.
takeback_yes = Zurücknehmen
takeback_title = { $name } bittet um Rücknahme
takeback_text = Die Partie würde um { $n } { $n ->
    [one] Eintrag
   *[other] Einträge
} zurückgehen.
takeback_before = Die Partie würde um { $n } { $n ->
    [one] Eintrag
   *[other] Einträge
} zurückgehen, bis vor: { $what }.
takeback_refused = Die Bitte um Rücknahme wurde abgelehnt. Die Partie geht weiter.
takeback_agree = Zustimmen
takeback_decline = Ablehnen
takeback_waiting = Du hast um Rücknahme gebeten. Es fehlt noch: { $names }.
takeback_withdraw = Zurückziehen

keys_title = Tastatur
keys_tab = von Bereich zu Bereich
keys_arrows = innerhalb eines Bereichs
keys_enter = wählen
keys_escape = Auswahl aufheben
keys_undo = rückgängig machen
keys_end = Zug beenden
keys_command = Zug eintippen
keys_log = Protokoll
keys_help = diese Liste
table_houseValues = Eigene Werte
table_houseCount = { $n ->
    [one] Eigene Werte: einer weicht von der Schachtel ab
   *[other] Eigene Werte: { $n } weichen von der Schachtel ab
}
table_houseHint = An diesem Tisch gelten diese Werte statt derer aus der Schachtel.
table_sideScore = Punkte zusammen

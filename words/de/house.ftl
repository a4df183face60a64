frame_skip = Zum Inhalt springen
frame_main = Hauptmenü
frame_menu = Menü
frame_play = Spielen
frame_learn = Lernen
frame_rules = Regeln
frame_records = Partien
frame_settings = Einstellungen
frame_profile = Profil
frame_signIn = Anmelden
frame_yourTurn = { $n ->
    [one] 1 Tisch wartet
   *[other] { $n } Tische warten
} auf dich
frame_themeToDark = Dunkle Ansicht
frame_themeToLight = Helle Ansicht
frame_footer = Quelloffen · keine Werbung, kein Tracking · Regeln in eigenen Worten, alle Bilder selbst gezeichnet
frame_licences = Lizenzen
frame_home = Loire: Startseite

common_loading = Einen Moment …
common_offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
common_again = Noch einmal versuchen
common_back = Zurück
common_copied = Kopiert
common_copy = Kopieren
common_points = { $n ->
    [one] Punkt
   *[other] Punkte
}
common_you = du
common_seat = Platz { $n }
common_table = Tisch
common_reconstructed = rekonstruiert
common_oneSource = eine Quelle
common_newTable = Neuer Tisch

home_title = Langsame Spiele, gut gemacht.
home_lead = Spiel die großen Strategiespiele an einem offenen Tisch: mit Freunden, mit Fremden oder gegen Bots. Ganz ohne Konto.
home_sitDown = Jetzt spielen
home_learn = In 15 Minuten lernen
home_learnName = In 15 Minuten lernen (Einführung)
home_continue = Weiterspielen: { $name }
home_pickBot = Gegen wen möchtest du spielen?
home_pickBox = Welches Spiel?
home_pickBotHint = Gegen einen Bot geht es sofort los: zwei Plätze, neueste Regeln.
home_friends = Freunde
home_friendsHint = öffnet einen Tisch, dessen Link du verschickst
home_yourName = Dein Name am Tisch
home_yourTables = Deine Tische
home_scoreHead = Punkte → voraussichtlich
home_projected = voraussichtlich { $n }
home_continueLesson = Einführung fortsetzen
home_noTables = Noch keine Partien. Hier erscheinen deine Tische; die, an denen du am Zug bist, stehen oben.
home_finished = { $n ->
    [one] Deine beendete Partie
   *[other] Deine { $n } beendeten Partien
}
home_yourTurn = Du bist dran
home_thinks = { $n ->
    [one] { $names } überlegt
   *[other] Wartet auf { $names }
}
home_left = noch { $time }
home_botPlays = Ein Bot spielt für dich
home_waitsForReturn = Pause, bis jemand zurückkommt
home_paused = Pause: Platz { $n } ist frei
home_place = Platz { $n } von { $all }
home_more = Mehr zu { $name }
home_copyLink = Link kopieren
home_muteChat = Chat stummschalten
home_leave = Tisch verlassen
home_stay = Bleiben
home_leaveOpen = Dein Platz wird für andere frei. Solange er frei ist, kannst du mit dem Link zurückkommen.
home_leaveBot = Der Bot { $name } spielt für dich weiter. Solange die Partie läuft, kannst du deinen Platz mit dem Link zurücknehmen.
home_leavePeople = Die anderen warten, bis jemand deinen Platz übernimmt. Du verlierst die Partie dadurch nicht, und solange der Platz frei ist, kannst du mit dem Link zurückkommen.
home_leaveBots = Die Partie bleibt unvollendet. Sie zählt weder als Sieg noch als Niederlage. Mit dem Link kannst du zu ihr zurückkehren.
home_editions = Regeln { $editions }
plays_solo = Solo
plays_team = Teams
plays_together = Gemeinsam
plays_scenarios = { $n ->
    [one] Ein Szenario
   *[other] { $n } Szenarien
}
plays_expansions = { $n ->
    [one] Eine Erweiterung
   *[other] { $n } Erweiterungen
}
home_open = Wartet auf Mitspieler
home_ready = Kann beginnen
home_shelf = Im Regal
home_playBots = Gegen Bots
home_workshop = In der Werkstatt
home_openTables = Offene Tische
home_noOpen = Gerade sucht niemand Mitspieler. Eröffne einen Tisch, andere finden ihn hier.
home_join = Mitspielen
home_joinTable = Am Tisch von { $name } mitspielen
home_watch = Zusehen
home_watchTable = Am Tisch von { $name } zusehen
home_seatsTaken = { $taken } von { $all } Plätzen besetzt
home_live = Läuft
home_moreTables = Mehr Tische zeigen
home_toWatch = Zum Zusehen

setup_title = Ein neuer Tisch
setup_lead = Voreingestellt sind die üblichen Regeln. Ändere, was du möchtest.
setup_edition = Ausgabe
setup_editionHint = Die Ausgaben unterscheiden sich in den Plänen und in einigen Regeln. Jede wird so gespielt, wie sie gedruckt ist.
setup_default = die üblichen Regeln
setup_seats = Wer spielt
setup_howMany = Anzahl der Plätze
setup_seatsHint = Du, Bots oder offene Plätze für alle, die den Link haben.
setup_me = Du
setup_openSeat = Offener Platz
setup_bot = Bot: { $name }
setup_noMe = Du hast keinen Platz und siehst nur zu.
setup_kinds = Was die Farben bedeuten
setup_modules = Module
setup_modulesHint = Erweiterungen und Varianten, die an diesem Tisch dazukommen.
module_edition = Nur in dieser Ausgabe: { $editions }.
module_not = Nicht mit { $titles }.
module_alone = Kein anderes Modul passt dazu.
module_wouldAside = Beim Einschalten fällt weg: { $titles }.
module_aside = { $title }: weggelegt wurde { $titles }.
module_options = Regeloptionen:
setup_presets = Zusammenstellungen
setup_noModules = keine Module
module_needs = Nur zusammen mit { $titles }.
module_seats = Spielerzahl: { $range }.
setup_options = Vereinbarungen
setup_optionsHint = Wo das Regelheft eine Frage offen lässt, entscheidet der Tisch. Die erste Antwort ist die übliche.
setup_clause = Die Regel: { $id }
setup_more = Weiteres
setup_name = Name des Tisches
setup_nameHint = Optional. Andere sehen ihn in der Liste.
setup_public = Auch Fremde finden diesen Tisch in der Liste
setup_clock = Uhr
setup_clockNone = Ohne Uhr
setup_clockLive = Live: 1 Minute pro Entscheidung, 10 Minuten Reserve
setup_clockFast = Schnell: 30 Sekunden pro Entscheidung, 3 Minuten Reserve
setup_clockDays = Gemächlich: 3 Tage pro Entscheidung
clock_each = { $each } pro Entscheidung
clock_withReserve = { $each } pro Entscheidung, { $reserve } Reserve
setup_takeover = Wenn jemand geht
setup_takeoverNone = der Tisch wartet
setup_takeoverBot = ein Bot spielt weiter ({ $name })
setup_outOfTime = Wenn jemandem die Zeit ausgeht
setup_outOfTimeBot = ein Bot spielt weiter, bis die Person zurückkommt
setup_outOfTimeEnd = die Partie endet und ist für die Person verloren
clock_bot = Wenn dir die Zeit ausgeht, spielt ein Bot für dich weiter, bis du zurückkommst.
clock_end = Wenn dir die Zeit ausgeht, endet die Partie, und du hast verloren.
setup_startWhenFull = Starten, sobald alle Plätze besetzt sind
setup_create = Tisch eröffnen
setup_begin = Partie starten
setup_problems = So kann die Partie noch nicht starten:

team_name = Team { $letter }
team_yours = Dein Team
team_theirs = Das andere Team
team_hint = Partner spielen zusammen gegen das andere Team.
team_friend = Partner spielen zusammen gegen das andere Team. Wenn ein Freund dein Partner sein soll, halte ihm den anderen Platz in deinem Team frei.
lobby_title = Warteraum
lobby_invite = Einladen
lobby_inviteHint = Wer diesen Link hat, darf sich auf einen offenen Platz setzen oder zusehen.
lobby_keptHint = Die Plätze sind für alle reserviert, die schon die letzte Partie gespielt haben. Wer sonst den Link hat, kann zusehen.
lobby_link = Link zu diesem Tisch
lobby_seats = Plätze
lobby_open = frei
lobby_sit = Platz nehmen
lobby_sitAt = Platz nehmen: Platz { $n }
lobby_seatFree = Platz { $n } ist frei. Die Partie wartet auf jemanden.
lobby_leave = Platz verlassen
lobby_start = Partie starten
lobby_startWait = Noch { $n ->
    [one] 1 Platz ist
   *[other] { $n } Plätze sind
} frei. Die Partie kann starten, wenn alle besetzt sind.
lobby_share = Link verschicken
lobby_nobodyComes = Niemand kommt?
lobby_withBots = Stattdessen mit Bots spielen
lobby_startHost = { $name } startet die Partie.
lobby_bot = Bot
lobby_here = anwesend
lobby_away = abwesend
lobby_how = So wird gespielt
lobby_ifLeaves = Wenn jemand geht: { $what }
lobby_luck = Fairer Zufall
lobby_luckHint = Der Server hat sein Geheimnis festgelegt, bevor sich jemand gesetzt hat. Nach der Partie wird es veröffentlicht. Dann können alle nachprüfen, dass die Würfel daraus und aus den Beiträgen der Plätze hervorgingen.
lobby_watching = { $n ->
    [one] 1 Person sieht zu
   *[other] { $n } Personen sehen zu
}
lobby_chat = Chat
lobby_say = Nachricht schreiben
lobby_send = Senden
lobby_noChat = Noch hat niemand etwas geschrieben.
lobby_nameFirst = Unter welchem Namen möchtest du spielen?
lobby_edition = Ausgabe { $id }
lobby_hostedBy = Ein Tisch von { $name }
lobby_lost = Verbindung verloren. Neuer Versuch …
lobby_from = Setzt eine andere Partie nach { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritten
} fort
lobby_rematch = Noch eine Partie in derselben Runde
lobby_luckMark = Fingerabdruck des Geheimnisses

people_signInTitle = Anmelden
people_name = Name
people_password = Passwort
people_passwordHint = Mindestens 8 Zeichen.
people_newPassword = Neues Passwort
people_oldPassword = Aktuelles Passwort
people_signIn = Anmelden
people_signOut = Abmelden
people_signOutGuest = Du bist Gast. Wenn du dich abmeldest, kommst du nicht mehr an deine Tische. Leg zuerst ein Konto an oder melde dich trotzdem ab.
people_playAsGuest = Als Gast spielen
people_guestHint = Ein Name genügt. Du kannst später ein Konto daraus machen und behältst deine Tische.
people_guest = Gast
people_makeAccount = Diesen Namen behalten
people_makeAccountHint = Du spielst als Gast, nur dieser Browser kennt dich. Mit einem Passwort kannst du dich überall anmelden und behältst deine Tische und Partien.
people_makeAccountButton = Konto anlegen
people_accountMade = Dein Konto ist angelegt. Mit Name und Passwort kannst du dich jetzt überall anmelden.
people_createAccount = Ein Konto anlegen
people_createAccountHint = Ein Name und ein Passwort, keine E-Mail-Adresse. Deine Tische und Partien findest du in jedem Browser wieder.
people_changePassword = Passwort ändern
people_changePasswordHint = Auf allen anderen Geräten wirst du abgemeldet.
people_passwordChanged = Dein Passwort ist geändert. Auf allen anderen Geräten bist du jetzt abgemeldet.
people_sessions = Wo du angemeldet bist
people_thisSession = dieser Browser
people_seen = zuletzt benutzt { $when }
people_end = Abmelden
people_endSession = { $agent } abmelden
people_statistics = Statistik
people_noGames = Noch keine beendeten Partien.
people_box = Spiel
people_games = Partien
people_won = Gewonnen
people_mean = Durchschnitt
people_best = Bestwert
people_history = Beendete Partien
people_rank = Platz { $n }
people_gaveUp = aufgegeben
people_wonByResigning = Gegenseite gab auf
people_lostByTime = Zeit abgelaufen
people_wonByTime = Zeit der Gegenseite abgelaufen
people_with = mit { $names }
people_alone = allein
people_beaten = Gewonnen
people_notBeaten = Nicht gewonnen

settings_title = Einstellungen
settings_lead = Die Einstellungen bleiben in diesem Browser und gelten sofort.
settings_language = Sprache
settings_theme = Hell oder dunkel
settings_theme_auto = wie das Gerät
settings_theme_light = hell
settings_theme_dark = dunkel
settings_kinds = Farben der Plättchen
settings_kindsHint = Jede Art hat außerdem ihr eigenes Muster und Symbol.
settings_kinds_standard = üblich
settings_kinds_safe = für Farbenblinde
settings_motion = Animationen
settings_motion_auto = wie das Gerät
settings_motion_off = keine
settings_text = Schriftgröße
settings_percent = { $n } %
settings_tap = Auf dem Touchscreen
settings_tap_one = einmal tippen genügt; kostet der Zug etwas, tippst du zur Bestätigung noch einmal
settings_tap_two = das erste Tippen zeigt jeden Zug, das zweite spielt ihn
settings_sound = Töne am Tisch
settings_sound_off = keine
settings_sound_on = leise
settings_preview = Vorschau

licences_lead = Loire ist quelloffen und steht wahlweise unter MIT oder Apache 2.0. Darin steckt die Arbeit vieler anderer. Hier steht, was enthalten ist und unter welcher Lizenz.
licences_parts = { $n ->
    [one] 1 Teil
   *[other] { $n } Teile
}
licences_none = Dieser Version fehlt die Liste der Lizenzen. „cargo xtask serve“ und „cargo xtask build“ legen sie an.

missing_title = Hier ist nichts.
missing_lead = Vielleicht ist der Link veraltet oder unvollständig.
missing_home = Zurück zum Regal
known_title = Was über dieses Spiel bekannt ist
known_some = { $one } { $one ->
    [one] Wert stützt
   *[other] Werte stützen
} sich auf eine einzige Quelle.
known_guessed = { $n } { $n ->
    [one] Wert ist
   *[other] Werte sind
} rekonstruiert und vielleicht falsch.
known_more = Woher alles kommt
known_read = Mehr dazu
standing_inferred = folgt aus dem Gedruckten
rules_standing_reconstructed = rekonstruiert
rules_standing_reconstructed_hint = Der Originaltext ist verloren. Diese Lesart wurde gewählt, damit das Spiel funktioniert.
rules_standing_verified = belegt
rules_standing_verified_hint = Mindestens zwei unabhängige Quellen stimmen überein. Das Regelheft haben wir nicht gesehen.
rules_standing_proposed = vorgeschlagen
rules_standing_proposed_hint = Die Quellen schweigen oder widersprechen sich. Diese Lesart haben wir gewählt; die Regel des Autors lautet vielleicht anders.
rules_standing_one-source = eine Quelle
rules_standing_one-source_hint = Nur eine Quelle sagt das. Gedruckt haben wir es nicht gesehen.
setup_houseValues = Eigene Werte
setup_houseNone = alles wie in der Schachtel
setup_houseHint = Manche Werte dieses Spiels stammen aus nur einer Quelle, oder niemand hat sie gedruckt gesehen. Wer es besser weiß, kann sie hier berichtigen. Der Tisch, die Regeln und die Aufzeichnung zeigen jede Änderung.
setup_houseText = Eine Datei mit eigenen Werten
setup_houseFormat = In jeder Zeile ein Schlüssel und ein Wert, zum Beispiel { $example }.
setup_houseUse = Diese Werte verwenden
setup_houseLoad = Datei laden
setup_houseStart = Mit den Werten der Schachtel beginnen
setup_houseUsed = { $n ->
    [one] Ein Wert wird verwendet.
   *[other] { $n } Werte werden verwendet.
}
setup_houseProblems = { $n ->
    [one] In diesem Text ist ein Fehler. Noch wird nichts davon verwendet.
   *[other] In diesem Text sind { $n } Fehler. Noch wird nichts davon verwendet.
}
setup_houseLine = Zeile { $n }:
setup_houseFamily = { $family } ({ $n })
setup_houseKeys = { $n ->
    [one] Der einzige Schlüssel
   *[other] Alle { $n } Schlüssel
}
setup_houseRemove = Entfernen
setup_houseRemoveOne = Eigenen Wert entfernen: { $name }
box_overlayKey = Durch einen eigenen Wert ersetzbar: { $key }
change_box = In der Schachtel: { $value }
change_instead = { $name }: { $value } (in der Schachtel: { $usual })
change_here = An diesem Tisch: { $what }
rules_changed = An dem Tisch, von dem du kommst, gilt manches anders: { $list }. Bei den betroffenen Regeln steht es dabei.

tile_crane = Kran
    .the = den Kran
tile_white-castle = weiße Burg
    .the = die weiße Burg
tile_inn = Gasthaus
    .the = das Gasthaus
tile_blank = verdecktes Plättchen
    .the = das verdeckte Plättchen
tile_geese = 2 Gänse
    .number = many
rule_monastery27 = Dein Stein liegt auf der Brücke immer oben auf seinem Stapel, auch wenn andere später dazukommen.
rule_monastery28 = Bei jeder Entscheidung in deinem Zug darfst du für 1 Silber 2 Arbeiter kaufen.
rule_monastery29 = Am Ende: 4 Punkte für jede weiße Burg in deinem Herzogtum.
rule_crane = Damit nutzt du die Wirkung eines beliebigen Gebäudes. Am Ende zählt er für deine Klöster als ein Gebäude beliebiger Art.
rule_geese = Bringen 2 Punkte und die Tiere einer anderen Art auf der Weide. Tiere, die später dort gelegt werden, bringen 2 Punkte mehr.
rule_white-castle = Kommt in eine Stadt und gibt dir eine Aktion mit dem weißen Würfel dieser Runde. Arbeiter verändern die Zahl nur für dich.
rule_inn = Passt auf jedes Feld und hat keine Wirkung. Sein Gebiet zählt ein Feld größer. Nur ein Gasthaus pro Gebiet.
rule_blank = Passt auf jedes Feld und vollendet Gebiete und Farben. Sonst hat es keine Wirkung.

island_nw = Nordwest
island_ne = Nordost
island_sw = Südwest
island_se = Südost
islandSpace = Feld { $n } auf Insel { $island }, { $land }, Wert { $value }, { $content }
freeIsland = { $values } auf Insel { $island }
islandPlace = die { $value } auf Insel { $island }

shield = Schild { $n }
shieldLabel = Schild { $n }, { $points } Punkte: { $rule }
shieldGap = hier wurde ein Schild genommen
shieldsOn = Schilde an Depot { $n }: { $list }
shield_1 = Alle deine Weiden zählen bei der Tierwertung als eine.
shield_2 = Wenn andere Arbeiter bekommen, bekommst du auch einen.
shield_3 = Du darfst den Tribut mit Arbeitern, Silber oder beidem zahlen.
shield_4 = Dein Lager hat keine Grenze.
shield_5 = Jedes Schiff, das du legst, lädt auch alle Waren einer Sorte aus allen Depots.
shield_6 = Du nennst eine Person. Ihre Klöster wirken auch für dich.
shield_7 = Deine Bonusplättchen zählen doppelt.
shield_8 = Deine Bergwerke zahlen doppelt.
shield_9 = Ein Verkauf bringt 1 Silber für jede Ware.
shield_10 = Klöster, die am Ende Punkte bringen, zählen für dich doppelt.
shield_11 = Eine Burg, die du legst, darf als Aktion einen Schild holen.
shield_12 = Jede verkaufte Ware bringt doppelt so viele Punkte.
shield_13 = Alle deine Schilde zählen am Ende doppelt.
shield_14 = Am Ende einer Phase darfst du ein Plättchen direkt aus einem der sechs Depots legen.
shield_15 = Am Ende einer Phase darfst du ein Plättchen oder Gasthaus direkt aus dem schwarzen Depot legen.
shield_16 = Einmal pro Zug darfst du einen deiner Würfel auf eine beliebige Zahl drehen.
shield_17 = Deine fertigen Gebiete zählen ein Feld größer.
shield_18 = Plättchen, die du legst, müssen nicht an andere grenzen.
shieldWorth = Am Ende { $points } Punkte wert. Kostet am Ende jeder Phase 1 Silber.
tribute = Tribut am Ende der Phase: { $n } Silber

routeOf = Handelsroute, { $laid } von { $all } belegt
route = Route
routeCount = { $laid } von { $all }
routeSpace = Feld für { $good }, { $bonus }
routeNext = { $space }, als Nächstes
routeLaid = { $space }: { $good } liegt dort, { $paid }
routePaid = Bonus erhalten
routeUnpaid = kein Bonus
routeWaits = { $n } × { $good } noch zu legen
bonus_silver = 2 Silber
bonus_workers = 4 Arbeiter
bonus_points = 4 Punkte
bonus_take-building = ein Gebäude nehmen
bonus_take-mine-monastery-castle = ein Bergwerk, ein Kloster oder eine Burg nehmen
bonus_take-ship-livestock = ein Schiff oder Tiere nehmen
bonus_sell = eine Warensorte verkaufen
bonus_place = ein Plättchen aus dem Lager legen
bonus_action = eine freie Aktion
rule_route = Verkaufte Waren werden hier einzeln von links ausgelegt. Passt eine Ware zu ihrem Feld, bekommst du den Bonus: { $bonus }.

post_west = Westposten
post_east = Ostposten
post_south = Südposten
pairOpen = { $one } und { $other }, offen, { $n } Punkte in dieser Phase
pairJoined = { $one } und { $other }, verbunden
pairSoon = { $one } und { $other }, wären jetzt verbunden, { $n } Punkte
posts = Grenzposten
rule_posts = Verbinde zwei Posten mit einer lückenlosen Kette von Plättchen. Jedes Paar bringt einmal die Punkte der Phase.
awards = Alle Posten verbunden
awardLeft = { $n } Punkte für { $n2 ->
    [one] die erste
   *[other] die zweite
} Person, die alle drei Posten verbindet
awardTaken = { $n } Punkte für alle drei Posten, gewonnen von { $name }
rule_awards = Wer zuerst alle drei Posten verbindet, bekommt dazu { $first } Punkte, wer es danach schafft, { $second }.

innsLabel = Gasthäuser neben dem schwarzen Depot: { $n }, je 2 Silber
innsNone = Kein Gasthaus mehr da
seal = { $n } + 1
rule_inns = Zu Beginn jeder Phase kommt eines dazu. Ein Gasthaus kostet 2 Silber und ist dein einziger Kauf im Zug.

target = Punkte bis zum Ziel
targetLabel = Zähler { $n }, Ziel { $target }
targetWould = Zähler { $n }, wäre dann { $would }, Ziel { $target }
toGo = noch { $n }
reached = erreicht
nextTarget = danach { $n }
coveredOf = von { $of } Feldern belegt
solo = Allein am Fluss
soloWin = Belege alle { $of } in { $rounds } Runden, dann gewinnst du.
roundOf = Runde { $n } von { $of }
rule_target = Erreicht dein Zähler das Ziel, geht er auf 0 zurück, das Ziel sinkt um 5, und du darfst eine freie Aktion machen.
buyPoints = dazu kaufen
buyFor = für { $n } Silber
buyLess = einen Punkt weniger
buyMore = einen Punkt mehr
river = Fluss von { $one } nach { $other }, { $state }
river_far = noch nicht erreicht
river_near = offen
river_joined = beide Enden belegt

tray_you = Du
tray_youNote = nur für dich
tray_shared = Gemeinsam
tray_sharedNote = für euch beide
tray_youLabel = Deine eigenen Würfel und dein Lager
tray_sharedLabel = Gemeinsamer Besitz eures Teams
tray_partnerTitle = Der Besitz deiner Partnerin oder deines Partners
tray_partnerLabel = Würfel und Lager von { $name }, nicht für dich
rule_shared = Diese Plättchen, Waren, Silber und Arbeiter nutzt ihr beide. Plättchen wechseln nie das Lager.
rule_partner = Diese Würfel und Plättchen siehst du, aber nur die andere Person im Team kann sie nutzen.
halfWest = Westhälfte
halfEast = Osthälfte
halfMore = noch { $n }
halfShow = { $half ->
    [one] Westhälfte
   *[other] Osthälfte
} zeigen
overview = Das ganze Herzogtum. Du siehst die { $half ->
    [one] Westhälfte
   *[other] Osthälfte
}. Außerhalb { $n ->
    [one] liegt
   *[other] liegen
} { $n } nutzbare { $n ->
    [one] Feld
   *[other] Felder
}.
route_own = Deine Handelsroute
shieldsKey = Schilde an den Depots
reconstructed = Rekonstruiert
reconstructedTitle = Herzogtum { $n } ist rekonstruiert
reconstructedText = Wir haben kein Bild des gedruckten Herzogtums { $n } gefunden. Dieser Plan stammt von uns. Er passt zu allem, was bekannt ist: 73 Felder in zwei Hälften, die Farben von zwei Herzogtümern und die Startburgen. Der echte sieht vielleicht anders aus. Wenn du ihn hast, kannst du seine Felder beim Einrichten eines Tisches unter „Eigene Werte“ eintragen.
reconstructedRule = Was die Regeln sagen

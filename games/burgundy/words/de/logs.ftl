event-white = der weiße Würfel zeigt { $value }
event-copied = nutzte { TILE($by, form: "the") } so: { TILE($tile) }
event-copied-nothing = konnte { TILE($by, form: "the") } nicht nutzen
event-lifted = bleibt auf der Brücke oben im Stapel
event-stacked = { $tile ->
    [inn] ein Gasthaus kommt auf den Stapel: jetzt { $count }
   *[other] auf den Stapel: { TILE($tile) }, jetzt { $count }
}
event-joined = verband zwei Grenzposten: { POST($posts1) } und { POST($posts2) }
event-award = { $first ->
    [true] verband zuerst alle Grenzposten
   *[false] verband als Zweiter alle Grenzposten
}
event-card-dealt = { $seat } erhält Routenkarte { $card }
event-laid = legte { GOOD($good) } auf ein Feld für { GOOD($colour) }
event-route-bonus = Routenbonus: { BONUS($bonus) }
event-route-full = hatte auf der Route keinen Platz für { $count } × { GOOD($good) }
event-goods-gone = { $count } × { GOOD($good) } in Depot { $depot } verlassen das Spiel
event-exchanged = tauschte Waren gegen { TILE($tile, form: "the") }, verdeckt
event-gave = gab 1 × { GOOD($good) } ab
event-colour-completed = belegte alle Felder einer Art: { KIND($kind) }
event-target-reached = { $lost ->
    [0] erreichte das Ziel: das nächste ist { $target }
   *[other] erreichte das Ziel, { $lost } { $lost ->
        [one] Punkt verfällt
       *[other] Punkte verfallen
    }: das nächste ist { $target }
}
event-verdict = { $won ->
    [true] belegte alle { $covered } Felder und gewann
   *[false] belegte { $covered } Felder und verlor
}
event-shield-laid = Schild { $shield } kommt { TO($depot) }
event-shield-taken = nahm Schild { $shield } { FROM($depot) } für die Burg auf { $space }
event-shield-lost = gab Schild { $shield } ab
event-die-set = drehte einen Würfel auf { $value }
event-named = bestimmte { $other }
source_border = Grenzposten
source_route = Handelsroute
source_shields = Schilde
source_bought = gekaufte Punkte
source_tribute = Tribut
tie_team_fewer = Beide Teams haben gleich viele Punkte. { $name } haben weniger leere Felder: { $n } gegen { $other }.
tie_team_more = Beide Teams haben gleich viele Punkte. { $name } haben mehr leere Felder: { $n } gegen { $other }.
stage_shields = Schilde
stage_shields_note = 12, 8 oder 4 Punkte
tie_team_shared = Beide Teams haben gleich viele Punkte und gleich viele leere Felder. Sie teilen sich den Sieg.
log_scored = erhielt Punkte: { $sources }
log_boughtPoints = kaufte Punkte dazu
log_earned = bekam Silber
log_hired = kaufte Arbeiter

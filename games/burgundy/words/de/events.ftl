### Was in Die Burgen von Burgund geschieht. Ein Satzteil ohne die Person folgt auf ihren Namen. Was die Erweiterungen hinzufügen, steht in `logs.ftl`.

event-points = bekam { $by } { $by ->
    [one] Punkt
   *[other] Punkte
} ({ SOURCE($source, or: "kind") })
event-silver = { $by_sign ->
    [minus] zahlte { $by_size } Silber
   *[plus] bekam { $by_size } Silber
}
event-workers = { $by_sign ->
    [minus] zahlte { $by_size } Arbeiter
   *[plus] bekam { $by_size } Arbeiter
}
event-start-player = { $seat } beginnt
event-roll-off = { $seat } würfelte um den Start eine { $value }
event-roll-again = Gleichstand beim höchsten Wurf: es wird noch einmal gewürfelt
event-dealt = { $seat } erhält ein Warenplättchen: { GOOD($good) }
event-board-dealt = { $seat } erhält { $n ->
   *[one] Herzogtum
    [other] die Herzogtümer
} { $board }
event-founded = gründete Herzogtum { $board } auf { $space }
event-phase = Phase { $phase } beginnt
event-removed = { TILE($tile) } { FROM($depot) } { TILE($tile, form: "number") ->
   *[one] verlässt
    [many] verlassen
} das Spiel
event-filled = { TILE($tile) } { TILE($tile, form: "number") ->
   *[one] kommt
    [many] kommen
} { TO($depot) }
event-good-revealed = ein Warenplättchen wird aufgedeckt: { GOOD($good) }
event-round = Phase { $phase } · Runde { $round }
    .notation = Runde { $round } beginnt
event-rolled = { $seat } würfelte { $dice1 } und { $dice2 }
event-good-placed = ein Warenplättchen kommt { TO($depot) }: { GOOD($good) }
event-turn = { $seat } ist am Zug
event-took = nahm { TILE($tile, form: "the") } { FROM($depot) }
event-bought = kaufte { TILE($tile, form: "the") } { FROM($depot) }
event-discarded = warf { TILE($tile, form: "the") } ab
event-placed = legte { TILE($tile, form: "the") } auf { $space }
event-sold = verkaufte { $count } × { GOOD($good) }
event-loaded = lud { $goods } { FROM($depot) }
    .notation = lud { $count } × { GOOD($good) } { FROM($depot) }
event-left-behind = ließ { $count } × { GOOD($good) } in { DEPOT($depot) }
event-sailed = rückte auf der Brücke auf { $space } vor
event-area-completed = stellte ein Gebiet ({ KIND($kind) }) mit { $size } { $size ->
    [one] Feld
   *[other] Feldern
} fertig
event-bonus-tile = { $large ->
    [true] gewann den großen Bonus ({ KIND($kind) })
   *[false] gewann den kleinen Bonus ({ KIND($kind) })
}
event-effect-lost = konnte { MEANS($means, form: "the", or: "tile") } nicht nutzen
event-declined = ließ { MEANS($means, form: "the", or: "tile") } ungenutzt
event-turn-ended = beendete den Zug
event-phase-ended = Phase { $phase } endet

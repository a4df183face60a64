### Was in The Colonists of Natick geschieht. Ein Satzteil ohne die Person folgt auf ihren Namen.

event-first = { $seat } beginnt
event-founded = legt das erste Dorf
event-laid = legt { REGION($region) } { $row ->
    [above] über { $x }
   *[below] unter { $x }
}
    .notation = legt { REGION($region) } { $row ->
        [above] über
       *[below] unter
    } die Straße bei { $x }
event-turn = Zug { $turn } · { $seat }
event-rolled = { $seat } würfelt Sonnen { FACE($faces1) }, Monde { FACE($faces2) }, Kronen { FACE($faces3) } und Wappen { FACE($faces4) }
event-divided = teilt die Würfel auf: { DICESET($first) } | { DICESET($second) }{ DICESET($aside, form: "size") ->
    [none] {""}
   *[some] , { $aside } beiseitegelegt
}
event-kept = behält { DICESET($dice) } und gibt { DICESET($given) }
event-no-effect = bekommt nichts durch { EVENT($kind) }
event-skipped = nutzt { EVENT($kind) } nicht
event-raided = verliert { $count } { $count ->
    [one] Münze
   *[other] Münzen
} an Räuber
event-coin = { $by_sign ->
    [minus] verliert eine Münze von
   *[plus] bekommt eine Münze auf
} { REGION($region) }
event-short = bekommt { AMOUNT($suit, $by) } weniger, weil der Vorrat leer ist
event-banked = tauscht beim Vorrat { AMOUNT($give, $paid) } gegen { AMOUNT($take, 1) }
event-proposed = bietet { $offer }
event-withdrawn = zieht das Angebot zurück
event-accepted = nimmt das Angebot an
event-declined = lehnt das Angebot ab
event-built = { $build1 ->
    [village] baut ein Dorf
    [town] macht ein Dorf zur Stadt
    [trader] wirbt einen Händler an
    [knight] wirbt einen Ritter an
   *[road] baut eine Straße
}
event-points = bekommt { $by } { $by ->
    [one] Punkt
   *[other] Punkte
} ({ ITEM($item) })
event-swapped = tauscht das Plättchen einer Straße aus
event-adds-region = fügt ein Gebiet hinzu
event-scouted = schickt einen Kundschafter, der { REGION($region) } findet
event-drawn = { REGION($region) } wird gezogen
event-no-region = bekommt kein Gebiet, weil der Stapel leer ist
event-turn-ended = beendet den Zug
event-last-turn = { $seat } hat den letzten Zug
event-over = { $stalled ->
    [true] lange hat niemand etwas gebaut: Die Partie ist zu Ende
   *[false] die Partie ist zu Ende
}

face_event = ★
diceset_- = nichts
    .size = none

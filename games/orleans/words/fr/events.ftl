### Ce qui se passe dans Orléans. Une partie de phrase sans la personne suit son nom. Ce qui se passe dans les scénarios est
### avec leurs textes.

event-first = { $seat } commence la première manche
event-laid = { GOOD($good, form: "start") } entre { TOWN($edge2) } et { TOWN($edge3) }
event-removed = { GOOD($good) } retourne dans la boîte
event-round = Manche { $round }
event-hour = L’événement de cette manche : { EVENT($hour) }
event-draws = pioche { $count } { $count ->
    [one] compagnon
   *[other] compagnons
}
event-drawn = pioche { FOLLOWER($follower, form: "a") }{ CLAUSE($clause) ->
    [random] { "" }
   *[other] { " " }pour les Étuves
}
event-recalled = ramène { FOLLOWER($follower, form: "a") } au marché ({ PLACE($place) })
event-keeps-one = garde { FOLLOWER($follower, form: "a") } au marché
event-manned = remplit le lieu { PLACE($place) }
event-planned = place { FOLLOWER($follower, form: "a") } ({ PLACE($place) })
event-stays = laisse { FOLLOWER($follower, form: "a") } au marché
event-ready = est prêt
event-replans = refait son plan
event-revealed = tout le monde est prêt, les plans sont ouverts
event-acts = active le lieu { PLACE($place) }
event-passed = passe
event-returned = met { FOLLOWER($follower, form: "a") } dans le sac
event-recruited = recrute { FOLLOWER($role, form: "a") }
event-advanced = avance à la case { $space } de { TRACK($role, form: "the") }
event-developed = { $by_sign ->
    [minus] perd { $by_size } { $by_size ->
        [one] point
       *[other] points
    } de développement
   *[plus] gagne { $by_size } { $by_size ->
        [one] point
       *[other] points
    } de développement
}
event-coins = { $by_sign ->
    [minus] paie { $by_size } { $by_size ->
        [one] pièce
       *[other] pièces
    }
   *[plus] gagne { $by_size } { $by_size ->
        [one] pièce
       *[other] pièces
    }
}
event-good = { $by_sign ->
    [minus] rend { $by_size } { GOOD($good) }
   *[plus] gagne { $by_size } { GOOD($good) }
}
event-citizen = prend un citoyen : { CITIZEN($citizen, or: "deed") }
event-travelled = { $edge1 ->
    [w] navigue vers { TOWN($town) }
   *[r] roule vers { TOWN($town) }
}
event-built = bâtit un comptoir à { TOWN($town) }
event-sent = envoie { FOLLOWER($role, form: "a") } à l’acte { DEED($goal, or: "structure") }
event-fitted = { PLACE($place) } : remplace { FOLLOWER($need, form: "the") } par une technologie
event-opened = prend la tuile { PLACE($tile) }
event-none-left = ne trouve plus rien à prendre
event-no-space = n’a pas de case pour une tuile Technologie
event-warded = écarte l’événement avec la Sacristie
event-spared = a un sac vide : la peste ne prend personne
event-survives = pioche { FOLLOWER($follower, form: "a") }, qui survit à la peste
event-dies = perd { FOLLOWER($follower, form: "a") }
event-unpaid = manque de { $coins } { $coins ->
    [one] pièce
   *[other] pièces
} et doit céder quelque chose
event-waived = n’a plus rien à céder pour { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
event-loses = cède { $loss }
event-loses-follower = perd { FOLLOWER($follower, form: "a") }
event-scored = marque { $points } { $points ->
    [one] point
   *[other] points
} ({ SCORE($source) })
event-over = La partie est terminée

# What a clause is about, where an event of it is said differently.
clause_orleans_draw_random = random
clause_orleans_salesman_starve = starve

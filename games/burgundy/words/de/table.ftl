tie_fewer = Gleichstand nach Punkten. { $name } hat weniger leere Felder: { $n } gegen { $other }.
tie_more = Gleichstand nach Punkten. { $name } hat mehr leere Felder: { $n } gegen { $other }.
tie_order = Gleichstand nach Punkten und leeren Feldern. { $name } liegt in der Zugreihenfolge weiter hinten.
tab_own = Herzogtum
tab_main = Markt
empty = leer
space = Feld Reihe { $row } Spalte { $column }, { $land }, Wert { $value }, { $content }
place = die { $value } in Reihe { $row }
onPlace = { $tile } auf { $place }
free = frei: { $places }
freeRow = { $values } in Reihe { $row }
duchyOf = Herzogtum von { $name }
duchyList = Was im Herzogtum von { $name } liegt
yourDuchy = Dein Herzogtum
duchyNumber = Herzogtum { $n }
covered = { $n } von { $of } Feldern
areaPoints = Gebiete
chooseDuchy = Wähle dein Herzogtum
mainBoard = Spielplan: Phase { $phase }, Runde { $round }
mainBoardSetUp = Spielplan: Aufbau
phase = Phase { $phase }
phaseLabel = Phase { $phase }, Runde { $round }. Ein fertiges Gebiet bringt { $bonus } Punkte mehr.
whiteDie = weißer Würfel
whiteDieShows = Weißer Würfel, zeigt { $n }
whiteDieNone = Weißer Würfel, noch nicht geworfen
roundGoods = Waren der kommenden Runden: { $goods }
noRoundGoods = Keine Waren für kommende Runden
depot_n = Depot { $n }
depot_black = schwarzes Depot
from_n = aus Depot { $n }
from_black = aus dem schwarzen Depot
to_n = in Depot { $n }
to_black = ins schwarze Depot
depotLabel = Depot { $n }, { $tiles } Plättchen, Waren: { $goods }
depotGoods = Waren in Depot { $n }: { $goods }
blackLabel = Schwarzes Depot, ein Kauf kostet 2 Silber
inDepot = { $tile }, { $depot }
emptyPlace = leerer Platz für { $kind }
bridge = Brücke · Reihenfolge
bridgeLabel = Reihenfolge: { $order }
onBridge = { $name } auf { $space }
bridgeStart = Start
piles = Im Stapel
pilesLabel = Plättchen in den Stapeln: { $list }
pileBlack = schwarz
bonusTiles = Bonusplättchen
bonusLarge = großer Bonus { $kind }, { $points } Punkte
bonusSmall = kleiner Bonus { $kind }, { $points } Punkte
bonusTaken = { $what }, gewonnen von { $name }
dice = Würfel
dieShows = Würfel { $n }
dieFirst = Würfel { $n }, der erste
dieSecond = Würfel { $n }, der zweite
dieUsed = benutzter Würfel
storage = Lager
stored = { $tile }, im Lager
storageEmpty = leerer Lagerplatz
goods = Waren
goodsHeading = Waren
goodLabel = { $good } ×{ $n }, verkauft mit einer { $value }
noGoods = keine
sold = { $n } verkauft
purse = Beutel
silver = Silber
workers = Arbeiter
silverWord = { $n ->
    [one] Silber
   *[other] Silber
}
workersWord = { $n ->
    [one] Arbeiter
   *[other] Arbeiter
}
silverLabel = { $n } Silber
workersLabel = { $n } Arbeiter
summary = { $silver } Silber · { $workers } Arbeiter
clock = { $phase }·{ $round }
clockLong = Phase { $phase }, Runde { $round } von 5
clockSetUp = Aufbau

kind_castle = Burg
kind_mine = Bergwerk
kind_ship = Schiff
kind_building = Gebäude
kind_livestock = Tiere
kind_monastery = Kloster
land_castle = Burg
land_mine = Bergwerk
land_ship = Fluss
land_building = Stadt
land_livestock = Weide
land_monastery = Kloster
tile_warehouse = Lagerhaus
    .the = das Lagerhaus
tile_watchtower = Wachturm
    .the = den Wachturm
tile_carpenter = Schreinerei
    .the = die Schreinerei
tile_church = Kirche
    .the = die Kirche
tile_market = Markt
    .the = den Markt
tile_boarding-house = Herberge
    .the = die Herberge
tile_bank = Bank
    .the = die Bank
tile_town-hall = Rathaus
    .the = das Rathaus
tile_castle = Burg
    .the = die Burg
tile_mine = Bergwerk
    .the = das Bergwerk
tile_ship = Schiff
    .the = das Schiff
tile_monastery = Kloster { $n }
tile_cow = { $n } Kühe
tile_sheep = { $n } Schafe
tile_pig = { $n } Schweine
tile_goat = { $edition ->
    [2011] { $n } Hühner
   *[2019] { $n } Ziegen
}
good_turquoise = Leinen
good_violet = Trauben
good_pink = Lachs
good_red = Äpfel
good_brown = Fässer
good_orange = Honig
colour_turquoise = türkis
colour_violet = violett
colour_pink = rosa
colour_red = rot
colour_brown = braun
colour_orange = orange
goodAndColour = { $good } ({ $colour })

deed_take = nehmen
deed_place = legen
deed_sell = verkaufen
deed_workers = Arbeiter nehmen
deed_buy = kaufen
deed_discard = abwerfen
deed_ship = laden
deed_keep = behalten
deed_board = wählen
deed_castle = Herzogtum gründen
deed_pass = passen
deed_end = Zug beenden
do_take = { $tile } { $from } nehmen
do_place = { $tile } auf { $space } legen
do_sell = { $good } verkaufen
do_workers = Arbeiter nehmen
do_buy = { $tile } { $from } kaufen
do_discard = { $tile } abwerfen
do_ship = Aus Depot { $depot } laden
do_ship2 = Aus den Depots { $one } und { $other } laden
nothing_empty = Lädt nichts: Hier liegen keine Waren
nothing_full = Lädt nichts: Du hast schon drei Sorten
do_keep = { $good } laden
do_board = Mit Herzogtum { $n } spielen
do_castle = Dein Herzogtum auf { $space } gründen
do_pass = Ungenutzt lassen
do_end = Zug beenden
by_die = mit Würfel { $n }
by_dieAs = mit Würfel { $n } als { $as }
by_castle = mit der Burg
by_warehouse = mit dem Lagerhaus
by_carpenter = mit der Schreinerei
by_church = mit der Kirche
by_market = mit dem Markt
by_town-hall = mit dem Rathaus
pay_alone = kaufen
pay_silver = mit Silber kaufen
pay_workers = mit Arbeitern kaufen
pay_mixed = mit Silber und Arbeitern kaufen

button_workers = Arbeiter
button_pass = Ungenutzt lassen
button_keep = { $good } laden ({ $n })

amount_points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
amount_silver = { $n } Silber
amount_workers = { $n } Arbeiter

ask_turn2 = Deine Würfel: { $one } und { $other }.
ask_turn1 = Dein Würfel: { $one }.
ask_turn0 = Deine Würfel sind benutzt.
ask_castle = Burg: noch eine Aktion.
ask_warehouse = Lagerhaus: Waren verkaufen.
ask_carpenter = Schreinerei: ein Gebäude nehmen.
ask_church = Kirche: ein Plättchen nehmen.
ask_market = Markt: ein Plättchen nehmen.
ask_town-hall = Rathaus: noch ein Plättchen legen.
ask_ship = Wo lädt dein Schiff?
ask_keep = Du hast nicht für alle Waren Platz.
ask_discard = Schaff Platz für { $tile }.
ask_board = Wähle dein Herzogtum.
ask_start-castle = Wohin kommt deine erste Burg?
hint_turn2 = Plättchen nehmen oder legen, Waren verkaufen, Arbeiter nehmen.
hint_turn2buy = Nehmen, legen, verkaufen, Arbeiter nehmen oder für 2 { $coins } kaufen.
hint_turn0 = Beende den Zug, wenn du so weit bist.
hint_turn0buy = Beende den Zug oder kauf vorher für 2 { $coins }.
hint_silver = Silber
hint_coins = Silber oder Arbeiter
hint_castle = Nehmen, legen, verkaufen oder Arbeiter nehmen, mit beliebiger Zahl.
hint_warehouse = Wähle eine deiner Waren.
hint_carpenter = Wähle ein markiertes Gebäude in einem Depot.
hint_church = Wähle ein markiertes Bergwerk, Kloster oder eine Burg.
hint_market = Wähle ein markiertes Schiff oder markierte Tiere.
hint_town-hall = Wähle ein gelagertes Plättchen und ein Feld. Du brauchst keinen Würfel.
hint_ship = Wähle ein Depot. Du lädst die Waren, für die du Platz hast: höchstens drei Sorten.
hint_keep = Wähle aus, welche Waren du lädst.
hint_discard = Wähle ein gelagertes Plättchen. Es kommt aus dem Spiel.
hint_board = Jedes hat seinen eigenen Plan.
hint_start-castle = Wähle ein Burgfeld. Die ersten Plättchen kommen daneben.
selecting_store = Leg { $tile }.
selecting_tile = Nimm { $tile }.
selecting_die = Nutze Würfel { $n }.
selecting_depot = Depot { $n }.
selecting_space = Leg auf { $space }.
selected_tile = Zieh es ins Lager oder wähle einen Würfel.
selected_space = Wähle ein markiertes Plättchen im Lager.
selecting_good = { $good } verkaufen.
selecting_workers = Nimm Arbeiter.
selecting_pay_silver = Kauf ein Plättchen für 2 Silber.
selecting_pay_workers = Kauf ein Plättchen für 2 Arbeiter.
selected_pay = Wähle ein markiertes Plättchen.
selected_store = Wähle ein markiertes Feld.
selected_die = Wähle etwas Markiertes.
selecting_ship = Lade aus Depot { $n }.
selected_ship = Allein oder zusammen mit einem Nachbarn?
selected_depot = Wähle eines seiner Plättchen.
wait_turn = { $name } ist am Zug.
wait_over = Die Partie ist zu Ende.
wait_set-up = Der Tisch wird aufgebaut.
wait_hint = Du kannst dir inzwischen alles ansehen.

why_workers = Arbeiter verändern einen Würfel, wenn du ihn nutzt.

log_took = nahm { $tile } { $from }
log_bought = kaufte { $tile } { $from }
log_placed = legte { $tile } auf { $space }
log_discarded = warf { $tile } ab
log_sold = verkaufte { $n } × { $good }
log_loaded = lud { $goods } { $from }
log_leftBehind = ließ { $n } × { $good } in { $depot }
log_sailed = rückte auf der Brücke auf { $space } vor
log_area = stellte ein Gebiet ({ $kind }) mit { $n } { $n ->
    [one] Feld
   *[other] Feldern
} fertig
log_bonusLarge = gewann den großen Bonus ({ $kind })
log_bonusSmall = gewann den kleinen Bonus ({ $kind })
log_lost = konnte { $means } nicht nutzen
log_declined = ließ { $means } ungenutzt
log_founded = gründete Herzogtum { $n } auf { $space }
log_workers = nahm Arbeiter
log_rolled = { $who } würfelte { $one } und { $other }
log_white = der weiße Würfel zeigt { $n }
log_goodPlaced = ein Warenplättchen kommt { $to }: { $good }
log_goodRevealed = ein Warenplättchen wird aufgedeckt: { $good }
log_filled = { $tile } { $n ->
    [one] kommt
   *[other] kommen
} { $to }
log_removed = { $tile } { $from } { $n ->
    [one] verlässt
   *[other] verlassen
} das Spiel
log_dealt = { $who } erhält ein Warenplättchen: { $good }
log_boardDealt = { $who } erhält { $n ->
    [one] Herzogtum
   *[other] die Herzogtümer
} { $boards }
log_rollOff = { $who } würfelte um den Start eine { $n }
log_rollAgain = Gleichstand beim höchsten Wurf: es wird noch einmal gewürfelt
log_startPlayer = { $who } beginnt
log_phaseEnded = Phase { $phase } endet
log_round = Phase { $phase } · Runde { $round }
log_income = erhielt den Ertrag der Bergwerke
log_finalScore = erhielt Punkte am Ende der Partie

source_livestock = Tiere
source_watchtower = Wachturm
source_area = Größe des Gebiets
source_phase = Phasenbonus
source_colour = Bonusplättchen
source_sale = Verkauf von Waren
source_goods = unverkaufte Waren
source_silver = Silber
source_workers = Arbeiter
source_monastery = Kloster
source_mine = Bergwerke
source_before = davor

rule_livestock = Bringt Punkte für seine Tiere und noch einmal für alle derselben Art auf derselben Weide.
rule_castle = Gibt sofort eine weitere Aktion, wie mit einem Würfel beliebiger Zahl.
rule_mine = Zahlt am Ende jeder Phase 1 Silber.
rule_ship = Lädt die Waren eines Depots, höchstens drei Sorten, und bringt dich in der Reihenfolge ein Feld voran.
rule_warehouse = Damit verkaufst du sofort alle Waren einer Sorte, ohne Würfel.
rule_watchtower = Damit bekommst du 4 Punkte.
rule_carpenter = Damit nimmst du ein Gebäude aus einem der sechs Depots.
rule_church = Damit nimmst du ein Bergwerk, ein Kloster oder eine Burg aus einem der sechs Depots.
rule_market = Damit nimmst du ein Schiff oder Tiere aus einem der sechs Depots.
rule_boarding-house = Damit bekommst du 4 Arbeiter.
rule_bank = Damit bekommst du 2 Silber.
rule_town-hall = Damit legst du noch ein Plättchen aus deinem Lager, ohne Würfel.
rule_monastery1 = In deinen Städten dürfen beliebig viele gleiche Gebäude stehen.
rule_monastery2 = Jedes Bergwerk bringt am Ende einer Phase auch 1 Arbeiter.
rule_monastery3 = Jeder Verkauf bringt 2 Silber statt 1.
rule_monastery4 = Jeder Verkauf bringt auch 1 Arbeiter.
rule_monastery5 = Deine Schiffe dürfen aus zwei benachbarten Depots laden.
rule_monastery6 = Du darfst aus jedem Depot kaufen, für 2 Silber oder 2 Arbeiter.
rule_monastery6_2011 = Du darfst aus jedem Depot kaufen, für 2 Silber.
rule_monastery7 = Jedes gewertete Tierplättchen bringt 1 Punkt mehr.
rule_monastery8 = Jeder Arbeiter darf einen Würfel um bis zu 2 verändern.
rule_monastery9 = Wenn du ein Gebäude legst, darfst du den Würfel kostenlos um 1 verändern.
rule_monastery10 = Wenn du ein Schiff oder Tiere legst, darfst du den Würfel kostenlos um 1 verändern.
rule_monastery11 = Wenn du eine Burg, ein Bergwerk oder ein Kloster legst, darfst du den Würfel kostenlos um 1 verändern.
rule_monastery12 = Wenn du ein Plättchen nimmst, darfst du den Würfel kostenlos um 1 verändern.
rule_monastery13 = Wenn du Arbeiter nimmst, erhältst du auch 1 Silber.
rule_monastery14 = Wenn du Arbeiter nimmst, erhältst du 4 statt 2.
rule_monastery15 = Am Ende: 2 Punkte für jede Warensorte, die du verkauft hast.
rule_monastery15_2011 = Am Ende: 3 Punkte für jede Warensorte, die du verkauft hast.
rule_monastery16 = Am Ende: 4 Punkte für jedes Lagerhaus in deinem Herzogtum.
rule_monastery17 = Am Ende: 4 Punkte für jeden Wachturm in deinem Herzogtum.
rule_monastery18 = Am Ende: 4 Punkte für jede Schreinerei in deinem Herzogtum.
rule_monastery19 = Am Ende: 4 Punkte für jede Kirche in deinem Herzogtum.
rule_monastery20 = Am Ende: 4 Punkte für jeden Markt in deinem Herzogtum.
rule_monastery21 = Am Ende: 4 Punkte für jede Herberge in deinem Herzogtum.
rule_monastery22 = Am Ende: 4 Punkte für jede Bank in deinem Herzogtum.
rule_monastery23 = Am Ende: 4 Punkte für jedes Rathaus in deinem Herzogtum.
rule_monastery24 = Am Ende: 4 Punkte für jede Tierart in deinem Herzogtum.
rule_monastery25 = Am Ende: 1 Punkt für jede Ware, die du verkauft hast.
rule_monastery26 = Am Ende: 3 Punkte für jedes deiner Bonusplättchen.
rule_monastery26_2011 = Am Ende: 2 Punkte für jedes deiner Bonusplättchen.
rule_town = Nimmt Gebäude auf, jede Art nur einmal pro Stadt.
rule_cloister = Nimmt Klöster auf. Sie ändern eine Regel oder bringen am Ende Punkte.
rule_silver = Für 2 kaufst du ein Plättchen aus dem schwarzen Depot, einmal pro Zug. Am Ende je 1 Punkt.
rule_workers = Jeder verändert einen Würfel um 1, wenn du ihn benutzt. Am Ende 1 Punkt für je zwei.
rule_goods = Ein Würfel mit dieser Zahl verkauft alle deine Waren dieser Sorte, für Punkte und 1 Silber.
rule_bonus = Wer zuerst alle Felder einer Art bedeckt, bekommt den großen Bonus, wer als Zweiter fertig ist, den kleinen.
rule_phase = Jedes in dieser Phase fertige Gebiet bringt { $n } Punkte mehr.
rule_black = Einmal pro Zug darfst du eines dieser Plättchen für 2 Silber kaufen. Das kostet keinen Würfel.
rule_bridge = Wer weiter vorn ist, spielt in der nächsten Runde früher. Jedes Schiff bringt dich ein Feld voran.
rule_white = Der weiße Würfel bestimmt, in welches Depot die Ware der Runde kommt.
rule_piles = Wie viele Plättchen jeder Art noch verdeckt sind, die schwarzen zuletzt.

stage_final = Schlusswertung
stage_phaseE = Ende von Phase E
stage_mines = Bergwerke zahlen
stage_noMines = Niemand hat ein Bergwerk
stage_leftovers = Übrige Plättchen kommen weg
stage_leftovers_note = { $n } Plättchen { $n ->
    [one] verlässt
   *[other] verlassen
} das Spiel
stage_refill = Der Markt füllt sich
stage_refill_note = { $n } { $n ->
    [one] neues
   *[other] neue
} Plättchen
stage_goods = unverkaufte Waren
stage_goods_note = je 1 Punkt
stage_silver = Silber
stage_silver_note = je 1 Punkt
stage_workers = Arbeiter
stage_workers_note = 1 Punkt für je zwei
stage_monastery = Klöster
stage_monastery_note = die am Ende Punkte bringen
uncounted = Nicht gezählt: Gebiete, die noch vollendet werden, Bonusplättchen und Verkäufe, die noch kommen.
dieUsedShows = benutzter Würfel { $n }

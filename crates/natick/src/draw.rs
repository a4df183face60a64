//! The table as plain text, for golden games and for anyone reading along.

use std::fmt;

use crate::{
    content::{Place, Row},
    view::{ColonyView, ResourceView, View},
};

/// Width of one place.
const CELL: usize = 12;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turn {
            0 => write!(f, "set-up, {}'s choice", self.active)?,
            turn => write!(f, "turn {turn}, {} is active", self.active)?,
        }
        if let Some(first) = self.first {
            write!(f, ", {first} went first")?;
        }
        if self.idle > 0 {
            write!(f, ", {} without a build", turns(self.idle))?;
        }
        if self.over {
            write!(f, ", game over")?;
        }
        writeln!(f)?;
        if !self.dice.is_empty() {
            writeln!(f, "  dice: {}", self.dice_text())?;
        }
        let regions: Vec<String> = self.stack.iter().map(ToString::to_string).collect();
        writeln!(f, "  pool: {}   pawns: {}", resources(&self.pool), self.pawns)?;
        writeln!(f, "  stacks: villages {}, towns {}, {}", self.village_tiles, self.town_tiles, {
            if regions.is_empty() {
                "no regions".to_owned()
            } else {
                format!("regions {}", regions.join(" "))
            }
        })?;
        if let Some(region) = self.drawn {
            writeln!(f, "  drawn: {region}")?;
        }
        if let Some(offer) = self.offer {
            writeln!(f, "  offer: {offer}")?;
        }
        for colony in &self.colonies {
            writeln!(f)?;
            draw(f, colony)?;
        }
        Ok(())
    }
}

impl View {
    fn dice_text(&self) -> String {
        let dice = self.dice.iter().map(|die| {
            let face = die.event.map_or_else(|| die.face.to_string(), |event| event.to_string());
            let place = match (die.holder, die.set) {
                (Some(seat), _) => format!(" ({seat})"),
                (None, Some(set)) => format!(" (set {})", set + 1),
                (None, None) => String::new(),
            };
            format!("{} {face}{place}", die.suit)
        });
        dice.collect::<Vec<_>>().join(", ")
    }
}

fn turns(count: u8) -> String {
    if count == 1 { "1 turn".to_owned() } else { format!("{count} turns") }
}

fn resources(purse: &[ResourceView]) -> String {
    let texts: Vec<String> = purse.iter().map(|kind| format!("{} {}", kind.suit, kind.count)).collect();
    texts.join(" ")
}

/// Three rows, as on the table: regions and knights above, then settlements and roads, then regions and
/// knights below. `[suns3 2]` holds two resources; `<suns3 2>` is guarded.
fn draw(f: &mut fmt::Formatter<'_>, colony: &ColonyView) -> fmt::Result {
    let points = if colony.points == 1 { "point" } else { "points" };
    write!(f, "{}  {} {points}  {}", colony.seat, colony.points, resources(&colony.resources))?;
    writeln!(f, "  ({} unguarded)", colony.unguarded)?;
    let places = colony.settlements.iter().map(|settlement| settlement.place);
    let places = places.chain(colony.roads.iter().map(|road| road.place));
    let places: Vec<i8> =
        places.chain(colony.regions.iter().map(|region| region.place)).map(Place::x).collect();
    let (Some(&left), Some(&right)) = (places.iter().min(), places.iter().max()) else {
        return writeln!(f, "  no colony yet");
    };
    for row in [Some(Row::Above), None, Some(Row::Below)] {
        let cells = (left..=right).map(|x| match row {
            Some(row) => beside(colony, x, row),
            None => on_line(colony, x),
        });
        let cells: Vec<String> = cells.map(|text| format!("{text:^CELL$}")).collect();
        let line = cells.concat();
        writeln!(f, "  {}", line.trim_end())?;
    }
    Ok(())
}

fn beside(colony: &ColonyView, x: i8, row: Row) -> String {
    let region = colony.regions.iter().find(|region| region.place.x() == x && region.row == row);
    let knight = colony.knights.iter().any(|knight| knight.place.x() == x && knight.row == row);
    match region {
        Some(region) if region.guarded => format!("<{} {}>", region.region, region.coins),
        Some(region) => format!("[{} {}]", region.region, region.coins),
        None if knight => "knight".to_owned(),
        None => String::new(),
    }
}

fn on_line(colony: &ColonyView, x: i8) -> String {
    if let Some(settlement) = colony.settlements.iter().find(|settlement| settlement.place.x() == x) {
        return if settlement.town { "TOWN" } else { "village" }.to_owned();
    }
    match colony.roads.iter().find(|road| road.place.x() == x) {
        Some(road) if road.trader => "trader".to_owned(),
        Some(road) if road.open => "-road-".to_owned(),
        Some(_) => "------".to_owned(),
        None => String::new(),
    }
}

//! The table for people at a terminal. [`crate::draw`] writes the same for golden games, whose text must
//! never change.

use engine::{Ink, Paper};

use crate::{
    content::{Place, Row, Suit},
    view::{ColonyView, ResourceView, View},
};

/// Width of one place: seven fit into 80 columns.
const CELL: usize = 11;

impl View {
    /// Draws the table.
    pub fn drawn(&self, paper: Paper) -> String {
        let mut lines = paper.wrap("", &self.headline());
        if !self.dice.is_empty() {
            lines.extend(paper.wrap("  dice: ", &self.dice_drawn(paper)));
        }
        lines
            .extend(paper.wrap("  pool: ", &format!("{}; pawns {}", amounts(&self.pool, paper), self.pawns)));
        let regions: Vec<String> = self.stack.iter().map(ToString::to_string).collect();
        let regions = if regions.is_empty() { "none".to_owned() } else { regions.join(" ") };
        let stacks = format!("villages {}, towns {}, regions {regions}", self.village_tiles, self.town_tiles);
        lines.extend(paper.wrap("  stacks: ", &stacks));
        let prices: Vec<String> = self
            .prices
            .iter()
            .map(|price| {
                let cost: Vec<String> =
                    price.cost.iter().map(|part| format!("{} {}", part.suit, part.count)).collect();
                format!("{} {}", price.item, cost.join(" "))
            })
            .collect();
        lines.extend(paper.wrap("  costs: ", &prices.join(", ")));
        if let Some(region) = self.drawn {
            lines.push(format!("  drawn: {region}"));
        }
        if let Some(offer) = self.offer {
            lines.extend(paper.wrap("  offer: ", &offer.told()));
        }
        for colony in &self.colonies {
            lines.push(String::new());
            lines.extend(drawn_colony(colony, paper));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    fn headline(&self) -> String {
        let mut parts = vec![match self.turn {
            0 => format!("set-up, {}'s choice", self.active),
            turn => format!("turn {turn}, {} is active", self.active),
        }];
        parts.extend(self.first.map(|first| format!("{first} went first")));
        match self.idle {
            0 => {}
            1 => parts.push("1 turn without a build".to_owned()),
            turns => parts.push(format!("{turns} turns without a build")),
        }
        parts.push(if self.over { "game over".to_owned() } else { format!("{} points end it", self.target) });
        parts.join(", ")
    }

    fn dice_drawn(&self, paper: Paper) -> String {
        let dice = self.dice.iter().map(|die| {
            let face = die.event.map_or_else(|| die.face.to_string(), |event| event.to_string());
            let place = match (die.holder, die.set) {
                (Some(seat), _) => format!(" ({seat})"),
                (None, Some(set)) => format!(" (set {})", set + 1),
                (None, None) => String::new(),
            };
            format!("{} {face}{place}", suit_drawn(die.suit, paper))
        });
        dice.collect::<Vec<_>>().join(", ")
    }
}

/// What the symbols in a drawn table mean.
pub fn legend() -> Vec<(String, String)> {
    let rows = [
        ("suns3", "the suns region with the number 3: a die that shows 3 activates it"),
        ("[suns3 2]", "a region with two resources on it"),
        ("<suns3 2>", "the same, guarded by a knight"),
        ("village, TOWN", "a settlement worth 1 or 2 points"),
        ("-road-", "an open road: you can build a village at its end"),
        ("------", "a road between two settlements"),
        ("trader, knight", "a unit on a road, or above or below a settlement"),
        ("-1 0 1", "places: settlements are on even ones, roads on odd ones, as in `town 0`, `trader -1`"),
        ("s m c a", "the dice of suns, moons, crowns and arms, as in `divide sm ca`"),
    ];
    rows.map(|(sign, meaning)| (sign.to_owned(), meaning.to_owned())).to_vec()
}

fn ink(suit: Suit) -> Ink {
    match suit {
        Suit::Suns => Ink::Red,
        Suit::Moons => Ink::Purple,
        Suit::Crowns => Ink::Yellow,
        Suit::Arms => Ink::Blue,
    }
}

fn suit_drawn(suit: Suit, paper: Paper) -> String {
    paper.ink(ink(suit), suit.name())
}

fn amounts(purse: &[ResourceView], paper: Paper) -> String {
    let texts: Vec<String> =
        purse.iter().map(|kind| format!("{} {}", suit_drawn(kind.suit, paper), kind.count)).collect();
    texts.join(", ")
}

/// Places in a row, as many as fit on the paper, with the rest below. Each row has regions and knights above,
/// settlements and roads, regions and knights below, and the numbers of the places.
fn drawn_colony(colony: &ColonyView, paper: Paper) -> Vec<String> {
    let points = if colony.points == 1 { "point" } else { "points" };
    let seat = paper.ink(Ink::Bold, &colony.seat.to_string());
    let first = format!("{seat}  {} {points}: ", colony.points);
    let held = format!("{} ({} unguarded)", amounts(&colony.resources, paper), colony.unguarded);
    let mut lines = paper.wrap(&first, &held);
    let places = colony.settlements.iter().map(|settlement| settlement.place);
    let places = places.chain(colony.roads.iter().map(|road| road.place));
    let places: Vec<i8> =
        places.chain(colony.regions.iter().map(|region| region.place)).map(Place::x).collect();
    let (Some(&left), Some(&right)) = (places.iter().min(), places.iter().max()) else {
        lines.push("  no colony yet".to_owned());
        return lines;
    };
    let all: Vec<i8> = (left..=right).collect();
    for part in all.chunks((paper.width.saturating_sub(2) / CELL).max(1)) {
        let row = |cell: &dyn Fn(i8) -> (String, Option<Ink>)| {
            let cells = part.iter().map(|&x| {
                let (text, ink) = cell(x);
                let text = format!("{text:^CELL$}");
                ink.map_or_else(|| text.clone(), |ink| paper.ink(ink, &text))
            });
            format!("  {}", cells.collect::<String>()).trim_end().to_owned()
        };
        lines.push(row(&|x| beside(colony, x, Row::Above)));
        lines.push(row(&|x| (on_line(colony, x), None)));
        lines.push(row(&|x| beside(colony, x, Row::Below)));
        lines.push(row(&|x| (x.to_string(), Some(Ink::Dim))));
    }
    lines
}

fn beside(colony: &ColonyView, x: i8, row: Row) -> (String, Option<Ink>) {
    let region = colony.regions.iter().find(|region| region.place.x() == x && region.row == row);
    let knight = colony.knights.iter().any(|knight| knight.place.x() == x && knight.row == row);
    match region {
        Some(region) => {
            let [open, close] = if region.guarded { ['<', '>'] } else { ['[', ']'] };
            (format!("{open}{} {}{close}", region.region, region.coins), Some(ink(region.region.suit())))
        }
        None if knight => ("knight".to_owned(), Some(Ink::Bold)),
        None => (String::new(), None),
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

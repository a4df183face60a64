//! The table for people at a terminal. [`crate::draw`] writes the same for golden games, whose text must
//! never change.

use engine::{Ink, Paper, counted};

use crate::{
    content::{EDGES, Hour, Role, Town, Way},
    draw::{goods, piles, roles, words},
    step::Step,
    view::{DeedView, PlaceView, PlayerView, View},
};

impl View {
    /// Draws the table.
    pub fn drawn(&self, paper: Paper) -> String {
        let mut lines = paper.wrap("", &self.headline(paper));
        let rounds = (self.round as usize).saturating_sub(1);
        let past: Vec<&str> = self.hours.iter().take(rounds).map(|hour| hour.title()).collect();
        if !past.is_empty() {
            lines.extend(paper.wrap("  before: ", &past.join(", ")));
        }
        let left = self.hours_to_come();
        if !left.is_empty() {
            // Invasion uses only some of its tiles.
            let title = if self.city.is_some() { "  may come: " } else { "  to come: " };
            lines.extend(paper.wrap(title, &left.join(", ")));
        }
        lines.extend(paper.wrap("  supply: ", &goods(self.supply)));
        let stock = format!("{}, technology {}", roles(self.stock), self.technology);
        lines.extend(paper.wrap("  stock: ", &stock));
        lines.extend(paper.wrap("  tiles: ", &words(&self.tiles)));
        let deeds: Vec<String> = self.deeds.iter().map(deed_drawn).collect();
        lines.extend(paper.wrap("  deeds: ", &deeds.join("; ")));
        lines.extend(paper.wrap("  citizens: ", &self.citizens_drawn()));
        if self.has_census() {
            lines.extend(paper.wrap("  census: ", &self.census_drawn()));
        }
        for (name, text) in self.team_lines() {
            lines.extend(paper.wrap(&format!("  {name}: "), &text));
        }
        lines.extend(paper.wrap("  map: ", &self.map_text()));
        if let Some(prosperity) = &self.prosperity {
            lines.extend(paper.wrap("  ", &prosperity.drawn()));
        }
        for player in &self.players {
            lines.push(String::new());
            lines.extend(player.drawn(paper, self.goal));
            for (name, text) in
                self.prosperity.iter().flat_map(|prosperity| player.prosperity_drawn(prosperity))
            {
                lines.extend(paper.wrap(&format!("  {name}: "), &text));
            }
            if let Some(due) = player.character.as_ref().and_then(|one| one.due(self.round)) {
                lines.extend(paper.wrap("  due: ", &due));
            }
        }
        lines.push(String::new());
        lines.join("\n")
    }

    fn headline(&self, paper: Paper) -> String {
        let (round, rounds, first) = (self.round, self.rounds, self.first);
        let plans = match self.players.len() {
            _ if !self.planning => "",
            1 => ", you are planning",
            _ => ", everyone is planning",
        };
        match self.hour() {
            _ if round == 0 => "set-up".to_owned(),
            None => format!("round {round} of {rounds}, {first} starts"),
            Some(hour) => {
                let event = paper.ink(Ink::Bold, hour.title());
                format!("round {round} of {rounds}, event {event}, {first} starts{plans}")
            }
        }
    }

    /// The events of the rounds to come: in order where it is known, otherwise how many of each.
    fn hours_to_come(&self) -> Vec<String> {
        if !self.schedule.is_empty() {
            let coming = self.schedule.iter().zip(1..).skip(self.round.into());
            return coming.map(|(hour, round)| format!("{round} {}", hour.title())).collect();
        }
        let left = Hour::ALL.iter().zip(&self.hours_left).filter(|(_, left)| **left > 0);
        left.map(|(hour, left)| match self.city {
            Some(_) => hour.title().to_owned(),
            None => format!("{} {left}", hour.title()),
        })
        .collect()
    }

    fn citizens_drawn(&self) -> String {
        let goal = if self.goal > 0 { format!("; {} win the game", self.goal) } else { String::new() };
        let spare = match self.spare_citizens {
            0 => String::new(),
            count => format!("; {count} in the supply"),
        };
        format!("{}{spare}{goal}", words(&self.citizens))
    }

    fn has_census(&self) -> bool {
        self.scenario.row().round.contains(&Step::Census)
    }

    fn census_drawn(&self) -> String {
        let gains = self.census.gains.map(|seat| format!("{seat} would gain a coin"));
        let pays = self.census.pays.map(|seat| format!("{seat} would pay one"));
        let both: Vec<String> = gains.into_iter().chain(pays).collect();
        if both.is_empty() { "nobody is alone at either end".to_owned() } else { both.join(", ") }
    }
}

impl PlayerView {
    fn drawn(&self, paper: Paper, goal: u8) -> Vec<String> {
        let seat = paper.ink(Ink::Bold, &self.seat.to_string());
        let passed = if self.passed { ", passed" } else { "" };
        let score = if self.character.is_some() { "objective" } else { "point" };
        let points = self.objectives.is_empty() && goal == 0;
        let standing = if points { counted(self.score.into(), score) } else { self.standing(goal) };
        let purse =
            format!("{}, {}, {}{passed}", standing, counted(self.coins.into(), "coin"), goods(self.goods));
        let mut lines = paper.wrap(&format!("{seat}  "), &purse);
        let tracks = Role::ALL.iter().zip(self.tracks).map(|(role, space)| format!("{role} {space}"));
        let tracks = tracks.collect::<Vec<_>>().join(", ");
        let rest = format!(
            "{tracks}; development {} (status {}), {}",
            self.development,
            self.status,
            counted(self.citizens.into(), "citizen")
        );
        lines.extend(paper.wrap("  tracks: ", &rest));
        let stations: Vec<&str> = self.stations.iter().map(|town| Town::title(*town)).collect();
        let stations = if stations.is_empty() { "none".to_owned() } else { stations.join(", ") };
        let towns = format!(
            "merchant in {}; stations: {stations} ({} left)",
            self.merchant.title(),
            self.stations_left
        );
        lines.extend(paper.wrap("  map: ", &towns));
        let next = self.objectives.iter().find(|one| !one.done).map(|one| one.objective);
        for objective in &self.objectives {
            let text = objective.drawn(next);
            let ink = if objective.possible { Ink::Green } else { Ink::Dim };
            let plain = !objective.done && !objective.possible;
            lines.extend(paper.wrap("  objective: ", &if plain { text } else { paper.ink(ink, &text) }));
        }
        if let Some(character) = &self.character {
            lines.extend(paper.wrap("  character: ", &character.text()));
        }
        if let Some(towers) = self.tower_text() {
            lines.extend(paper.wrap("  towers: ", &towers));
        }
        lines.extend(paper.wrap("  market: ", &piles(&self.market)));
        lines.extend(paper.wrap("  bag: ", &format!("{} (draws {})", piles(&self.bag), self.draws)));
        for place in self.places.iter().filter(|place| place.is_used()) {
            let text = place_drawn(place);
            let useful = place.active && place.possible;
            lines.extend(paper.wrap("  ", &if useful { paper.ink(Ink::Green, &text) } else { text }));
        }
        let empty: Vec<String> =
            self.places.iter().filter(|place| !place.is_used()).map(place_drawn).collect();
        if !empty.is_empty() {
            lines.extend(paper.wrap("  empty: ", &paper.ink(Ink::Dim, &empty.join("; "))));
        }
        lines
    }
}

/// A place with its followers. On a space for anybody, nobody stands in for another. A place can have all its
/// followers and still be of no use, such as a Farm House when no farmer is left.
fn place_drawn(place: &PlaceView) -> String {
    let text = place.text().replace(" as any]", "]");
    if place.active && !place.possible { text.replacen(" ready", " idle", 1) } else { text }
}

/// A deed with the followers it still takes.
fn deed_drawn(deed: &DeedView) -> String {
    let open: Vec<&str> =
        deed.spaces.iter().filter(|space| !space.filled).map(|space| space.role.name()).collect();
    let open = if open.is_empty() { "complete".to_owned() } else { open.join(" ") };
    format!("{}: {open}", deed.deed)
}

/// What the symbols in a drawn table mean.
pub fn legend() -> Vec<(String, String)> {
    let rows = [
        ("wagon", "a place: on your board, or one of your tiles"),
        ("[knight]", "a follower stands on the space"),
        ("[monk as trader]", "a follower who stands in for another"),
        ("(knight)", "a free space for a knight"),
        ("*knight*", "a technology tile replaces the knight"),
        ("ready", "every space is filled: the place can be used"),
        ("idle", "every space is filled, but there is nothing to gain here now"),
        ("new", "a tile that you can use from the next planning on"),
        ("own-farmer", "a follower in your own colour: it never leaves you"),
        ("r-blois-vierzon wine", "a road, and what lies on it; w- is a waterway, - an empty space"),
        ("?", "a good that lies face down (Prosperity)"),
        ("#", "a structure stands on the good (Prosperity)"),
    ];
    let mut legend = rows.map(|(sign, meaning)| (sign.to_owned(), meaning.to_owned())).to_vec();
    let towns: Vec<String> = Town::ALL.iter().map(|town| format!("{town} ({})", town.title())).collect();
    legend.push(("towns".to_owned(), towns.join(", ")));
    for (way, title) in [(Way::Road, "roads"), (Way::Waterway, "waterways")] {
        let edges: Vec<&str> = EDGES.iter().filter(|row| row.way == way).map(|row| row.edge.name()).collect();
        legend.push((title.to_owned(), edges.join(", ")));
    }
    legend
}

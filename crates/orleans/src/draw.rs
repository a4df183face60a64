//! The table as plain text, for golden games and for anyone reading along.

use std::fmt;

use crate::{
    content::{Good, Hour, Role},
    view::{DeedView, Pile, PlaceView, PlayerView, SpaceView, View},
};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (round, rounds, first) = (self.round, self.rounds, self.first);
        match self.hour() {
            _ if round == 0 => writeln!(f, "set-up")?,
            None => writeln!(f, "round {round} of {rounds}, {first} starts")?,
            Some(hour) => writeln!(f, "round {round} of {rounds}: {hour}, {first} starts")?,
        }
        writeln!(f, "  supply: {}   technology: {}", goods(self.supply), self.technology)?;
        writeln!(f, "  stock: {}", roles(self.stock))?;
        writeln!(f, "  map: {}", self.map_text())?;
        let deeds: Vec<String> = self.deeds.iter().map(DeedView::text).collect();
        writeln!(f, "  deeds: {}", deeds.join(", "))?;
        writeln!(f, "  citizens: {}", words(&self.citizens))?;
        writeln!(f, "  tiles: {}", words(&self.tiles))?;
        if let Some(prosperity) = &self.prosperity {
            writeln!(f, "  {}", prosperity.text())?;
        }
        if self.scenario.row().counts_spare {
            writeln!(f, "  citizens in the supply: {}", self.spare_citizens)?;
        }
        for (name, text) in self.team_lines() {
            writeln!(f, "  {name}: {text}")?;
        }
        for player in &self.players {
            writeln!(f)?;
            player.write(f, self.goal)?;
            for (name, text) in
                self.prosperity.iter().flat_map(|prosperity| player.prosperity_texts(prosperity))
            {
                writeln!(f, "  {name} {text}")?;
            }
            if let Some(due) = player.character.as_ref().and_then(|one| one.due(self.round)) {
                writeln!(f, "  due {due}")?;
            }
        }
        Ok(())
    }
}

impl PlayerView {
    fn write(&self, f: &mut fmt::Formatter<'_>, goal: u8) -> fmt::Result {
        // In Invasion the score is the same for everybody and is written above.
        let score = match self.character {
            Some(_) => String::new(),
            None => format!("  {}", self.standing(goal)),
        };
        write!(f, "{}{score}  {} coins  {}", self.seat, self.coins, goods(self.goods))?;
        writeln!(f, "{}", if self.passed { "  passed" } else { "" })?;
        write!(f, "  tracks {}", self.track_text())?;
        writeln!(
            f,
            "  development {} (status {})  citizens {}",
            self.development, self.status, self.citizens
        )?;
        writeln!(
            f,
            "  merchant {}  stations {}, {} left",
            self.merchant,
            words(&self.stations),
            self.stations_left
        )?;
        if !self.objectives.is_empty() {
            let objectives: Vec<String> = self.objectives.iter().map(ToString::to_string).collect();
            writeln!(f, "  objectives {}", objectives.join(", "))?;
        }
        if let Some(character) = &self.character {
            writeln!(f, "  character {}", character.text())?;
        }
        if let Some(towers) = self.tower_text() {
            writeln!(f, "  towers {towers}")?;
        }
        writeln!(f, "  market {}  bag {}", piles(&self.market), piles(&self.bag))?;
        for place in self.places.iter().filter(|place| place.is_used()) {
            writeln!(f, "  {}", place.text())?;
        }
        Ok(())
    }
}

impl PlayerView {
    /// Points, or what counts instead of them.
    pub(crate) fn standing(&self, goal: u8) -> String {
        match self.objectives.len() {
            _ if self.fallen => "lost".to_owned(),
            0 if goal > 0 => format!("{} of {goal} citizens", self.score),
            0 => format!("{} points", self.score),
            all => format!("{} of {all} objectives", self.score),
        }
    }
}

impl View {
    /// The event of this round, once its tile is turned.
    pub(crate) fn hour(&self) -> Option<Hour> {
        self.hours.get((self.round as usize).checked_sub(1)?).copied()
    }

    /// What lies on the map, edge by edge.
    pub(crate) fn map_text(&self) -> String {
        let mut edges: Vec<(String, Vec<&str>)> = Vec::new();
        for space in &self.map {
            let good = match (space.good, space.structure) {
                (Some(good), _) => good.name(),
                (None, Some(_)) => "#",
                (None, None) => {
                    if space.hidden {
                        "?"
                    } else {
                        "-"
                    }
                }
            };
            let edge = space.edge.to_string();
            match edges.last_mut() {
                Some((last, goods)) if *last == edge => goods.push(good),
                _ => edges.push((edge, vec![good])),
            }
        }
        let texts = edges.iter().map(|(edge, goods)| format!("{edge} {}", goods.join("+")));
        texts.collect::<Vec<_>>().join(", ")
    }
}

impl DeedView {
    /// The deed and how many of its spaces are filled.
    pub(crate) fn text(&self) -> String {
        let filled = self.spaces.iter().filter(|space| space.filled).count();
        format!("{} {filled}/{}", self.deed, self.spaces.len())
    }
}

impl PlayerView {
    pub(crate) fn track_text(&self) -> String {
        let texts = Role::ALL.iter().zip(self.tracks).map(|(role, space)| format!("{role} {space}"));
        texts.collect::<Vec<_>>().join(" ")
    }
}

impl PlaceView {
    /// Whether there is something to see: a follower, a technology tile, or one of the seat's tiles.
    pub(crate) fn is_used(&self) -> bool {
        self.place.is_tile() || self.spaces.iter().any(|space| space.follower.is_some() || space.technology)
    }

    /// `wagon [farmer] (trader) *knight*`: a follower stands there, it is free, technology replaces it.
    pub(crate) fn text(&self) -> String {
        let spaces: Vec<String> = self.spaces.iter().map(|space| space.text()).collect();
        let ready = if self.active { " ready" } else { "" };
        let fresh = if self.fresh { " new" } else { "" };
        format!("{} {}{ready}{fresh}", self.place, spaces.join(" ")).trim_end().to_owned()
    }
}

impl SpaceView {
    fn text(self) -> String {
        match self.follower {
            _ if self.technology => format!("*{}*", self.need),
            Some(follower) if follower.role().name() == self.need.name() => format!("[{follower}]"),
            Some(follower) => format!("[{follower} as {}]", self.need),
            None => format!("({})", self.need),
        }
    }
}

/// Goods with their numbers, leaving out those that are missing.
pub(crate) fn goods(counts: [u8; Good::COUNT]) -> String {
    let some = Good::ALL.iter().zip(counts).filter(|(_, count)| *count > 0);
    let texts: Vec<String> = some.map(|(good, count)| format!("{good} {count}")).collect();
    if texts.is_empty() { "no goods".to_owned() } else { texts.join(" ") }
}

/// Neutral followers with their numbers.
pub(crate) fn roles(counts: [u8; Role::COUNT]) -> String {
    let texts: Vec<String> =
        Role::ALL.iter().zip(counts).map(|(role, count)| format!("{role} {count}")).collect();
    texts.join(" ")
}

/// Followers with their numbers.
pub(crate) fn piles(piles: &[Pile]) -> String {
    let text = |pile: &Pile| match pile.count {
        1 => pile.follower.to_string(),
        count => format!("{} {count}", pile.follower),
    };
    if piles.is_empty() { "empty".to_owned() } else { piles.iter().map(text).collect::<Vec<_>>().join(", ") }
}

/// Names in a row.
pub(crate) fn words<T: ToString>(names: &[T]) -> String {
    if names.is_empty() {
        return "none".to_owned();
    }
    names.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

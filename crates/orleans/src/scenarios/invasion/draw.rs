//! The city as text.

use super::view::{CharacterView, CityView, PartView};
use crate::view::PlayerView;

impl CityView {
    /// One line for each thing that the team has to do: a name, and what there is.
    pub(super) fn lines(&self) -> Vec<(&'static str, String)> {
        let mut lines = vec![("objectives", format!("{} of {} met", self.met, self.all))];
        for one in &self.objectives {
            lines.push((one.objective.name(), parts(&one.parts)));
        }
        for one in &self.achievements {
            let citizen = if one.citizen { ", then a citizen" } else { "" };
            lines.push((one.achievement.name(), format!("{}{citizen}", parts(&one.parts))));
        }
        let missing = self.towers.iter().filter(|tower| !tower.built).map(|tower| tower.town.name());
        let missing: Vec<&str> = missing.collect();
        if !missing.is_empty() {
            lines.push(("towers missing", missing.join(" ")));
        }
        lines
    }
}

impl CharacterView {
    /// The character, and what it has of what it needs.
    pub(crate) fn text(&self) -> String {
        format!("{}: {}", self.character.title(), parts(&self.parts))
    }

    /// The due of a round.
    pub(crate) fn due(&self, round: u8) -> Option<String> {
        let due = self.dues.iter().find(|due| due.round == round)?;
        let state = match (due.paid, due.payable) {
            (true, _) => "paid",
            (_, true) => "can be paid",
            _ => "cannot be paid yet",
        };
        Some(format!("{} ({state})", due.due))
    }
}

/// Parts of an objective: `coins 4/10, citizens 2/2 done`.
fn parts(parts: &[PartView]) -> String {
    let text = |part: &PartView| {
        let done = if part.met { " done" } else { "" };
        format!("{} {}/{}{done}", part.what, part.have, part.need)
    };
    parts.iter().map(text).collect::<Vec<_>>().join(", ")
}

impl PlayerView {
    /// Towns with a tower, for a seat that has one.
    pub(crate) fn tower_text(&self) -> Option<String> {
        let towns: Vec<&str> = self.towers.iter().map(|town| town.name()).collect();
        (!towns.is_empty()).then(|| towns.join(" "))
    }
}

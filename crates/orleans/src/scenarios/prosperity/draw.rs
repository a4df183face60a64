//! Cards, structures and the carpenter in plain text.

use engine::counted;

use super::{ProsperityView, StructureCard, StructureView};
use crate::{draw::words, view::PlayerView};

impl ProsperityView {
    /// Where the carpenter is, and the pile: `carpenter blois, 17 cards in the pile (14 tours)`.
    pub(crate) fn text(&self) -> String {
        let known: Vec<String> =
            self.known.iter().map(|known| format!("{} {}", known.place, known.card)).collect();
        let known = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
        format!("carpenter {}, {} in the pile{known}", self.carpenter, counted(self.pile.into(), "card"))
    }

    /// The same for people at a terminal, with the places of the cards they know: `card 14 is Tours`.
    pub(crate) fn drawn(&self) -> String {
        let known: Vec<String> = self
            .known
            .iter()
            .map(|known| format!("card {} is {}", known.place, known.card.title()))
            .collect();
        let known = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
        let (town, pile) = (self.carpenter.title(), counted(self.pile.into(), "card"));
        format!("carpenter in {town}, {pile} in the pile{known}")
    }

    /// What the card of a town asks for.
    fn needs(&self, town: crate::content::Town) -> String {
        self.cards.iter().find(|card| card.town == town).map(StructureCard::text).unwrap_or_default()
    }
}

impl StructureCard {
    /// `boatman knight coins 4, 12 points`
    fn text(&self) -> String {
        let followers = self.followers.iter().map(ToString::to_string);
        let goods = self.goods.iter().map(ToString::to_string);
        let coins = (self.coins > 0).then(|| format!("coins {}", self.coins));
        let needs: Vec<String> = followers.chain(goods).chain(coins).collect();
        format!("{}, {}", needs.join(" "), counted(self.points.into(), "point"))
    }
}

impl StructureView {
    /// `blois [boatman] (knight) coins 2/4 on w-orleans-blois, 12 points`: a follower is there, or is missing.
    pub(super) fn text(&self) -> String {
        let item = |name: &str, filled: bool| if filled { format!("[{name}]") } else { format!("({name})") };
        let followers = self.followers.iter().map(|need| item(need.role.name(), need.filled));
        let goods = self.goods.iter().map(|need| item(need.good.name(), need.filled));
        let coins = (self.coins_needed > 0).then(|| format!("coins {}/{}", self.coins, self.coins_needed));
        let needs: Vec<String> = followers.chain(goods).chain(coins).collect();
        let points = counted(self.points.into(), "point");
        if self.complete {
            format!("{} complete on {}, {points}", self.town, self.edge)
        } else {
            format!("{} {} on {}, {points}", self.town, needs.join(" "), self.edge)
        }
    }
}

impl PlayerView {
    /// The same for people at a terminal, with what each card asks for while they choose one.
    pub(crate) fn prosperity_drawn(&self, prosperity: &ProsperityView) -> Vec<(&'static str, String)> {
        let offered =
            self.offered.iter().map(|&town| ("choose", format!("{town} ({})", prosperity.needs(town))));
        let rest = self.prosperity_texts(prosperity).into_iter();
        let nothing = !self.offered.is_empty() && self.card.is_none();
        offered.chain(rest.filter(|(name, _)| !(nothing && *name == "card"))).collect()
    }

    /// The lines about cards and structures, each with its name.
    pub(crate) fn prosperity_texts(&self, prosperity: &ProsperityView) -> Vec<(&'static str, String)> {
        let card = match self.card {
            Some(town) => format!("{town} ({})", prosperity.needs(town)),
            None if self.cards > 0 => "one, hidden".to_owned(),
            None => "none".to_owned(),
        };
        let mut lines = vec![("card", card)];
        lines.extend(self.structures.iter().map(|structure| ("structure", structure.text())));
        if !self.turned.is_empty() {
            lines.push(("turned over", words(&self.turned)));
        }
        lines
    }
}

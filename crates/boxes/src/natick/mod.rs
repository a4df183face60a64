//! The Colonists of Natick in the registry.

mod guide;

use std::collections::BTreeMap;

use ::natick::{
    MENU, Natick, RULES_VERSION, State,
    content::{self, Standing},
};
use engine::{Config, ConfigErrors, Menu, Seat};
use search::GreedyBot;

use self::guide::NatickGuide;
use crate::{BotSpec, BoxSpec, Provenance};

impl BoxSpec for Natick {
    const ID: &'static str = "natick";
    const TITLE: &'static str = "The Colonists of Natick";
    const MENU: Menu = MENU;
    const VERSION: u16 = RULES_VERSION;
    const RULES_TEXT: &'static str = include_str!("../../../../games/natick/RULES.md");
    const TRANSLATIONS: &'static [(&'static str, &'static str)] = &[
        ("de", include_str!("../../../../games/natick/RULES.de.md")),
        ("fr", include_str!("../../../../games/natick/RULES.fr.md")),
    ];
    const BOTS: &'static [BotSpec<Natick>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "takes the action after which its position looks best",
            make: |seed| Box::new(GreedyBot::new(NatickGuide, seed)),
        },
    ];
    const SOURCES: &'static [&'static str] = &["villages", "towns", "traders", "knights"];

    fn compose(config: &Config) -> Result<Natick, ConfigErrors> {
        Natick::new(config)
    }

    fn provenance() -> Vec<Provenance> {
        let rows = content::provenance().into_iter().map(|row| Provenance {
            table: row.table.to_owned(),
            row: row.row,
            standing: standing(row.standing).to_owned(),
            source: match row.overlay {
                Some(key) => format!("{} (overlay key {key})", row.note),
                None => row.note.to_owned(),
            },
            reconstructed: row.standing == Standing::Reconstructed,
        });
        rows.collect()
    }

    fn overlay(text: &str) -> Result<BTreeMap<String, String>, ConfigErrors> {
        ::natick::overlay_options(text)
    }

    fn points_by_source(&self, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        acc.extend(Natick::points_by_source(self, state, seat).map(i32::from));
    }

    /// Who goes first is settled before every decision.
    fn opening_order(&self, state: &State) -> Option<Vec<Seat>> {
        Some(vec![state.first, Seat(1 - state.first.0)])
    }
}

fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Printed => "printed",
        Standing::Inferred => "follows from what is printed",
        Standing::Reconstructed => "reconstructed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Face, GameBox};

    const NATICK: &dyn GameBox = &Face::<Natick>::NEW;

    #[test]
    fn the_greedy_bot_beats_the_random_one() {
        let bots = ["greedy", "random"].map(str::to_owned);
        let arena = NATICK.arena(&Config::seats(2), &bots).unwrap();
        let wins = (0..40).filter(|&seed| arena.game(seed, false).ranks[0] == 1).count();
        assert!(wins >= 36, "{wins} of 40");
    }

    #[test]
    fn greedy_games_come_to_an_end_before_they_stall() {
        let bots = ["greedy", "greedy"].map(str::to_owned);
        let arena = NATICK.arena(&Config::seats(2), &bots).unwrap();
        let reached = (0..40).filter(|&seed| arena.game(seed, false).scores.iter().any(|&score| score >= 7));
        assert!(reached.count() >= 38);
    }

    #[test]
    fn the_box_says_plainly_what_is_reconstructed() {
        let rows = NATICK.provenance();
        assert!(rows.iter().any(|row| row.reconstructed && row.table == "costs" && row.row == "village"));
        assert!(rows.iter().any(|row| !row.reconstructed && row.table == "costs" && row.row == "scout"));
        assert!(NATICK.editions()[0].about.contains("Gary Pressler"));
    }

    #[test]
    fn an_overlay_is_a_set_of_options_of_the_box() {
        let options = NATICK.overlay(include_str!("../../../../games/natick/overlay.example.toml")).unwrap();
        let config = Config { options, ..Config::seats(2) };
        assert_eq!(NATICK.check_config(&config), Ok(2));
        assert!(NATICK.overlay("cost.road = 1\nwhat = 2\n").unwrap_err().0.len() == 2);
    }
}

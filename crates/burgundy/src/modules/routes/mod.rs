//! Trade routes: cards on which sold goods are laid.

mod stage;

use engine::{Module, OptionSpec};

use super::Owned;
use crate::{compose::draft::Draft, parts::Sale, step::Step};

pub(super) const MODULE: Owned = Owned {
    words: stage::WORDS,
    ..super::owned(ROW, add)
};

const ROW: Module = Module {
    excludes: &["team", "solo"],
    excludes_clause: super::COMBINE,
    options: &[
        OptionSpec::one_of(
            "route.order",
            &["random", "chosen"],
            "whether your cards are in random order or in an order you choose",
            "burgundy.route.order",
        ),
        OptionSpec::one_of(
            "route.nested",
            &["immediate", "queue"],
            "whether the bonus to sell comes at once or after the rest of the sale is laid; all other bonuses come at \
             once",
            "burgundy.route.nested",
        ),
    ],
    ..super::module(
        "routes",
        "Trade routes",
        "sold goods go on a road of cards, and a good of the right colour gives a bonus",
        "burgundy.route.count",
    )
};

/// Cards of each route with 2, 3 and 4 players. r[burgundy.route.count]
const CARDS: [u8; 3] = [5, 4, 3];

fn add(draft: &mut Draft<'_>) {
    let chosen = draft.choice("route.order") == "chosen";
    let sales_wait = draft.choice("route.nested") == "queue";
    let rules = &mut draft.rules;
    rules.sold.add(Sale::Lay);
    rules.sales_wait = sales_wait;
    // A wrong number of seats has been reported already.
    rules.set_up.cards = CARDS.get(usize::from(rules.seats).wrapping_sub(2)).copied().unwrap_or(0);
    // Cards are dealt with the goods, before anybody chooses a duchy. r[burgundy.expert.deal]
    let place = rules.game_steps.iter().position(|&step| step == Step::StartGoods);
    let place = place.expect("every game deals goods") + 1;
    rules.game_steps.insert(place, Step::DealCards);
    if chosen {
        rules.game_steps.insert(place + 1, Step::OrderCards);
    }
}

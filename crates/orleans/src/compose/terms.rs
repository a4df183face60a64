//! What a table settles for its scenario.

use engine::Config;

use super::MENU;
use crate::{
    content::{Good, Hour, ROUNDS},
    scenarios::{
        Scenario, ScenarioRow, Terms,
        invasion::{self, City, Due, Needs, PREBUILT, STACKS, needs},
        objectives::Pace,
    },
};

/// What a table settles for its scenario.
pub(super) fn at(config: &Config, row: &ScenarioRow) -> Terms {
    let chosen = |option: &str, value: &str| MENU.choice(config, option) == value;
    let number = |option: &str| MENU.choice(config, option).parse().expect("the menu has checked it");
    let (scenario, seats) = (row.scenario, MENU.seats(config));
    Terms {
        pace: pace(config, scenario),
        objectives_first: scenario == Scenario::Duel && chosen("duel.end", "objectives"),
        goal: if scenario == Scenario::Dignitary { number("dignitary.goal") } else { 0 },
        city: needs_at(config, seats),
        first_city: first(scenario, seats),
        choose_characters: scenario == Scenario::Invasion && chosen("invasion.characters", "chosen"),
        easier_characters: scenario == Scenario::Invasion && chosen("invasion.characters", "easier"),
        first_decides: scenario == Scenario::Invasion && chosen("invasion.team", "first-seat"),
        demolition_price: number("overlay.event.demolition"),
        dues: dues_at(config),
        cards: super::keys::cards(config),
        silent_draws: chosen("overlay.cards.draws", "silent"),
        prices: std::array::from_fn(|good| number(&format!("overlay.price.{}", Good::at(good)))),
        lends_town_hall: chosen("invasion.palatinate", "any-place"),
        good_trade_fits: chosen("invasion.good-trade", "enough-room"),
    }
}

/// What cannot be chosen together with this scenario.
pub(super) fn conflicts(config: &Config) -> Option<String> {
    let invasion = MENU.modules(config).any(|module| module.id == Scenario::Invasion.name());
    let late = MENU.choice(config, "technology.timing") == "after-passing";
    // r[orleans.invasion.catapult-timing]
    if invasion && MENU.choice(config, "invasion.difficulty") == "milder" {
        let mean =
            invasion::read_mean(MENU.choice(config, "overlay.event.mean")).expect("the menu has checked it");
        let drawn = STACKS.drawn(MENU.seats(config));
        for (name, stack, needed) in [("A", STACKS.first, drawn[0]), ("B", STACKS.second, drawn[1])] {
            let left = stack.iter().filter(|hour| mean & hour.bit() == 0).count();
            if left < usize::from(needed) {
                return Some(format!(
                    "option `overlay.event.mean`: too many events have a mark. Without them stack {name} has {left} \
                     left, and {needed} are drawn with this number of players"
                ));
            }
        }
    }
    (invasion && late).then(|| {
        "option `technology.timing`: in Invasion technology tiles are always laid at once, because some go to the \
         Catapult"
            .to_owned()
    })
}

/// Events that a table leaves out, as a mask. r[orleans.invasion.difficulty]
pub(super) fn left_out(config: &Config) -> u128 {
    match MENU.choice(config, "invasion.difficulty") {
        "milder" => {
            invasion::read_mean(MENU.choice(config, "overlay.event.mean")).expect("the menu has checked it")
        }
        "harder" => Hour::Support.bit() | Hour::Training.bit(),
        _ => 0,
    }
}

/// What the city of a table needs.
pub(super) fn needs_at(config: &Config, seats: u8) -> Needs {
    let number = |key: &str| MENU.choice(config, key).parse().expect("the menu has checked it");
    let cloth = invasion::read_cloth(MENU.choice(config, "overlay.achievement.clothing-store"));
    let [wool, brocade] = cloth.expect("the menu has checked it");
    let printed = needs(seats);
    let [grain, cheese, wine, ..] = printed.goods;
    Needs {
        goods: [grain, cheese, wine, wool, brocade],
        swordsmith: number("overlay.achievement.swordsmith"),
        catapult: number("overlay.achievement.catapult"),
        ..printed
    }
}

/// The city before the first round. r[orleans.invasion.towers-built]
pub(super) fn first(scenario: Scenario, seats: u8) -> City {
    match scenario {
        Scenario::Invasion => City { towers: PREBUILT[seats as usize - 2], ..City::default() },
        _ => City::default(),
    }
}

/// What the Estate Manager of a table pays, round by round.
pub(super) fn dues_at(config: &Config) -> [Due; ROUNDS as usize] {
    std::array::from_fn(|round| {
        let due = MENU.choice(config, &format!("overlay.due.{}", round + 1));
        due.parse().expect("the menu has checked it")
    })
}

/// How fast a solo player may complete objectives.
fn pace(config: &Config, scenario: Scenario) -> Pace {
    let choice = match scenario {
        Scenario::Vierzon => MENU.choice(config, "vierzon.difficulty"),
        Scenario::Salesman => MENU.choice(config, "salesman.difficulty"),
        _ => "usual",
    };
    match choice {
        "one-a-round" => Pace::OneARound,
        "in-order" => Pace::InOrder,
        _ => Pace::Free,
    }
}

//! What the city of a table needs, and which events come.

use engine::Config;

use super::MENU;
use crate::{
    content::{Good, Hour, ROUNDS},
    scenarios::{
        Scenario,
        invasion::{DRAWN, Due, Needs, STACK_A, STACK_B, needs},
    },
};

/// What cannot be chosen together with this scenario.
pub(super) fn conflicts(config: &Config) -> Option<String> {
    let invasion = MENU.modules(config).any(|module| module.id == Scenario::Invasion.name());
    let late = MENU.choice(config, "technology.timing") == "after-passing";
    // r[orleans.invasion.catapult-timing]
    if invasion && MENU.choice(config, "invasion.difficulty") == "milder" {
        let mean = read_mean(MENU.choice(config, "overlay.event.mean")).expect("the menu has checked it");
        let drawn = DRAWN[MENU.seats(config) as usize - 2];
        for (name, stack, needed) in [("A", STACK_A, drawn[0]), ("B", STACK_B, drawn[1])] {
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
        "milder" => read_mean(MENU.choice(config, "overlay.event.mean")).expect("the menu has checked it"),
        "harder" => Hour::Support.bit() | Hour::Training.bit(),
        _ => 0,
    }
}

/// What the city of a table needs.
pub(super) fn needs_at(config: &Config, seats: u8) -> Needs {
    let number = |key: &str| MENU.choice(config, key).parse().expect("the menu has checked it");
    let cloth = read_cloth(MENU.choice(config, "overlay.achievement.clothing-store"));
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

/// What the Estate Manager of a table pays, round by round.
pub(super) fn dues_at(config: &Config) -> [Due; ROUNDS as usize] {
    std::array::from_fn(|round| {
        let due = MENU.choice(config, &format!("overlay.due.{}", round + 1));
        due.parse().expect("the menu has checked it")
    })
}

/// Wool and brocade, `wool 2 brocade 2`.
pub(super) fn read_cloth(text: &str) -> Result<[u8; 2], String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut cloth = [0; 2];
    for pair in words.chunks(2) {
        let (good, count) = match *pair {
            [good, count] => (good.parse::<Good>(), count.parse::<u8>()),
            _ => return Err(cloth_form(text)),
        };
        let (Ok(good), Ok(count @ 1..=9)) = (good, count) else { return Err(cloth_form(text)) };
        if good.food() {
            return Err(cloth_form(text));
        }
        cloth[good.index() - Good::Wool.index()] = count;
    }
    if cloth == [0; 2] { Err(cloth_form(text)) } else { Ok(cloth) }
}

fn cloth_form(text: &str) -> String {
    format!(
        "`{text}` is not what the Clothing Store takes; write it like `wool 2 brocade 2`, with 1 to 9 of each"
    )
}

/// Events with a lightning mark, as a mask.
pub(super) fn read_mean(text: &str) -> Result<u128, String> {
    let mut mean = 0;
    for word in text.split_whitespace() {
        let hour = word.parse::<Hour>().map_err(|error| error.to_string())?;
        if !STACK_A.contains(&hour) && !STACK_B.contains(&hour) {
            return Err(format!("`{hour}` is not an event of Invasion's stacks A and B"));
        }
        mean |= hour.bit();
    }
    Ok(mean)
}

//! From a config to rules: the only place that reads the table's options.

mod overlay;

use engine::{Config, ConfigErrors, Edition, Menu, OptionSpec, Seat};

use crate::{
    content::{BOXES, Bonus, Colour, DUCHIES, Duchy, DuchySpec, SOLO_ROUNDS, parse_duchy},
    flow::{ROUND, SOLO_ROUND},
    rules::{BurgundyDice, Castles, Clock, ColourPlaces},
    step::Step,
};

/// Bumped only when a recorded game would play differently.
pub const RULES_VERSION: u16 = 1;

/// The edition, seats and options a table can choose. r[burgundy-dice.setup.players]
pub const MENU: Menu = Menu {
    title: "the Dice Game",
    editions: &[Edition { id: "2017", about: "the only edition: duchies A to D, for one to five players" }],
    modules: &[],
    seats: 1..=5,
    usual_seats: 2,
    options: OPTIONS,
    overlay: overlay::OVERLAY,
    earlier: &[],
};

/// How many circles a row can have.
const CIRCLES: &[&str] = &["none", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

/// More circles than any game can fill: no row needs more than one for each round.
const UNLIMITED: u8 = 60;

/// Every table option, with its default first.
#[rustfmt::skip]
const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("boards", &["A", "B", "C", "D"], "the duchy everyone plays on", "burgundy-dice.setup.duchy"),
    OptionSpec::one_of("castles", &["secret", "all-different", "all-the-same"], "how start castles are chosen: secretly and simultaneously, openly in turn order and all different, or one for everyone, chosen by p1 as the owner of the game", "burgundy-dice.setup.castle-secret"),
    OptionSpec::one_of("pass", &["only-if-none", "free"], "whether you may take the worker even if you could mark a hex with the dice as rolled", "burgundy-dice.round.pass"),
    OptionSpec::one_of("silver.just-earned", &["allowed", "forbidden"], "whether silver earned with the first hex of a round may pay for the second", "burgundy-dice.bonus.silver-earned"),
    OptionSpec::one_of("circles.monk", CIRCLES, "how many circles the monk row has; a bonus without a free circle is lost", "burgundy-dice.bonus.circles"),
    OptionSpec::one_of("circles.silver", CIRCLES, "how many circles the silver row has; a bonus without a free circle is lost", "burgundy-dice.bonus.circles"),
    OptionSpec::one_of("circles.commodity", CIRCLES, "how many circles the commodity row has; a bonus without a free circle is lost", "burgundy-dice.bonus.circles"),
    OptionSpec::one_of("circles.worker", CIRCLES, "how many circles the worker row has; a bonus without a free circle is lost", "burgundy-dice.bonus.circles"),
];

impl BurgundyDice {
    /// The rules of a solo table on a printed duchy, for code that draws duchies.
    pub(crate) fn on_duchy(letter: char) -> BurgundyDice {
        let config = Config::seats(1).option("boards", &letter.to_string());
        BurgundyDice::new(&config).expect("every printed duchy can be played")
    }

    /// Composes the rules for a table, or reports every problem in the config.
    pub fn new(config: &Config) -> Result<BurgundyDice, ConfigErrors> {
        let mut errors = MENU.check(config);
        let seats = MENU.seats(config);
        let castles = read_castles(config, seats, &mut errors);
        if !errors.is_empty() {
            return Err(ConfigErrors(errors));
        }
        let solo = seats == 1;
        let letter = MENU.choice(config, "boards");
        let printed = DUCHIES.iter().find(|duchy| letter.starts_with(duchy.letter));
        let duchy = house_duchy(printed.expect("checked above"), config);
        Ok(BurgundyDice {
            seats,
            duchy,
            castles,
            game_steps: game_steps(seats, castles),
            round_steps: if solo { SOLO_ROUND } else { ROUND },
            // r[burgundy-dice.solo.rounds] r[burgundy-dice.solo.hourglass] In the solo game, every
            // round ticks one of eight boxes, whatever the hourglass die shows.
            clock: if solo {
                Clock { boxes: SOLO_ROUNDS, ticks: [1, 1], clause: "burgundy-dice.solo.rounds" }
            } else {
                Clock { boxes: BOXES, ticks: [1, 2], clause: "burgundy-dice.time.tick" }
            },
            colour_points: Colour::ALL.map(|colour| {
                let house = MENU.overlay_row(&format!("overlay.colour.{colour}"));
                let text = house.map(|row| MENU.choice(config, row.option.id));
                text.map_or(colour.spec().points, |text| overlay::points(text).expect("checked above"))
            }),
            colours: if solo { ColourPlaces::ByPhase([0, 0, 1]) } else { ColourPlaces::ByPlace },
            free_pass: MENU.choice(config, "pass") == "free",
            silver_earned: MENU.choice(config, "silver.just-earned") == "allowed",
            circles: Bonus::ALL
                .map(|bonus| MENU.choice(config, &format!("circles.{bonus}")).parse().unwrap_or(UNLIMITED)),
        })
    }

    /// Every table on which we check the contract: seats, duchies, set-ups and options, all combined. The
    /// rows of circles are limited together.
    pub fn all_tables() -> Vec<(String, Config)> {
        let mut tables = Vec::new();
        for seats in 1..=5 {
            for DuchySpec { letter, .. } in &DUCHIES {
                for castles in ["secret", "all-different", "all-the-same"] {
                    for pass in ["only-if-none", "free"] {
                        for earned in ["allowed", "forbidden"] {
                            for circles in ["none", "1"] {
                                let mut config = Config::seats(seats)
                                    .option("boards", &letter.to_string())
                                    .option("castles", castles)
                                    .option("pass", pass)
                                    .option("silver.just-earned", earned);
                                for bonus in Bonus::ALL {
                                    config = config.option(&format!("circles.{bonus}"), circles);
                                }
                                let name = format!(
                                    "{seats} seats, duchy {letter}, castles {castles}, pass {pass}, \
                                     earned silver {earned}, circles {circles}"
                                );
                                tables.push((name, config));
                            }
                        }
                    }
                }
            }
        }
        tables.retain(|(_, config)| BurgundyDice::new(config).is_ok());
        tables
    }
}

/// A duchy with what an overlay changes in it.
fn house_duchy(printed: &DuchySpec<'static>, config: &Config) -> Duchy {
    let house = |what: &str| config.options.get(&format!("overlay.{what}.{}", printed.letter));
    let mut spec = *printed;
    if let Some(squares) = house("squares") {
        spec.squares = overlay::squares(squares).expect("the menu has checked it");
    }
    let spec = match house("board") {
        Some(text) => overlay::with_hexes(&spec, text).expect("the menu has checked it"),
        None => spec,
    };
    parse_duchy(&spec).expect("the menu has checked it, and a test parses every printed duchy")
}

/// The steps of the game.
fn game_steps(seats: u8, castles: Castles) -> Vec<Step> {
    let mut steps = match castles {
        Castles::Secret if seats == 1 => vec![Step::ChooseCastles],
        Castles::Secret => vec![Step::ChooseCastles, Step::Reveal],
        // r[burgundy-dice.variant.all-different] The owner chooses first, then the others in turn order.
        Castles::Different => Seat::all(seats).map(Step::ChooseInTurn).collect(),
        Castles::Same => vec![Step::ChooseInTurn(Seat(0))],
    };
    steps.push(Step::Found);
    steps.extend((0..3).map(Step::Phase));
    steps.push(Step::Finish);
    steps
}

/// r[burgundy-dice.variant.all-different] There are four castles, so four seats at most.
fn read_castles(config: &Config, seats: u8, errors: &mut Vec<String>) -> Castles {
    match MENU.choice(config, "castles") {
        "all-different" if !(2..=4).contains(&seats) => {
            errors.push(format!("option castles: all-different is for 2 to 4 seats, not for {seats}"));
            Castles::Different
        }
        "all-the-same" if seats == 1 => {
            errors.push("option castles: all-the-same is for 2 to 5 seats, not for 1".to_owned());
            Castles::Same
        }
        "all-different" => Castles::Different,
        "all-the-same" => Castles::Same,
        _ => Castles::Secret,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_problems_are_reported_together() {
        let config = Config::seats(6)
            .edition("2011")
            .option("boards", "E")
            .option("castle", "secret")
            .option("circles.worker", "99");
        let errors = BurgundyDice::new(&config).unwrap_err();
        assert_eq!(errors.0.len(), 5, "{errors}");
        assert!(errors.to_string().contains("option boards: `E` is not one of A, B, C, D"));
    }

    #[test]
    fn five_seats_cannot_all_start_differently() {
        let config = Config::seats(5).option("castles", "all-different");
        assert!(BurgundyDice::new(&config).unwrap_err().to_string().contains("2 to 4 seats"));
    }

    #[test]
    fn every_combination_of_seats_duchy_variant_and_option_is_a_table() {
        // Five seat counts with 4 duchies and 8 option sets. Three allow all-different, four all-the-same.
        assert_eq!(BurgundyDice::all_tables().len(), (5 + 3 + 4) * 4 * 8);
    }
}

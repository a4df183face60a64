//! The city in positions: how it is set up, read and audited.

use engine::{Fact, Seat};

use super::{Achievement, Character, Common, Siege, draft::GOOD_TRADE, needs::TOWER_TOWNS};
use crate::{
    audit::check,
    content::{Citizen, Deed, Good, LAST, Town},
    rules::Orleans,
    stage::{amount, counted, read},
    state::State,
};

/// Characters for seats that no line mentions: those without dues and without their own hall.
const USUAL: [Character; 5] = [
    Character::General,
    Character::Librarian,
    Character::Fisherman,
    Character::Innkeeper,
    Character::Scholar,
];

const CITY: &str = "the city has treasury, swordsmith, warehouse, clothing-store, catapult, citizens, reinforcement \
                    (and in `then` also met, team and missing)";

impl Siege {
    /// Sets up the city. `None` if the words are not about it.
    pub(super) fn arrange_city(
        rules: &Orleans,
        state: &mut State,
        words: &[&str],
    ) -> Option<Result<(), String>> {
        Some(match *words {
            ["city", ref rest @ ..] => Siege::arrange_store(rules, state, rest),
            ["towers", ref towns @ ..] if !towns.is_empty() => read_towns(towns).map(|towns| {
                state.city.towers = towns;
            }),
            [who, "towers", ref towns @ ..] if !towns.is_empty() => {
                let towns = read_towns(towns);
                rules.seat(who).and_then(|seat| towns.map(|towns| state.estates[seat].defence.towers = towns))
            }
            [who, "character", character] => {
                let character = read(character);
                let seat = rules.seat(who);
                seat.and_then(|seat| {
                    character.map(|character| state.estates[seat].defence.character = Some(character))
                })
            }
            _ => return None,
        })
    }

    fn arrange_store(rules: &Orleans, state: &mut State, words: &[&str]) -> Result<(), String> {
        let needs = &rules.terms.city;
        let most = Siege::room_in_city(rules);
        let city = &mut state.city;
        match *words {
            ["treasury", coins] => city.treasury = amount(coins, needs.treasury.into())? as u8,
            ["swordsmith", coins] => city.swordsmith = amount(coins, needs.swordsmith.into())? as u8,
            ["catapult", tiles] => city.catapult = amount(tiles, needs.catapult.into())? as u8,
            ["citizens", count] => city.citizens = amount(count, 15)? as u8,
            ["reinforcement"] => city.reinforced = true,
            [store @ ("warehouse" | "clothing-store"), ref goods @ ..] if !goods.is_empty() => {
                for (good, count) in counted::<Good>(goods)? {
                    let (at, food) = (good.index(), store == "warehouse");
                    if good.food() != food || count > most[at] {
                        return Err(format!("the {store} has no room for {count} {good}"));
                    }
                    city.goods[at] = count;
                }
            }
            _ => return Err(CITY.to_owned()),
        }
        Ok(())
    }

    /// Seats that no line mentions get characters that need no attention.
    pub(super) fn fill_city(rules: &Orleans, state: &mut State) {
        for seat in Seat::all(rules.seats) {
            if state.estates[seat].defence.character.is_none() {
                let free =
                    USUAL.into_iter().find(|&character| Siege::seat_of(rules, state, character).is_none());
                state.estates[seat].defence.character = free;
            }
        }
    }

    /// Reads the city. `None` if the words are not about it.
    pub(super) fn inspect_city(
        rules: &Orleans,
        state: &State,
        words: &[&str],
    ) -> Option<Result<(usize, Fact), String>> {
        let player = |who: &str| rules.seat(who).map(|seat| (seat, &state.estates[seat].defence));
        Some(match *words {
            ["city", ref rest @ ..] => {
                Siege::inspect_store(rules, state, rest).map(|(used, fact)| (used + 1, fact))
            }
            ["objective", one, ..] => match one.parse::<Common>() {
                Ok(one) => Ok((2, number(Siege::common_met(rules, state, one)))),
                Err(error) => Err(error.to_string()),
            },
            ["achievement", one, ..] => match one.parse::<Achievement>() {
                Ok(one) => Ok((2, number(Siege::achievement_met(rules, state, one)))),
                Err(error) => Err(error.to_string()),
            },
            ["towers", ..] => Ok((1, towns(state.city.towers))),
            [who, "towers", ..] => player(who).map(|(_, player)| (2, towns(player.towers))),
            [who, "character", ..] => player(who).map(|(_, player)| {
                (2, Fact::List(player.character.iter().map(ToString::to_string).collect()))
            }),
            [who, "objective", ..] => {
                player(who).map(|(seat, _)| (2, number(Siege::personal_met(rules, state, seat))))
            }
            [who, "missing", ..] => player(who).map(|(seat, _)| {
                let mut missing = Vec::new();
                rules.personal(state, seat, &mut |what, have, need| {
                    if have < need {
                        missing.push(what.to_string());
                    }
                });
                (2, Fact::Bag(missing))
            }),
            _ => return None,
        })
    }

    fn inspect_store(rules: &Orleans, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        let city = &state.city;
        Ok(match *words {
            ["treasury", ..] => (1, number(city.treasury)),
            ["swordsmith", ..] => (1, number(city.swordsmith)),
            ["catapult", ..] => (1, number(city.catapult)),
            ["citizens", ..] => (1, number(city.citizens)),
            ["team", ..] => (1, number(rules.team_citizens(state))),
            ["reinforcement", ..] => (1, number(city.reinforced)),
            ["met", ..] => (1, number(Siege::objectives_met(rules, state).0)),
            ["objectives", ..] => (1, number(Siege::objectives_met(rules, state).1)),
            ["missing", ..] => {
                let missing = Siege::commons(state).filter(|&one| !Siege::common_met(rules, state, one));
                (1, Fact::Bag(missing.map(|one| one.to_string()).collect()))
            }
            ["warehouse" | "clothing-store", good, ..] => {
                (2, number(city.goods[read::<Good>(good)?.index()]))
            }
            _ => return Err(CITY.to_owned()),
        })
    }

    /// How many of each good the city can have. r[orleans.invasion.good-trade-room] Only a Good Trade leaves more than is
    /// needed.
    fn room_in_city(rules: &Orleans) -> [u8; Good::COUNT] {
        let mut most = rules.terms.city.goods;
        if !rules.terms.good_trade_fits {
            most[Good::Grain.index()] += GOOD_TRADE.1;
        }
        most
    }

    /// What must always be true of the city.
    pub(super) fn audit_city(rules: &Orleans, state: &State) -> Result<(), String> {
        let (city, needs) = (&state.city, &rules.terms.city);
        let most = Siege::room_in_city(rules);
        let room = city.treasury <= needs.treasury
            && city.swordsmith <= needs.swordsmith
            && city.catapult <= needs.catapult
            && city.goods.iter().zip(most).all(|(have, most)| *have <= most);
        check(room, || "the city has more than it takes".to_owned())?;
        let (mut towers, mut cast) = (city.towers, 0);
        for seat in Seat::all(rules.seats) {
            let estate = &state.estates[seat];
            check(towers & estate.defence.towers == 0, || "two towers in a town".to_owned())?;
            towers |= estate.defence.towers;
            check(estate.stations & TOWER_TOWNS == 0, || format!("{seat} has a station in a tower town"))?;
            let Some(character) = estate.defence.character else {
                check(state.round == 0, || format!("{seat} has no character"))?;
                continue;
            };
            check(cast & character.bit() == 0, || format!("two seats are the {character}"))?;
            cast |= character.bit();
        }
        check(towers & !TOWER_TOWNS == 0, || "a tower in another town".to_owned())?;
        let hall = rules.deed_mask(Deed::AssemblyHall) & state.deeds == 0 || cast & COUNCILMAN != 0;
        check(hall, || "followers in a hall that is not there".to_owned())?;
        let extra = rules.deed_mask(Deed::Reinforcement) & state.deeds == 0 || city.reinforced;
        check(extra, || "a knight on a tile that is not there".to_owned())?;
        Siege::audit_citizens(rules, state)
    }

    /// A citizen is gained as soon as it can be.
    fn audit_citizens(rules: &Orleans, state: &State) -> Result<(), String> {
        for &achievement in Achievement::ALL {
            let gained = !state.has_citizen(achievement.citizen())
                || !Siege::achievement_met(rules, state, achievement);
            check(gained, || format!("the citizen of the {achievement} was not taken"))?;
        }
        let piles = [Citizen::Grain, Citizen::Cheese, Citizen::Wine].into_iter().zip(Good::ALL);
        for (citizen, good) in piles.filter(|_| state.round > 0) {
            let gained = !state.has_citizen(citizen) || state.supply[good.index()] > 0;
            check(gained, || format!("there is no {good} left, so its citizen is gained"))?;
        }
        let built = state.estates.0.iter().any(|estate| estate.stations & Town::Leblanc.bit() != 0);
        check(!built || !state.has_citizen(Citizen::LeBlanc), || {
            "there is a station in Le Blanc, so its citizen is gained".to_owned()
        })?;
        let done = |(track, last): (usize, &u8)| state.estates.0.iter().any(|one| one.tracks[track] == *last);
        check(!state.has_citizen(Citizen::Farmers) || !LAST.iter().enumerate().all(done), || {
            "all tracks are complete, so the citizen above the farmers is gained".to_owned()
        })
    }
}

const COUNCILMAN: u16 = Character::Councilman.bit();

fn read_towns(words: &[&str]) -> Result<u32, String> {
    let mut towns = 0;
    for word in words.iter().filter(|word| **word != "-") {
        let town: Town = read(word)?;
        if TOWER_TOWNS & town.bit() == 0 {
            return Err(format!("{town} has no special building tile, so no tower is built there"));
        }
        towns |= town.bit();
    }
    Ok(towns)
}

fn towns(mask: u32) -> Fact {
    let towns = Town::ALL.iter().filter(|town| mask & town.bit() != 0);
    Fact::Bag(towns.map(ToString::to_string).collect())
}

fn number(value: impl Into<u8>) -> Fact {
    Fact::Number(i32::from(value.into()))
}

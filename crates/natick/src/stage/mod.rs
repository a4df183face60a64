//! Sets up and reads positions in the game's own terms. See `games/natick/SCENARIOS.md`.

mod inspect;

use engine::{Fact, Line, Seat, Stage, set_by};

use crate::{
    content::{CAPACITY, Face, Place, Region, Row, Side, Space, Suit},
    notation::EXAMPLES,
    rules::Natick,
    set_up::{CORNERS, first_state},
    state::{State, other},
    step::Step,
};

impl Stage for Natick {
    fn blank(&self) -> State {
        let mut state = first_state();
        state.flow.clear();
        state.turn = 1;
        for colony in &mut state.colonies.0 {
            colony.founded = true;
        }
        state
    }

    fn arrange(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        match *words {
            ["first", who] => state.first = seat(who)?,
            ["turn", who] => {
                state.active = seat(who)?;
                // Read by `ready`. Without it the first seat begins.
                state.flow.push(Line::Main, Step::Turn);
            }
            ["turns", number] => state.turn = u16::from(amount(number, 200)?.max(1)),
            ["idle", number] => state.idle = amount(number, 99)?,
            ["built"] => state.built = true,
            ["dice", s, m, c, a] => {
                state.show([read::<Face>(s)?, read(m)?, read(c)?, read(a)?]);
                state.flow.push(Line::Main, Step::Roll);
            }
            [who, ref rest @ ..] if who.starts_with('p') && who.len() == 2 => {
                arrange_colony(state, seat(who)?, rest)?;
            }
            _ => return Err(UNKNOWN.to_owned()),
        }
        Ok(())
    }

    fn sets(&self, words: &[&str]) -> Vec<String> {
        match *words {
            // Regions are added one by one. The box notices if one of them is named twice.
            [seat, "region", region, _, _, _] => vec![format!("{seat} coins {region}")],
            [_, "region" | "regions", ..] => Vec::new(),
            [seat, "coins", ref pairs @ ..] => {
                pairs.chunks(2).map(|pair| format!("{seat} coins {}", pair[0])).collect()
            }
            [_, "road" | "trader" | "knight", ..] => vec![words.join(" ")],
            _ => set_by(words),
        }
    }

    fn ready(&self, state: &mut State) -> Result<(), String> {
        let frames = state.flow.frames(Line::Main);
        let (rolled, named) = (frames.contains(&Step::Roll), frames.contains(&Step::Turn));
        state.flow.clear();
        if !named {
            state.active = state.first;
        }
        for seat in Seat::all(2) {
            self.guard(state, seat);
        }
        for suit in Suit::ALL {
            let used = state.coins.total(Region::of_suit(suit));
            state.pool[suit.index()] = Suit::COINS
                .checked_sub(used)
                .ok_or_else(|| format!("there are only {} coins of {suit}", Suit::COINS))?;
        }
        self.audit_state(state)?;
        state.flow.push(Line::Main, Step::Turn);
        engine::advance(self, state, &mut ());
        // The turn has begun as usual. Remove the steps that the position has already completed.
        state.turn -= 1;
        state.flow.pop(Line::Main);
        if rolled {
            state.flow.push(Line::Lane(other(state.active)), Step::AskDivide);
        }
        engine::advance(self, state, &mut ());
        Ok(())
    }

    fn examples(&self) -> &'static [&'static str] {
        EXAMPLES
    }

    fn inspect(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        self.inspect_state(state, words)
    }
}

const UNKNOWN: &str = "not a line of Natick; games/natick/SCENARIOS.md lists them (first, turn, turns, idle, built, \
                       dice, and `p1 …` for a colony)";

const COLONY: &str = "a colony has villages, towns, road, region, regions, coins, trader, knight";

/// Reads a word and keeps its error message.
fn read<T: std::str::FromStr<Err = engine::Unreadable>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: engine::Unreadable| error.to_string())
}

fn seat(word: &str) -> Result<Seat, String> {
    let seat = read::<Seat>(word).ok().filter(|seat| seat.0 < 2);
    seat.ok_or_else(|| format!("`{word}` is not at this table: seats are p1 and p2"))
}

fn amount(word: &str, most: u8) -> Result<u8, String> {
    let number = word.parse().ok().filter(|&number| number <= most);
    number.ok_or_else(|| format!("`{word}` is not a number from 0 to {most}"))
}

fn settlement(word: &str) -> Result<Place, String> {
    let place = read::<Place>(word)?;
    if place.is_road() || place.x().abs() > 10 {
        return Err(format!("`{word}`: settlements are on even places from -10 to 10"));
    }
    Ok(place)
}

fn road(word: &str) -> Result<Place, String> {
    let place = read::<Place>(word)?;
    if place.is_road() { Ok(place) } else { Err(format!("`{word}`: roads are on odd places")) }
}

/// Settlements in a row around the first one.
fn extend(state: &mut State, seat: Seat, places: &[&str], towns: bool) -> Result<(), String> {
    let colony = &mut state.colonies[seat];
    for word in places {
        let place = settlement(word)?;
        if towns {
            colony.add_town(place);
        }
        colony.ends = [colony.ends[0].min(place), colony.ends[1].max(place)];
    }
    Ok(())
}

fn lay(state: &mut State, seat: Seat, region: Region, road: Place, row: Row) -> Result<(), String> {
    if state.stack & region.bit() == 0 {
        return Err(format!("{region} is already on the table"));
    }
    if let Some(there) = state.region_at(seat, road, row) {
        return Err(format!("{there} is already there"));
    }
    state.stack &= !region.bit();
    state.colonies[seat].regions |= region.bit();
    state.spaces[region.index()] = Space::new(road, row);
    Ok(())
}

fn arrange_colony(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    match *words {
        ["villages", ref places @ ..] => extend(state, seat, places, false)?,
        ["towns", ref places @ ..] => extend(state, seat, places, true)?,
        ["road", side] => state.colonies[seat].open[read::<Side>(side)?.index()] = true,
        ["region", region, place, row] => lay(state, seat, read(region)?, road(place)?, read(row)?)?,
        ["region", region, place, row, coins] => {
            let region = read(region)?;
            lay(state, seat, region, road(place)?, read(row)?)?;
            state.coins.set(region, amount(coins, CAPACITY)?);
        }
        ["regions", ref regions @ ..] if regions.len() == 4 => {
            for (word, (x, row)) in regions.iter().zip(CORNERS) {
                lay(state, seat, read(word)?, Place::new(x), row)?;
            }
        }
        ["coins", ref pairs @ ..] if !pairs.is_empty() && pairs.len().is_multiple_of(2) => {
            for pair in pairs.chunks(2) {
                let region: Region = read(pair[0])?;
                if state.colonies[seat].regions & region.bit() == 0 {
                    return Err(format!("{seat} has no {region}; write its `region` first"));
                }
                state.coins.set(region, amount(pair[1], CAPACITY)?);
            }
        }
        ["trader", place] => state.colonies[seat].add_trader(road(place)?),
        ["knight", place, row] => state.colonies[seat].add_knight(settlement(place)?, read(row)?),
        _ => return Err(COLONY.to_owned()),
    }
    Ok(())
}

//! The lines of a `given` block.

use engine::{Line, Seat};

use super::{PLAYER, UNKNOWN, amount, called, counted, read, track};
use crate::{
    content::{
        Citizen, DEVELOPMENT, Deed, Edge, Follower, Good, Hour, LAST, Need, Place, ROUNDS, Role, STATIONS,
        TECHNOLOGY, Town,
    },
    estate::{Estate, bits},
    rules::Orleans,
    scenarios::{Scenario, objectives::Objective},
    state::State,
    step::Step,
};

/// Set in `State::citizens` once a line has said which citizens are left.
pub(super) const LEFT_SAID: u64 = 1 << 63;

/// Notes on the main line until the position is ready. The step that says what comes next is a note too, and so
/// are the seats that are asked (`Step::Strike`).
pub(super) const EVENT_SAID: Step = Step::DrawHour;
pub(super) const EVENTS_SAID: Step = Step::Reveal;
pub(super) const TILES_SAID: Step = Step::First;

impl Orleans {
    pub(super) fn arrange_line(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        if let Some(done) = self.scene().arrange(self, state, words) {
            return done;
        }
        match *words {
            ["round", number] => state.round = read_round(number)?,
            ["event", hour] => {
                state.hours[ROUNDS as usize - 1] = read(hour)?;
                note(state, EVENT_SAID);
            }
            ["events", ref hours @ ..] if !hours.is_empty() && hours.len() <= ROUNDS.into() => {
                for (round, hour) in hours.iter().enumerate() {
                    state.hours[round] = read::<Hour>(hour)?;
                }
                state.round = hours.len() as u8;
                note(state, EVENTS_SAID);
            }
            ["first", who] => state.first = self.seat(who)?,
            ["ask", phase, ref seats @ ..] => self.arrange_ask(state, phase, seats)?,
            ["goods", edge, ref goods @ ..] if !goods.is_empty() => {
                self.arrange_goods(state, read(edge)?, goods)?;
            }
            ["supply", good, number] => {
                state.supply[read::<Good>(good)?.index()] = amount(number, 24)? as u8;
            }
            ["stock", role, number] => {
                state.stock[read::<Role>(role)?.index()] = amount(number, 18)? as u8;
            }
            ["technology-left", number] => state.technology = amount(number, TECHNOLOGY.into())? as u8,
            ["tiles-left", ref tiles @ ..] if !tiles.is_empty() => {
                state.tiles = self.read_tiles(tiles)?;
                note(state, TILES_SAID);
            }
            ["spare-citizens", number] => {
                let all = self.spare_citizens;
                state.spare_citizens = amount(number, all.into())? as u8;
                state.lost_citizens = all - state.spare_citizens;
            }
            ["citizens-left", ref citizens @ ..] if !citizens.is_empty() => {
                arrange_citizens_left(state, citizens)?;
            }
            ["deed", deed, ref followers @ ..] if !followers.is_empty() => {
                arrange_deed(self, state, read(deed)?, followers)?;
            }
            [who, ref rest @ ..] if who.starts_with('p') && who.len() == 2 => {
                self.arrange_player(state, self.seat(who)?, rest)?;
            }
            _ => return Err(UNKNOWN.to_owned()),
        }
        Ok(())
    }

    fn arrange_ask(&self, state: &mut State, phase: &str, seats: &[&str]) -> Result<(), String> {
        let several = matches!(phase, "draw" | "plan");
        let step = match phase {
            _ if let Some(step) = self.scene().phase(phase) => step,
            "hourglass" => Step::Hourglass,
            "census" => Step::Census,
            "draw" => Step::Draws,
            "plan" => Step::Plans,
            "act" => Step::Turns(Seat(0)),
            "event" => Step::Event,
            "claim" => Step::Claims,
            "end" => Step::EndRound,
            _ => Scenario::ALL.iter().find_map(|scenario| scenario.phase(phase)).ok_or(ASK)?,
        };
        note(state, step);
        match (phase, seats) {
            (phase, [_, ..]) if WHOLE.contains(&phase) || SET_UP.contains(&phase) => {
                return Err(format!("`ask {phase}` is for the whole table; leave out the seats"));
            }
            (_, [_, _, ..]) if !several => {
                return Err(format!("`ask {phase}` begins with one seat; the others follow in turn order"));
            }
            _ => {}
        }
        for who in seats {
            let seat = self.seat(who)?;
            note(state, Step::Strike(seat));
        }
        Ok(())
    }

    fn arrange_goods(&self, state: &mut State, edge: Edge, goods: &[&str]) -> Result<(), String> {
        let mut free = bits(edge.spaces() & self.goods_spaces);
        for word in goods {
            let good: Good = read(word)?;
            let space = free.next().ok_or_else(|| {
                let spaces = (edge.spaces() & self.goods_spaces).count_ones();
                format!("with {} seats {edge} has room for {spaces}", self.seats)
            })?;
            state.map[good.index()] |= 1 << space;
        }
        Ok(())
    }

    /// Place tiles that are in the game.
    fn read_tiles(&self, words: &[&str]) -> Result<u64, String> {
        let mut tiles = 0;
        for word in words.iter().filter(|word| **word != "-") {
            let tile: Place = read(word)?;
            if !tile.is_tile() {
                return Err(format!("{tile} is printed on the board and is not a tile"));
            }
            if (self.tiles | self.scenario.own_tiles) & tile.bit() == 0 {
                let optional = self.scenario.optional_tiles & tile.bit() != 0;
                return Err(match self.scene() {
                    _ if optional => format!("{tile} is in the game only with `option places all`"),
                    scenario => format!("{tile} is not in the game in the scenario `{scenario}`"),
                });
            }
            if tiles & tile.bit() != 0 {
                return Err(format!("{tile} is named twice; there is only one"));
            }
            tiles |= tile.bit();
        }
        Ok(tiles)
    }

    fn arrange_player(&self, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
        let estate = &mut state.estates[seat];
        match *words {
            ["coins", number] => estate.coins = amount(number, 999)?,
            ["goods", ref goods @ ..] if !goods.is_empty() => {
                for (good, count) in counted::<Good>(goods)? {
                    estate.goods[good.index()] = count;
                }
            }
            ["market", ref followers @ ..] if !followers.is_empty() => {
                for (follower, count) in counted::<Follower>(followers)? {
                    (0..count).for_each(|_| estate.market.put(follower.index()));
                }
            }
            ["bag", ref followers @ ..] if !followers.is_empty() => {
                for (follower, count) in counted::<Follower>(followers)? {
                    (0..count).for_each(|_| estate.bag.put(follower.index()));
                }
            }
            ["on", place, ref followers @ ..] if !followers.is_empty() => {
                self.arrange_place(state, seat, read(place)?, followers)?;
            }
            ["technology", ref pairs @ ..] if !pairs.is_empty() && pairs.len().is_multiple_of(2) => {
                for pair in pairs.chunks(2) {
                    self.arrange_technology(state, seat, read(pair[0])?, read(pair[1])?)?;
                }
            }
            ["track", name, number] => {
                let at = track(name)?;
                estate.tracks[at] = amount(number, LAST[at].into())? as u8;
            }
            ["development", number] => estate.development = amount(number, DEVELOPMENT.into())? as u8,
            ["citizens", number] if number.parse::<u8>().is_ok() => {
                estate.citizens = amount(number, Citizen::COUNT as u16)? as u8;
            }
            ["citizens", ref names @ ..] if !names.is_empty() => arrange_citizens(state, seat, names)?,
            ["tiles", ref tiles @ ..] if !tiles.is_empty() => {
                estate.tiles |= self.read_tiles(tiles)?;
            }
            ["fresh", ref tiles @ ..] if !tiles.is_empty() => {
                estate.fresh = self.read_tiles(tiles)?;
                estate.tiles |= estate.fresh;
            }
            ["stations", ref towns @ ..] if !towns.is_empty() => arrange_stations(estate, towns)?,
            ["stations-left", number] => estate.stations_left = amount(number, STATIONS.into())? as u8,
            ["merchant", town] => estate.merchant = read(town)?,
            ["passed"] => state.passed.insert(seat),
            ["objectives", ref names @ ..] if !names.is_empty() => {
                self.arrange_objectives(estate, names)?;
            }
            ["claimed"] => estate.claimed = true,
            _ => return Err(PLAYER.to_owned()),
        }
        Ok(())
    }

    fn arrange_objectives(&self, estate: &mut Estate, names: &[&str]) -> Result<(), String> {
        let marked = self.scenario.objectives;
        for name in names.iter().filter(|name| **name != "-") {
            let objective: Objective = read(name)?;
            if marked.is_empty() {
                return Err("this scenario has no objectives that a seat marks".to_owned());
            }
            if !marked.contains(&objective) {
                let names: Vec<&str> = marked.iter().map(|one| one.name()).collect();
                return Err(format!(
                    "`{objective}` is not an objective of this scenario, which has {}",
                    names.join(", ")
                ));
            }
            estate.objectives |= objective.bit();
        }
        Ok(())
    }

    /// The followers on a place, in the order of its spaces. Whether they fit is checked once all tiles are known.
    fn arrange_place(
        &self,
        state: &mut State,
        seat: Seat,
        place: Place,
        followers: &[&str],
    ) -> Result<(), String> {
        let spaces = self.mask(place);
        if followers.len() != spaces.count_ones() as usize {
            let needs: Vec<&str> = bits(spaces).map(|space| self.space(space).1.name()).collect();
            return Err(match needs.len() {
                0 => format!("{place} has no spaces for followers"),
                count => format!(
                    "{place} has {count} spaces ({}); write a follower or `-` for each",
                    needs.join(" ")
                ),
            });
        }
        let estate = &mut state.estates[seat];
        for (space, word) in bits(spaces).zip(followers).filter(|(_, word)| **word != "-") {
            let follower: Follower = read(word)?;
            if estate.technology >> space & 1 == 1 {
                return Err(format!("{seat} has a technology tile where the {} would be", called(follower)));
            }
            estate.stand(space, follower);
        }
        Ok(())
    }

    fn arrange_technology(
        &self,
        state: &mut State,
        seat: Seat,
        place: Place,
        need: Need,
    ) -> Result<(), String> {
        let spaces = self.mask(place);
        if bits(spaces).all(|space| self.space(space).1 != need) {
            return Err(format!("{place} has no space for a {need}"));
        }
        // r[orleans.technology.monk] r[orleans.technology.single-space] r[orleans.technology.town-hall]
        let allowed = |&space: &u8| self.space(space).1 == need && self.for_technology >> space & 1 == 1;
        let Some(space) = bits(spaces).find(allowed) else {
            return Err(format!("a technology tile cannot cover the {need} of {place}"));
        };
        let estate = &mut state.estates[seat];
        if estate.technology & spaces != 0 {
            return Err(format!("{place} can have only one technology tile"));
        }
        let free = bits(spaces).find(|space| allowed(space) && estate.filled >> space & 1 == 0);
        let Some(space) = free.or((estate.filled >> space & 1 == 0).then_some(space)) else {
            return Err(format!("{seat} has a follower on the {need} of {place}; write `-` there"));
        };
        estate.technology |= 1 << space;
        Ok(())
    }
}

/// Phases of the whole table, in a round and before the first one.
const WHOLE: [&str; 4] = ["hourglass", "census", "claim", "end"];
pub(super) const SET_UP: [&str; 4] = ["citizens", "start", "draft", "characters"];

const ASK: &str = "what comes next is one of hourglass, census, draw, plan, act, event, claim, end, and during \
                   set-up citizens, start, draft, characters";

pub(super) fn note(state: &mut State, step: Step) {
    state.flow.push(Line::Main, step);
}

fn read_round(word: &str) -> Result<u8, String> {
    match amount(word, ROUNDS.into())? {
        0 => Err(format!("rounds are 1 to {ROUNDS}")),
        round => Ok(round as u8),
    }
}

fn arrange_deed(rules: &Orleans, state: &mut State, deed: Deed, followers: &[&str]) -> Result<(), String> {
    for (role, count) in counted::<Role>(followers)? {
        let spaces = rules.deed_spaces(deed, role);
        let mut free = bits(spaces & !state.deeds);
        for _ in 0..count {
            let space = free
                .next()
                .ok_or_else(|| format!("{deed} has {} for a {role}", spaces_for(spaces.count_ones())))?;
            state.deeds |= 1 << space;
        }
    }
    Ok(())
}

fn spaces_for(count: u32) -> String {
    match count {
        0 => "no space".to_owned(),
        1 => "only one space".to_owned(),
        count => format!("only {count} spaces"),
    }
}

fn arrange_stations(estate: &mut Estate, towns: &[&str]) -> Result<(), String> {
    for word in towns.iter().filter(|word| **word != "-") {
        let town: Town = read(word)?;
        if estate.stations & town.bit() != 0 {
            return Err(format!("{town} is named twice; a seat has one station there at most"));
        }
        estate.stations |= town.bit();
    }
    Ok(())
}

/// Names the citizens that a seat has.
fn arrange_citizens(state: &mut State, seat: Seat, names: &[&str]) -> Result<(), String> {
    for name in names.iter().filter(|name| **name != "-") {
        let citizen: Citizen = read(name)?;
        let there = state.citizens & citizen.bit() != 0;
        if there == (state.citizens & LEFT_SAID != 0) {
            return Err(format!(
                "the citizen `{citizen}` cannot be both left and with a seat, or with two seats"
            ));
        }
        state.citizens &= !citizen.bit();
    }
    state.estates[seat].citizens = names.iter().filter(|name| **name != "-").count() as u8;
    Ok(())
}

fn arrange_citizens_left(state: &mut State, names: &[&str]) -> Result<(), String> {
    let mut left = LEFT_SAID;
    for name in names.iter().filter(|name| **name != "-") {
        let citizen: Citizen = read(name)?;
        if state.citizens & citizen.bit() == 0 {
            return Err(format!("the citizen `{citizen}` is already with a seat"));
        }
        left |= citizen.bit();
    }
    state.citizens = left;
    Ok(())
}

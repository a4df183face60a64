//! Turns the lines of a `given` block into a position: fills in what was left unsaid, refuses what cannot
//! be, and works out who is asked.

use engine::{Actor, Line, Rules as _, Seat, SeatSet};

use super::{
    UNSAID,
    arrange::{EVENT_SAID, EVENTS_SAID, TILES_SAID},
    called, neutrals,
};
use crate::{
    action::Action,
    content::{Effect, Fate, Follower, Good, Hour, MARKET, Place, ROUNDS, Role, Town},
    estate::{Estate, bits},
    rules::Orleans,
    scenarios::{Deck, Goods},
    state::State,
    step::Step,
};

/// What the `ask` line says.
struct Ask {
    phase: Step,
    seats: Vec<Seat>,
}

impl Orleans {
    pub(super) fn make_ready(&self, state: &mut State) -> Result<(), String> {
        let notes = state.flow.frames(Line::Main).to_vec();
        state.flow.clear();
        let ask = Orleans::read_ask(&notes);
        let set_up = self.set_up_from(ask.phase)?;
        if !set_up.is_empty() {
            return self.make_set_up_ready(state, &notes, set_up);
        }
        self.fill_rounds(state, &notes, ask.phase == Step::Hourglass)?;
        for seat in Seat::all(self.seats) {
            self.fill_estate(&mut state.estates[seat]).map_err(|error| format!("{seat} {error}"))?;
        }
        self.scene().fill(self, state)?;
        self.count_goods(state)?;
        self.count_followers(state)?;
        self.count_technology(state)?;
        self.count_tiles(state, notes.contains(&TILES_SAID))?;
        self.count_citizens(state)?;
        for seat in Seat::all(self.seats) {
            self.check_places(&state.estates[seat]).map_err(|error| format!("{seat} {error}"))?;
        }
        self.check_stations(state)?;
        self.check_claims(state)?;
        self.audit_state(state)?;
        self.ask(state, &ask)
    }

    /// `claimed` says that an objective was met in this round, so there has to be one.
    fn check_claims(&self, state: &State) -> Result<(), String> {
        let claims = |seat: &Seat| state.estates[*seat].claimed && state.estates[*seat].objectives == 0;
        match Seat::all(self.seats).find(claims) {
            Some(seat) => Err(format!(
                "{seat} has met an objective in this round, but none is marked; add a line `{seat} objectives …`"
            )),
            None => Ok(()),
        }
    }

    /// Without an `ask` line the first seat acts.
    fn read_ask(notes: &[Step]) -> Ask {
        let seats = notes.iter().filter_map(|note| match note {
            Step::Strike(seat) => Some(*seat),
            _ => None,
        });
        let said = |note: &&Step| !matches!(**note, Step::Strike(_) | EVENT_SAID | EVENTS_SAID | TILES_SAID);
        let phase = notes.iter().find(said).copied().unwrap_or(Step::Turns(Seat(0)));
        Ask { phase, seats: seats.collect() }
    }

    /// The events of this round and of those before it.
    fn fill_rounds(&self, state: &mut State, notes: &[Step], coming: bool) -> Result<(), String> {
        let event_said = notes.contains(&EVENT_SAID);
        let mut event = if event_said { state.hours[ROUNDS as usize - 1] } else { self.usual_hour(0) };
        if event_said {
            state.hours[ROUNDS as usize - 1] = Hour::Pilgrimage;
        }
        if coming && event_said {
            return Err("the hourglass tile of this round is not turned yet; leave out `event`".to_owned());
        }
        if !notes.contains(&EVENTS_SAID) {
            if state.round == 0 {
                state.round = self.round_of(event_said.then_some(event));
            }
            let certain = self.only_hour(state);
            if !event_said {
                event = certain.unwrap_or(self.usual_hour(state.round));
            }
            self.fill_earlier(state, event, coming);
        }
        for round in 1..=state.round {
            self.check_hour(state, round)?;
        }
        Ok(())
    }

    /// The event of a round that no line mentions.
    fn usual_hour(&self, round: u8) -> Hour {
        match self.deck {
            Deck::Stacks(stacks) if round > stacks.drawn(self.seats)[0] => Hour::Income,
            Deck::Stacks(_) => Hour::Pilgrimage,
            _ => Hour::TradingDay,
        }
    }

    /// The round of an event, if the table does not say which one it is: the first that has it, but not the first
    /// round of all where no line says so.
    fn round_of(&self, event: Option<Hour>) -> u8 {
        match (self.deck, event) {
            (Deck::Fixed(hours), Some(event)) => {
                hours.iter().position(|&hour| hour == event).map_or(1, |round| round as u8 + 1)
            }
            (Deck::Hourglass, Some(Hour::Pilgrimage)) => 1,
            (Deck::Stacks(stacks), Some(event)) if event == stacks.last => self.rounds,
            (Deck::Stacks(stacks), Some(event)) if stacks.first.contains(&event) => 1,
            (Deck::Stacks(stacks), Some(_)) => stacks.drawn(self.seats)[0] + 1,
            _ => 2,
        }
    }

    /// The event of a round, if it can be only one.
    fn only_hour(&self, state: &State) -> Option<Hour> {
        match self.deck {
            Deck::Hourglass if state.round == 1 => Some(Hour::Pilgrimage),
            Deck::Hourglass => None,
            Deck::Fixed(hours) => hours.get(state.round as usize - 1).copied(),
            Deck::Stacks(stacks) => (state.round == self.rounds).then_some(stacks.last),
        }
    }

    /// Earlier rounds that no line mentions had the events with the most tiles left.
    fn fill_earlier(&self, state: &mut State, event: Hour, coming: bool) {
        let last = if coming { state.round - 1 } else { state.round };
        for round in 1..=last {
            state.round = round;
            let mut left = self.hours_left(state).map(i16::from);
            // The tile of this round is kept for it, if it is still needed.
            let same_pile = !self.letters || (round - 1) / 6 == (last - 1) / 6;
            let certain = left.iter().filter(|count| **count > 0).count() == 1;
            if !coming && same_pile && !certain {
                left[event.index()] -= 1;
            }
            let most = Hour::ALL.iter().copied().rev().max_by_key(|hour| left[hour.index()]);
            state.hours[round as usize - 1] = match round {
                _ if round == last && !coming => event,
                _ => most.expect("there are events"),
            };
        }
        state.round = last;
    }

    fn check_hour(&self, state: &State, round: u8) -> Result<(), String> {
        let hour = state.hours[round as usize - 1];
        let earlier = State { round, ..*state };
        if let Deck::Fixed(hours) = self.deck
            && !hours.contains(&hour)
        {
            // Two scenarios may have different events of the same name.
            let alike = hours.iter().find(|other| other.title() == hour.title());
            let alike = alike.map(|other| format!("; did you mean `{other}`?")).unwrap_or_default();
            return Err(format!("`{hour}` is not an event of this scenario{alike}"));
        }
        if let Some(only) = self.only_hour(&earlier).filter(|&only| only != hour) {
            return Err(format!("the event of round {round} is {only}, not {hour}"));
        }
        let left = self.hours_left(&earlier)[hour.index()];
        let tiles = if self.letters { "one tile in six rounds" } else { "three tiles" };
        if left == 0 { Err(format!("round {round}: {hour} has only {tiles}")) } else { Ok(()) }
    }

    /// Own followers that no line names are in the bag, and stations that are not built are in stock.
    pub(super) fn fill_estate(&self, estate: &mut Estate) -> Result<(), String> {
        let all = self.scenario.stations;
        let everyone = estate.everyone();
        for own in Follower::OWN {
            match everyone[own.index()] {
                0 => estate.bag.put(own.index()),
                1 => {}
                _ => return Err(format!("has only one {}", called(own))),
            }
        }
        let built = estate.built() + estate.defence.towers.count_ones() as u8 + estate.structures.stations();
        if built > all {
            return Err(format!("has only {all} trading stations"));
        }
        if estate.stations_left == UNSAID {
            estate.stations_left = all - built;
        }
        if built + estate.stations_left > all {
            let left = estate.stations_left;
            return Err(format!("has only {all} trading stations, not {built} built and {left} left"));
        }
        Ok(())
    }

    /// Goods that lie nowhere are in the supply. If the supply is given, they are out of the game.
    pub(super) fn count_goods(&self, state: &mut State) -> Result<(), String> {
        for &good in Good::ALL {
            let at = good.index();
            let held: u16 = state.estates.0.iter().map(|estate| u16::from(estate.goods[at])).sum();
            let hidden = state.unseen[at] + self.goods_placed(state, good) + state.city.goods[at];
            let used = held + u16::from(hidden) + state.map[at].count_ones() as u16;
            // r[orleans.dignitary.goods]
            if self.scenario.goods == Goods::None {
                state.supply[at] = 0;
            }
            let (supply, out) = share(Good::COUNTS[at].into(), used, state.supply[at])
                .ok_or_else(|| format!("there are only {} {good}", Good::COUNTS[at]))?;
            (state.supply[at], state.out.goods[at]) = (supply, out);
        }
        Ok(())
    }

    /// The same with neutral followers and the stock.
    pub(super) fn count_followers(&self, state: &mut State) -> Result<(), String> {
        for &role in Role::ALL {
            let at = role.index();
            let neutral = role.neutral().index();
            let held: u16 = state.estates.0.iter().map(|estate| u16::from(estate.everyone()[neutral])).sum();
            let deeds = self.scenario.deeds.iter();
            let sent: u32 =
                deeds.map(|&deed| (self.deed_spaces(deed, role) & state.deeds).count_ones()).sum();
            let placed = u16::from(self.followers_placed(state, role));
            // Those that seats start with do not come from the stock.
            let given = self.scenario.market.iter().filter(|follower| **follower == role.neutral());
            let all = self.stock[at] + given.count() as u8 * self.seats;
            let (stock, out) =
                share(all.into(), held + placed + sent as u16, state.stock[at]).ok_or_else(|| {
                    format!("with {} seats there are only {all} {}", self.seats, neutrals(role))
                })?;
            (state.stock[at], state.out.followers[at]) = (stock, out);
        }
        Ok(())
    }

    pub(super) fn count_technology(&self, state: &mut State) -> Result<(), String> {
        let laid: u32 = state.estates.0.iter().map(|estate| estate.technology.count_ones()).sum();
        let all = self.scenario.technology;
        let (left, out) = share(all.into(), laid as u16 + u16::from(state.city.catapult), state.technology)
            .ok_or_else(|| format!("there are only {all} technology tiles"))?;
        (state.technology, state.out.technology) = (left, out);
        Ok(())
    }

    fn count_tiles(&self, state: &mut State, left_said: bool) -> Result<(), String> {
        let mut owned = 0;
        for estate in &state.estates.0 {
            if let Some(tile) = Place::in_mask(owned & estate.tiles).next() {
                return Err(format!("there is only one {tile}, and two seats have it"));
            }
            owned |= estate.tiles;
        }
        let all = self.tiles | self.scenario.own_tiles;
        if !left_said {
            state.tiles = all & !owned;
        }
        if let Some(tile) = Place::in_mask(owned & state.tiles).next() {
            return Err(format!("there is only one {tile}: it cannot be both left and with a seat"));
        }
        state.out.tiles = all & !owned & !state.tiles;
        Ok(())
    }

    /// Checks that followers stand where they fit, on places that the seat has, and that the Market has
    /// room for the others.
    fn check_places(&self, estate: &Estate) -> Result<(), String> {
        let owned = self.owned(estate);
        for space in bits(estate.filled | estate.technology) {
            let (place, need) = self.space(space);
            if owned >> space & 1 == 0 {
                return Err(format!("does not have the {place}; add it to the seat's `tiles`"));
            }
            if estate.filled >> space & 1 == 1 {
                let follower = estate.standing(space);
                if self.fits_with(estate, follower) >> space & 1 == 0 {
                    let name = called(follower);
                    return Err(format!("has a follower ({name}) on a space of the {place} for: {need}"));
                }
            }
        }
        let tower = Place::in_mask(estate.tiles).find(|tile| tile.row().effect == Effect::SendFromMarket);
        let (extra, on_tower) = tower.map_or((0, 0), |tower| {
            (self.mask(tower).count_ones() as u8, (estate.filled & self.mask(tower)).count_ones() as u8)
        });
        let (held, room) = (estate.market.len() + on_tower, MARKET + extra);
        if held > room {
            return Err(format!("has {held} followers in a market for {room}"));
        }
        Ok(())
    }

    /// r[orleans.trade.one-station] With the Tavern there may be two.
    fn check_stations(&self, state: &State) -> Result<(), String> {
        let room = if self.tiles & Place::Tavern.bit() != 0 { 2 } else { 1 };
        let full = |town: &&Town| **town != Town::Orleans && state.stations_in(**town) > room;
        match Town::ALL.iter().find(full) {
            Some(town) => Err(format!("{town} has room for {room} trading station{}", &"s"[..room - 1])),
            None => Ok(()),
        }
    }

    /// Puts what comes next on the lines and plays on until somebody is asked.
    fn ask(&self, state: &mut State, ask: &Ask) -> Result<(), String> {
        let everyone: Vec<Seat> = Seat::all(self.seats).collect();
        let seats = if ask.seats.is_empty() { &everyone } else { &ask.seats };
        let begins = ask.seats.first().copied().unwrap_or(state.first);
        let before_turns = matches!(ask.phase, Step::Hourglass | Step::Census | Step::Draws | Step::Plans);
        if before_turns
            && (state.passed != SeatSet::EMPTY || everyone.iter().any(|&seat| state.estates[seat].fresh != 0))
        {
            return Err("`passed` and `fresh` are for positions in which planning is over".to_owned());
        }
        let round = self.scenario.round;
        // Of two equal steps, the last one is meant.
        let Some(at) = round.iter().rposition(|&step| step == ask.phase) else {
            return Err("there is no census in this scenario".to_owned());
        };
        let (here, rest) = (&round[at..], &round[at + 1..]);
        match ask.phase {
            Step::Hourglass | Step::Census => state.flow.then(Line::Main, here),
            Step::Draws => {
                state.flow.then(Line::Main, rest);
                for &seat in seats {
                    self.ask_draw(state, seat);
                }
            }
            Step::Plans => {
                state.flow.then(Line::Main, rest);
                self.begin_plans(state);
                engine::advance(self, state, &mut ());
                let others = everyone.iter().filter(|seat| !seats.contains(seat));
                others.for_each(|&seat| self.plan_nothing(state, seat));
                return Ok(());
            }
            Step::Turns(_) => {
                if state.passed.contains(begins) {
                    return Err(format!(
                        "{begins} has passed and cannot act; write `ask act` with another seat"
                    ));
                }
                state.flow.then(Line::Main, rest);
                state.flow.push(Line::Main, Step::Turns(begins));
            }
            Step::Event => {
                state.passed = everyone.iter().copied().collect();
                if begins == state.first {
                    state.flow.then(Line::Main, here);
                } else if state.hour().row().fate == Fate::Nothing {
                    state.flow.then(Line::Main, rest);
                } else {
                    state.flow.then(Line::Main, rest);
                    let struck: Vec<Step> = self
                        .in_order(state.first)
                        .skip_while(|&seat| seat != begins)
                        .map(Step::Strike)
                        .collect();
                    state.flow.then(Line::Main, &struck);
                }
            }
            _ => {
                state.passed = everyone.iter().copied().collect();
                state.flow.then(Line::Main, here);
            }
        }
        engine::advance(self, state, &mut ());
        Ok(())
    }

    /// A seat that is not asked has planned nothing and is ready.
    fn plan_nothing(&self, state: &mut State, seat: Seat) {
        while let Some(step) = state.flow.asked(seat) {
            let answer = match step {
                Step::AskMan(place) => Action::Leave { place },
                Step::AskPlan(follower) => Action::Stay { follower },
                _ => Action::Ready,
            };
            self.apply(state, Actor::Seat(seat), answer, &mut ());
        }
    }
}

/// Divides what is not in use: what is left, and what is out of the game. `None` if there is too little.
fn share(all: u16, used: u16, left: u8) -> Option<(u8, u8)> {
    let rest = all.checked_sub(used)?;
    if left == UNSAID {
        return Some((rest as u8, 0));
    }
    Some((left, rest.checked_sub(left.into())? as u8))
}

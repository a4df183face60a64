use engine::{Hexes, Seat, Sink};

use super::circle_green;
use crate::{
    action::{Entry, Means},
    content::{AREA_POINTS, Colour, Reward},
    event::{Event, What},
    rules::BurgundyDice,
    scoring::score,
    state::{Source, State},
};

impl BurgundyDice {
    /// One seat's marks in a round, with the bonus they use.
    pub(crate) fn mark_round(
        &self,
        state: &mut State,
        seat: Seat,
        means: Means,
        first: Entry,
        second: Option<Entry>,
        sink: &mut impl Sink<Event>,
    ) {
        // The first hex may earn the silver, so pay after marking it.
        if means != Means::Silver {
            check_off(state, seat, means, sink);
        }
        self.mark(state, seat, first, sink);
        if let Some(second) = second {
            check_off(state, seat, means, sink);
            self.mark(state, seat, second, sink);
        }
    }

    /// Writes a number in a hex.
    fn mark(&self, state: &mut State, seat: Seat, entry: Entry, sink: &mut impl Sink<Event>) {
        let Entry { hex, number } = entry;
        let colour = self.duchy.colour(hex);
        let player = &mut state.players[seat];
        player.front.mark(&self.duchy, hex, number);
        player.write(hex, number);
        sink.emit(Event::new(colour.spec().clause, What::Marked { seat, hex, colour, number }));
        let area = self.duchy.area(hex);
        if player.front.fills(area) {
            self.complete_area(state, seat, entry, area, sink);
        }
    }

    /// r[burgundy-dice.area.points] r[burgundy-dice.area.at-once] Points by size and phase, and the bonus
    /// of the colour.
    fn complete_area(
        &self,
        state: &mut State,
        seat: Seat,
        entry: Entry,
        area: u64,
        sink: &mut impl Sink<Event>,
    ) {
        let colour = self.duchy.colour(entry.hex);
        let (size, hexes) = (area.count_ones() as u8, Hexes(area));
        sink.emit(Event::new("burgundy-dice.mark.area", What::AreaCompleted { seat, colour, size, hexes }));
        let points = AREA_POINTS[size as usize - 1][state.phase as usize];
        match colour.spec().reward {
            Reward::Bonus(bonus) => {
                score(state, seat, points, Source::Area, "burgundy-dice.area.points", sink);
                self.circle(state, seat, bonus, "burgundy-dice.area.bonus", sink);
            }
            Reward::Square => {
                score(state, seat, points, Source::Castle, "burgundy-dice.area.castle", sink);
                let castle = self.duchy.castle(entry.hex).expect("green hexes are castles");
                circle_green(state, seat, castle.square, "burgundy-dice.area.castle", sink);
            }
            Reward::Double => {
                score(state, seat, points * 2, Source::Pasture, "burgundy-dice.area.pasture", sink);
            }
        }
    }

    /// r[burgundy-dice.colour.same-round] Colours are checked when everyone has marked, so that all
    /// who complete one in the same round score the same.
    pub(crate) fn complete_colours(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for colour in Colour::ALL {
            let mut claimed = false;
            for seat in Seat::all(self.seats) {
                let player = &mut state.players[seat];
                let done = player.complete & colour.bit() != 0;
                let hexes = self.duchy.of_colour[colour.index()];
                if done || !player.front.fills(hexes) {
                    continue;
                }
                player.complete |= colour.bit();
                claimed = true;
                sink.emit(Event::new(
                    "burgundy-dice.colour.announce",
                    What::ColourCompleted { seat, colour, hexes: Hexes(hexes) },
                ));
                self.reward_colour(state, seat, colour, sink);
            }
            // r[burgundy-dice.colour.second-stays] One round uses up only one of the two rewards.
            if claimed {
                let gone = &mut state.claimed[colour.index()];
                *gone = (*gone + 1).min(2);
            }
        }
    }
}

/// r[burgundy-dice.bonus.equal] The bonus that a means uses. It does not matter which row it is in.
fn check_off(state: &mut State, seat: Seat, means: Means, sink: &mut impl Sink<Event>) {
    if let Some(bonus) = means.bonus() {
        debug_assert!(state.players[seat].unused(bonus) > 0);
        state.players[seat].checked[bonus.index()] += 1;
        let clause = match means {
            Means::Dice => unreachable!("dice take no bonus"),
            Means::Monk => "burgundy-dice.bonus.monk",
            Means::Worker => "burgundy-dice.bonus.worker",
            Means::Silver => "burgundy-dice.bonus.silver",
        };
        sink.emit(Event::new(clause, What::Bonus { seat, bonus, by: -1 }));
    }
}

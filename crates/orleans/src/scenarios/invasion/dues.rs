//! What the Estate Manager pays at the end of each round. r[orleans.invasion.estate-manager]

use std::{fmt, str::FromStr};

use engine::{Line, Seat, Sink};

use super::{characters::Character, step::Step};
use crate::{
    action::Loss,
    apply::tools::{return_good, spend_coins},
    content::{Follower, Good, Place, Role, Town},
    event::{Event, What},
    rules::Orleans,
    state::{End, State},
    step,
};

/// What is due in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    Coins(u8),
    Goods(Good, u8),
    /// Spaces back on the development track. r[orleans.invasion.due-books]
    Books(u8),
    /// A neutral follower from the Market. r[orleans.invasion.due-follower]
    Follower(Role),
    /// r[orleans.invasion.due-technology]
    Technology,
    /// r[orleans.invasion.due-station]
    Station,
    /// r[orleans.invasion.due-place]
    Place,
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::Coins(count) => write!(f, "coins {count}"),
            Due::Goods(good, count) => write!(f, "{good} {count}"),
            Due::Books(count) => write!(f, "books {count}"),
            Due::Follower(role) => role.fmt(f),
            Due::Technology => f.write_str("technology"),
            Due::Station => f.write_str("station"),
            Due::Place => f.write_str("place"),
        }
    }
}

impl FromStr for Due {
    type Err = String;

    fn from_str(text: &str) -> Result<Due, String> {
        let wrong = || format!("`{text}` is not a due; write it like {EXAMPLES}");
        let count = |word: &str, most: u8| {
            let count = word.parse::<u8>().ok().filter(|count| (1..=most).contains(count));
            count.ok_or_else(|| format!("`{word}` is not a number from 1 to {most}"))
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match *words {
            ["coins", number] => Due::Coins(count(number, 20)?),
            ["books", number] => Due::Books(count(number, 30)?),
            ["technology"] => Due::Technology,
            ["station"] => Due::Station,
            ["place"] => Due::Place,
            [good, number] => Due::Goods(good.parse().map_err(|_| wrong())?, count(number, 9)?),
            [role] => Due::Follower(role.parse().map_err(|_| wrong())?),
            _ => return Err(wrong()),
        })
    }
}

const EXAMPLES: &str = "`coins 2`, `grain 1`, `books 2`, `farmer`, `technology`, `station` or `place`";

impl Orleans {
    /// What is due at the end of a round.
    #[inline]
    pub fn due(&self, round: u8) -> Due {
        self.dues[round as usize - 1]
    }

    /// Whether the due of the present round has been paid: the round is over as soon as it is.
    pub(super) fn due_paid(state: &State) -> bool {
        matches!(state.end, End::Objectives | End::Rounds)
    }

    /// At the end of a round. r[orleans.invasion.estate-manager]
    pub(super) fn call_due(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let Some(seat) = self.seat_of(state, Character::EstateManager) else { return };
        let due = self.due(state.round);
        let clause = due.clause(state.round);
        if !self.can_pay_due(state, seat, due) {
            return Orleans::lose_together(state, Some(seat), clause, sink);
        }
        sink.emit(Event::new(clause, What::DueNow { seat, due }));
        match due {
            Due::Coins(count) => spend_coins(state, seat, count.into(), clause, sink),
            Due::Goods(good, count) => {
                (0..count).for_each(|_| return_good(state, seat, good, clause, sink));
            }
            Due::Books(count) => go_back(state, seat, count, clause, sink),
            Due::Follower(role) => {
                self.leave_market(&mut state.estates[seat], role.neutral());
                dismiss(state, seat, role.neutral(), clause, sink);
            }
            Due::Technology | Due::Station | Due::Place => {
                let (mut count, mut only) = (0, None);
                self.offer_dues(state, seat, due, &mut |loss| (count, only) = (count + 1, Some(loss)));
                match only {
                    Some(loss) if count == 1 => self.pay_due(state, seat, loss, sink),
                    _ => state.flow.push(Line::Lane(seat), step::Step::Invasion(Step::AskDue)),
                }
            }
        }
    }

    /// Whether a seat has what is due.
    pub(super) fn can_pay_due(&self, state: &State, seat: Seat, due: Due) -> bool {
        let estate = &state.estates[seat];
        match due {
            Due::Coins(count) => estate.coins >= count.into(),
            Due::Goods(good, count) => estate.goods[good.index()] >= count,
            Due::Books(count) => estate.development >= count,
            Due::Follower(role) => self.waits(estate, role.neutral()),
            Due::Technology => estate.technology != 0,
            Due::Station => estate.stations != 0,
            Due::Place => estate.tiles != 0,
        }
    }

    /// What may be given up where the due leaves a choice.
    pub(super) fn offer_dues(&self, state: &State, seat: Seat, due: Due, offer: &mut impl FnMut(Loss)) {
        let estate = &state.estates[seat];
        match due {
            Due::Technology => {
                let places = Place::in_mask(estate.places());
                places
                    .filter(|&place| estate.technology & self.mask(place) != 0)
                    .for_each(|place| offer(Loss::Technology(place)));
            }
            Due::Station => {
                let towns = Town::ALL.iter().filter(|town| estate.stations & town.bit() != 0);
                towns.for_each(|&town| offer(Loss::Station(town)));
            }
            Due::Place => Place::in_mask(estate.tiles).for_each(|tile| offer(Loss::Tile(tile))),
            _ => {}
        }
    }

    /// Gives up one thing, which somebody can gain again.
    pub(super) fn pay_due(&self, state: &mut State, seat: Seat, loss: Loss, sink: &mut impl Sink<Event>) {
        let clause = self.due(state.round).clause(state.round);
        sink.emit(Event::new(clause, What::GivesUp { seat, loss }));
        match loss {
            // r[orleans.invasion.due-technology]
            Loss::Technology(place) => self.return_technology(state, seat, place),
            // r[orleans.invasion.due-station]
            Loss::Station(town) => {
                state.estates[seat].stations &= !town.bit();
                state.estates[seat].stations_left += 1;
            }
            // r[orleans.invasion.due-place]
            Loss::Tile(tile) => {
                self.return_technology(state, seat, tile);
                self.clear_tile(&mut state.estates[seat], seat, tile, clause, sink);
                state.tiles |= tile.bit();
            }
            loss => unreachable!("no due asks for {loss}"),
        }
    }

    /// The technology tile on a place can be gained again.
    pub(crate) fn return_technology(&self, state: &mut State, seat: Seat, place: Place) {
        let laid = state.estates[seat].technology & self.mask(place);
        state.estates[seat].technology &= !laid;
        state.technology += laid.count_ones() as u8;
    }
}

impl Due {
    /// The clause that asks for it in a round.
    pub(crate) const fn clause(self, round: u8) -> &'static str {
        match self {
            Due::Coins(_) | Due::Goods(..) if round == 1 => "orleans.invasion.due-first",
            Due::Coins(_) | Due::Goods(..) => "orleans.invasion.dues",
            Due::Books(_) => "orleans.invasion.due-books",
            Due::Follower(_) => "orleans.invasion.due-follower",
            Due::Technology => "orleans.invasion.due-technology",
            Due::Station => "orleans.invasion.due-station",
            Due::Place => "orleans.invasion.due-place",
        }
    }
}

/// Moves a marker back on the development track, over any space. r[orleans.invasion.development-back]
pub(crate) fn go_back(
    state: &mut State,
    seat: Seat,
    books: u8,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.estates[seat].development -= books;
    sink.emit(Event::new(clause, What::Developed { seat, by: -i32::from(books) }));
}

/// A neutral follower who has left a seat goes to the stock.
pub(crate) fn dismiss(
    state: &mut State,
    seat: Seat,
    follower: Follower,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.stock[follower.role().index()] += 1;
    sink.emit(Event::new(clause, What::Dismissed { seat, follower }));
}

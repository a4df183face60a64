//! What a net sees of a position in Burgundy.
//!
//! Nothing names a duchy or a space: areas are described by their size and what they are missing, spaces by their colour
//! and value. So one net serves all duchies, and tiles of modules are rows like any other.

mod depots;
mod estate;
mod rows;

use ::burgundy::{
    Burgundy, Estate, State,
    content::{Board, Kind, Spaces},
};
use engine::{Config, Pending, Rules as _, Seat};
use search::{Guide as _, net::Lens};

use super::{guide::BurgundyGuide, survey::ROUNDS};
use rows::{Row, TOTAL};

/// Increase it whenever an input is added, removed or changes its meaning. Then train the net
/// again.
const VERSION: u16 = 2;

/// The lens for games with points, in which everyone plays alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BurgundyLens;

impl Lens<Burgundy> for BurgundyLens {
    /// Where the duchy must be filled, points are not what counts. Partners share a duchy, which no net has learned.
    fn sees(&self, rules: &Burgundy) -> bool {
        !rules.must_fill() && Seat::all(rules.seats()).all(|seat| rules.side(seat) == seat)
    }

    fn inputs(&self) -> usize {
        TOTAL
    }

    fn version(&self) -> u16 {
        VERSION
    }

    fn look(&self, rules: &Burgundy, state: &State, seat: Seat, acc: &mut Vec<(u16, f32)>) {
        if state.estates[seat].board.is_none() {
            return;
        }
        let mut sight = Sight::new(rules, state, seat, acc);
        sight.time();
        sight.dice();
        sight.order();
        sight.purse();
        sight.goods();
        sight.colours();
        sight.areas();
        sight.frontier();
        sight.duchy();
        sight.stored();
        sight.depots();
        sight.black();
        sight.modules();
    }

    fn base(&self, rules: &Burgundy, state: &State, seat: Seat) -> f32 {
        BurgundyGuide::plain().value(rules, state, seat)
    }
}

/// Where to learn: all ten duchies, alone and mixed, mostly with two seats, and now and then with modules or by the rules
/// of 2011.
pub(super) fn tables() -> Vec<Config> {
    let table = |seats: u8, boards: String| {
        let mut config = Config::seats(seats);
        config.options.insert("boards".to_owned(), boards);
        config
    };
    // The duchies of a mixed table are so far apart, on a ring of ten.
    let mixed = |seats: u8, first: u8, apart: u8| {
        let boards = (0..seats).map(|seat| ((first + seat * apart) % 10 + 1).to_string());
        table(seats, boards.collect::<Vec<_>>().join(" "))
    };
    let other = |first: u8| match OTHERS.get(usize::from(first)) {
        Some(modules) => Config {
            modules: modules.iter().map(|&id| id.to_owned()).collect(),
            ..Config::seats(2 + first % 2)
        },
        None => Config::seats(2).edition("2011"),
    };
    let around = |first: u8| {
        let same = table(2, (first + 1).to_string());
        [same, mixed(2, first, 3), mixed(2, first, 4), mixed(3, first, 3), mixed(4, first, 7), other(first)]
    };
    (0..10).flat_map(around).collect()
}

/// Modules to learn with.
const OTHERS: [&[&str]; 9] = [
    &["extra"],
    &["border"],
    &["white"],
    &["inns"],
    &["routes"],
    &["shields"],
    &["extra", "white"],
    &["border", "inns"],
    &["routes", "shields"],
];

/// A position as one seat sees it, and where the inputs go.
struct Sight<'a> {
    rules: &'a Burgundy,
    state: &'a State,
    seat: Seat,
    estate: &'a Estate,
    board: &'a Board,
    acc: &'a mut Vec<(u16, f32)>,
    /// Rounds still to come after this one, as a share of all.
    time: f32,
    rounds_left: u8,
    /// Empty spaces next to the duchy.
    near: Spaces,
    /// Empty spaces, by colour.
    missing: [u8; Kind::COUNT],
}

impl<'a> Sight<'a> {
    fn new(rules: &'a Burgundy, state: &'a State, seat: Seat, acc: &'a mut Vec<(u16, f32)>) -> Sight<'a> {
        let estate = &state.estates[seat];
        let board = rules.board_of(estate);
        let rounds_left = (4 - state.phase) * ROUNDS + ROUNDS.saturating_sub(state.round);
        Sight {
            rules,
            state,
            seat,
            estate,
            board,
            acc,
            time: f32::from(rounds_left) / 25.0,
            rounds_left,
            near: estate.beside.without(estate.covered),
            missing: Kind::ALL.map(|kind| board.of_kind[kind.index()].without(estate.covered).len() as u8),
        }
    }

    /// An input with a value.
    #[inline]
    fn put(&mut self, row: Row, place: usize, value: f32) {
        debug_assert!(place < row.len || row.len == rows::TILES, "{row:?} has no place {place}");
        if value != 0.0 && place < row.len {
            self.acc.push((row.first + place as u16, value));
        }
    }

    /// An input that is there or not.
    #[inline]
    fn mark(&mut self, row: Row, place: usize) {
        self.put(row, place, 1.0);
    }

    /// Marks a count. The last place also stands for all larger ones.
    #[inline]
    fn count(&mut self, row: Row, count: usize) {
        self.mark(row, count.min(row.len - 1));
    }

    /// Which round it is.
    fn time(&mut self) {
        self.mark(rows::ROUND, self.rounds_left.into());
        self.put(rows::TIME, 0, self.time);
        self.mark(rows::SEATS, usize::from(self.rules.seats()) - 1);
        if self.rules.edition() == 2011 {
            self.mark(rows::EDITION, 0);
        }
    }

    /// The dice of the seat before its turn.
    fn dice(&mut self) {
        let hand = &self.state.hands[self.seat];
        let asked =
            matches!(self.rules.pending(self.state), Pending::Seats(seats) if seats.contains(self.seat));
        let dice = if asked || self.waits(self.seat) { hand.dice } else { [0; 2] };
        let unused = dice.iter().filter(|&&die| die != 0).count();
        self.mark(rows::DICE, unused);
        for die in dice {
            if die != 0 {
                self.mark(rows::DIE, usize::from(die) - 1);
                self.put(rows::SALE, 0, f32::from(self.estate.goods[usize::from(die) - 1]) / 4.0);
            }
        }
    }

    /// Whether a seat has yet to take its turn in this round.
    fn waits(&self, seat: Seat) -> bool {
        let order = &self.state.order[..usize::from(self.rules.seats())];
        let place = |seat: Seat| order.iter().position(|&other| other == seat);
        self.state.turn.is_some_and(|turn| place(seat) > place(turn))
    }

    /// The order of turns: who comes first, and by how far.
    fn order(&mut self) {
        let seats = usize::from(self.rules.seats());
        let track = &self.state.track;
        let place = track.order[..seats].iter().position(|&seat| seat == self.seat).unwrap_or(0);
        self.mark(rows::PLACE, place);
        let own = track.space[self.seat];
        if let Some(&ahead) = place.checked_sub(1).and_then(|ahead| track.order.get(ahead)) {
            self.put(rows::AHEAD, 0, f32::from(track.space[ahead] - own) / 3.0);
        }
        if let Some(&behind) = track.order[..seats].get(place + 1) {
            self.put(rows::AHEAD, 1, f32::from(own - track.space[behind]) / 3.0);
        }
        let score = |seat| f32::from(self.rules.side_score(self.state, seat));
        let rivals = Seat::all(self.rules.seats())
            .filter(|&other| self.rules.side(other) != self.rules.side(self.seat));
        let (mut best, mut waiting) = (None, 0.0);
        for rival in rivals {
            best = Some(score(rival).max(best.unwrap_or(0.0)));
            waiting += f32::from(u8::from(self.waits(rival)));
        }
        if let Some(best) = best {
            self.put(rows::LEAD, 0, ((score(self.seat) - best) / 50.0).clamp(-2.0, 2.0));
            self.put(rows::LEAD, 1, waiting / 3.0);
        }
    }

    fn purse(&mut self) {
        let (silver, workers) = (self.estate.silver, self.estate.workers);
        self.count(rows::SILVER, silver.into());
        self.put(rows::PURSE, 0, f32::from(silver) / 8.0);
        self.count(rows::WORKERS, workers.into());
        self.put(rows::PURSE, 1, f32::from(workers) / 8.0);
    }

    /// Goods in storage, the largest pile first, and what was sold.
    fn goods(&mut self) {
        let mut goods = self.estate.goods;
        goods.sort_unstable_by(|a, b| b.cmp(a));
        let points = f32::from(self.rules.sale_points());
        for (place, &count) in goods.iter().enumerate().take(rows::PILES.len) {
            self.put(rows::PILES, place, f32::from(count) * points / 8.0);
            if count > 0 {
                self.mark(rows::PILE, place);
            }
        }
        let (mut colours, mut sold) = (0, 0);
        for good in ::burgundy::content::Good::all() {
            let count = self.estate.all_sold(good);
            colours += usize::from(count > 0);
            sold += count;
        }
        self.mark(rows::SOLD_COLOURS, colours);
        self.put(rows::SOLD, 0, f32::from(sold) / 12.0);
    }

    /// What each colour is missing, its bonus, and how far the best rival is.
    fn colours(&mut self) {
        let own = self.rules.side(self.seat);
        for kind in Kind::ALL {
            let (index, missing) = (kind.index(), self.missing[kind.index()]);
            self.mark(
                rows::MISSING,
                index * rows::MOST_MISSING + usize::from(missing).min(rows::MOST_MISSING - 1),
            );
            let taken = usize::from(self.state.bonus_taken[index]);
            let bonus = self.rules.bonus_points().get(taken).copied().unwrap_or(0);
            if missing == 0 || bonus == 0 {
                continue;
            }
            self.put(rows::BONUS, index, f32::from(bonus) / 5.0);
            let mut nearest = None;
            for rival in Seat::all(self.rules.seats()).filter(|&other| self.rules.side(other) != own) {
                let estate = &self.state.estates[rival];
                let Some(board) = estate.board else { continue };
                let left = self.rules.board(board).of_kind[index].without(estate.covered).len() as i8;
                // A seat that has completed the colour has had its bonus.
                if left > 0 {
                    nearest = Some(left.min(nearest.unwrap_or(left)));
                }
            }
            if let Some(left) = nearest {
                self.put(rows::RACE, index, (f32::from(left - missing as i8) / 4.0).clamp(-1.0, 1.0));
            }
        }
        self.put(rows::BONUSES, 0, self.estate.bonus_tiles() as f32 / 4.0);
    }
}

#[cfg(test)]
mod tests;

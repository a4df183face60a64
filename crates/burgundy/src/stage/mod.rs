//! Sets up and reads positions in the game's own terms. See `docs/scenarios.md`.

mod arrange;
mod inspect;
mod possible;

use engine::{Fact, Line, Seat, Stage, counted, set_by};

pub(crate) use self::inspect::goods_bag;
use self::possible::no_start;

use crate::{
    action::Store,
    content::{Board, Depot, Good, Kind, Tile},
    parts::Voyage,
    pieces::At,
    rules::Burgundy,
    state::State,
    step::Step,
};

impl Stage for Burgundy {
    fn blank(&self) -> State {
        let mut state = self.first_state();
        state.flow.clear();
        state.round = 1;
        state.white = 1;
        if self.set_up.boards_dealt == 1 {
            // A position that does not say who was dealt which duchy has them in order.
            for (seat, duchy) in self.owners().zip(self.duchies()) {
                state.estates[seat].board = Some(duchy);
            }
        }
        for seat in Seat::all(self.seats) {
            state.hands[seat].dice = [1, 1];
            // A seat that begins alone already has its silver and workers.
            (state.estates[seat].silver, state.estates[seat].workers) = (0, 0);
        }
        state
    }

    fn arrange(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        self.arrange_line(state, words)
    }

    fn sets(&self, words: &[&str]) -> Vec<String> {
        match *words {
            // Tiles are added one by one. The box notices if a space or a tile is named twice.
            [_, "tile" | "monasteries", ..] => Vec::new(),
            [seat, ref what @ ..] if self.is_shared(seat, what) => vec![self.owned_by_partners(seat, what)],
            [seat, what @ ("goods" | "sold"), ref goods @ ..] if seat != "goods" => {
                goods.chunks(2).map(|pair| format!("{seat} {what} {}", pair[0])).collect()
            }
            [_, "bonus", ..] => vec![words.join(" ")],
            ["depot" | "goods", ..] => vec![words[..words.len().min(2)].join(" ")],
            _ => match self.words.iter().find(|word| word.about > 1 && words.contains(&word.id)) {
                Some(word) => {
                    let about = word.about + usize::from(word.at == At::Seat);
                    vec![words[..words.len().min(about)].join(" ")]
                }
                None => set_by(words),
            },
        }
    }

    fn ready(&self, state: &mut State) -> Result<(), String> {
        self.ready_duchies(state)?;
        for seat in self.owners() {
            let estate = &mut state.estates[seat];
            let Some(duchy) = estate.board else {
                return Err(format!("{seat} has no duchy: give it with `boards` or `{seat} board 7`"));
            };
            let board = self.board(duchy);
            let space = estate.castle.unwrap_or(board.centre);
            let starts = self.starts_of(seat, board);
            if !board.has(space) || !starts.has(space.index()) {
                return Err(no_start(seat, board, starts, space));
            }
            estate.castle = Some(space);
            if estate.duchy[space.index()].is_none() {
                self.lay(state, seat, Tile::CASTLE, space);
            }
            // Posts that are joined already have scored.
            state.estates[seat].joined = self.pairs_of(&state.estates[seat]);
        }
        self.sort_depots(state);
        self.ready_stacks(state)?;
        for ready in self.words.iter().filter_map(|word| word.ready) {
            ready(self, state)?;
        }
        self.count_pieces(state)?;
        self.queue_the_rest(state)
    }

    fn canonical(&self, word: &str) -> String {
        let tile = word.parse::<Tile>().map(|tile| tile.to_string());
        tile.or_else(|_| word.parse::<Good>().map(|good| good.to_string()))
            .unwrap_or_else(|_| word.to_owned())
    }

    fn examples(&self) -> &'static [&'static str] {
        EXAMPLES
    }

    fn inspect(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        self.inspect_line(state, words)
    }
}

/// One action of every shape.
const EXAMPLES: &[&str] = &[
    "take d1 3 bank",
    "place d1 bank r3c5",
    "sell d1 red",
    "workers d1",
    "buy black ship",
    "buy black ship workers",
    "discard mine",
    "ship 3",
    "keep red",
    "pass",
    "end",
    "board 7",
    "castle r7c2",
    "* roll-off p1 5",
    "* deal p1 red",
    "* board p1 7",
    "* fill 3 bank",
    "* good red",
    "* roll p1 2 4",
    "* white 3",
    "* reveal",
    "place d1 bank r3c5 shared",
    "place reward black bank r3c5",
    "discard mine shared",
    "store shared",
    "hire 2",
    "copy bank",
    "graze cow",
    "card T9",
    "shield double 5 9 r4c4",
    "set d1 5",
    "name p2",
    "pay 9",
    "pay 9 worker",
    "give-up 9",
    "load red",
    "points 3",
    "first size",
    "exchange bank",
    "give red",
    "* card p1 T9",
    "* shield 3 9",
];

/// Reads a word and keeps its error message.
pub(crate) fn read<T: std::str::FromStr<Err = engine::Unreadable>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: engine::Unreadable| error.to_string())
}

fn within(word: &str, low: u8, high: u8, message: &str) -> Result<u8, String> {
    word.parse().ok().filter(|value| (low..=high).contains(value)).ok_or_else(|| message.to_owned())
}

fn amount(word: &str) -> Result<u16, String> {
    word.parse().ok().filter(|&n| n <= 999).ok_or_else(|| format!("`{word}` is not a number from 0 to 999"))
}

pub(crate) fn numbered(word: &str) -> Result<Depot, String> {
    read::<Depot>(word)
        .ok()
        .filter(|&depot| depot != Depot::BLACK)
        .ok_or_else(|| format!("`{word}`: goods go on depots 1 to 6"))
}

impl Burgundy {
    /// The lines that are not about a seat.
    fn lines(&self) -> String {
        let own =
            self.owned(At::Table, true).chain(self.owned(At::Table, false)).collect::<Vec<_>>().join(", ");
        format!(
            "not a line of Burgundy; docs/scenarios.md lists them (phase, round, prepare, white, turn, track, order, \
             white-die, depot, goods, round-goods, {own}, and `p1 …` for what a seat has)"
        )
    }

    /// The lines about a seat.
    fn lines_of_seats(&self) -> String {
        let own = |given| self.owned(At::Seat, given).collect::<Vec<_>>().join(", ");
        format!(
            "a seat has silver, workers, points, goods, sold, storage, tile, monasteries, dice, bonus, board, castle, \
             bought, {} (and in `then` also empty, areas, source, {})",
            own(true),
            own(false)
        )
    }

    /// The words of modules, for `given` lines or only for `then` lines.
    fn owned(&self, at: At, given: bool) -> impl Iterator<Item = &'static str> {
        let counters = self.counters.iter().filter(move |counter| given && counter.at == at);
        let words = self.words.iter().filter(move |word| word.at == at && word.given.is_some() == given);
        counters.map(|counter| counter.id).chain(words.map(|word| word.id))
    }

    pub(crate) fn seat_named(&self, word: &str) -> Result<Seat, String> {
        read::<Seat>(word)
            .ok()
            .filter(|seat| seat.0 < self.seats)
            .ok_or_else(|| format!("`{word}` is not at this table; {}", Seat::at_table(self.seats)))
    }

    pub(crate) fn placed_board(&self, state: &State, seat: Seat) -> Result<&Board, String> {
        let duchy = state.estates[seat].board.ok_or_else(|| {
            format!("{seat} has no duchy yet: give it with `boards` or `{seat} board 7` first")
        })?;
        Ok(self.board(duchy))
    }

    /// Removes everything on the table from the piles it came from.
    fn count_pieces(&self, state: &mut State) -> Result<(), String> {
        let estates = state.estates;
        let duchies = self.owners().flat_map(|seat| &estates[seat].duchy);
        let hands = state.hands;
        let own = Seat::all(self.seats).flat_map(|seat| &hands[seat].storage.0);
        let shared = self.owners().flat_map(|seat| &estates[seat].shared.0);
        let depots = state.depots;
        for tile in duchies.chain(own).chain(shared).chain(depots.iter().flatten()).flatten() {
            // A face-down tile could be any.
            if *tile != Tile::BLANK || !self.must_fill() {
                self.draw(state, *tile, false)?;
            }
        }
        for tile in state.black.into_iter().flatten() {
            self.draw(state, tile, true)?;
        }
        for &tile in &self.stacks {
            for _ in 0..state.stack(tile).there {
                self.draw(state, tile, false)?;
            }
        }
        let vault = state.vault;
        for tile in vault.tiles() {
            self.draw(state, tile, false)?;
        }
        for good in Good::all() {
            let at = good.index();
            let owned: u8 =
                self.owners().map(|seat| estates[seat].goods[at] + estates[seat].all_sold(good)).sum();
            let on_depots: u8 = state.depot_goods.iter().map(|depot| depot[at]).sum();
            let coming = state.round_goods.iter().filter(|&&coming| coming == Some(good)).count() as u8;
            for _ in 0..owned + on_depots + coming {
                if state.goods.count(at) == 0 {
                    return Err(format!("there are only {} {good} goods", Good::EACH));
                }
                state.goods.take(at);
            }
        }
        Ok(())
    }

    /// Removes a tile from the pile it would have come from, or from the tiles that are still to be stacked.
    fn draw(&self, state: &mut State, tile: Tile, black: bool) -> Result<(), String> {
        let (coloured, in_black) = (state.piles.count(tile) > 0, state.black_pile.count(tile.index()) > 0);
        if coloured && !(black && in_black) {
            state.piles.take(tile);
        } else if in_black {
            state.black_pile.take(tile.index());
        } else if self.stacks.contains(&tile) && state.stack(tile).to_come > 0 {
            state.stack_mut(tile).to_come -= 1;
        } else {
            let spec = self.tile(tile);
            let all = spec.copies.iter().sum::<u8>() + spec.stacked;
            return Err(format!("there are only {all} {tile} tiles"));
        }
        Ok(())
    }

    /// Queues what follows this turn on the main line, and asks the seat whose turn it is.
    fn queue_the_rest(&self, state: &mut State) -> Result<(), String> {
        let mut order: Vec<Seat> = Vec::new();
        let (mut last, mut prepare) = (false, false);
        for &step in state.flow.frames(Line::Main) {
            match step {
                Step::Turn(seat) => order.push(seat),
                Step::RemoveTiles => prepare = true,
                Step::Phase(_) => {}
                _ => last = true,
            }
        }
        if prepare {
            return self.queue_the_phase(state);
        }
        if order.is_empty() {
            order = state.track.order[..self.seats as usize].to_vec();
        }
        let turn = state.turn.unwrap_or(order[0]);
        state.turn = Some(turn);
        state.white_holder = order[0];
        state.order[..order.len()].copy_from_slice(&order);
        let place = order.iter().position(|&seat| seat == turn).expect("all seats are in the order");
        state.flow.clear();
        state.flow.then(Line::Main, &from(&self.game_steps, Step::Phase(state.phase))[1..]);
        state.flow.then(Line::Main, &from(&self.phase_steps, Step::Round(state.round))[1..]);
        if !last {
            let turns: Vec<Step> = order[place + 1..].iter().map(|&seat| Step::Turn(seat)).collect();
            state.flow.then(Line::Main, &turns);
        }
        state.flow.push(Line::Lane(turn), Step::UseDice);
        for seat in Seat::all(self.seats) {
            let estate = &state.estates[seat];
            let stored = Store::ALL.into_iter().flat_map(|store| state.stored(seat, store));
            let ships = stored.filter(|&tile| tile == Tile::SHIP).count() as u32;
            let river = self.board_of(estate).of_kind[Kind::Ship.index()].without(estate.covered);
            let steps = u32::from(self.limits.ships - state.track.space[seat]);
            let ships = ships.min(river.len());
            if self.shipped.parts.has(Voyage::Sail) && ships > steps {
                // r[burgundy.ship.track-end] Each ship in the seat's own duchy moved the piece one of six spaces.
                return Err(format!(
                    "{seat} could place {}, but it has only {} left on the track; cover its river spaces with the ships \
                     it has already placed",
                    counted(ships as usize, "more ship"),
                    counted(steps as usize, "step")
                ));
            }
        }
        self.audit_state(state)
    }

    /// The last phase's income has been paid, and the phase begins with its preparation.
    fn queue_the_phase(&self, state: &mut State) -> Result<(), String> {
        if state.turn.is_some() {
            return Err("`prepare` comes before any turn: leave out `turn`".to_owned());
        }
        self.audit_supply(state, state.phase)?;
        state.flow.clear();
        state.flow.then(Line::Main, from(&self.game_steps, Step::Phase(state.phase)));
        state.white_holder = state.track.order[0];
        self.audit_state(state)?;
        engine::advance(self, state, &mut ());
        Ok(())
    }
}

/// The rest of a schedule, beginning with a step.
fn from(schedule: &[Step], step: Step) -> &[Step] {
    let place = schedule.iter().position(|&other| other == step);
    &schedule[place.expect("every phase and round is scheduled")..]
}

//! The start of the game, up to the start castles.

use engine::{Line, Rng, Seat, Sink};

use crate::{
    content::{Duchy, Good, Kind, Space, Tile},
    estate::{Estates, Hand},
    event::{Event, What},
    rules::{Burgundy, Goal},
    state::{Piles, State, Track},
    step::Step,
    vault::Vault,
};

impl Burgundy {
    /// The table before anything has happened.
    pub(crate) fn first_state(&self) -> State {
        let mut state = State {
            flow: engine::Flow::default(),
            turn: None,
            phase: 0,
            round: 0,
            white: 0,
            white_holder: Seat(0),
            roll_offs: 0,
            concealed: false,
            depots: Default::default(),
            black: Default::default(),
            stacks: Default::default(),
            depot_goods: Default::default(),
            depot_shields: Default::default(),
            named: None,
            vault: Vault::default(),
            round_goods: [None; 5],
            piles: Piles::default(),
            black_pile: engine::Bag::default(),
            // r[burgundy.comp.goods] r[burgundy.info.multiset] One bag for all goods.
            goods: engine::Bag::new([Good::EACH; Good::COUNT]),
            bonus_taken: [0; Kind::COUNT],
            awards: [None; 2],
            track: Track::default(),
            order: Track::default().order,
            counter: 0,
            target: match self.goal {
                Goal::Points => 0,
                Goal::Fill { target } => target,
            },
            gone: [0; Good::COUNT],
            hands: engine::PerSeat::all(Hand::default()),
            estates: Estates::new(self.estates),
        };
        // r[burgundy.setup.piles]
        for tile in Tile::all() {
            let [coloured, black] = self.tile(tile).copies;
            (0..coloured).for_each(|_| state.piles.put(tile));
            (0..black).for_each(|_| state.black_pile.put(tile.index()));
        }
        for &tile in &self.stacks {
            state.stack_mut(tile).to_come = self.tile(tile).stacked;
        }
        for seat in self.owners() {
            let estate = &mut state.estates[seat];
            estate.board = self.set_up.boards[seat.index()];
            if !self.set_up.choose_castle[seat.index()] {
                // r[burgundy.setup.start-castle] r[burgundy.team.castle]
                estate.castle = estate.board.map(|duchy| self.board(duchy).centre);
            }
        }
        state.flow.then(Line::Main, &self.game_steps);
        state
    }

    /// Gives a seat its first silver and workers. r[burgundy.setup.silver] r[burgundy.setup.workers]
    pub(crate) fn fill_purse(&self, state: &mut State, seat: Seat, place: u8) {
        let estate = &mut state.estates[seat];
        estate.silver = u16::from(self.set_up.silver);
        estate.workers = u16::from(self.set_up.workers[place as usize]);
    }

    /// r[burgundy.expert.reveal] In turn order, or secretly and simultaneously.
    pub(crate) fn choose_boards(&self, state: &mut State) {
        if self.set_up.secret {
            state.concealed = true;
            for seat in Seat::all(self.seats) {
                self.choose(state, seat);
            }
        } else {
            for &seat in state.track.order[..self.seats as usize].iter().rev() {
                state.flow.push(Line::Main, Step::ChooseInTurn(seat));
            }
        }
    }

    /// Asks one seat for its choices.
    pub(crate) fn choose(&self, state: &mut State, seat: Seat) {
        if self.set_up.choose_castle[seat.index()] {
            state.flow.push(Line::Lane(seat), Step::AskCastle);
        }
        if self.chooses_board(seat) {
            state.flow.push(Line::Lane(seat), Step::AskBoard);
        }
    }

    /// Whether a seat chooses its own duchy.
    pub(crate) fn chooses_board(&self, seat: Seat) -> bool {
        self.set_up.boards[seat.index()].is_none() && self.set_up.boards_dealt != 1
    }

    /// r[burgundy.setup.start-castle-source] r[burgundy.setup.start-castle-no-effect]
    /// Places the start castles. They give no action and no points.
    pub(crate) fn found(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in self.owners() {
            let estate = &state.estates[seat];
            let space = estate.castle.expect("chosen, or the centre");
            let board = self.board_of(estate).duchy;
            self.lay(state, seat, Tile::CASTLE, space);
            state.piles.take(Tile::CASTLE);
            sink.emit(Event::new("burgundy.setup.start-castle", What::Founded { seat, board, space }));
        }
    }

    /// Redraws the hidden choices of the others.
    pub(crate) fn redeal_choices(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        if !state.concealed {
            return;
        }
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let dealt = state.hands[other].dealt;
            let estate = &mut state.estates[other];
            if self.chooses_board(other) && estate.board.is_some() {
                estate.board = if dealt == [None, None] {
                    let duchies: Vec<Duchy> = self.duchies().collect();
                    Some(*rng.pick(&duchies))
                } else {
                    *rng.pick(&dealt)
                };
            }
            if self.set_up.choose_castle[other.index()] && estate.castle.is_some() {
                let board = self.board_of(estate);
                let spaces: Vec<Space> = board.list(board.starts).collect();
                estate.castle = Some(*rng.pick(&spaces));
            }
        }
    }
}

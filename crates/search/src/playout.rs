use engine::{Actor, Pending, Rng, Rules, Seat};

/// Buffers that playouts reuse, so that a ply allocates nothing.
#[derive(Debug)]
pub struct Room<R: Rules> {
    legal: Vec<R::Action>,
    outcomes: Vec<(R::Action, u32)>,
}

impl<R: Rules> Default for Room<R> {
    fn default() -> Self {
        Room { legal: Vec::with_capacity(256), outcomes: Vec::with_capacity(64) }
    }
}

/// How long a game was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plies {
    /// Actions by seats.
    pub seats: u64,
    /// Actions by chance.
    pub chance: u64,
    /// How many legal actions the seats could choose from, added up over all decisions.
    pub options: u64,
}

impl Plies {
    /// All actions together.
    pub fn total(self) -> u64 {
        self.seats + self.chance
    }
}

impl std::ops::AddAssign for Plies {
    fn add_assign(&mut self, more: Plies) {
        self.seats += more.seats;
        self.chance += more.chance;
        self.options += more.options;
    }
}

/// Plays a game from `state` to its end.
///
/// `luck` answers for chance, `choose` picks one of a seat's legal actions, and `seen` receives every
/// action before it is applied. If several seats may act, the lowest goes first.
#[inline]
pub fn playout<R: Rules>(
    rules: &R,
    state: &mut R::State,
    luck: &mut Rng,
    room: &mut Room<R>,
    choose: impl FnMut(&R::State, Seat, &[R::Action]) -> R::Action,
    seen: impl FnMut(&R::State, Actor, R::Action),
) -> Plies {
    let draw = |state: &R::State, scratch: &mut Vec<_>| rules.sample(state, luck, scratch);
    playout_drawing(rules, state, draw, room, choose, seen)
}

/// The same, with any kind of luck: `draw` answers for chance and has room to list the outcomes in.
#[inline]
pub fn playout_drawing<R: Rules>(
    rules: &R,
    state: &mut R::State,
    mut draw: impl FnMut(&R::State, &mut Vec<(R::Action, u32)>) -> R::Action,
    room: &mut Room<R>,
    mut choose: impl FnMut(&R::State, Seat, &[R::Action]) -> R::Action,
    mut seen: impl FnMut(&R::State, Actor, R::Action),
) -> Plies {
    let mut plies = Plies::default();
    loop {
        let (actor, action) = match rules.pending(state) {
            Pending::Over => return plies,
            Pending::Chance => {
                plies.chance += 1;
                (Actor::Chance, draw(state, &mut room.outcomes))
            }
            Pending::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                room.legal.clear();
                rules.legal(state, seat, &mut room.legal);
                plies.seats += 1;
                plies.options += room.legal.len() as u64;
                (Actor::Seat(seat), choose(state, seat, &room.legal))
            }
        };
        seen(state, actor, action);
        rules.apply(state, actor, action, &mut ());
    }
}

/// Plays a game from `state` to its end at random. We measure speed with it.
#[inline]
pub fn random_playout<R: Rules>(rules: &R, state: &mut R::State, rng: &mut Rng, room: &mut Room<R>) -> Plies {
    // Two streams, because draws for luck and for decisions alternate.
    let mut decisions = Rng::new(rng.next_u64());
    playout(rules, state, rng, room, |_, _, legal| *decisions.pick(legal), |_, _, _| {})
}

//! Simulated games: how a turn might go on.

use engine::{Actor, Pending, PerSeat, Rng, Rules, Seat, Sink};

use crate::{Bot as _, Mind, halving::Candidate, turn::Turns};

/// Plays simulated games, and keeps its buffers.
pub(crate) struct Rollouts<'a, R: Rules, M: Mind<R>> {
    mind: &'a M,
    rules: &'a R,
    policies: Vec<M::Policy>,
    /// Finds whole turns, if the players think in whole turns.
    turns: Option<Turns<R>>,
    legal: Vec<R::Action>,
    outcomes: Vec<(R::Action, u32)>,
}

/// The luck of one simulated game of many.
pub(crate) fn luck_of(luck: u64, number: u64) -> u64 {
    luck ^ (number + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// No simulated game is longer than this.
const LONGEST: u32 = 20_000;

impl<'a, R: Rules, M: Mind<R>> Rollouts<'a, R, M> {
    /// Simulated games as the mind asks for them.
    pub(crate) fn new(mind: &'a M, rules: &'a R, luck: u64) -> Rollouts<'a, R, M> {
        let turns = mind.foresight(rules).map(|width| Turns::new(width.get()).at_a_glance());
        Rollouts { turns, ..Rollouts::quick(mind, rules, luck) }
    }

    /// Simulated games between quick players.
    pub(crate) fn quick(mind: &'a M, rules: &'a R, luck: u64) -> Rollouts<'a, R, M> {
        let policies = Seat::all(rules.seats()).map(|seat| mind.policy(luck ^ u64::from(seat.0))).collect();
        Rollouts {
            mind,
            rules,
            policies,
            turns: None,
            legal: Vec::with_capacity(256),
            outcomes: Vec::with_capacity(64),
        }
    }

    /// Plays a turn from a position as `seat` may imagine it, then goes on to the moment `goal`. Returns what
    /// everyone can expect there. The seat's side stays on the turn's course.
    ///
    /// Games with the same `luck` have the same luck as long as they draw the same things.
    pub(crate) fn play(
        &mut self,
        state: &R::State,
        seat: Seat,
        turn: &Candidate<R>,
        goal: u32,
        luck: u64,
    ) -> (PerSeat<f32>, R::State) {
        let state = self.begin(state, seat, turn, luck, &mut ());
        self.go_from(&state, goal, luck, &mut ())
    }

    /// Goes on from a position to the moment `goal`, and returns what everyone can expect there.
    /// `seen` receives everything that happens on the way.
    pub(crate) fn go_from(
        &mut self,
        state: &R::State,
        goal: u32,
        luck: u64,
        seen: &mut impl Sink<R::Event>,
    ) -> (PerSeat<f32>, R::State) {
        let mut state = state.clone();
        self.go_on(&mut state, goal, luck, |_, _| false, seen);
        (self.mind.expect(self.rules, &state), state)
    }

    /// Plays a turn from a position as `seat` may imagine it. `seen` receives what it does.
    pub(crate) fn begin(
        &mut self,
        state: &R::State,
        seat: Seat,
        turn: &Candidate<R>,
        luck: u64,
        seen: &mut impl Sink<R::Event>,
    ) -> R::State {
        let mut state = state.clone();
        self.rules.redeal(&mut state, seat, &mut Rng::new(luck));
        let rules = self.rules;
        self.follow(|one| if rules.side(one) == rules.side(seat) { turn.course } else { 0 });
        for &action in &turn.actions {
            self.rules.apply(&mut state, Actor::Seat(seat), action, seen);
        }
        state
    }

    /// Sets everybody's course.
    pub(crate) fn follow(&mut self, course: impl Fn(Seat) -> u8) {
        for (seat, policy) in Seat::all(self.rules.seats()).zip(&mut self.policies) {
            self.mind.follow(policy, course(seat));
        }
    }

    /// Goes on to the moment `goal`, or until a seat has something to decide and `stops` there. Returns that seat.
    /// `seen` receives everything that happens on the way.
    pub(crate) fn go_on(
        &mut self,
        state: &mut R::State,
        goal: u32,
        luck: u64,
        stops: impl Fn(&R::State, Seat) -> bool,
        seen: &mut impl Sink<R::Event>,
    ) -> Option<Seat> {
        for _ in 0..LONGEST {
            let (actor, action) = match self.rules.pending(state) {
                Pending::Over => break,
                Pending::Chance => {
                    let key = self.rules.chance_key(state);
                    let mut rng = Rng::new(luck ^ key.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    (Actor::Chance, self.rules.sample(state, &mut rng, &mut self.outcomes))
                }
                Pending::Seats(seats) => {
                    if self.mind.moment(self.rules, state) >= goal {
                        break;
                    }
                    let seat = seats.lowest().expect("somebody is asked");
                    self.legal.clear();
                    self.rules.legal(state, seat, &mut self.legal);
                    let action = match (&self.legal[..], &mut self.turns) {
                        (&[only], _) => only,
                        _ if stops(state, seat) => return Some(seat),
                        (_, Some(turns)) => {
                            turns.search(self.mind, self.rules, state, seat, 1);
                            for &action in &turns.found[0].actions {
                                self.rules.apply(state, Actor::Seat(seat), action, seen);
                            }
                            continue;
                        }
                        (legal, None) => self.policies[seat.index()].choose(self.rules, state, seat, legal),
                    };
                    (Actor::Seat(seat), action)
                }
            };
            self.rules.apply(state, actor, action, seen);
        }
        None
    }
}

/// How a turn goes on until the next moment, in one simulated game: everything that happens.
pub fn continued<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    state: &R::State,
    seat: Seat,
    turn: &Candidate<R>,
    luck: u64,
) -> Vec<R::Event> {
    let mut rollouts = Rollouts::quick(mind, rules, luck);
    let mut state = rollouts.begin(state, seat, turn, luck, &mut ());
    let (goal, mut seen) = (mind.moment(rules, &state) + 1, Vec::new());
    rollouts.go_on(&mut state, goal, luck, |_, _| false, &mut seen);
    seen
}

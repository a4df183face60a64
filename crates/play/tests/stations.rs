//! Going back a little costs a little, however long the game is.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

use engine::{Actor, Audience, Config, Outcome, Pending, Rules, Seat, SeatSet, Sink, Veil, Viewer};
use play::{Header, Match, Seeded, Table};
use testkit::toy::{Action, Event, Prompt, State, Toy, View};

/// The toy market, which counts how many actions are carried out.
struct Counted {
    toy: Toy,
    applied: AtomicUsize,
}

impl Rules for Counted {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        self.toy.seats()
    }

    fn start(&self) -> State {
        self.toy.start()
    }

    fn pending(&self, state: &State) -> Pending {
        self.toy.pending(state)
    }

    fn legal(&self, state: &State, seat: Seat, acc: &mut Vec<Action>) {
        self.toy.legal(state, seat, acc);
    }

    fn outcomes(&self, state: &State, acc: &mut Vec<(Action, u32)>) {
        self.toy.outcomes(state, acc);
    }

    fn apply(&self, state: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        self.applied.fetch_add(1, Relaxed);
        self.toy.apply(state, actor, action, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.toy.outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.toy.view(state, viewer)
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        self.toy.prompt(state, seat)
    }

    fn audience(&self, state: &State, actor: Actor, action: Action) -> Audience {
        self.toy.audience(state, actor, action)
    }

    fn lifted(&self, state: &State, veil: Veil) -> SeatSet {
        self.toy.lifted(state, veil)
    }

    fn chance_key(&self, state: &State) -> u64 {
        self.toy.chance_key(state)
    }

    fn headroom(&self, state: &State) -> [(usize, usize); 2] {
        self.toy.headroom(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.toy.audit(state)
    }
}

/// Somebody who has to act, and the first thing they may do.
fn next(game: &Match<Counted>) -> Option<(Seat, Action)> {
    let Pending::Seats(seats) = game.pending() else { return None };
    let seat = seats.iter().next()?;
    Some((seat, game.legal(seat)[0]))
}

#[test]
fn going_back_replays_a_few_entries_and_leads_to_the_same_game() {
    let config = Config { edition: Some("long".to_owned()), ..Config::seats(4) };
    let toy = Toy::compose(&config).expect("it is on the menu");
    let rules = Arc::new(Counted { toy, applied: AtomicUsize::new(0) });
    let mut game = Match::new(Arc::clone(&rules), Header::new("toy", 1, config));
    let mut luck = Seeded::new(7);
    let mut late = 0;
    game.settle(&mut luck).expect("chance can act");
    while let Some((seat, action)) = next(&game) {
        let before = (*game.state(), game.record().clone(), game.len());
        game.act(Actor::Seat(seat), action).expect("it is legal");
        rules.applied.store(0, Relaxed);
        if game.can_undo(seat) {
            let mut undone = game.clone();
            undone.undo(seat).expect("it can be undone");
            let _ = Table::events(&undone, Viewer::Everything, undone.len() - 1);
            assert_eq!((*undone.state(), undone.record().clone(), undone.len()), before);
            // Three times back, at most sixteen entries each.
            assert!(rules.applied.load(Relaxed) <= 3 * 16, "{}", rules.applied.load(Relaxed));
            late += usize::from(game.len() > 32);
            // Everybody knows what they would know if it had been played from the start.
            let again = Match::replay(Arc::clone(&rules), undone.record(), None).expect("it replays");
            for viewer in Seat::all(4).map(Viewer::Seat) {
                assert_eq!(undone.record_for(viewer), again.record_for(viewer));
            }
        }
        game.settle(&mut luck).expect("chance can act");
    }
    assert!(late > 3, "the game was too short to prove anything: {late}");
}

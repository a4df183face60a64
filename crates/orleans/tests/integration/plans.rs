//! Every plan of a small Market, by brute force.

use std::collections::BTreeSet;

use engine::{Actor, Pending, Rng, Rules as _, Seat, Viewer};
use orleans::{Action, Ask, Orleans, State, content::Follower};

use crate::{play_on, table};

/// A board: who stands where, space by space.
type Board = Vec<Option<Follower>>;

fn board(rules: &Orleans, state: &State, seat: Seat) -> Board {
    let view = rules.view(state, Viewer::Everything);
    let places = &view.players[seat.index()].places;
    places.iter().flat_map(|place| &place.spaces).map(|space| space.follower).collect()
}

/// Boards that differ only in which of two equal spaces a follower stands on are the same.
fn canonical(rules: &Orleans, state: &State, seat: Seat, board: &Board) -> Board {
    let view = rules.view(state, Viewer::Everything);
    let mut sorted = board.clone();
    let mut at = 0;
    for place in &view.players[seat.index()].places {
        let mut from = at;
        for (index, space) in place.spaces.iter().enumerate() {
            let next = at + index + 1;
            let last = place.spaces.get(index + 1).is_none_or(|after| after.need != space.need);
            if last {
                sorted[from..next].sort_unstable();
                from = next;
            }
        }
        at += place.spaces.len();
    }
    sorted
}

/// Every board at the end of the planning tree.
fn leaves(rules: &Orleans, state: &State, seat: Seat, found: &mut BTreeSet<Board>) {
    if rules.prompt(state, seat).unwrap().ask == Ask::Ready {
        found.insert(canonical(rules, state, seat, &board(rules, state, seat)));
        return;
    }
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    for action in legal {
        let mut next = *state;
        rules.apply(&mut next, Actor::Seat(seat), action, &mut ());
        leaves(rules, &next, seat, found);
    }
}

/// Every way to put the followers of the Market on fitting spaces, one after the other.
fn brute(
    fits: &dyn Fn(Follower) -> Vec<usize>,
    waiting: &[Follower],
    board: &mut Board,
    found: &mut dyn FnMut(&Board),
) {
    let Some((&follower, rest)) = waiting.split_first() else { return found(board) };
    brute(fits, rest, board, found);
    for space in fits(follower) {
        if board[space].is_none() {
            board[space] = Some(follower);
            brute(fits, rest, board, found);
            board[space] = None;
        }
    }
}

/// Whether a seat has not answered anything in this planning.
fn start_of_planning(state: &State, seat: Seat) -> bool {
    state.estates[seat].answers == 0
}

/// How many ways there are to write a plan without filling whole places.
fn spellings(rules: &Orleans, state: &State, seat: Seat) -> usize {
    if rules.prompt(state, seat).unwrap().ask == Ask::Ready {
        return 1;
    }
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let single = legal.into_iter().filter(|action| !matches!(action, Action::Man { .. }));
    single
        .map(|action| {
            let mut next = *state;
            rules.apply(&mut next, Actor::Seat(seat), action, &mut ());
            spellings(rules, &next, seat)
        })
        .sum()
}

/// Compares the planning tree of a seat with brute force. Returns the number of plans.
fn compare(rules: &Orleans, state: &State, seat: Seat) -> usize {
    let prompt = rules.prompt(state, seat).unwrap();
    let mut tree = BTreeSet::new();
    leaves(rules, state, seat, &mut tree);
    let view = rules.view(state, Viewer::Everything);
    let numbers: Vec<u8> = view.players[seat.index()]
        .places
        .iter()
        .flat_map(|place| &place.spaces)
        .map(|space| space.space)
        .collect();
    let place_of = |space: u8| numbers.iter().position(|&number| number == space).unwrap();
    let fits = |follower: Follower| -> Vec<usize> {
        let fits = prompt.spaces.iter().find(|fits| fits.follower == follower).unwrap();
        fits.spaces.iter().map(|opening| place_of(opening.space)).collect()
    };
    let waiting: Vec<Follower> = prompt
        .followers
        .iter()
        .flat_map(|pile| std::iter::repeat_n(pile.follower, pile.count.into()))
        .collect();
    let mut all = BTreeSet::new();
    let mut start = board(rules, state, seat);
    brute(&fits, &waiting, &mut start, &mut |board| {
        all.insert(canonical(rules, state, seat, board));
    });
    assert_eq!(tree, all);
    // Unless `man` has been used already, each plan can be written in one way only.
    if start_of_planning(state, seat) {
        assert_eq!(spellings(rules, state, seat), all.len());
    }
    all.len()
}

#[test]
fn the_planning_tree_reaches_every_plan_and_no_other() {
    let mut rng = Rng::new(21);
    // Some markets have equal followers at the start of planning, whose order must not matter.
    let (mut compared, mut equal, mut plans) = (0, 0, 0);
    while compared < 30 || equal < 8 {
        let rules = table(2, &[("places", "all")]);
        let mut state = rules.start();
        play_on(&rules, &mut state, &mut rng, &mut |state| {
            let Pending::Seats(seats) = rules.pending(state) else { return false };
            for seat in seats.iter() {
                let prompt = rules.prompt(state, seat).unwrap();
                if prompt.ask != Ask::Man && prompt.ask != Ask::Plan {
                    continue;
                }
                let waiting: u8 = prompt.followers.iter().map(|pile| pile.count).sum();
                let twins =
                    prompt.followers.iter().any(|pile| pile.count > 1) && start_of_planning(state, seat);
                let wanted = if twins { equal < 8 } else { compared < 30 };
                if wanted && (2..=4).contains(&waiting) {
                    plans += compare(&rules, state, seat);
                    compared += 1;
                    equal += u32::from(twins);
                }
            }
            false
        });
    }
    assert!(plans > 1000, "{plans}");
}

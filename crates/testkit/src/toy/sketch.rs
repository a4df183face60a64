//! Plans while they are being made.

use engine::{Actor, Rules as _, Seat, Sketch, sort_wishes};

use super::{Action, Fruit, Mutant, State, Toy};

impl Toy {
    /// A fruit that nobody wished for is skipped. A bid has to be wished for.
    pub(super) fn sketch_plan(&self, state: &State, seat: Seat, wishes: &[Action]) -> Sketch<State, Action> {
        let [kept, mut refused] = sort_wishes(wishes, |wishes| self.fit(state, seat, wishes));
        let player = &state.players[seat];
        let open = || (0..3).map(Fruit).filter(|fruit| player.list[fruit.0 as usize].is_none());
        let bid = kept.iter().copied().find(|wish| matches!(wish, Action::Bid(_)));
        let listed = |fruit| kept.contains(&Action::List(fruit));
        let lists = open().map(|fruit| if listed(fruit) { Action::List(fruit) } else { Action::Skip(fruit) });
        let mut lines: Vec<Action> = lists.chain(bid).collect();
        let mut look = *state;
        for &line in &lines {
            self.apply(&mut look, Actor::Seat(seat), line, &mut ());
        }
        let asked =
            |fruit: &Fruit| !kept.contains(&Action::List(*fruit)) && !kept.contains(&Action::Skip(*fruit));
        let bids = 0..=player.coins + u8::from(self.has(Mutant::GenerousSketch));
        let bids = bids
            .filter(|&coins| bid.is_none() && player.bid.is_none() && self.may_bid(state, seat, coins))
            .map(Action::Bid);
        let mut more: Vec<Action> = open().filter(asked).map(Action::List).chain(bids).collect();
        if self.has(Mutant::NarrowSketch) {
            more.retain(|&wish| wish != Action::Bid(player.coins));
        }
        if self.has(Mutant::LeakingSketch) {
            let others = || Seat::all(self.seats).filter(|&other| other != seat);
            more.retain(|&wish| {
                !others().any(|other| state.players[other].bid.map(Action::Bid) == Some(wish))
            });
        }
        if self.has(Mutant::MuddledSketch) {
            lines.sort_by_key(|line| kept.iter().position(|wish| wish == line).unwrap_or(usize::MAX));
        }
        if self.has(Mutant::ForgetfulSketch) {
            refused.clear();
        }
        if self.has(Mutant::FadedSketch) {
            look.players[seat].list = player.list;
        }
        let done = bid.is_some() || player.bid.is_some() || self.has(Mutant::HastySketch);
        Sketch { lines, refused, more, last: Some(Action::Ready), done, look }
    }

    /// Whether each wish answers a question of its own.
    fn fit(&self, state: &State, seat: Seat, wishes: &[Action]) -> bool {
        let player = &state.players[seat];
        let (mut lists, mut bids) = ([0; 3], 0);
        wishes.iter().all(|&wish| match wish {
            Action::List(fruit) | Action::Skip(fruit) => {
                let fruit = fruit.0 as usize;
                lists[fruit] += 1;
                player.list[fruit].is_none() && lists[fruit] == 1
            }
            Action::Bid(coins) => {
                bids += 1;
                player.bid.is_none() && coins <= player.coins && self.may_bid(state, seat, coins) && bids == 1
            }
            _ => false,
        })
    }
}

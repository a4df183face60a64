//! Sketches: what a seat sees of an answer of several lines while it makes it is what the rules will accept.

use std::{collections::HashSet, hash::Hash};

use engine::{Rng, Rules, Seat, SeatSet, Sketch, Viewer};

use super::{OPENING, Trial, begun::Begun};
use crate::{
    compare::{changed_lines, difference, said},
    law::{Found, Law, Picker},
};

/// After the opening, one list in this many is looked at where it begins.
const BEGUN: u32 = 4;

/// And any list again after one line in so many.
const AGAIN: u32 = 96;

/// The most lines of a list.
const LONGEST: usize = 64;

/// The most positions that are searched for every whole list there is.
const SEARCHED: u32 = 100;

impl<R: Rules> Trial<'_, R> {
    /// Where a seat begins a list, and now and then while it goes on with one.
    pub(super) fn sketched(&mut self, asked: SeatSet) -> Found {
        let Begun { seats: begun, checked, rng } = &mut self.begun;
        let seat = *rng.pick(&asked.iter().collect::<Vec<_>>());
        let list = List { rules: self.rules, state: self.game.state(), seat };
        if self.rules.sketch(list.state, seat, &[]).is_none() {
            *begun = begun.without(SeatSet::only(seat));
            return Ok(());
        }
        let in_every = match begun.contains(seat) {
            true => AGAIN,
            false if self.game.len() < OPENING => 1,
            false => BEGUN,
        };
        begun.insert(seat);
        if rng.below(in_every) != 0 {
            return Ok(());
        }
        *checked += 1;
        let strange = self.seen.to_ask_about(&self.game.legal(seat), rng);
        let Some(whole) = list.check(self.picker, &strange, rng)? else { return Ok(()) };
        if rng.below(BEGUN) == 0 {
            let texts: Vec<String> = whole.iter().map(ToString::to_string).collect();
            self.game.clone().play_all(seat, &texts).map_err(|refused| {
                broken(seat, &format!("would send {texts:?}, which is refused: {refused}"))
            })?;
        }
        Ok(())
    }
}

/// A seat that is asked for a list.
struct List<'a, R: Rules> {
    rules: &'a R,
    state: &'a R::State,
    seat: Seat,
}

type SketchOf<R> = Sketch<<R as Rules>::State, <R as Rules>::Action>;

impl<R: Rules> List<'_, R> {
    /// The law. Returns a whole list with its last word.
    fn check(
        &self,
        picker: Option<Picker<'_, R>>,
        strange: &[R::Action],
        rng: &mut Rng,
    ) -> Result<Option<Vec<R::Action>>, (Law, String)> {
        let empty = self.sketch(&[])?;
        let Some(list) = self.play(empty.last, picker, rng) else { return Ok(None) };
        let mixed = shuffled(&list, rng);
        let again = self.sketch(&mixed)?;
        if again.lines != list || !again.done || !again.refused.is_empty() {
            let told = format!("makes something else of {}: {}", said(&mixed), said(&again.lines));
            return Err(self.broken(&format!("{told}, refused: {}", said(&again.refused))));
        }
        let plain = self.without_shortcuts(&list, &empty, rng)?;
        let part: Vec<R::Action> = plain.iter().copied().filter(|_| rng.below(2) == 0).collect();
        self.can_be_completed(&shuffled(&part, rng), rng)?;
        self.sorts(&part, strange, rng)?;
        let mut offered: HashSet<R::Action> = empty.more.iter().chain(&empty.lines).copied().collect();
        offered.extend(empty.last);
        if let Some(lists) = self.every_list(&offered, empty.last) {
            self.offers_exactly(&lists, &[])?;
            self.offers_exactly(&lists, &part)?;
        }
        Ok(Some(list.into_iter().chain(empty.last).collect()))
    }

    /// A sketch that keeps its word: it says of each wish whether it fits, what it has in its lines would be accepted if
    /// it says so, and it shows what they do.
    fn sketch(&self, wishes: &[R::Action]) -> Result<SketchOf<R>, (Law, String)> {
        let about = |what: &str| self.broken(&format!("has wished for {}, and {what}", said(wishes)));
        let Some(sketch) = self.rules.sketch(self.state, self.seat, wishes) else {
            return Err(about("there is no sketch any more"));
        };
        let Sketch { lines, refused, more, last, done, look } = &sketch;
        let Some(kept) = without(wishes, refused) else {
            return Err(about(&format!("is refused what it did not wish for: {}", said(refused))));
        };
        let Some(filled) = without(lines, &kept) else {
            return Err(about(&format!("the lines are {}", said(lines))));
        };
        let offered: HashSet<R::Action> = more.iter().copied().collect();
        if offered.len() != more.len() || filled.iter().any(|line| offered.contains(line)) {
            return Err(about(&format!("is offered something twice: {}", said(more))));
        }
        let accepted = self.accepted(lines);
        let would = match (&accepted, last) {
            (None, _) => false,
            (Some(state), Some(last)) => legal(self.rules, state, self.seat).contains(last),
            (Some(_), None) => more.is_empty(),
        };
        if would != *done {
            let told = if would { "would be accepted" } else { "would not be accepted" };
            return Err(about(&format!("done is {done}, but {} {told}", said(lines))));
        }
        if let Some(after) = accepted.filter(|_| last.is_some()) {
            let viewer = Viewer::Seat(self.seat);
            let [shown, would] = [look, &after].map(|state| self.rules.view(state, viewer));
            if shown != would {
                let told = format!("the picture is wrong:\n{}", changed_lines(&would, &shown));
                return Err(about(&told));
            }
        }
        Ok(sketch)
    }

    /// A random whole list, as seats play it. Answers that lead elsewhere are not taken.
    fn play(
        &self,
        last: Option<R::Action>,
        picker: Option<Picker<'_, R>>,
        rng: &mut Rng,
    ) -> Option<Vec<R::Action>> {
        let (mut state, mut list) = (self.state.clone(), Vec::new());
        while list.len() < LONGEST {
            let mut open = legal(self.rules, &state, self.seat);
            let next = loop {
                if open.is_empty() {
                    return None;
                }
                let weigh = |&action: &R::Action| (action, picker.map_or(1, |picker| picker(action).max(1)));
                let action = rng.weighted(&open.iter().map(weigh).collect::<Vec<_>>());
                if Some(action) == last {
                    return Some(list);
                }
                let mut next = state.clone();
                self.rules.apply(&mut next, engine::Actor::Seat(self.seat), action, &mut ());
                list.push(action);
                if last.is_none() && self.rules.sketch(self.state, self.seat, &list)?.done {
                    return Some(list);
                }
                if self.rules.sketch(&next, self.seat, &[]).is_some() {
                    break next;
                }
                list.pop();
                open.retain(|&other| other != action);
            };
            state = next;
        }
        None
    }

    /// The lines that somebody could have wished for one by one. The others are shortcuts: without them there is a whole
    /// list of as many lines that has all the others.
    fn without_shortcuts(
        &self,
        list: &[R::Action],
        empty: &SketchOf<R>,
        rng: &mut Rng,
    ) -> Result<Vec<R::Action>, (Law, String)> {
        let plain = |line: &R::Action| empty.more.contains(line) || empty.lines.contains(line);
        let wishes: Vec<R::Action> = list.iter().copied().filter(plain).collect();
        let sketch = self.sketch(&shuffled(&wishes, rng))?;
        if sketch.lines.len() == list.len() && sketch.done && sketch.refused.is_empty() {
            return Ok(wishes);
        }
        let told = format!("could not have wished for {} one by one, but only for", said(list));
        Err(self.broken(&format!("{told} {}: {}", said(&wishes), said(&sketch.lines))))
    }

    /// A part of a whole list fits, and whatever is offered leads to a whole list.
    fn can_be_completed(&self, part: &[R::Action], rng: &mut Rng) -> Found {
        let (mut wishes, mut sketch) = (part.to_vec(), self.sketch(part)?);
        for _ in 0..LONGEST {
            if !sketch.refused.is_empty() {
                let told = format!("has wished for {}, a part of a whole list", said(&wishes));
                return Err(self.broken(&format!("{told}, and is refused {}", said(&sketch.refused))));
            }
            if sketch.more.is_empty() || sketch.done && rng.below(3) == 0 {
                break;
            }
            wishes.push(*rng.pick(&sketch.more));
            sketch = self.sketch(&wishes)?;
        }
        if sketch.done {
            return Ok(());
        }
        Err(self.broken(&format!("has wished for {}, and cannot complete that", said(&wishes))))
    }

    /// Of wishes that do not fit together, those that are kept do, and the others do not fit with them.
    fn sorts(&self, part: &[R::Action], strange: &[R::Action], rng: &mut Rng) -> Found {
        let mut wishes = part.to_vec();
        wishes.extend(strange);
        wishes.extend(part.first());
        let wishes = shuffled(&wishes, rng);
        let sketch = self.sketch(&wishes)?;
        let kept = without(&wishes, &sketch.refused).expect("that has been checked");
        let again = self.sketch(&kept)?;
        if !again.refused.is_empty() || again.lines != sketch.lines || again.more != sketch.more {
            return Err(self.broken(&format!("has wished for {}, which is what was kept", said(&kept))));
        }
        for &refused in &sketch.refused {
            let with: Vec<R::Action> = kept.iter().copied().chain([refused]).collect();
            if self.sketch(&with)?.refused.is_empty() {
                return Err(self.broken(&format!("is refused `{refused}`, which fits with {}", said(&kept))));
            }
        }
        Ok(())
    }

    /// Every whole list of what is offered, found in `legal`. `None` if that would take too long.
    fn every_list(
        &self,
        offered: &HashSet<R::Action>,
        last: Option<R::Action>,
    ) -> Option<Vec<Vec<R::Action>>> {
        let last = last?;
        let (mut lists, mut left) = (Vec::new(), SEARCHED);
        let mut open = vec![(self.state.clone(), Vec::new())];
        while let Some((state, list)) = open.pop() {
            left = left.checked_sub(1)?;
            for action in legal(self.rules, &state, self.seat) {
                if action == last {
                    lists.push(list.clone());
                } else if offered.contains(&action) {
                    let (mut next, mut longer) = (state.clone(), list.clone());
                    self.rules.apply(&mut next, engine::Actor::Seat(self.seat), action, &mut ());
                    longer.push(action);
                    open.push((next, longer));
                }
            }
            if open.len() > left as usize {
                return None;
            }
        }
        Some(lists)
    }

    /// What is offered with some wishes is what is in the whole lists that have them.
    fn offers_exactly(&self, lists: &[Vec<R::Action>], wishes: &[R::Action]) -> Found {
        let sketch = self.sketch(wishes)?;
        let rests = lists.iter().filter_map(|list| without(list, wishes));
        let mut could: HashSet<R::Action> = rests.flatten().collect();
        for filled in without(&sketch.lines, wishes).unwrap_or_default() {
            could.remove(&filled);
        }
        let offered: HashSet<R::Action> = sketch.more.iter().copied().collect();
        if could == offered {
            return Ok(());
        }
        let [could, offered] = [could, offered].map(|set| set.into_iter().collect::<Vec<_>>());
        let told = format!("has wished for {}, and is not offered just what it could add", said(wishes));
        Err(self.broken(&format!("{told}:\n{}", difference(&could, &offered))))
    }

    /// Where these lines lead. `None` if they would be refused.
    fn accepted(&self, lines: &[R::Action]) -> Option<R::State> {
        let mut state = self.state.clone();
        for &line in lines {
            if !legal(self.rules, &state, self.seat).contains(&line) {
                return None;
            }
            self.rules.apply(&mut state, engine::Actor::Seat(self.seat), line, &mut ());
        }
        Some(state)
    }

    fn broken(&self, what: &str) -> (Law, String) {
        broken(self.seat, what)
    }
}

fn legal<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Vec<R::Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    legal
}

/// A list without these. `None` if it does not have them all.
fn without<A: Copy + Eq>(list: &[A], these: &[A]) -> Option<Vec<A>> {
    let mut rest = list.to_vec();
    for one in these {
        rest.remove(rest.iter().position(|other| other == one)?);
    }
    Some(rest)
}

fn shuffled<A: Copy + Eq + Hash>(list: &[A], rng: &mut Rng) -> Vec<A> {
    let mut rest = list.to_vec();
    let mut mixed = Vec::new();
    while !rest.is_empty() {
        mixed.push(rest.swap_remove(rng.below(rest.len() as u32) as usize));
    }
    mixed
}

fn broken(seat: Seat, what: &str) -> (Law, String) {
    (Law::Sketch, format!("{seat} {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        laws::alone::alone,
        toy::{Mutant, Toy},
    };

    #[test]
    fn the_law_alone_catches_sketches_that_promise_something_else() {
        for seats in 2..=4 {
            assert_eq!(alone(&Toy::new(seats), Trial::sketched), Ok(()));
            assert_eq!(alone(&Toy::new(seats).with_plans(), Trial::sketched), Ok(()));
            for (mutant, what) in [
                (Mutant::MuddledSketch, "would not be accepted"),
                (Mutant::HastySketch, "done is true, but"),
                (Mutant::NarrowSketch, "one by one, but only for"),
                (Mutant::GenerousSketch, "not offered just what it could add"),
                (Mutant::ForgetfulSketch, "the lines are"),
                (Mutant::FadedSketch, "the picture is wrong"),
            ] {
                let found = alone(&Toy::mutant(seats, mutant).with_plans(), Trial::sketched);
                let (law, told) = found.expect_err("the bug is caught");
                assert_eq!(law, Law::Sketch, "{mutant:?} with {seats} seats: {told}");
                assert!(told.contains(what), "{mutant:?} with {seats} seats: {told}");
            }
        }
    }
}

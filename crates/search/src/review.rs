//! What a turn in a finished game was worth, compared with what else could have been played.

use engine::{Actor, Pending, Rules, Seat};

use crate::{
    Budget, Clock, Fall, Manner, Mind, Stop, Turn,
    again::{Again, Leads, is_clear},
    ahead::{Ahead, Led},
    first_judgement,
    halving::{Candidate, EXACT, halve},
    rollout::{Rollouts, luck_of},
    stats::Sample,
    tally::Tally,
    turn::{Turns, fingerprint},
};

/// A turn as it was played.
#[derive(Clone, Debug)]
pub struct PlayedTurn<R: Rules> {
    /// Whose turn it was.
    pub seat: Seat,
    /// The numbers of its entries in the record, from 0.
    pub entries: Vec<usize>,
    /// The position before it.
    pub before: R::State,
    /// What was played.
    pub actions: Vec<R::Action>,
    /// Whether there was anything to decide.
    pub choice: bool,
}

/// A turn that may go on.
struct Open<R: Rules> {
    turn: PlayedTurn<R>,
    /// The position if nobody but the seat had acted since.
    alone: R::State,
}

impl<R: Rules> Open<R> {
    /// Whether the seat could do this next if nobody else acted.
    fn goes_on(&self, rules: &R, action: R::Action, legal: &mut Vec<R::Action>) -> bool {
        let seat = self.turn.seat;
        if !is_asked(rules, &self.alone, seat) {
            return false;
        }
        legal.clear();
        rules.legal(&self.alone, seat, legal);
        legal.contains(&action)
    }
}

fn is_asked<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> bool {
    matches!(rules.pending(state), Pending::Seats(seats) if seats.contains(seat))
}

/// The turns of a game as `mind` sees them, in the order in which they ended. When several seats plan at the same time,
/// each plan is a separate turn: everything that the seat could do without the others.
pub fn played_turns<R: Rules>(
    mind: &impl Mind<R>,
    rules: &R,
    game: impl IntoIterator<Item = (Actor, R::Action)>,
) -> Vec<PlayedTurn<R>> {
    let mut state = rules.start();
    let mut open: Vec<Option<Open<R>>> = Seat::all(rules.seats()).map(|_| None).collect();
    let (mut turns, mut legal) = (Vec::new(), Vec::new());
    for (entry, (actor, action)) in game.into_iter().enumerate() {
        if let Actor::Seat(seat) = actor {
            let mine = &mut open[seat.index()];
            if mine.as_ref().is_some_and(|one| !one.goes_on(rules, action, &mut legal)) {
                turns.extend(mine.take().map(|one| one.turn));
            }
            let one = mine.get_or_insert_with(|| Open {
                turn: PlayedTurn {
                    seat,
                    entries: Vec::new(),
                    before: state.clone(),
                    actions: Vec::new(),
                    choice: false,
                },
                alone: state.clone(),
            });
            legal.clear();
            rules.legal(&state, seat, &mut legal);
            one.turn.entries.push(entry);
            one.turn.actions.push(action);
            if mind.withdraws(action) {
                // What counts is what the seat plays instead.
                let last = turns.iter_mut().rev().find(|turn: &&mut PlayedTurn<R>| turn.seat == seat);
                if let Some(withdrawn) = last {
                    withdrawn.choice = false;
                }
            } else {
                one.turn.choice |= legal.len() > 1;
            }
            rules.apply(&mut one.alone, actor, action, &mut ());
            if mind.ends_turn(rules, &state, seat, action) {
                turns.extend(mine.take().map(|one| one.turn));
            }
        }
        rules.apply(&mut state, actor, action, &mut ());
        for seat in Seat::all(rules.seats()).filter(|&seat| !is_asked(rules, &state, seat)) {
            turns.extend(open[seat.index()].take().map(|one| one.turn));
        }
    }
    turns.extend(open.into_iter().flatten().map(|one| one.turn));
    turns
}

/// A turn with its alternatives.
#[derive(Clone, Debug)]
pub struct Judged<R: Rules> {
    /// What could have been played, the best first, and what was played.
    pub candidates: Vec<Candidate<R>>,
    /// Which of them was played.
    pub played: usize,
    /// How much better the best turn was, as the seat weighs results, in games with the same luck. Empty if the best
    /// was played.
    pub lead: Sample,
    /// The same for the seat's chance of winning.
    pub chance_lead: Sample,
    /// The same for the seat's final score, from games that were played to the end.
    pub score_lead: Sample,
    /// The same for each source of points, at the end of whole games. Only after [`Judged::explain`], and if the turn lost something.
    pub sources_lead: Vec<Sample>,
    /// The same for the final score of the best rival: how much lower it is after the best turn. Only after
    /// [`Judged::explain`].
    pub rival_lead: Sample,
    /// How far the chance after the best turn may be off, if it does not come from games that were won or lost.
    pub chance_error: Option<f64>,
    /// Why the seat lost some of these games outright, and what share of them: after the best turn, and after what was
    /// played.
    pub falls: Vec<(Fall, [f32; 2])>,
    /// What happened in whole games after the best turn and after what was played. Only after [`Judged::explain`].
    pub tally: Tally,
    /// What the best turn led to, and with which luck, where turns are judged by the best turns after them.
    pub(crate) looks: Vec<Led>,
    pub(crate) luck: u64,
    /// The best turn that the seat had afterwards, if that judges what was played better than simulated games
    /// do.
    pub(crate) next: Option<Box<Next<R>>>,
}

/// A later turn of the same seat.
#[derive(Clone, Debug)]
pub(crate) struct Next<R: Rules> {
    pub(crate) before: R::State,
    pub(crate) best: Candidate<R>,
    /// What has happened since: in the turn that was played, and after it.
    pub(crate) since: [Vec<R::Event>; 2],
}

impl<R: Rules> Judged<R> {
    /// The best turn.
    pub fn best(&self) -> &Candidate<R> {
        &self.candidates[0]
    }

    /// The turn that was played.
    pub fn played(&self) -> &Candidate<R> {
        &self.candidates[self.played]
    }

    /// Judges the turn once more by a later one of the same seat, if no luck lies between them. What the seat can still
    /// reach there is not lost yet.
    ///
    /// Simulated players go on quickly after a turn. Somebody who thinks may do better, and then the turn is not to blame.
    /// `since` says what has happened from the turn to the later one: in the turn itself, and after it.
    pub fn heed(
        &mut self,
        mind: &impl Mind<R>,
        rules: &R,
        manner: Manner,
        later: (&PlayedTurn<R>, &Judged<R>),
        since: impl FnOnce() -> [Vec<R::Event>; 2],
    ) {
        let (turn, then) = later;
        if self.played == 0 || !self.is_clear() {
            return;
        }
        let mut ahead = Ahead::new(mind, rules, manner, self.luck);
        let after = |number: usize| {
            ahead.after(&turn.before, turn.seat, then.best(), luck_of(self.luck, number as u64))
        };
        let looks: Vec<Led> = (0..self.looks.len()).map(after).collect();
        let seen = Leads::between(&self.looks, &looks, turn.seat);
        if seen.value.mean() < self.lead.mean() {
            self.lead_by(seen);
            self.candidates[self.played].settle(&looks, rules);
            self.next = Some(Box::new(Next {
                before: turn.before.clone(),
                best: Candidate::new(then.best().as_turn()),
                since: since(),
            }));
        }
    }

    /// Stores how much better the best turn was.
    pub(crate) fn lead_by(&mut self, leads: Leads) {
        (self.lead, self.chance_lead, self.score_lead) = (leads.value, leads.chance, leads.score);
        self.sources_lead = leads.parts;
    }

    /// Whether the turn lost something that is more than noise.
    pub(crate) fn is_clear(&self) -> bool {
        [self.lead, self.chance_lead, self.score_lead].iter().any(is_clear)
    }
}

/// Compares the best turns of a seat, best first. `state` is what the seat may imagine.
pub fn advise<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    state: &R::State,
    seat: Seat,
    manner: Manner,
    luck: u64,
    stop: &Stop,
) -> Vec<Candidate<R>> {
    let all = worth_advising(mind, rules, state, seat, manner, 0);
    let mut all = halve(mind, rules, state, seat, all, luck, &Clock::new(manner.budget, stop).explaining());
    if let Some(odds) = mind.odds(rules) {
        let left = mind.left(rules, state);
        for one in &mut all {
            one.reckon(odds, rules, seat, left);
        }
    }
    all
}

/// Compares a turn that was played with the best others.
///
/// Half of the budget looks for the best turn. Of many turns, the one that looks best has often been lucky. So the
/// other half compares it with what was played, from the beginning and with different luck. None if no other turn is
/// worth a comparison. `course` is how the best turn of the seat before this one went on.
pub fn judge<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    turn: &PlayedTurn<R>,
    course: u8,
    manner: Manner,
    luck: u64,
    stop: &Stop,
) -> Option<Judged<R>> {
    let (state, seat) = (&turn.before, turn.seat);
    // If the first judgement looks ahead by itself, it has to look at what was played in the same way.
    let exact = mind.trust() >= EXACT;
    let wide = Manner { turns: if exact { MANY } else { manner.turns }, ..manner };
    let mut all = worth_advising(mind, rules, state, seat, wide, course);
    let is_known = keep_played(mind, rules, turn, course, &mut all);
    if all.len() < 2 {
        return None;
    }
    if exact {
        let mut place = 0..;
        all.retain(|one| place.next().is_some_and(|place| place < manner.turns) || one.kept);
    }
    let mut again = Again { mind, rules, turn, rollouts: Rollouts::new(mind, rules, !luck), luck: !luck };
    let small = !mind.weighs(rules, state, seat);
    if small && all.len() > 2 && !again.could_matter(&all) {
        return None;
    }
    // There are many small decisions, and little depends on each.
    let manner = if small { Manner { budget: half_of(manner.budget), ..manner } } else { manner };
    let (half, ahead) = (half_of(manner.budget), mind.looks_ahead(rules));
    let search = if ahead { more_of(manner.budget) } else { half };
    let mut candidates = halve(mind, rules, state, seat, all, luck, &Clock::new(search, stop).explaining());
    let played = candidates.iter().position(|candidate| candidate.kept).expect("it stays in");
    candidates[played].course = again.best_course(&candidates, played, course);
    let mut judged = Judged {
        candidates,
        played,
        lead: Sample::default(),
        chance_lead: Sample::default(),
        score_lead: Sample::default(),
        sources_lead: Vec::new(),
        rival_lead: Sample::default(),
        chance_error: None,
        falls: Vec::new(),
        tally: Tally::default(),
        looks: Vec::new(),
        luck: !luck,
        next: None,
    };
    let clock = Clock::new(half, stop);
    if ahead {
        again.look_ahead(&mut judged, manner, &clock);
    } else {
        again.compare(&mut judged, &clock);
    }
    if exact && is_known {
        if judged.played > 0 {
            let by = judged.best().guess - judged.played().guess;
            judged.lead.add_imagined(by.into(), mind.trust().into());
        }
        // What people read is what the turns were judged by.
        judged.candidates.iter_mut().for_each(|one| one.expected[seat] = one.guess);
    }
    Some(judged)
}

/// Makes sure that what was played stays among the turns. Returns whether it was one of them.
fn keep_played<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    turn: &PlayedTurn<R>,
    course: u8,
    all: &mut Vec<Candidate<R>>,
) -> bool {
    let (state, seat) = (&turn.before, turn.seat);
    let after = |actions: &[R::Action]| {
        let mut state = state.clone();
        for &action in actions {
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
        }
        state
    };
    let end = after(&turn.actions);
    let same = |candidate: &&mut Candidate<R>| fingerprint(&after(&candidate.actions)) == fingerprint(&end);
    if let Some(same) = all.iter_mut().find(same) {
        same.actions.clone_from(&turn.actions);
        same.kept = true;
        return true;
    }
    let played =
        Turn { actions: turn.actions.clone(), value: first_judgement(mind, rules, &end, seat), course };
    all.push(Candidate { kept: true, ..Candidate::new(played) });
    false
}

/// How many turns to look at so that what was played is among them.
const MANY: usize = 64;

/// The turns to compare for people.
fn worth_advising<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    state: &R::State,
    seat: Seat,
    manner: Manner,
    course: u8,
) -> Vec<Candidate<R>> {
    let mut turns = Turns::new(manner.width).for_people();
    turns.course = course;
    mind.turns(rules, state, seat, manner.turns, &mut turns);
    if turns.found.is_empty() {
        turns = Turns::new(manner.width);
        turns.course = course;
        mind.turns(rules, state, seat, manner.turns, &mut turns);
    }
    drop_detours(&mut turns.found);
    turns.found.drain(..).map(Candidate::new).collect()
}

/// Drops turns that do the same as another one in more steps, such as starting an offer, withdrawing it and building.
/// Bots do not mind them, but people wonder what they are for.
fn drop_detours<R: Rules>(turns: &mut Vec<Turn<R>>) {
    let is_detour = |long: &Turn<R>, short: &Turn<R>| {
        let mut steps = long.actions.iter();
        long.actions.len() > short.actions.len()
            && (-NEARLY..SAME).contains(&(long.value - short.value))
            && short.actions.iter().all(|action| steps.any(|step| step == action))
    };
    let detours: Vec<bool> =
        turns.iter().map(|long| turns.iter().any(|short| is_detour(long, short))).collect();
    let mut detours = detours.into_iter();
    turns.retain(|_| !detours.next().unwrap_or(false));
}

/// A turn that looks better by less than this is no better.
const SAME: f32 = 1e-4;
/// How much worse a detour may look. It can use up something that hardly matters, such as the right to make an offer.
const NEARLY: f32 = 0.15;

fn half_of(budget: Budget) -> Budget {
    match budget {
        Budget::Simulations(count) => Budget::Simulations(count.div_ceil(2)),
        Budget::Time(time) => Budget::Time(time / 2),
    }
}

/// Roughly how many times its budget a turn takes where turns are judged by the best turns after them. It is searched
/// with four times as many games, and for every tenth of them there are two looks ahead with 48 each. The luck before
/// it takes as many looks, and there are small decisions between the turns. In 110 reviews of Orléans, Natick and
/// Burgundy alone it was 10 to 53 times.
pub const AHEAD_WORK: u32 = 30;

/// Where a seat can make up for a turn later, good turns are hard to find with few games.
fn more_of(budget: Budget) -> Budget {
    match budget {
        Budget::Simulations(count) => Budget::Simulations(count.saturating_mul(4)),
        Budget::Time(_) => half_of(budget),
    }
}

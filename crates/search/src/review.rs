//! What a turn in a finished game was worth, compared with what else could have been played.

use engine::{Actor, Pending, Rules, Seat};

use crate::{
    Budget, Clock, Fall, Manner, Mind, Stop, Turn,
    ahead::{Ahead, Led},
    calibration::Odds,
    first_judgement,
    halving::{Candidate, EXACT, halve},
    mind::two_sided,
    rollout::{Rollouts, luck_of},
    stats::Sample,
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

/// The turns of a game as `mind` sees them, in the order in which they ended. When several seats plan at once, each plan is
/// a turn of its own: everything that the seat could do without the others.
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
            one.turn.choice |= legal.len() > 1;
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
    /// Where the turn that was played is among them.
    pub played: usize,
    /// By how much the best turn was better, as the seat weighs results, in games with the same luck. Empty if the best
    /// was played.
    pub lead: Sample,
    /// The same for the seat's chance of winning.
    pub chance_lead: Sample,
    /// The same for the seat's final score, from games that were played to the end.
    pub score_lead: Sample,
    /// The same for each source of points, at the end of whole games. Only if the turn lost something.
    pub sources_lead: Vec<Sample>,
    /// How far the chance after the best turn may be off, if it does not come from games that were won or lost.
    pub chance_error: Option<f64>,
    /// Why the seat lost some of these games at once, and in which share of them: after the best turn, and after what was played.
    pub falls: Vec<(Fall, [f32; 2])>,
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
/// Half of the budget looks for the best turn. Of many turns, the one that looks best has often been lucky. So the other
/// half compares it with what was played, from the beginning and with luck of its own. None if no other turn is worth a
/// comparison. `course` is how the best turn of the seat before this one went on.
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
    let after = |actions: &[R::Action]| {
        let mut state = state.clone();
        for &action in actions {
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
        }
        state
    };
    let end = after(&turn.actions);
    let same = |candidate: &&mut Candidate<R>| fingerprint(&after(&candidate.actions)) == fingerprint(&end);
    let mut is_known = false;
    if let Some(same) = all.iter_mut().find(same) {
        same.actions.clone_from(&turn.actions);
        same.kept = true;
        is_known = true;
    } else {
        let played =
            Turn { actions: turn.actions.clone(), value: first_judgement(mind, rules, &end, seat), course };
        all.push(Candidate { kept: true, ..Candidate::new(played) });
    }
    if all.len() < 2 {
        return None;
    }
    if exact {
        let mut place = 0..;
        all.retain(|one| place.next().is_some_and(|place| place < manner.turns) || one.kept);
    }
    let half = half_of(manner.budget);
    let odds = mind.odds(rules);
    let search = if odds.is_some() { more_of(manner.budget) } else { half };
    let mut candidates = halve(mind, rules, state, seat, all, luck, &Clock::new(search, stop).explaining());
    let played = candidates.iter().position(|candidate| candidate.kept).expect("it stays in");
    let mut again = Again { mind, rules, turn, rollouts: Rollouts::new(mind, rules, !luck), luck: !luck };
    candidates[played].course = again.best_course(&candidates, played, course);
    let mut judged = Judged {
        candidates,
        played,
        lead: Sample::default(),
        chance_lead: Sample::default(),
        score_lead: Sample::default(),
        sources_lead: Vec::new(),
        chance_error: None,
        falls: Vec::new(),
    };
    match odds {
        Some(odds) => again.look_ahead(&mut judged, odds, manner, &Clock::new(half, stop)),
        None => again.compare(&mut judged, &Clock::new(half, stop)),
    }
    if exact && is_known && judged.played > 0 {
        let by = judged.best().guess - judged.played().guess;
        judged.lead.believe(by.into(), mind.trust().into());
    }
    Some(judged)
}

/// How many turns to look at, to have what was played among them.
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

/// Drops turns that do the same as another one, with more steps: start an offer, withdraw it, and build. Bots do not mind
/// them, but people wonder what they are for.
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

/// A turn that looks better by less is no better.
const SAME: f32 = 1e-4;
/// By how much a detour may look worse. It can use up something that hardly matters, such as the right to make an offer.
const NEARLY: f32 = 0.15;

fn half_of(budget: Budget) -> Budget {
    match budget {
        Budget::Simulations(count) => Budget::Simulations(count.div_ceil(2)),
        Budget::Time(time) => Budget::Time(time / 2),
    }
}

/// How many times its budget a turn against the box itself takes at most, about. It is searched with four times as many games,
/// and for every tenth of them there are two looks ahead with 48 each.
pub const AHEAD_WORK: u32 = 14;

/// Against the box itself, good turns are hard to find with few games.
fn more_of(budget: Budget) -> Budget {
    match budget {
        Budget::Simulations(count) => Budget::Simulations(count.saturating_mul(4)),
        Budget::Time(_) => half_of(budget),
    }
}

/// After so many looks ahead it is enough if they all say the same.
const SURE: u32 = 6;

/// Whether looks ahead say the same.
fn is_settled(led: &[Led]) -> bool {
    led.iter().map(|one| one.chance).collect::<Sample>().deviation() < 0.01
}

/// How often to look ahead to the next turn.
fn looks(budget: Budget) -> u32 {
    match budget {
        Budget::Simulations(count) => (count / 10).clamp(4, 64),
        Budget::Time(_) => 64,
    }
}

/// The fewest games for each of two turns that are compared, whatever the budget.
const FEWEST: u32 = 4;
/// How many whole games say by which points two turns differ.
const WHOLE: u16 = 64;

/// Whether a lead is more than noise.
#[expect(clippy::cast_precision_loss, reason = "there are few games")]
fn is_clear(lead: &Sample) -> bool {
    lead.count() > 0 && lead.mean() * (lead.count() as f64).sqrt() > 1.9 * lead.deviation()
}

/// Compares the best turn with the one that was played once more.
struct Again<'a, R: Rules, M: Mind<R>> {
    mind: &'a M,
    rules: &'a R,
    turn: &'a PlayedTurn<R>,
    rollouts: Rollouts<'a, R, M>,
    luck: u64,
}

/// How many games tell which course suits a turn.
const TRIED: u64 = 12;

impl<R: Rules, M: Mind<R>> Again<'_, R, M> {
    /// The course that suits what was played best: those of all turns, and the one before. The games after the best turn follow the
    /// best course for it, and otherwise a turn would be blamed for what comes after it.
    fn best_course(&mut self, candidates: &[Candidate<R>], played: usize, before: u8) -> u8 {
        let own = candidates[played].course;
        let mut courses = vec![candidates[0].course];
        for course in candidates.iter().map(|one| one.course).chain([before, own]) {
            if !courses.contains(&course) {
                courses.push(course);
            }
        }
        if played == 0 || courses.len() == 1 {
            return own;
        }
        let (rules, seat) = (self.rules, self.turn.seat);
        let mut best = (f64::NEG_INFINITY, own);
        for course in courses {
            let candidate = Candidate { course, ..Candidate::new(candidates[played].as_turn()) };
            let mut sample = Sample::default();
            for number in 0..TRIED {
                // Other luck than in the comparison.
                let luck = luck_of(!self.luck, number);
                let (expected, _) = self.rollouts.play(&self.turn.before, seat, &candidate, u32::MAX, luck);
                sample.add(f64::from(self.mind.utility(rules, &expected, seat)));
            }
            if sample.mean() > best.0 {
                best = (sample.mean(), course);
            }
        }
        best.1
    }

    fn compare(&mut self, judged: &mut Judged<R>, clock: &Clock) {
        let (mind, rules, seat) = (self.mind, self.rules, self.turn.seat);
        let places = if judged.played == 0 { vec![0] } else { vec![0, judged.played] };
        for &place in &places {
            judged.candidates[place].forget();
        }
        let alone = Seat::all(rules.seats()).all(|other| rules.side(other) == rules.side(seat));
        let goal = if alone { u32::MAX } else { mind.goal(rules, &self.turn.before) };
        let most = (clock.simulations() / places.len() as u32).max(FEWEST);
        let mut number = 0;
        while number < FEWEST || (number < most && !clock.is_over()) {
            let luck = luck_of(self.luck, number.into());
            let (mut weighed, mut scores) = ([(0.0, 0.0); 2], [None; 2]);
            for ((one, score), &place) in weighed.iter_mut().zip(&mut scores).zip(&places) {
                let candidate = &mut judged.candidates[place];
                let (expected, end) = self.rollouts.play(&self.turn.before, seat, candidate, goal, luck);
                candidate.add(mind, rules, &end, &expected, seat);
                let chance = mind.chances(rules, &end, &expected)[seat];
                *one = (f64::from(mind.utility(rules, &expected, seat)), f64::from(chance));
                *score = rules.outcome(&end).map(|outcome| f64::from(outcome.scores[seat]));
            }
            if places.len() == 2 {
                judged.lead.add(weighed[0].0 - weighed[1].0);
                judged.chance_lead.add(weighed[0].1 - weighed[1].1);
            }
            if let [Some(best), Some(played)] = scores {
                judged.score_lead.add(best - played);
            }
            number += 1;
        }
        if [judged.lead, judged.chance_lead, judged.score_lead].iter().any(is_clear) {
            self.explain(judged, WHOLE);
        }
    }

    /// The same against the box itself: by the best turns after them.
    fn look_ahead(&mut self, judged: &mut Judged<R>, odds: Odds, manner: Manner, clock: &Clock) {
        let mut ahead = Ahead::new(self.mind, self.rules, odds, manner, self.luck);
        let looks = looks(manner.budget);
        let places = if judged.played == 0 { vec![0] } else { vec![0, judged.played] };
        let led = self.led(&mut ahead, judged, &places, looks, clock);
        let chances: Sample = led[0].iter().map(|one| one.chance).collect();
        judged.chance_error = Some(chances.error());
        if let [best, played] = &led[..] {
            judged.chance_lead =
                best.iter().zip(played).map(|(best, played)| best.chance - played.chance).collect();
            judged.lead = best.iter().zip(played).map(|(best, played)| best.value - played.value).collect();
            judged.score_lead =
                best.iter().zip(played).map(|(best, played)| best.score - played.score).collect();
        }
        let clear = [judged.lead, judged.chance_lead, judged.score_lead].iter().any(is_clear);
        // People only see a few others, and only as many as are better.
        let others = (1..judged.candidates.len()).filter(|&place| place != judged.played);
        let others: Vec<usize> = others.take(if clear { 2 } else { 1 }).collect();
        self.led(&mut ahead, judged, &others, looks.div_ceil(3), clock);
        if clear {
            self.explain(judged, WHOLE);
        }
        // By what the scores of the looks consist of, so that the parts add up to their difference.
        if let (true, [best, played]) = (clear, &led[..]) {
            let parts = best.first().map_or(0, |one| one.parts.len());
            let lead = |part: usize| {
                let pairs = best.iter().zip(played);
                pairs.map(|(best, played)| f64::from(best.parts[part] - played.parts[part])).collect()
            };
            judged.sources_lead = (0..parts).map(lead).collect();
        }
    }

    /// What turns lead to, with the same luck for each.
    fn led(
        &self,
        ahead: &mut Ahead<'_, R, M>,
        judged: &mut Judged<R>,
        places: &[usize],
        looks: u32,
        clock: &Clock,
    ) -> Vec<Vec<Led>> {
        let seat = self.turn.seat;
        let mut led = vec![Vec::new(); places.len()];
        for number in 0..looks {
            let luck = luck_of(self.luck, number.into());
            for (led, &place) in led.iter_mut().zip(places) {
                led.push(ahead.after(&self.turn.before, seat, &judged.candidates[place], luck));
            }
            if clock.is_over() || number + 1 >= SURE && led.iter().all(|led| is_settled(led)) {
                break;
            }
        }
        for (led, &place) in led.iter().zip(places) {
            let mean = |of: fn(&Led) -> f64| led.iter().map(of).collect::<Sample>();
            let candidate = &mut judged.candidates[place];
            candidate.utility = mean(|one| one.value);
            candidate.score = mean(|one| one.score);
            candidate.chances = two_sided(self.rules, seat, mean(|one| one.chance).mean() as f32);
            candidate.expected[seat] = candidate.utility.mean() as f32;
        }
        led
    }

    /// Says by which points the best turn is better at the end of whole games, and what loses them at once.
    fn explain(&self, judged: &mut Judged<R>, games: u16) {
        let seat = self.turn.seat;
        // Whole games are long.
        let mut rollouts = Rollouts::quick(self.mind, self.rules, self.luck);
        let mut leads: Vec<Sample> = Vec::new();
        let mut falls: Vec<(Fall, [f32; 2])> = Vec::new();
        for number in 0..games {
            let luck = luck_of(self.luck, number.into());
            let mut points = [Vec::new(), Vec::new()];
            for (place, (points, candidate)) in
                points.iter_mut().zip([judged.best(), judged.played()]).enumerate()
            {
                let (_, end) = rollouts.play(&self.turn.before, seat, candidate, u32::MAX, luck);
                self.mind.sources(self.rules, &end, seat, points);
                if let Some(fall) = self.mind.fell(self.rules, &end, seat) {
                    let known = falls.iter().position(|(one, _)| *one == fall);
                    let at = known.unwrap_or(falls.len());
                    if known.is_none() {
                        falls.push((fall, [0.0; 2]));
                    }
                    falls[at].1[place] += 1.0 / f32::from(games);
                }
            }
            let [best, played] = points;
            leads.resize(best.len(), Sample::default());
            for (lead, (more, less)) in leads.iter_mut().zip(best.into_iter().zip(played)) {
                lead.add(f64::from(more - less));
            }
        }
        (judged.sources_lead, judged.falls) = (leads, falls);
    }
}

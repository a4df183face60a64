//! Compares the best turn with the one that was played once more.

use engine::{PerSeat, Rules, Seat};

use crate::{
    Budget, Clock, Fall, Judged, Manner, Mind, PlayedTurn,
    ahead::{Ahead, Led},
    halving::Candidate,
    mind::chances_from,
    pairs::{Start, pairs},
    rollout::{Rollouts, luck_of},
    stats::Sample,
    tally::Tally,
};

/// After this many looks ahead it is enough if they all agree.
const SURE: u32 = 6;

/// Whether the looks ahead agree about a seat.
fn is_settled(led: &[Led], seat: Seat) -> bool {
    led.iter().map(|one| one.chance(seat)).collect::<Sample>().deviation() < 0.01
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
/// How many whole games show which points two turns differ by: games between quick players, and games between players
/// that think in whole turns. The latter take longer, but they make far more of a position.
const WHOLE: u16 = 160;
const WHOLE_WITH_FORESIGHT: u16 = 40;

/// Whether a lead is more than noise.
pub(crate) fn is_clear(lead: &Sample) -> bool {
    lead.count() > 0 && lead.mean() > 1.9 * lead.error()
}

/// Compares the best turn with the one that was played once more.
pub(crate) struct Again<'a, R: Rules, M: Mind<R>> {
    pub(crate) mind: &'a M,
    pub(crate) rules: &'a R,
    pub(crate) turn: &'a PlayedTurn<R>,
    pub(crate) rollouts: Rollouts<'a, R, M>,
    pub(crate) luck: u64,
}

/// How many games show whether a small decision is worth more of them.
const SCREENED: u64 = 24;
/// How many games show which course suits a turn.
const TRIED: u64 = 12;

impl<R: Rules, M: Mind<R>> Again<'_, R, M> {
    /// The course that suits what was played best: those of all turns, and the one before. The games after the best
    /// turn follow the best course for it, and without this a turn would be blamed for what comes after it.
    pub(crate) fn best_course(&mut self, candidates: &[Candidate<R>], played: usize, before: u8) -> u8 {
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
                // Different luck from that of the comparison.
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

    /// Whether a small decision is worth a comparison: whether in a few games another turn looks better than what was
    /// played.
    pub(crate) fn could_matter(&mut self, candidates: &[Candidate<R>]) -> bool {
        let (mind, rules, seat) = (self.mind, self.rules, self.turn.seat);
        let goal = mind.goal(rules, &self.turn.before);
        let mut results = |candidate: &Candidate<R>| -> Vec<f64> {
            let luck = |number| luck_of(!self.luck, number);
            let mut play =
                |number| self.rollouts.play(&self.turn.before, seat, candidate, goal, luck(number)).0;
            (0..SCREENED).map(|number| f64::from(mind.utility(rules, &play(number), seat))).collect()
        };
        let Some(played) = candidates.iter().find(|one| one.kept) else { return false };
        let played = results(played);
        candidates.iter().filter(|one| !one.kept).any(|one| {
            let lead: Sample = results(one).iter().zip(&played).map(|(one, played)| one - played).collect();
            is_clear(&lead)
        })
    }

    pub(crate) fn compare(&mut self, judged: &mut Judged<R>, clock: &Clock) {
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
                candidate.add(mind, rules, [&self.turn.before, &end], &expected, seat);
                let chance = chances_from(mind, rules, &self.turn.before, &end, &expected)[seat];
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
    }

    /// The same against the box itself: by the best turns after them.
    pub(crate) fn look_ahead(&mut self, judged: &mut Judged<R>, manner: Manner, clock: &Clock) {
        let seat = self.turn.seat;
        let mut ahead = Ahead::new(self.mind, self.rules, manner, self.luck);
        let looks = looks(manner.budget);
        let places = if judged.played == 0 { vec![0] } else { vec![0, judged.played] };
        let mut led = self.led(&mut ahead, judged, &places, looks, clock);
        let chances: Sample = led[0].iter().map(|one| one.chance(seat)).collect();
        judged.chance_error = Some(chances.error());
        if let [best, played] = &led[..] {
            judged.lead_by(Leads::between(best, played, seat));
        }
        // People only see a few others, and only as many as are better.
        let others = (1..judged.candidates.len()).filter(|&place| place != judged.played);
        let others: Vec<usize> = others.take(if judged.is_clear() { 2 } else { 1 }).collect();
        self.led(&mut ahead, judged, &others, looks.div_ceil(3), clock);
        judged.looks = led.swap_remove(0);
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
            if clock.is_over() || number + 1 >= SURE && led.iter().all(|led| is_settled(led, seat)) {
                break;
            }
        }
        for (led, &place) in led.iter().zip(places) {
            judged.candidates[place].settle(led, self.rules);
        }
        led
    }
}

impl<R: Rules> Candidate<R> {
    /// Stores what the turn led to.
    pub(crate) fn settle(&mut self, led: &[Led], rules: &R) {
        self.utility = led.iter().map(|one| one.value).collect();
        self.score = led.iter().filter_map(|one| one.score).collect();
        for seat in Seat::all(rules.seats()) {
            let mean = |of: fn(&Led) -> &PerSeat<f32>| {
                led.iter().map(|one| f64::from(of(one)[seat])).collect::<Sample>().mean() as f32
            };
            self.chances[seat] = mean(|one| &one.chances);
            self.expected[seat] = mean(|one| &one.expected);
        }
    }
}

/// How much better the best turn is than another one, in looks ahead with the same luck.
pub(crate) struct Leads {
    pub(crate) value: Sample,
    pub(crate) chance: Sample,
    pub(crate) score: Sample,
    /// What the scores consist of, so that the parts add up to their difference. Empty if not all looks know them.
    pub(crate) parts: Vec<Sample>,
}

impl Leads {
    pub(crate) fn between(best: &[Led], other: &[Led], seat: Seat) -> Leads {
        let pairs = || best.iter().zip(other);
        let scores = pairs().map(|(best, other)| best.score.zip(other.score));
        let part = |part: usize| {
            pairs().map(|(best, other)| f64::from(best.parts[part] - other.parts[part])).collect()
        };
        let ended = best.iter().chain(other).all(|one| one.score.is_some());
        let parts = best.first().filter(|_| ended).map_or(0, |one| one.parts.len());
        Leads {
            value: pairs().map(|(best, other)| best.value - other.value).collect(),
            chance: pairs().map(|(best, other)| best.chance(seat) - other.chance(seat)).collect(),
            score: scores.flatten().map(|(best, other)| best - other).collect(),
            parts: (0..parts).map(part).collect(),
        }
    }
}

impl<R: Rules> Judged<R> {
    /// Finds which points make the best turn better at the end of whole games, and what loses them outright. Only if
    /// the turn lost something.
    pub fn explain(&mut self, mind: &impl Mind<R>, rules: &R, turn: &PlayedTurn<R>) {
        if !self.is_clear() {
            return;
        }
        let games = mind.foresight(rules).map_or(WHOLE, |_| WHOLE_WITH_FORESIGHT);
        let mut leads: Vec<Sample> = Vec::new();
        let mut falls: Vec<(Fall, [f32; 2])> = Vec::new();
        let (mut rivals, mut tally) = (Sample::default(), Tally::default());
        let best = Start { before: &turn.before, turn: self.best(), since: [&[], &[]] };
        let played = match &self.next {
            Some(next) => {
                let [turn, rest] = &next.since;
                Start { before: &next.before, turn: &next.best, since: [turn, rest] }
            }
            None => Start { before: &turn.before, turn: self.played(), since: [&[], &[]] },
        };
        pairs(mind, rules, turn.seat, [&best, &played], (games, self.luck), &mut |pair| {
            let (mut points, mut rival) = ([Vec::new(), Vec::new()], [None; 2]);
            for (place, (points, end)) in points.iter_mut().zip(&pair.ends).enumerate() {
                mind.sources(rules, end, turn.seat, points);
                rival[place] = best_rival(rules, end, turn.seat);
                if let Some(fall) = mind.fell(rules, end, turn.seat) {
                    let known = falls.iter().position(|(one, _)| *one == fall);
                    let at = known.unwrap_or(falls.len());
                    if known.is_none() {
                        falls.push((fall, [0.0; 2]));
                    }
                    falls[at].1[place] += 1.0 / f32::from(games);
                }
            }
            if let [Some(best), Some(played)] = rival {
                rivals.add(played - best);
            }
            let [best, played] = points;
            leads.resize(best.len(), Sample::default());
            for (lead, (more, less)) in leads.iter_mut().zip(best.into_iter().zip(played)) {
                lead.add(f64::from(more - less));
            }
            pair.count(&mut tally);
        });
        (self.falls, self.rival_lead, self.tally) = (falls, rivals, tally);
        if self.sources_lead.is_empty() {
            self.sources_lead = leads;
        }
    }
}

/// The final score of a seat's best rival.
fn best_rival<R: Rules>(rules: &R, end: &R::State, seat: Seat) -> Option<f64> {
    let scores = rules.outcome(end)?.scores;
    let rivals = Seat::all(rules.seats()).filter(|&other| rules.side(other) != rules.side(seat));
    rivals.map(|rival| f64::from(scores[rival])).reduce(f64::max)
}

//! The best turn and the one that was played, compared once more.

use engine::{PerSeat, Rules, Seat};

use crate::{
    Budget, Clock, Fall, Judged, Manner, Mind, PlayedTurn,
    ahead::{Ahead, Led},
    halving::Candidate,
    mind::chances_from,
    rollout::{Rollouts, luck_of},
    stats::Sample,
};

/// After so many looks ahead it is enough if they all say the same.
const SURE: u32 = 6;

/// Whether looks ahead say the same about a seat.
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
/// How many whole games say by which points two turns differ: between quick players, and between those who think in whole turns. These
/// take longer, but they make far more of a position.
const WHOLE: u16 = 160;
const WHOLE_WITH_FORESIGHT: u16 = 40;

/// Whether a lead is more than noise.
fn is_clear(lead: &Sample) -> bool {
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

/// How many games tell whether a small decision is worth more of them.
const SCREENED: u64 = 24;
/// How many games tell which course suits a turn.
const TRIED: u64 = 12;

impl<R: Rules, M: Mind<R>> Again<'_, R, M> {
    /// The course that suits what was played best: those of all turns, and the one before. The games after the best turn follow the
    /// best course for it, and otherwise a turn would be blamed for what comes after it.
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

    /// Whether a small decision is worth a comparison: in a few games, another turn looks better than what was played.
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
        if [judged.lead, judged.chance_lead, judged.score_lead].iter().any(is_clear) {
            self.explain(judged);
        }
    }

    /// The same against the box itself: by the best turns after them.
    pub(crate) fn look_ahead(&mut self, judged: &mut Judged<R>, manner: Manner, clock: &Clock) {
        let seat = self.turn.seat;
        let mut ahead = Ahead::new(self.mind, self.rules, manner, self.luck);
        let looks = looks(manner.budget);
        let places = if judged.played == 0 { vec![0] } else { vec![0, judged.played] };
        let led = self.led(&mut ahead, judged, &places, looks, clock);
        let chances: Sample = led[0].iter().map(|one| one.chance(seat)).collect();
        judged.chance_error = Some(chances.error());
        if let [best, played] = &led[..] {
            judged.chance_lead = best
                .iter()
                .zip(played)
                .map(|(best, played)| best.chance(seat) - played.chance(seat))
                .collect();
            judged.lead = best.iter().zip(played).map(|(best, played)| best.value - played.value).collect();
            let scores = best.iter().zip(played).map(|(best, played)| best.score.zip(played.score));
            judged.score_lead = scores.flatten().map(|(best, played)| best - played).collect();
        }
        let clear = [judged.lead, judged.chance_lead, judged.score_lead].iter().any(is_clear);
        // People only see a few others, and only as many as are better.
        let others = (1..judged.candidates.len()).filter(|&place| place != judged.played);
        let others: Vec<usize> = others.take(if clear { 2 } else { 1 }).collect();
        self.led(&mut ahead, judged, &others, looks.div_ceil(3), clock);
        if clear {
            self.explain(judged);
        }
        // By what the scores of the looks consist of, so that the parts add up to their difference.
        let ended = led.iter().flatten().all(|one| one.score.is_some());
        if let (true, [best, played]) = (clear && ended, &led[..]) {
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
            if clock.is_over() || number + 1 >= SURE && led.iter().all(|led| is_settled(led, seat)) {
                break;
            }
        }
        for (led, &place) in led.iter().zip(places) {
            let candidate = &mut judged.candidates[place];
            candidate.utility = led.iter().map(|one| one.value).collect();
            candidate.score = led.iter().filter_map(|one| one.score).collect();
            for seat in Seat::all(self.rules.seats()) {
                let mean = |of: fn(&Led) -> &PerSeat<f32>| {
                    led.iter().map(|one| f64::from(of(one)[seat])).collect::<Sample>().mean() as f32
                };
                candidate.chances[seat] = mean(|one| &one.chances);
                candidate.expected[seat] = mean(|one| &one.expected);
            }
        }
        led
    }

    /// Says by which points the best turn is better at the end of whole games, and what loses them at once.
    fn explain(&self, judged: &mut Judged<R>) {
        let seat = self.turn.seat;
        let games = self.mind.foresight(self.rules).map_or(WHOLE, |_| WHOLE_WITH_FORESIGHT);
        let mut rollouts = Rollouts::new(self.mind, self.rules, self.luck);
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

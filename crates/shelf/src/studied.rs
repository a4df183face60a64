//! A game that is being studied.

use engine::{PerSeat, Rules, Seat};
use play::{EventNote, Match};
use protocol::{ChancesOf, EventInfo, FallenSeat, Gain, REVIEW_VERSION, Review, ReviewPart};
use search::{
    Budget, Candidate, Judged, Mind as _, PlayedTurn, Stroke, continued, final_chances, judge, played_turns,
};

use crate::{
    assumed::Assumed,
    levels::manner,
    lucky::{ChanceRun, chance_runs},
    spec::BoxSpec,
    subject::{self, Ask, Judgement, Outline, PlayedNote, Subject, Tried, Weighed},
    tried::{counts_points, event_info, tried},
};

/// A game, its turns, and what was found about them.
pub(crate) struct Studied<'a, B: BoxSpec> {
    game: &'a Match<B::Rules>,
    mind: B::Mind,
    assumed: Assumed,
    turns: Vec<PlayedTurn<B::Rules>>,
    judged: Vec<Option<Judged<B::Rules>>>,
    strokes: Vec<ChanceRun<B>>,
}

impl<'a, B: BoxSpec> Studied<'a, B> {
    pub(crate) fn new(game: &'a Match<B::Rules>, assumed: Assumed) -> Studied<'a, B> {
        let mind = B::mind(0);
        let turns = played_turns(&mind, game.rules(), game.actions());
        let turns: Vec<PlayedTurn<B::Rules>> = turns.into_iter().filter(|turn| turn.choice).collect();
        let judged = turns.iter().map(|_| None).collect();
        Studied { game, mind, assumed, turns, judged, strokes: chance_runs(game) }
    }

    fn rules(&self) -> &'a B::Rules {
        self.game.rules()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<B> {
        Seat::all(self.rules().seats())
    }

    fn is_weighty(&self, turn: &PlayedTurn<B::Rules>) -> bool {
        self.mind.weighs(self.rules(), &turn.before, turn.seat)
    }

    /// A turn that has been judged.
    fn judged(&self, turn: usize) -> (&PlayedTurn<B::Rules>, &Judged<B::Rules>) {
        (&self.turns[turn], self.judged[turn].as_ref().expect("the turn has been judged"))
    }

    /// What the chances of all seats add up to, if that is fixed.
    fn sum(&self) -> Option<f32> {
        let rules = self.rules();
        let partners = self.seats().filter(|&seat| rules.side(seat) == rules.side(Seat(0))).count();
        #[expect(clippy::cast_precision_loss, reason = "there are few seats")]
        let sum = partners as f32;
        (partners < rules.seats().into()).then_some(sum)
    }

    fn listed<T: Copy>(&self, values: &PerSeat<T>) -> Vec<T> {
        self.seats().map(|seat| values[seat]).collect()
    }

    /// A review without turns.
    fn review(&self) -> Review {
        let (rules, state) = (self.rules(), self.game.state());
        let part = |part: &'static str| ReviewPart {
            part: part.to_owned(),
            title: B::part_title(rules, part).to_owned(),
            clause: B::part_clause(rules, part).map(str::to_owned),
        };
        let fallen = |seat| {
            let fall = self.mind.fell(rules, state, seat)?;
            Some(FallenSeat { seat, title: fall.title.to_owned(), clause: fall.clause.to_owned() })
        };
        Review {
            version: REVIEW_VERSION,
            seats: rules.seats(),
            budget: String::new(),
            points: counts_points::<B>(rules, &self.mind),
            counts: B::score_name(rules).map(str::to_owned),
            parts: B::parts(rules).into_iter().map(part).collect(),
            ahead: self.mind.looks_ahead(rules),
            chances: match (self.mind.odds(rules), self.sum()) {
                (None, _) => ChancesOf::Simulated,
                (Some(_), Some(_)) => ChancesOf::Experts,
                (Some(_), None) => ChancesOf::ExpertAgainstGame,
            },
            goal: B::goal_clause(rules).map(str::to_owned),
            reached: self.reached(),
            head_start: B::head_start(rules),
            ending: self.game.outcome().map(|_| B::ending(rules, state).to_owned()),
            fallen: self.seats().filter_map(fallen).collect(),
            turns: Vec::new(),
            last_luck: Vec::new(),
            last_rest: Vec::new(),
            summary: Vec::new(),
            unfinished: false,
        }
    }

    fn reached(&self) -> Vec<Vec<(String, [i32; 2])>> {
        let (rules, state) = (self.rules(), self.game.state());
        let needed = B::needed(rules, state);
        if self.game.outcome().is_none() || needed.is_empty() {
            return Vec::new();
        }
        let reached = |seat| {
            let mut counts = Vec::new();
            B::count_parts(rules, state, seat, &mut counts);
            let pairs = counts.into_iter().zip(&needed).map(|(count, &needed)| [count, needed]);
            B::parts(rules).into_iter().map(str::to_owned).zip(pairs).collect()
        };
        self.seats().map(reached).collect()
    }
}

impl<B: BoxSpec> Subject for Studied<'_, B> {
    fn outline(&self) -> Outline {
        let rules = self.rules();
        Outline {
            review: self.review(),
            scored: rules.scored(),
            sum: self.sum(),
            sides: self.seats().map(|seat| rules.side(seat)).collect(),
            assumed: self.assumed,
            quick: B::QUICK,
            heeds_answers: self.mind.heeds_answers(),
            end: self.game.outcome().map(|outcome| self.listed(&final_chances(rules, &outcome))),
        }
    }

    fn turns(&self) -> Vec<PlayedNote> {
        let note = |turn: &PlayedTurn<B::Rules>| PlayedNote {
            seat: turn.seat,
            when: B::when(self.rules(), &turn.before),
            entries: turn.entries.clone(),
            is_weighty: self.is_weighty(turn),
        };
        self.turns.iter().map(note).collect()
    }

    fn strokes(&self) -> Vec<Vec<usize>> {
        self.strokes.iter().map(|stroke| stroke.entries.clone()).collect()
    }

    fn judge(&mut self, turn: usize, course: u8, ask: Ask<'_>) -> Option<u8> {
        let manner = manner::<B>(ask.budget);
        let judged = judge(&self.mind, self.rules(), &self.turns[turn], course, manner, ask.luck, ask.stop)?;
        let course = judged.best().course;
        self.judged[turn] = Some(judged);
        Some(course)
    }

    fn judge_again(&mut self, turn: usize, later: usize, budget: Budget) {
        let (earlier, rest) = self.judged.split_at_mut(later);
        let (Some(judged), Some(then)) = (&mut earlier[turn], &rest[0]) else { return };
        let (from, to) = (&self.turns[turn], &self.turns[later]);
        let since = || between(self.game, from, to);
        judged.heed(&self.mind, self.game.rules(), manner::<B>(budget), (to, then), since);
    }

    fn judgement(&mut self, turn: usize) -> Judgement {
        let rules = self.game.rules();
        let played = &self.turns[turn];
        let judged = self.judged[turn].as_mut().expect("the turn has been judged");
        judged.explain(&self.mind, rules, played);
        let tally = std::mem::take(&mut judged.tally);
        let judged = &*judged;
        let candidate = |one: &Candidate<B::Rules>| subject::Candidate {
            guess: one.guess,
            utility: one.utility,
            expected: Seat::all(rules.seats()).map(|seat| one.expected[seat]).collect(),
            chances: Seat::all(rules.seats()).map(|seat| one.chances[seat]).collect(),
        };
        Judgement {
            candidates: judged.candidates.iter().map(candidate).collect(),
            played: judged.played,
            lead: judged.lead,
            chance_lead: judged.chance_lead,
            score_lead: judged.score_lead,
            sources_lead: judged.sources_lead.clone(),
            rival_lead: judged.rival_lead,
            chance_error: judged.chance_error,
            falls: judged.falls.clone(),
            tally,
            left: self.mind.left(rules, &played.before),
        }
    }

    fn tried(&self, turn: usize, candidate: usize) -> Tried {
        let (turn, judged) = self.judged(turn);
        let entry = turn.entries.first().copied().unwrap_or(0);
        tried::<B>(self.rules(), &judged.candidates[candidate], turn.seat, &turn.before, entry)
    }

    fn goes_on(&self, turn: usize) -> Vec<EventInfo> {
        let (turn, judged) = self.judged(turn);
        if !self.is_weighty(turn) {
            return Vec::new();
        }
        let (rules, seat) = (self.rules(), turn.seat);
        let later = |candidate: &Candidate<B::Rules>| -> Vec<EventInfo> {
            let seen = continued(&self.mind, rules, &turn.before, seat, candidate, LUCK);
            let told = seen.iter().filter(|event| B::tells_later(rules, seat, event));
            told.map(|event| event_info(&EventNote::new(0, Some(seat), event))).collect()
        };
        let (mut best, played) = (later(judged.best()), later(judged.played()));
        for same in played {
            if let Some(place) = best.iter().position(|one| one.text == same.text) {
                best.remove(place);
            }
        }
        // Once is enough.
        let mut told: Vec<String> = Vec::new();
        best.retain(|one| {
            let new = !told.contains(&one.text);
            if new {
                told.push(one.text.clone());
            }
            new
        });
        best.truncate(TOLD);
        best
    }

    fn is_worth_telling(&self, gain: &Gain) -> bool {
        let rules = self.rules();
        B::tells_at_once(rules, &gain.what) && !B::comes_anyway(rules, &gain.clause)
    }

    fn weigh(&self, stroke: usize, courses: PerSeat<u8>, ask: Ask<'_>) -> Weighed {
        let ChanceRun { before, after, .. } = &self.strokes[stroke];
        let (mind, manner) = ((&self.mind, self.rules()), manner::<B>(ask.budget));
        let found = Stroke::weigh(mind, (before, after), courses, manner, ask.luck, ask.stop);
        let [before, chances, expected] =
            [found.before, found.chances, found.expected].map(|all| self.listed(&all));
        Weighed { before, chances, expected }
    }
}

/// What happened from one turn to a later one: in the turn itself, and after it.
fn between<R: Rules>(game: &Match<R>, turn: &PlayedTurn<R>, later: &PlayedTurn<R>) -> [Vec<R::Event>; 2] {
    let of = |turn: &PlayedTurn<R>| turn.entries.first().copied().unwrap_or(0);
    let (first, end, last) = (of(turn), of(later), turn.entries.last().copied().unwrap_or(0));
    let (mut state, mut since) = (turn.before.clone(), [Vec::new(), Vec::new()]);
    let entries = game.actions().enumerate().take(end).skip(first);
    for (entry, (actor, action)) in entries {
        game.rules().apply(&mut state, actor, action, &mut since[usize::from(entry > last)]);
    }
    since
}

/// How many events of a round to list, and the luck of the simulated game that they come from.
const TOLD: usize = 6;
const LUCK: u64 = 5;

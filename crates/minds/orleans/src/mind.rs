//! What a search knows about Orléans.

use ::orleans::{
    Action, End, Orleans, State,
    content::{PLACES, Place, Stack},
    scenarios::{
        Scenario,
        invasion::{Common, PREBUILT},
    },
};
use engine::{Actor, Pending, PerSeat, Rng, Rules as _, Seat, Verdict};
use search::{
    Bot as _, Fall, Mind, Turn, Turns, calibration::Odds, chances_by_points, final_chances, net::Lens as _,
};
use shelf::Witness as _;

use super::{
    courses::Course, desk::Desk, goals, greedy::Planner, lens::OrleansLens, progress::progress,
    weights::Guidance,
};

/// What a win is worth where results are not points.
const WIN: f32 = 100.0;
/// What each objective is worth on the way there.
const OBJECTIVE: f32 = 10.0;
/// What an objective that is nearly met is worth, compared with one that is met.
const NEARLY: f32 = 0.5;
/// How many rounds simulated games last where a net judges positions.
const AHEAD: u32 = 6;
/// How far the points that a seat expects may be off: a fixed part, and a part for each round that is
/// left.
///
/// Fitted on 17 November 2026 to games between two `medium` bots and between two `hard` ones (`loire arena orleans --chances --seed
/// 8101`, 200 games each).
const OFF: [f32; 2] = [4.2, 0.75];
/// The same for the points at the end of simulated games, for the root of the rounds that are left.
///
/// Of three pairs that were tried (`--chances --think 24 --games 100 --seed 12`), 2 and 2 fitted `medium` best (1.09 in the last fifth) and was too
/// careful for `hard` (0.62). This is a little less.
const BLUR: [f32; 2] = [1.5, 1.5];
/// The chances against the box itself, fitted on 17 November 2026 (`loire arena orleans --seats 1 --modules M --bots
/// novice,easy,medium,hard --chances --take-over`): 472 games of The Dignitary, 720 of Vierzon, 467 of Travelling Salesman.
const DIGNITARY: Odds = Odds::by_logarithm([-1.42, 11.6, 0.02, 6.33, 7.54]);
const VIERZON: Odds = Odds::by_logarithm([0.37, 8.36, -3.31, 5.94, 2.33]);
const SALESMAN: Odds = Odds::by_logarithm([-0.11, 7.48, 0.94, 5.84, -1.57]);
/// The same for any number of players: 160 games with two, 44 with three, 27 with four and 21 with five.
const INVASION: Odds = Odds::by_logarithm([-3.51, 10.66, -6.01, 7.16, -3.13]);
/// The same against a rival: 139 games between bots from `novice` to `hard`.
const DUEL: Odds = Odds::by_value([-3.76, 1.82, 0.67, 5.42, -3.92]);
/// How many plans to look at before equal ones are dropped.
const PLANS: usize = 4;
/// A team looks at this many plans at least. With two, six and nine, four `hard` bots won 7, 15 and 7 of 96 games
/// (`--seed 401`), so this is rough.
const TEAM_PLANS: usize = 6;
/// What opening a favourite tile is worth before any simulated game. It counts like one of them, so it decides only where few are
/// played.
const LIKING: f32 = 60.0;
/// Keeps favourites apart from the rest of a character.
const FAVOURITES: u64 = 0x7469_6c65;
/// A bot that compares no more turns than this also compares them by few games.
const FEW: usize = 2;

pub(crate) struct OrleansMind {
    guidance: Guidance,
    /// A tile of each type that the seat likes to open.
    favourites: [Place; 2],
}

impl OrleansMind {
    pub(super) fn with_character(character: u64) -> OrleansMind {
        OrleansMind {
            guidance: Guidance::taught().with_character(character),
            favourites: favourites(character),
        }
    }

    /// What a single action is worth before any simulated game. First sight says nothing about tiles, but somebody may like one.
    fn guess(&self, action: Action, worth: f32, advice: bool) -> f32 {
        match action {
            Action::Open { tile } if self.favourites.contains(&tile) && !advice => LIKING,
            Action::Open { .. } => 0.0,
            _ => worth,
        }
    }

    /// The best plans on every course, follower by follower.
    fn whole_plans(
        &self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        most: usize,
        turns: &mut Turns<Orleans>,
    ) {
        let mut planner = Planner::new(&self.guidance);
        let together = rules.scenario().scenario == Scenario::Invasion;
        let most = if together && most > 1 { most.max(TEAM_PLANS) } else { most };
        for course in Course::all() {
            planner.follow(course);
            // The usual course comes first and leaves room for the others.
            let (plans, room) = match course {
                Course(0) if together => (PLANS * most, most.saturating_sub(usize::from(Course::COUNT) / 2)),
                Course(0) => (PLANS * most, most.div_ceil(2)),
                _ => (if together { 1 } else { 2 }, most),
            };
            // A few rounds are too short for a course, so there they only suggest other plans.
            let followed = if OrleansLens.sees(rules) { 0 } else { course.0 };
            for plan in planner.plans(rules, state, seat, plans) {
                let mut giver = Planner::new(&self.guidance);
                giver.keep(state, seat, plan);
                let actions = OrleansMind::give(rules, state, seat, &mut giver);
                if turns.found.len() < room.max(1) && turns.found.iter().all(|turn| turn.actions != actions) {
                    turns.found.push(Turn { actions, value: 0.0, course: followed });
                }
            }
        }
    }

    /// The actions that give a plan, follower by follower.
    fn give(rules: &Orleans, state: &State, seat: Seat, planner: &mut Planner) -> Vec<Action> {
        let mut state = *state;
        let (mut actions, mut legal) = (Vec::new(), Vec::new());
        loop {
            legal.clear();
            rules.legal(&state, seat, &mut legal);
            let Some(&last) = legal.last() else { return actions };
            let action = planner.choose(rules, &state, seat, &legal);
            actions.push(action);
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
            let asked = matches!(rules.pending(&state), Pending::Seats(seats) if seats.contains(seat));
            if !asked || !is_plan(last) {
                return actions;
            }
        }
    }
}

/// How close the team came to defending the city. Everything has to be done, so what is furthest behind counts most.
fn defended(rules: &Orleans, state: &State) -> f32 {
    let (mut all, mut count, mut met) = (0.0, 0.0, 0.0);
    let mut add = |share: f32, done: bool| {
        let done = f32::from(u8::from(done));
        all += (0.1 + 0.63 * share + 0.27 * done).ln();
        count += 1.0;
        met += done;
    };
    let seats = engine::Rules::seats(rules);
    for &objective in Common::ALL {
        if objective == Common::Reinforcement && !state.city.reinforced {
            continue;
        }
        let given = match objective {
            Common::Towers => PREBUILT[usize::from(seats) - 2].count_ones() as u16,
            _ => 0,
        };
        let (mut there, mut needed, mut done) = (0, 0, true);
        rules.common(state, objective, &mut |_, have, need| {
            (there, needed, done) = (there + have.min(need), needed + need, done && have >= need);
        });
        add(f32::from(there - given) / f32::from(needed - given).max(1.0), done);
    }
    for seat in Seat::all(seats) {
        let (mut shares, mut parts, mut done) = (0.0, 0.0, true);
        rules.personal(state, seat, &mut |_, have, need| {
            shares += f32::from(have.min(need)) / f32::from(need.max(1));
            parts += 1.0;
            done &= have >= need;
        });
        add(if parts > 0.0 { shares / parts } else { 1.0 }, done);
    }
    let value = 30.0 * met / count + 100.0 * f32::exp(3.0 * all / count);
    if state.end == End::Unpaid { 0.5 * value } else { value }
}

/// The tiles that suit a character: one of each type.
pub(super) fn favourites(character: u64) -> [Place; 2] {
    let mut rng = Rng::new(character ^ FAVOURITES);
    [Stack::One, Stack::Two].map(|stack| {
        let tiles = PLACES.iter().filter(|row| row.stack == Some(stack) && !row.invasion);
        *rng.pick(&tiles.map(|row| row.place).collect::<Vec<_>>())
    })
}

/// Whether the last of the legal actions belongs to a plan.
fn is_plan(last: Action) -> bool {
    matches!(last, Action::Leave { .. } | Action::Stay { .. } | Action::Plan { .. } | Action::Man { .. })
}

/// Whether one of these actions can change the whole game.
fn has_weight(legal: &[Action]) -> bool {
    let changes_much =
        |&action: &Action| matches!(action, Action::Open { .. } | Action::Duel(_) | Action::Citizen { .. });
    legal.iter().any(changes_much)
}

/// Whether a bot that compares `most` turns should compare a choice by simulated games. The other choices are small,
/// and there are many.
///
/// Whom to recruit decides which track goes up. `hard` that compares this wins 88 % of 200 games against `hard` that does not, and 63 % in
/// Prosperity (`--seed 7750`). If it compares everything else too, it wins no more.
///
/// Where simulated games go to the end, a few of them only add noise. Many help in Vierzon: `expert` wins 53 % of 160 games there if
/// it compares everything, 41 % if it compares recruits, and 34 % without (`--seed 7106`). In the Duel and Invasion it wins no more, and
/// the other two scenarios it always wins.
fn matters(rules: &Orleans, legal: &[Action], most: usize) -> bool {
    let recruits = legal.iter().filter(|action| matches!(action, Action::Recruit { .. })).count();
    let everything = rules.scenario().scenario == Scenario::Vierzon && most > FEW;
    everything || has_weight(legal) || recruits > 1 && OrleansLens.sees(rules)
}

impl Mind<Orleans> for OrleansMind {
    type Policy = Planner;

    fn policy(&self, _: u64) -> Planner {
        Planner::new(&self.guidance)
    }

    fn follow(&self, policy: &mut Planner, course: u8) {
        policy.follow(Course(course));
    }

    /// Where simulated games go to the end, only results are judged.
    fn value(&self, rules: &Orleans, state: &State, seat: Seat) -> f32 {
        let Some(outcome) = rules.outcome(state) else {
            return if OrleansLens.sees(rules) { OrleansLens.base(rules, state, seat) } else { 0.0 };
        };
        if rules.scenario().scenario == Scenario::Invasion {
            return defended(rules, state) + if outcome.won(seat) { WIN } else { 0.0 };
        }
        let score = f32::from(outcome.scores[seat]);
        if outcome.verdict == Verdict::Ranked && rules.scenario().objectives.is_empty() {
            return score;
        }
        let near = NEARLY * progress(rules, state, seat);
        (score + near) * OBJECTIVE + if outcome.won(seat) { WIN } else { 0.0 }
    }

    fn moment(&self, _: &Orleans, state: &State) -> u32 {
        state.round.into()
    }

    /// A net judges positions between rounds. Without one, simulated games go to the end.
    fn goal(&self, rules: &Orleans, state: &State) -> u32 {
        if OrleansLens.sees(rules) { u32::from(state.round) + AHEAD } else { u32::MAX }
    }

    /// Whole plans while everyone plans. After that, only a few choices are worth a comparison.
    fn plans(
        &self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        most: usize,
        turns: &mut Turns<Orleans>,
    ) -> bool {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        turns.found.clear();
        if legal.last().is_some_and(|&last| is_plan(last)) {
            self.whole_plans(rules, state, seat, most, turns);
            return true;
        }
        let mut planner = Planner::new(&self.guidance);
        planner.follow(Course(turns.course));
        let compares = if turns.is_advice() {
            // People want to know about small decisions as well. With a large team, that takes many minutes.
            let large = rules.scenario().scenario == Scenario::Invasion && rules.seats() > 2;
            !large || has_weight(&legal)
        } else {
            matters(rules, &legal, most)
        };
        // First sight says little about tiles: hardly any of them loses games by itself. Only simulated games tell which one suits a position.
        let opens = legal.iter().any(|one| matches!(one, Action::Open { .. })) && OrleansLens.sees(rules);
        let most = if opens && most > 1 {
            legal.len()
        } else if compares {
            most
        } else {
            1
        };
        if turns.is_advice() {
            // No seat should draw fewer followers than it may: those it does not need stay in the Market.
            let all = legal.first().copied().filter(|first| matches!(first, Action::Draw { .. }));
            legal.retain(|&action| self.advises(action) && all.is_none_or(|all| action == all));
        }
        let mut worths = planner.judged(rules, state, seat, &legal);
        worths.sort_by(|a, b| b.0.total_cmp(&a.0));
        let (course, advice) = (turns.course, turns.is_advice());
        let single = |(worth, action): (f32, Action)| {
            let value = if opens { self.guess(action, worth, advice) } else { worth };
            Turn { actions: vec![action], value, course }
        };
        turns.found.extend(worths.into_iter().take(most).map(single));
        true
    }

    /// A plan is one turn, and every other choice is one too.
    fn ends_turn(&self, rules: &Orleans, state: &State, seat: Seat, action: Action) -> bool {
        !self.weighs(rules, state, seat) || action == Action::Ready
    }

    /// Only plans set a course, so only they show what a seat that thinks can do.
    fn weighs(&self, rules: &Orleans, state: &State, seat: Seat) -> bool {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        legal.last().is_some_and(|&last| is_plan(last))
    }

    fn chances(&self, rules: &Orleans, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        if let Some(outcome) = rules.outcome(state) {
            return final_chances(rules, &outcome);
        }
        // The more rounds are left, the more can still change.
        let left = f32::from(rules.rounds().saturating_sub(state.round));
        chances_by_points(rules, expected, OFF[0] + OFF[1] * left)
    }

    fn blur(&self, rules: &Orleans, start: &State) -> f32 {
        let left = f32::from(rules.rounds().saturating_sub(start.round));
        if OrleansLens.sees(rules) { BLUR[0] + BLUR[1] * left.sqrt() } else { 0.0 }
    }

    fn left(&self, rules: &Orleans, state: &State) -> f32 {
        f32::from(rules.rounds().saturating_sub(state.round)) / f32::from(rules.rounds())
    }

    fn odds(&self, rules: &Orleans) -> Option<Odds> {
        match rules.scenario().scenario {
            Scenario::Dignitary => Some(DIGNITARY),
            Scenario::Vierzon => Some(VIERZON),
            Scenario::Salesman => Some(SALESMAN),
            Scenario::Invasion => Some(INVASION),
            Scenario::Duel => Some(DUEL),
            Scenario::Base | Scenario::Prosperity => None,
        }
    }

    /// The next plan makes up for a bad one.
    fn looks_ahead(&self, _: &Orleans) -> bool {
        true
    }

    /// A better plan is shown where it should have been made.
    fn advises(&self, action: Action) -> bool {
        !self.withdraws(action)
    }

    fn withdraws(&self, action: Action) -> bool {
        action == Action::Replan
    }

    fn fell(&self, rules: &Orleans, state: &State, seat: Seat) -> Option<Fall> {
        goals::fell(rules, state, seat)
    }

    fn sources(&self, rules: &Orleans, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        Desk::count_parts(rules, state, seat, acc);
    }
}

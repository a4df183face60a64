//! Bots that think in whole turns, on the toy market.

use std::{num::NonZero, sync::Arc, time::Duration};

use engine::{Actor, Fact, Pending, PerSeat, Rng, Rules as _, Seat, Stage as _};
use search::{
    Bot, Budget, GreedyBot, Guide, Manner, Mind, PlayedTurn, RandomBot, Stop, Stroke, Thinker, Turns,
    calibration::Odds, chances_by_points, final_chances, imagine, judge, less_the_best_rival, played_turns,
};
use testkit::toy::Toy;

type State = <Toy as engine::Rules>::State;

#[derive(Clone, Copy)]
struct Points;

impl Guide<Toy> for Points {
    fn value(&self, rules: &Toy, state: &State, seat: Seat) -> f32 {
        match rules.inspect(state, &[&seat.to_string(), "points"]) {
            Ok((_, Fact::Number(points))) => f32::from(i16::try_from(points).expect("few points")),
            other => panic!("points are a number, not {other:?}"),
        }
    }
}

impl Mind<Toy> for Points {
    type Policy = GreedyBot<Points>;

    fn policy(&self, luck: u64) -> GreedyBot<Points> {
        GreedyBot::new(*self, luck)
    }

    fn value(&self, rules: &Toy, state: &State, seat: Seat) -> f32 {
        Guide::value(self, rules, state, seat)
    }

    /// Simulated games go to the end.
    fn moment(&self, _: &Toy, _: &State) -> u32 {
        0
    }

    fn goal(&self, _: &Toy, _: &State) -> u32 {
        1
    }

    fn chances(&self, rules: &Toy, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        match rules.outcome(state) {
            Some(outcome) => final_chances(rules, &outcome),
            None => chances_by_points(rules, expected, 3.0),
        }
    }
}

fn thinker(budget: Budget, seed: u64, stop: &Stop) -> Thinker<Toy, Points> {
    Thinker::new(Arc::new(Points), Manner { width: 8, turns: 8, budget }, seed, stop.clone())
}

/// A game between bots, and all its actions.
fn game(
    rules: &Toy,
    bots: &mut [Box<dyn Bot<Toy>>],
    seed: u64,
) -> (State, Vec<(Actor, <Toy as engine::Rules>::Action)>) {
    let (mut luck, mut dreams) = (Rng::new(seed), Rng::new(seed + 1));
    let (mut state, mut done) = (rules.start(), Vec::new());
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        let (actor, action) = match rules.pending(&state) {
            Pending::Over => return (state, done),
            Pending::Chance => (Actor::Chance, rules.sample(&state, &mut luck, &mut outcomes)),
            Pending::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                rules.legal(&state, seat, &mut legal);
                let imagined = imagine(rules, &state, seat, &mut dreams);
                let action = bots[seat.index()].choose(rules, &imagined, seat, &legal);
                assert!(legal.contains(&action));
                (Actor::Seat(seat), action)
            }
        };
        done.push((actor, action));
        rules.apply(&mut state, actor, action, &mut ());
    }
}

fn pair(first: impl Bot<Toy> + 'static, second: impl Bot<Toy> + 'static) -> [Box<dyn Bot<Toy>>; 2] {
    [Box::new(first), Box::new(second)]
}

#[test]
fn a_thinker_beats_greedy_and_plays_the_same_for_the_same_seed() {
    let rules = Toy::new(2);
    let stop = Stop::default();
    let play = |seed| {
        let bots = &mut pair(thinker(Budget::Simulations(64), seed, &stop), GreedyBot::new(Points, seed));
        game(&rules, bots, seed)
    };
    let mut wins = 0;
    for seed in 0..60 {
        let outcome = rules.outcome(&play(seed).0).unwrap();
        wins += u32::from(outcome.ranks[Seat(0)] < outcome.ranks[Seat(1)]);
    }
    assert!(wins > 36, "{wins} of 60");
    assert_eq!(play(3), play(3));
}

#[test]
fn a_bot_that_is_told_to_stop_still_gives_a_legal_action() {
    let rules = Toy::new(2);
    let stop = Stop::default();
    stop.now();
    let hour = Budget::Time(Duration::from_hours(1));
    let bots = &mut pair(thinker(hour, 1, &stop), thinker(Budget::Simulations(1_000_000), 2, &stop));
    game(&rules, bots, 5);
}

/// Its quick players play at random. With foresight, they think in whole turns instead.
struct Foresight(Option<NonZero<usize>>);

impl Mind<Toy> for Foresight {
    type Policy = RandomBot;

    fn policy(&self, luck: u64) -> RandomBot {
        RandomBot::new(luck)
    }

    fn foresight(&self, _: &Toy) -> Option<NonZero<usize>> {
        self.0
    }

    fn value(&self, rules: &Toy, state: &State, seat: Seat) -> f32 {
        Guide::value(&Points, rules, state, seat)
    }

    fn moment(&self, rules: &Toy, state: &State) -> u32 {
        Points.moment(rules, state)
    }

    fn goal(&self, rules: &Toy, state: &State) -> u32 {
        Points.goal(rules, state)
    }

    fn chances(&self, rules: &Toy, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        Points.chances(rules, state, expected)
    }
}

/// The first position in which somebody chooses, and who does.
fn first_choice(rules: &Toy) -> (State, Seat) {
    let mut state = rules.start();
    let (mut luck, mut outcomes) = (Rng::new(1), Vec::new());
    while rules.pending(&state) == Pending::Chance {
        let action = rules.sample(&state, &mut luck, &mut outcomes);
        rules.apply(&mut state, Actor::Chance, action, &mut ());
    }
    let Pending::Seats(seats) = rules.pending(&state) else { panic!("somebody is asked") };
    (state, seats.lowest().unwrap())
}

#[test]
fn players_of_simulated_games_may_think_in_whole_turns() {
    let rules = Toy::new(2);
    let (state, seat) = first_choice(&rules);
    let total = |foresight: Option<NonZero<usize>>| {
        let manner = Manner { width: 8, turns: 4, budget: Budget::Simulations(200) };
        let mut bot = Thinker::new(Arc::new(Foresight(foresight)), manner, 3, Stop::default());
        let best = bot.think(&rules, &state, seat).candidates.swap_remove(0);
        best.expected[Seat(0)] + best.expected[Seat(1)]
    };
    let (at_random, in_turns) = (total(None), total(NonZero::new(4)));
    assert!(in_turns > 1.2 * at_random, "{at_random} at random, {in_turns} in whole turns");
}

#[test]
fn without_simulated_games_the_first_judgement_counts() {
    let rules = Toy::new(2);
    let (state, seat) = first_choice(&rules);
    let candidates =
        thinker(Budget::Simulations(0), 1, &Stop::default()).think(&rules, &state, seat).candidates;
    assert!(candidates.len() > 1 && candidates.iter().all(|one| one.utility.count() == 0));
    assert!(candidates.is_sorted_by(|a, b| a.guess >= b.guess));
}

#[test]
fn several_threads_add_up_what_they_found() {
    let rules = Toy::new(2);
    let (state, seat) = first_choice(&rules);
    let stop = Stop::default().with_threads(3);
    let mut bot = thinker(Budget::Time(Duration::from_millis(60)), 1, &stop);
    let best = bot.think(&rules, &state, seat).candidates.swap_remove(0);
    // Each thread plays at least two games in every round.
    assert!(best.utility.count() >= 6, "{}", best.utility.count());
    let chances = best.chances[Seat(0)] + best.chances[Seat(1)];
    assert!((chances - 1.0).abs() < 1e-3, "{chances}");
    // With a number of simulations, threads change nothing.
    let turn = |stop: &Stop| {
        let mut bot = thinker(Budget::Simulations(40), 1, stop);
        let thought = bot.think(&rules, &state, seat);
        thought.candidates.iter().map(|one| one.actions.clone()).collect::<Vec<_>>()
    };
    assert_eq!(turn(&stop), turn(&Stop::default()));
}

#[test]
fn the_turns_are_the_best_first_and_no_two_lead_to_the_same_position() {
    let rules = Toy::new(2);
    let (_, actions) = game(&rules, &mut pair(GreedyBot::new(Points, 1), GreedyBot::new(Points, 2)), 9);
    let mut state = rules.start();
    let mut turns = Turns::new(16);
    let mut looked = 0;
    for (actor, action) in actions {
        if let Actor::Seat(seat) = actor {
            Points.turns(&rules, &state, seat, 5, &mut turns);
            assert!(!turns.found.is_empty() && turns.found.len() <= 5);
            assert!(turns.found.is_sorted_by(|a, b| a.value >= b.value));
            let after = turns.found.iter().map(|turn| {
                let mut state = state;
                for &action in &turn.actions {
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    assert!(legal.contains(&action));
                    rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
                }
                state
            });
            let after: Vec<State> = after.collect();
            looked += after.len();
            assert!(after.iter().enumerate().all(|(place, one)| !after[..place].contains(one)));
        }
        rules.apply(&mut state, actor, action, &mut ());
    }
    assert!(looked > 20, "{looked}");
}

/// Every action of a seat belongs to exactly one turn, and a turn that was the best loses nothing.
#[test]
fn a_review_covers_the_game_and_judges_what_was_played() {
    let rules = Toy::new(2);
    let (_, actions) = game(&rules, &mut pair(GreedyBot::new(Points, 1), GreedyBot::new(Points, 2)), 4);
    let turns: Vec<PlayedTurn<Toy>> = played_turns(&Points, &rules, actions.iter().copied());
    let mut entries: Vec<usize> = turns.iter().flat_map(|turn| turn.entries.clone()).collect();
    entries.sort_unstable();
    let by_seats = (0..).zip(&actions).filter(|(_, (actor, _))| *actor != Actor::Chance);
    assert_eq!(entries, by_seats.map(|(entry, _)| entry).collect::<Vec<_>>());
    let manner = Manner { width: 8, turns: 6, budget: Budget::Simulations(60) };
    let mut compared = 0;
    for (number, turn) in (0..).zip(turns.iter().filter(|turn| turn.choice)) {
        // There may be only one turn worth considering.
        let Some(judged) = judge(&Points, &rules, turn, 0, manner, number, &Stop::default()) else {
            continue;
        };
        assert_eq!(judged.played().actions, turn.actions);
        assert!(judged.played().utility.count() > 0);
        assert_eq!(judged.lead.count() > 0, judged.played > 0, "the best turn is not compared with itself");
        compared += judged.lead.count();
    }
    assert!(compared > 0);
}

type Action = <Toy as engine::Rules>::Action;

/// Plays well on its first course, and at random on others.
struct OnCourse {
    good: GreedyBot<Points>,
    bad: RandomBot,
    course: u8,
}

impl Bot<Toy> for OnCourse {
    fn choose(&mut self, rules: &Toy, state: &State, seat: Seat, legal: &[Action]) -> Action {
        match self.course {
            1 => self.good.choose(rules, state, seat, legal),
            _ => self.bad.choose(rules, state, seat, legal),
        }
    }
}

/// Gives every turn a different course.
struct Courses;

impl Mind<Toy> for Courses {
    type Policy = OnCourse;

    fn policy(&self, luck: u64) -> OnCourse {
        OnCourse { good: GreedyBot::new(Points, luck), bad: RandomBot::new(luck), course: 0 }
    }

    fn follow(&self, policy: &mut OnCourse, course: u8) {
        policy.course = course;
    }

    fn value(&self, rules: &Toy, state: &State, seat: Seat) -> f32 {
        Mind::value(&Points, rules, state, seat)
    }

    fn moment(&self, _: &Toy, _: &State) -> u32 {
        0
    }

    fn goal(&self, _: &Toy, _: &State) -> u32 {
        1
    }

    fn chances(&self, rules: &Toy, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        Points.chances(rules, state, expected)
    }

    fn turns(&self, rules: &Toy, state: &State, seat: Seat, most: usize, turns: &mut Turns<Toy>) {
        Points.turns(rules, state, seat, most, turns);
        for (course, turn) in (1..).zip(&mut turns.found) {
            turn.course = course;
        }
    }
}

/// Otherwise a turn would be blamed for what the simulated games do after it.
#[test]
fn what_was_played_goes_on_with_a_course_that_suits_it() {
    let rules = Toy::new(2);
    let (_, actions) = game(&rules, &mut pair(RandomBot::new(1), RandomBot::new(2)), 4);
    let turns: Vec<PlayedTurn<Toy>> = played_turns(&Points, &rules, actions);
    let manner = Manner { width: 8, turns: 6, budget: Budget::Simulations(30) };
    let (mut worse, mut well) = (0, 0);
    for (number, turn) in (0..).zip(turns.iter().filter(|turn| turn.choice)) {
        let Some(judged) = judge(&Courses, &rules, turn, 0, manner, number, &Stop::default()) else {
            continue;
        };
        worse += usize::from(judged.played > 0);
        well += usize::from(judged.played > 0 && judged.played().course == 1);
    }
    assert!(worse > 3 && 3 * well > 2 * worse, "{well} of {worse}");
}

/// Its simulated players play at random, however well the seats think.
struct Thoughtless {
    odds: Option<Odds>,
    answers: bool,
}

impl Mind<Toy> for Thoughtless {
    type Policy = RandomBot;

    fn policy(&self, luck: u64) -> RandomBot {
        RandomBot::new(luck)
    }

    fn value(&self, rules: &Toy, state: &State, seat: Seat) -> f32 {
        Mind::value(&Points, rules, state, seat)
    }

    fn moment(&self, _: &Toy, _: &State) -> u32 {
        0
    }

    fn goal(&self, _: &Toy, _: &State) -> u32 {
        1
    }

    fn chances(&self, rules: &Toy, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        Points.chances(rules, state, expected)
    }

    fn odds(&self, _: &Toy) -> Option<Odds> {
        self.odds
    }

    fn heeds_answers(&self) -> bool {
        self.answers
    }

    /// What one seat wins, the other loses.
    fn utility(&self, rules: &Toy, expected: &PerSeat<f32>, seat: Seat) -> f32 {
        less_the_best_rival(rules, expected, seat, 1.0)
    }
}

/// A seat that thinks makes up for what simulated players would do. So a turn against the box itself leads to more than
/// they get.
#[test]
fn against_the_box_a_turn_is_judged_by_the_best_turn_after_it() {
    let rules = Toy::new(2);
    let (_, actions) = game(&rules, &mut pair(RandomBot::new(1), RandomBot::new(2)), 4);
    let turns: Vec<PlayedTurn<Toy>> = played_turns(&Points, &rules, actions);
    let manner = Manner { width: 8, turns: 6, budget: Budget::Simulations(160) };
    // More points always mean a better chance.
    let odds = Odds::by_logarithm([0.0, 0.0, 0.0, 2.0, 0.0]);
    let (mut count, mut more) = (0, 0);
    for (number, turn) in (0..).zip(turns.iter().filter(|turn| turn.choice)) {
        let judged = |odds| {
            judge(&Thoughtless { odds, answers: false }, &rules, turn, 0, manner, number, &Stop::default())
        };
        let (Some(plain), Some(ahead)) = (judged(None), judged(Some(odds))) else { continue };
        count += 1;
        more += u32::from(ahead.played().utility.mean() > plain.played().utility.mean());
        assert!((0.0..=1.0).contains(&ahead.played().chances[turn.seat]));
        let compared = if ahead.played > 0 { ahead.chance_lead.count() } else { 6 };
        assert!((6..=16).contains(&compared), "{compared} looks");
    }
    assert!(count > 3 && 4 * more >= 3 * count, "{more} of {count}");
}

/// If a seat can reach the same as before in its next decision, it has lost nothing. If it can reach less, the turn stays as bad as it was.
#[test]
fn what_can_still_be_reached_is_not_lost() {
    let rules = Toy::new(2);
    let (_, actions) = game(&rules, &mut pair(RandomBot::new(1), RandomBot::new(2)), 4);
    let turns: Vec<PlayedTurn<Toy>> = played_turns(&Points, &rules, actions);
    let manner = Manner { width: 8, turns: 6, budget: Budget::Simulations(160) };
    let mind = Thoughtless { odds: Some(Odds::by_value([0.0, 0.0, 0.0, 100.0, 0.0])), answers: false };
    let (mut lost, mut worse) = (0, 0);
    for (number, turn) in (0..).zip(turns.iter().filter(|turn| turn.choice)) {
        let judged = || judge(&mind, &rules, turn, 0, manner, number, &Stop::default());
        let (Some(mut one), Some(same)) = (judged(), judged()) else { continue };
        if one.lead.mean() <= 2.0 * one.lead.error() {
            continue;
        }
        lost += 1;
        one.heed(&mind, &rules, manner, (turn, &same), Default::default);
        assert!(one.lead.mean().abs() < 1e-6, "the same position has the same best turn: {:?}", one.lead);
        assert!((one.played().utility.mean() - one.best().utility.mean()).abs() < 1e-6);
        for later in turns.iter().filter(|later| later.choice && later.seat == turn.seat) {
            let then = judge(&mind, &rules, later, 0, manner, number, &Stop::default());
            let (Some(mut one), Some(then)) = (judged(), then) else { continue };
            one.heed(&mind, &rules, manner, (later, &then), Default::default);
            assert!(one.lead.mean() <= same.lead.mean(), "{:?} {:?}", one.lead, same.lead);
            worse += u32::from((one.lead.mean() - same.lead.mean()).abs() < 1e-9);
        }
    }
    assert!(lost > 2 && worse > 0, "{lost} turns lost something, {worse} later ones were no better");
}

/// A rival who thinks leaves a seat less than one who plays at random.
#[test]
fn the_best_answer_of_a_rival_counts_where_it_is_heeded() {
    let rules = Toy::new(2);
    let (_, actions) = game(&rules, &mut pair(RandomBot::new(1), RandomBot::new(2)), 4);
    let turns: Vec<PlayedTurn<Toy>> = played_turns(&Points, &rules, actions);
    let manner = Manner { width: 8, turns: 6, budget: Budget::Simulations(160) };
    let odds = Some(Odds::by_value([0.0, 0.0, 0.0, 100.0, 0.0]));
    let (mut heeded, mut ignored) = (0.0, 0.0);
    for (number, turn) in (0..).zip(turns.iter().filter(|turn| turn.choice)) {
        let chance = |answers| {
            let mind = Thoughtless { odds, answers };
            let judged = judge(&mind, &rules, turn, 0, manner, number, &Stop::default())?;
            Some(judged.played().chances[turn.seat])
        };
        if let (Some(with), Some(without)) = (chance(true), chance(false)) {
            heeded += with;
            ignored += without;
        }
    }
    assert!(heeded > 0.0 && heeded + 0.5 < ignored, "{heeded} {ignored}");
}

/// The luck of everything that chance could have drawn, weighted by how likely it was.
fn fair<M: Mind<Toy>>(mind: &M, rules: &Toy, before: &State, luck: u64) -> (f64, f64) {
    let manner = Manner { width: 8, turns: 6, budget: Budget::Simulations(640) };
    let mut outcomes = Vec::new();
    rules.outcomes(before, &mut outcomes);
    let all: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
    let (mut sum, mut largest) = (0.0, 0.0_f64);
    for (action, weight) in outcomes {
        let mut after = *before;
        rules.apply(&mut after, Actor::Chance, action, &mut ());
        let stroke =
            Stroke::weigh((mind, rules), (before, &after), PerSeat::all(0), manner, luck, &Stop::default());
        let [one, other] = [Seat(0), Seat(1)].map(|seat| stroke.chances[seat].mean());
        assert!((one + other).abs() < 1e-5, "what helps one seat harms the other: {one} {other}");
        sum += f64::from(weight) / all * one;
        largest = largest.max(one.abs());
    }
    (sum, largest)
}

#[test]
fn luck_is_fair_and_some_of_it_decides() {
    let rules = Toy::new(2);
    // A point more or less decides.
    let odds = Some(Odds::by_value([0.0, 0.0, 0.0, 100.0, 0.0]));
    let mut largest: [f64; 2] = [0.0; 2];
    for seed in 0..6 {
        let (_, actions) = game(&rules, &mut pair(GreedyBot::new(Points, 1), RandomBot::new(2)), seed);
        let mut state = rules.start();
        for (number, (actor, action)) in (0..).zip(actions) {
            if actor == Actor::Chance {
                let plain = fair(&Points, &rules, &state, number);
                let ahead = fair(&Thoughtless { odds, answers: false }, &rules, &state, number);
                for ((sum, size), largest) in [plain, ahead].into_iter().zip(&mut largest) {
                    assert!(sum.abs() < 0.08, "game {seed}, entry {number}: {sum}");
                    *largest = largest.max(size);
                }
            }
            rules.apply(&mut state, actor, action, &mut ());
        }
    }
    assert!(largest.iter().all(|&size| size > 0.1), "{largest:?}");
}

//! Golden games of the Duel and the solo scenarios: every ending at every difficulty.

use std::{cmp::Ordering, collections::VecDeque, fs, sync::Arc};

use engine::{Actor, Config, Outcome, Pending, Rng, Rules as _, Seat, Verdict};
use orleans::{Action, End, Orleans, RULES_VERSION, State, content::Good};
use play::{BadLuck, Header, Luck, Match, Record};
use testkit::golden;

use crate::{
    blessing, deep, folder,
    keen::{Holds, Search, wishes},
    open,
};

/// How the seats play.
#[derive(Clone, Copy)]
enum Style {
    Random,
    /// They pursue their objectives, apart from what they hold back.
    Keen(Holds),
    /// The bot `greedy` played it. The game was found among many, so it is not made again.
    Greedy,
}

struct Wanted {
    name: &'static str,
    module: &'static str,
    options: &'static [(&'static str, &'static str)],
    style: Style,
    /// Whether the game has ended as we want.
    ends: fn(&Orleans, &State, &Outcome) -> bool,
}

fn nothing(_: &Orleans, _: &State, _: Seat, _: Action) -> bool {
    false
}

/// Nobody delivers anything.
fn idle(_: &Orleans, _: &State, _: Seat, action: Action) -> bool {
    matches!(action, Action::Objective(_))
}

fn won(_: &Orleans, _: &State, outcome: &Outcome) -> bool {
    outcome.verdict == Verdict::Won
}

fn lost(_: &Orleans, state: &State, outcome: &Outcome) -> bool {
    outcome.verdict == Verdict::Lost && state.end == End::Rounds
}

/// What decides if both have met all objectives in the same round: the worth of the goods, then the coins.
fn tied(rules: &Orleans, state: &State, outcome: &Outcome) -> Option<[Ordering; 3]> {
    let [first, second] = [0, 1].map(|seat| {
        let seat = Seat(seat);
        let estate = &state.estates[seat];
        let goods: u8 = Good::ALL.iter().map(|good| estate.goods[good.index()] * good.value()).sum();
        (rules.objectives_done(state, seat), goods, estate.coins, outcome.ranks[seat])
    });
    let both = (first.0, second.0) == (4, 4) && state.end == End::Objectives;
    both.then(|| [first.1.cmp(&second.1), first.2.cmp(&second.2), second.3.cmp(&first.3)])
}

const fn game(
    name: &'static str,
    module: &'static str,
    options: &'static [(&'static str, &'static str)],
    style: Style,
    ends: fn(&Orleans, &State, &Outcome) -> bool,
) -> Wanted {
    Wanted { name, module, options, style, ends }
}

const KEEN: Style = Style::Keen(nothing);

const WANTED: &[Wanted] = &[
    game("dignitary-won", "dignitary", &[], KEEN, won),
    game("dignitary-lost", "dignitary", &[], Style::Random, lost),
    game("dignitary-beginner", "dignitary", &[("dignitary.goal", "7")], KEEN, won),
    game("vierzon-won", "vierzon", &[], Style::Greedy, won),
    game("vierzon-lost", "vierzon", &[], Style::Random, lost),
    game(
        "vierzon-one-a-round",
        "vierzon",
        &[("vierzon.difficulty", "one-a-round")],
        KEEN,
        |rules, state, _| rules.objectives_done(state, Seat(0)) >= 3,
    ),
    game("vierzon-in-order", "vierzon", &[("vierzon.difficulty", "in-order")], KEEN, |rules, state, _| {
        rules.objectives_done(state, Seat(0)) >= 2
    }),
    game("salesman-won", "salesman", &[], Style::Greedy, won),
    game("salesman-in-order-won", "salesman", &[("salesman.difficulty", "in-order")], Style::Greedy, won),
    game("salesman-lost", "salesman", &[], KEEN, lost),
    game("salesman-starved", "salesman", &[], Style::Random, |_, state, _| state.end == End::Unpaid),
    game(
        "salesman-one-a-round",
        "salesman",
        &[("salesman.difficulty", "one-a-round")],
        KEEN,
        |rules, state, _| rules.objectives_done(state, Seat(0)) >= 2,
    ),
    game("salesman-in-order", "salesman", &[("salesman.difficulty", "in-order")], KEEN, |rules, state, _| {
        rules.objectives_done(state, Seat(0)) >= 1
    }),
    game("duel-won", "duel", &[], KEEN, |rules, state, _| {
        let done = [0, 1].map(|seat| rules.objectives_done(state, Seat(seat)));
        state.end == End::Objectives && done.iter().any(|&done| done < 4)
    }),
    game("duel-tie-goods", "duel", &[], Style::Greedy, |rules, state, outcome| {
        let [goods, _, winner] = tied(rules, state, outcome).unwrap();
        goods.is_ne() && winner == goods
    }),
    game("duel-tie-coins", "duel", &[], Style::Greedy, |rules, state, outcome| {
        let [goods, coins, winner] = tied(rules, state, outcome).unwrap();
        goods.is_eq() && coins.is_ne() && winner == coins
    }),
    game("duel-tie-shared", "duel", &[], Style::Greedy, |rules, state, outcome| {
        tied(rules, state, outcome) == Some([Ordering::Equal; 3])
    }),
    game("duel-one-fails", "duel", &[("duel.citizens", "none")], Style::Random, |_, state, outcome| {
        state.end == End::Unpaid && outcome.ranks[Seat(0)] != outcome.ranks[Seat(1)]
    }),
    game("duel-both-fail", "duel", &[], Style::Random, |_, state, outcome| {
        state.end == End::Unpaid && outcome.ranks[Seat(0)] == outcome.ranks[Seat(1)]
    }),
    game("duel-nobody", "duel", &[], Style::Keen(idle), |_, state, _| state.end == End::Rounds),
    // Since version 3 nobody is asked about the Guildhall.
    game("salesman-version-3", "salesman", &[], KEEN, lost),
];

impl Wanted {
    fn config(&self) -> Config {
        let mut config =
            Config { modules: vec![self.module.to_owned()], ..Config::default() }.edition("base");
        config.seats = if self.module == "duel" { 2 } else { 1 };
        self.options.iter().fold(config, |config, (id, value)| config.option(id, value))
    }

    /// The entries of a game that ends as we want.
    fn find(&self, rules: &Orleans, from: u64) -> Option<Vec<(Actor, Action)>> {
        let ends = |state: &State| (self.ends)(rules, state, &rules.outcome(state).unwrap());
        match self.style {
            Style::Greedy => None,
            Style::Random => (from..from + 2000).find_map(|seed| random(rules, seed, &ends)),
            Style::Keen(holds) => {
                let wishes = wishes(self.module);
                let search = Search { rules, holds, wishes, ends: &ends, width: 80, tries: 30 };
                (from..from + 3).find_map(|seed| search.run(seed))
            }
        }
    }

    /// Its record, with a checkpoint after every sixth round.
    fn generate(&self, from: u64) -> Option<String> {
        let rules = Orleans::new(&self.config()).unwrap();
        let entries = self.find(&rules, from)?;
        let header = Header::new("orleans", RULES_VERSION, self.config());
        let (chance, seats): (Vec<_>, Vec<_>) =
            entries.into_iter().partition(|(actor, _)| *actor == Actor::Chance);
        let (mut chance, mut seats) = (Replayed(chance.into()), VecDeque::from(seats));
        let mut policy = |_: &Orleans, _: &State, _: Seat, _: &[Action]| seats.pop_front().unwrap().1;
        let mut label = |_: &Orleans, before: &State, after: &State| {
            (before.round != after.round && after.round % 6 == 1).then(|| format!("round {}", after.round))
        };
        let rules = Arc::new(rules);
        Some(golden::generate_with(rules, header, &mut chance, &mut policy, &mut label).to_string())
    }
}

/// The luck of a game that has been played.
struct Replayed(VecDeque<(Actor, Action)>);

impl Luck<Action> for Replayed {
    fn pick(&mut self, _: u64, _: &[(Action, u32)]) -> Result<Action, BadLuck> {
        Ok(self.0.pop_front().expect("the game is as long as before").1)
    }
}

/// A random game, if it ends as we want.
fn random(rules: &Orleans, seed: u64, ends: &dyn Fn(&State) -> bool) -> Option<Vec<(Actor, Action)>> {
    let (mut rng, mut state, mut legal) = (Rng::new(seed), rules.start(), Vec::new());
    let (mut entries, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        legal.clear();
        let (actor, action) = match rules.pending(&state) {
            Pending::Over => return ends(&state).then_some(entries),
            Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
            Pending::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                rules.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), deep(&mut rng, &state, seat, &legal))
            }
        };
        rules.apply(&mut state, actor, action, &mut ());
        entries.push((actor, action));
    }
}

/// `golden_games_replay_exactly` replays them too. Here we see that each one still ends as its name says.
#[test]
fn golden_games_of_these_scenarios_end_as_their_names_say() {
    let mut missing = Vec::new();
    for (place, game) in (0_u64..).zip(WANTED) {
        let path = folder("golden").join(format!("{}.game", game.name));
        if blessing()
            && !path.exists()
            && let Some(text) = game.generate(place * 1000)
        {
            fs::write(&path, text).unwrap();
        }
        let Ok(text) = fs::read_to_string(&path) else {
            missing.push(game.name);
            continue;
        };
        let record = Record::parse(&text).unwrap();
        let rules = Arc::new(open(&record.header).unwrap());
        let played = Match::replay(rules.clone(), &record, None).unwrap();
        let outcome = played.outcome().unwrap();
        assert!((game.ends)(&rules, played.state(), &outcome), "{} ends otherwise", game.name);
    }
    assert!(missing.is_empty(), "{missing:?} are missing: run with LOIRE_BLESS=1");
}

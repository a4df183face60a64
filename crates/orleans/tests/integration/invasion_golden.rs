//! Golden games of Invasion: lost and won with every number of seats, and every way in which it ends.
//! Most are of older versions of the rules and prove that their values are kept for their records.

use std::{fs, sync::Arc};

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat, Verdict};
use orleans::{Action, End, Orleans, RULES_VERSION, State, content::Hour, scenarios::invasion::Character};
use play::{Header, Luck, Seeded};
use testkit::golden;

use crate::{
    blessing, deep, folder,
    invasion_bot::{Mild, Team},
    open,
};

/// How a game has to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Must {
    /// The team wins in the last round, or before it.
    Win { early: bool },
    /// The team loses after the last round, and each of these actions is played.
    Lose(&'static [&'static str]),
    /// The Estate Manager cannot pay.
    Due,
    /// The Reinforcement came, and nobody was sent there.
    Reinforcement,
}

struct Wanted {
    name: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    must: Must,
}

const fn game(
    name: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    must: Must,
) -> Wanted {
    Wanted { name, seats, options, must }
}

/// A table at which random luck and simple play can win.
macro_rules! cheap {
    ($($option:expr),*) => {
        &[
            ("invasion.characters", "chosen"),
            ("overlay.support.vehicle", "any"),
            ("overlay.support.guild-house", "any"),
            ("overlay.achievement.catapult", "1"),
            ("overlay.achievement.swordsmith", "2"),
            ("overlay.achievement.clothing-store", "wool 1"),
            ("overlay.deed.assembly-hall", "farmer"),
            ("overlay.due.1", "coins 1"),
            ("overlay.due.2", "coins 1"),
            ("overlay.due.3", "coins 1"),
            ("overlay.due.4", "coins 1"),
            ("overlay.due.5", "coins 1"),
            ("overlay.due.6", "coins 1"),
            ("overlay.due.7", "coins 1"),
            ("overlay.due.8", "coins 1"),
            ("overlay.due.9", "coins 1"),
            ("overlay.due.10", "coins 1"),
            ("overlay.due.11", "coins 1"),
            ("overlay.due.12", "coins 1"),
            ("overlay.due.13", "coins 1"),
            ("overlay.due.14", "coins 1"),
            ("overlay.due.15", "coins 1"),
            ("overlay.due.16", "coins 1"),
            ("overlay.due.17", "coins 1"),
            ("overlay.due.18", "coins 1"),
            $($option),*
        ]
    };
}

const WANTED: &[Wanted] = &[
    game(
        "invasion-lost-2",
        2,
        &[],
        Must::Lose(&["haul", "fund", "lodge", "palatinate", "build", "fit", "send"]),
    ),
    game("invasion-lost-3", 3, &[], Must::Lose(&["haul", "fund", "lodge", "palatinate", "build", "fit"])),
    game("invasion-lost-4", 4, &[], Must::Lose(&["haul", "fund", "lodge", "palatinate", "build", "fit"])),
    game("invasion-lost-5", 5, &[], Must::Lose(&["haul", "fund", "lodge", "palatinate", "build", "fit"])),
    game("invasion-milder", 2, &[("invasion.difficulty", "milder")], Must::Lose(&["fund", "load", "train"])),
    game("invasion-harder", 3, &[("invasion.difficulty", "harder")], Must::Lose(&["fund", "load", "send"])),
    game(
        "invasion-characters-chosen",
        2,
        &[("invasion.characters", "chosen")],
        Must::Lose(&["character", "lose"]),
    ),
    game("invasion-hidden-plans", 2, &[("planning", "hidden")], Must::Lose(&["reveal", "load"])),
    game("invasion-due", 3, &[], Must::Due),
    game("invasion-reinforcement", 2, &[], Must::Reinforcement),
    game("invasion-version-2", 3, &[], Must::Lose(&["haul", "load", "fund", "lodge", "palatinate", "send"])),
    game("invasion-won-2", 2, cheap!(), Must::Win { early: false }),
    game("invasion-won-3", 3, cheap!(), Must::Win { early: false }),
    game("invasion-version-3", 4, &[], Must::Lose(&["haul", "load", "fund", "lodge", "palatinate", "fit"])),
];

impl Wanted {
    fn config(&self) -> Config {
        let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(self.seats) };
        let config = config.edition("base");
        self.options.iter().fold(config, |config, (id, value)| config.option(id, value))
    }

    fn wins(&self) -> bool {
        matches!(self.must, Must::Win { .. })
    }

    fn luck(&self, seed: u64) -> Box<dyn Luck<Action>> {
        if self.wins() { Box::new(Mild(Seeded::new(seed))) } else { Box::new(Seeded::new(seed)) }
    }

    fn choose(&self, rules: &Orleans, rng: &mut Rng, state: &State, seat: Seat, legal: &[Action]) -> Action {
        if self.wins() {
            return Team::new(rules).choose(rng, state, seat, legal);
        }
        let supports = |action: &&Action| matches!(action, Action::Invasion(_) | Action::Man { .. });
        let wanted: Vec<&Action> = legal.iter().filter(supports).collect();
        if !wanted.is_empty() && rng.below(3) == 0 {
            **rng.pick(&wanted)
        } else {
            deep(rng, state, seat, legal)
        }
    }

    /// The end of the game with this seed, and what was played. It plays as `golden::generate_with` does.
    fn play(&self, rules: &Orleans, seed: u64) -> (State, Vec<String>) {
        let (mut rng, mut luck) = (Rng::new(seed), self.luck(seed));
        let (mut state, mut legal, mut outcomes) = (rules.start(), Vec::new(), Vec::new());
        let mut seen: Vec<String> = Vec::new();
        loop {
            legal.clear();
            outcomes.clear();
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => return (state, seen),
                Pending::Chance => {
                    rules.outcomes(&state, &mut outcomes);
                    (Actor::Chance, luck.pick(rules.chance_key(&state), &outcomes).unwrap())
                }
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), self.choose(rules, &mut rng, &state, seat, &legal))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
            let text = action.to_string();
            let verb = text.split(' ').next().unwrap_or_default();
            if !seen.iter().any(|known| known == verb) {
                seen.push(verb.to_owned());
            }
        }
    }

    /// Whether the game with this seed is what we want.
    fn fits(&self, rules: &Orleans, seed: u64) -> bool {
        let (state, seen) = self.play(rules, seed);
        let outcome = rules.outcome(&state).unwrap();
        let last = state.round == rules.rounds();
        let lost = outcome.verdict == Verdict::Lost;
        match self.must {
            Must::Win { early } => outcome.verdict == Verdict::Won && last != early,
            Must::Lose(verbs) => {
                lost && state.end == End::Rounds
                    && verbs.iter().all(|verb| seen.iter().any(|known| known == verb))
            }
            Must::Due => {
                let manager = Seat::all(self.seats)
                    .any(|seat| state.estates[seat].defence.character == Some(Character::EstateManager));
                // An event with nothing to demand cannot lose the game, so it was the due.
                let harmless = [Hour::Pilgrimage, Hour::Highwayman, Hour::Assembly, Hour::Income];
                lost && state.end == End::Unpaid && manager && harmless.contains(&state.hour())
            }
            Must::Reinforcement => lost && state.end == End::Rounds && state.city.reinforced,
        }
    }

    fn generate(&self, from: u64) -> String {
        let rules = Orleans::new(&self.config()).unwrap();
        let most = if self.wins() { 400 } else { 20_000 };
        let seed = (from..from + most).find(|&seed| self.fits(&rules, seed));
        let seed = seed.unwrap_or_else(|| panic!("no seed gives {}", self.name));
        let header = Header::new("orleans", RULES_VERSION, self.config());
        let mut rng = Rng::new(seed);
        let mut policy = |rules: &Orleans, state: &State, seat: Seat, legal: &[Action]| {
            self.choose(rules, &mut rng, state, seat, legal)
        };
        let mut label = |_: &Orleans, before: &State, after: &State| {
            (before.round != after.round && after.round % 6 == 1).then(|| format!("round {}", after.round))
        };
        let mut luck = self.luck(seed);
        golden::generate_with(Arc::new(rules), header, luck.as_mut(), &mut policy, &mut label).to_string()
    }
}

/// The files themselves are checked with all others, in `golden.rs`.
#[test]
fn every_end_of_invasion_has_a_golden_game() {
    let folder = folder("golden");
    for (number, game) in (0_u64..).zip(WANTED) {
        let path = folder.join(format!("{}.game", game.name));
        if blessing() && !path.exists() {
            fs::write(&path, game.generate(number * 100_000)).unwrap();
        }
        assert!(path.exists(), "{}.game is missing: run with LOIRE_BLESS=1", game.name);
    }
}

/// Two to five `greedy` bots can defend the city with the usual values. Their games were recorded by `loire sim`,
/// because they need a real bot.
#[test]
fn the_city_is_defended_with_every_number_of_seats() {
    let folder = folder("golden");
    for seats in 2..=5 {
        let path = folder.join(format!("invasion-defended-{seats}.game"));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(&format!("\nseats {seats}\n")) && !text.contains("option overlay"), "{path:?}");
        if blessing() {
            fs::write(&path, golden::bless(&path.display().to_string(), &text, &open).unwrap()).unwrap();
        } else {
            let events = fs::read_to_string(path.with_extension("events")).unwrap();
            let last = events.lines().last().unwrap_or_default();
            assert!(last.ends_with(" invasion.goal"), "{path:?}: {last}");
        }
    }
}

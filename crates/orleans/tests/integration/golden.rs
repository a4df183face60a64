//! Golden games: every number of seats, every option that changes the course of a game, and every ending.

use std::{fs, sync::Arc};

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat};
use orleans::{Action, Event, Orleans, RULES_VERSION, State, What};
use play::{Header, Luck as _, Seeded};
use testkit::golden;

use crate::{blessing, deep, folder, open};

/// What has to happen in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Must {
    /// Each of these actions is played.
    Play(&'static [&'static str]),
    /// The winner is ahead only on the development track. r[orleans.end.tie]
    TieByDevelopment,
    /// r[orleans.end.shared]
    Shared,
    /// Somebody has nothing left to give up. r[orleans.torture.waived]
    Waived,
}

/// A golden game: its name, its table, and what must happen in it.
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

const WANTED: &[Wanted] = &[
    game("seats-2", 2, &[], Must::Play(&["build", "travel", "send", "fit", "open", "lose"])),
    game("seats-3", 3, &[], Must::Play(&["build", "travel", "send", "fit", "open", "plague"])),
    game("seats-4", 4, &[], Must::Play(&["build", "travel", "send", "fit", "open"])),
    game("seats-5", 5, &[], Must::Play(&["build", "travel", "send", "fit", "open"])),
    game("tie-by-development", 2, &[], Must::TieByDevelopment),
    game("shared-win", 2, &[], Must::Shared),
    game("places-all", 3, &[("places", "all")], Must::Play(&["trade", "work", "bathe"])),
    game("bathhouse-first", 2, &[("bathhouse", "first")], Must::Play(&["bathe", "send", "open"])),
    game("bathhouse-later", 2, &[("bathhouse", "later")], Must::Play(&["bathe", "send", "open"])),
    game("planning-open", 2, &[("planning", "open")], Must::Play(&["replan", "build"])),
    game("events-abc", 2, &[("events", "abc"), ("first", "p1")], Must::Play(&["send", "fit"])),
    game("technology-late", 2, &[("technology.timing", "after-passing")], Must::Play(&["fit", "build"])),
    game("torture-to-the-bottom", 3, &[], Must::Waived),
    game("harvest-food-first", 2, &[("harvest.choice", "food-first")], Must::Play(&["give", "lose"])),
    game("recall-declined", 2, &[("recall", "declined")], Must::Play(&["recall", "send"])),
    game(
        "overlay",
        2,
        &[("overlay.harvest.food", "2"), ("overlay.tile.hayrick.needs", "boatman farmer")],
        Must::Play(&["give", "open"]),
    ),
];

impl Wanted {
    fn config(&self) -> Config {
        let config = Config::seats(self.seats).edition("base");
        self.options.iter().fold(config, |config, (id, value)| config.option(id, value))
    }

    /// One choice. To hit the bottom, the last seat does nothing at all.
    fn choose(&self, rng: &mut Rng, state: &State, seat: Seat, legal: &[Action]) -> Action {
        let idle = self.must == Must::Waived && seat.0 + 1 == self.seats;
        if !idle {
            return deep(rng, state, seat, legal);
        }
        let dull =
            |action: &&Action| matches!(action, Action::Leave { .. } | Action::Stay { .. } | Action::Pass);
        legal.iter().find(dull).copied().unwrap_or(legal[0])
    }

    /// Whether the game with this seed is what we want. It plays as `golden::generate_with` does.
    fn fits(&self, rules: &Orleans, seed: u64) -> bool {
        let (mut rng, mut luck) = (Rng::new(seed), Seeded::new(seed));
        let (mut state, mut legal, mut outcomes) = (rules.start(), Vec::new(), Vec::new());
        let (mut seen, mut waived) = (Vec::new(), false);
        let mut events: Vec<Event> = Vec::new();
        loop {
            legal.clear();
            outcomes.clear();
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => {
                    rules.outcomes(&state, &mut outcomes);
                    (Actor::Chance, luck.pick(rules.chance_key(&state), &outcomes).unwrap())
                }
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), self.choose(&mut rng, &state, seat, &legal))
                }
            };
            events.clear();
            rules.apply(&mut state, actor, action, &mut events);
            waived |= events.iter().any(|event| matches!(event.what, What::Waived { .. }));
            let text = action.to_string();
            let verb = text.split(' ').next().unwrap_or_default();
            if !seen.iter().any(|known| known == verb) {
                seen.push(verb.to_owned());
            }
        }
        let outcome = rules.outcome(&state).unwrap();
        let seats: Vec<Seat> = Seat::all(self.seats).collect();
        let best = seats.iter().map(|&seat| outcome.scores[seat]).max();
        let tied = seats.iter().filter(|&&seat| Some(outcome.scores[seat]) == best).count() > 1;
        let winners = seats.iter().filter(|&&seat| outcome.ranks[seat] == 1).count();
        match self.must {
            Must::Play(verbs) => verbs.iter().all(|verb| seen.iter().any(|known| known == verb)),
            Must::TieByDevelopment => tied && winners == 1,
            Must::Shared => winners > 1,
            Must::Waived => waived,
        }
    }

    /// A game that is what we want, with a checkpoint after every sixth round.
    fn generate(&self, from: u64) -> String {
        let rules = Orleans::new(&self.config()).unwrap();
        let seed = (from..from + 20_000).find(|&seed| self.fits(&rules, seed)).expect("there are many seeds");
        let header = Header::new("orleans", RULES_VERSION, self.config());
        let mut rng = Rng::new(seed);
        let mut policy = |_: &Orleans, state: &State, seat: Seat, legal: &[Action]| {
            self.choose(&mut rng, state, seat, legal)
        };
        let mut label = |_: &Orleans, before: &State, after: &State| {
            (before.round != after.round && after.round % 6 == 1).then(|| format!("round {}", after.round))
        };
        let luck = &mut Seeded::new(seed);
        golden::generate_with(Arc::new(rules), header, luck, &mut policy, &mut label).to_string()
    }
}

#[test]
fn golden_games_replay_exactly() {
    let folder = folder("golden");
    for (number, game) in (0_u64..).zip(WANTED) {
        let path = folder.join(format!("{}.game", game.name));
        if blessing() {
            let text = match fs::read_to_string(&path) {
                Ok(text) => golden::bless(&path.display().to_string(), &text, &open).unwrap(),
                Err(_) => game.generate(number * 100_000),
            };
            fs::write(&path, text).unwrap();
        }
        assert!(path.exists(), "{}.game is missing: run with LOIRE_BLESS=1", game.name);
    }
    if blessing() {
        golden::bless_events(&folder, &open).unwrap();
    }
    let failures = golden::check_folder(&folder, &open).unwrap();
    assert!(failures.is_empty(), "{failures:#?}");
}

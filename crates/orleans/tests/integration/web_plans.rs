//! The web client translates a plan into the same lines as a player who answers question by question.

use std::{fmt::Write as _, fs, path::PathBuf};

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat, Viewer};
use orleans::{
    Action, Ask, Orleans, State,
    content::{Place, Role},
};
use serde_json::{Value, json};

use crate::deep;

const ME: Seat = Seat(0);
const PATH: &str = "../../web/src/boxes/orleans/fixtures/plans.json";
/// How many plans with each feature the file has.
const EACH: usize = 3;

/// What makes a plan worth keeping: tiles that change who fits where, technology, followers from earlier rounds.
fn features(view: &Value) -> Vec<&'static str> {
    let places = view["players"][0]["places"].as_array().unwrap();
    let tile = |name: &str| places.iter().any(|place| place["place"] == name);
    let space = |test: &dyn Fn(&Value) -> bool| {
        places.iter().flat_map(|place| place["spaces"].as_array().unwrap()).any(test)
    };
    let mut found = Vec::new();
    for name in ["herb-garden", "school", "gunpowder-tower", "bathhouse", "windmill"] {
        if tile(name) {
            found.push(name);
        }
    }
    if space(&|space| space["technology"] == true) {
        found.push("technology");
    }
    if space(&|space| !space["follower"].is_null()) {
        found.push("standing");
    }
    if view["round"] == 1 {
        found.push("first");
    }
    found
}

/// Plans that are kept never fill a place in one go, as in the client. In the other rounds the seat just
/// plays on.
fn pick(legal: &[Action], rng: &mut Rng) -> Action {
    let weighted: Vec<(Action, u32)> = legal
        .iter()
        .map(|&action| {
            let weight = match action {
                Action::Man { .. } => 0,
                Action::Stay { .. } => 1,
                _ => 8,
            };
            (action, weight)
        })
        .filter(|&(_, weight)| weight > 0)
        .collect();
    rng.weighted(&weighted)
}

struct Table<'a> {
    rules: &'a Orleans,
    state: State,
    rng: Rng,
}

impl Table<'_> {
    fn step(&mut self, actor: Actor, keeps: bool) -> Action {
        let mut legal = Vec::new();
        let action = match actor {
            Actor::Seat(seat) => {
                self.rules.legal(&self.state, seat, &mut legal);
                let tile = |action: &&Action| {
                    matches!(
                        action,
                        Action::Open { tile: Place::GunpowderTower | Place::School | Place::HerbGarden }
                    )
                };
                let recruit = |wanted: Role| move |action: &&Action| matches!(action, Action::Recruit { role: Some(role), .. } if *role == wanted);
                let village = |action: &&Action| matches!(action, Action::Man { place: Place::Village });
                let find = |test: &dyn Fn(&&Action) -> bool| legal.iter().find(|action| test(action));
                // Traders gain place tiles, craftsmen gain technology.
                let wanted = find(&tile)
                    .or_else(|| find(&village))
                    .or_else(|| find(&recruit(Role::Trader)))
                    .or_else(|| find(&recruit(Role::Craftsman)));
                match wanted {
                    _ if keeps => pick(&legal, &mut self.rng),
                    Some(&action) if seat == ME => action,
                    _ => deep(&mut self.rng, &self.state, seat, &legal),
                }
            }
            Actor::Chance => self.rules.sample(&self.state, &mut self.rng, &mut Vec::new()),
        };
        self.rules.apply(&mut self.state, actor, action, &mut ());
        action
    }

    fn is_planning(&self) -> bool {
        let prompt = self.rules.prompt(&self.state, ME);
        prompt.is_some_and(|prompt| matches!(prompt.ask, Ask::Man | Ask::Plan))
    }

    fn view(&self) -> Value {
        serde_json::to_value(self.rules.view(&self.state, Viewer::Seat(ME))).unwrap()
    }

    /// Plans for the first seat and returns the question, where everybody goes, and the lines.
    fn plan(&mut self) -> Value {
        let prompt = serde_json::to_value(self.rules.prompt(&self.state, ME)).unwrap();
        let mut lines = Vec::new();
        loop {
            // The last answer may end the planning, so look before it.
            let view = self.view();
            lines.push(self.step(Actor::Seat(ME), true).to_string());
            if lines.last().is_some_and(|line| line == "ready") {
                return json!({ "prompt": prompt, "puts": puts(&view), "lines": lines });
            }
        }
    }
}

fn puts(view: &Value) -> Value {
    let places = view["players"][0]["places"].as_array().unwrap();
    let spaces = places.iter().flat_map(|place| place["spaces"].as_array().unwrap());
    spaces
        .filter(|space| space["planned"] == true)
        .map(|space| json!({ "kind": space["follower"], "space": space["space"] }))
        .collect()
}

#[test]
fn the_web_clients_plans_match_the_rules() {
    let rules = Orleans::new(&Config::seats(2).option("places", "all")).unwrap();
    let mut kept: Vec<(Vec<&'static str>, Value)> = Vec::new();
    let wanted = ["herb-garden", "school", "gunpowder-tower", "technology", "standing", "first"];
    let has = |kept: &[(Vec<&'static str>, Value)], one: &str| kept.iter().any(|(all, _)| all.contains(&one));
    for seed in 0..400 {
        // Enough games for every feature, and at least a dozen.
        if seed >= 12 && wanted.iter().all(|one| has(&kept, one)) {
            break;
        }
        let mut table = Table { rules: &rules, state: rules.start(), rng: Rng::new(seed) };
        loop {
            let actor = match rules.pending(&table.state) {
                Pending::Over => break,
                Pending::Chance => Actor::Chance,
                Pending::Seats(seats) => Actor::Seat(seats.iter().next().unwrap()),
            };
            // In the other rounds this seat just plays on.
            if actor != Actor::Seat(ME) || table.state.round % 3 != 1 || !table.is_planning() {
                table.step(actor, false);
                continue;
            }
            let found = features(&table.view());
            let plan = table.plan();
            let rare =
                found.iter().any(|one| kept.iter().filter(|(all, _)| all.contains(one)).count() < EACH);
            if rare {
                kept.push((found, plan));
            }
        }
    }
    let mut text = String::from("[\n");
    for (n, (_, plan)) in kept.iter().enumerate() {
        let comma = if n + 1 < kept.len() { "," } else { "" };
        writeln!(text, "{plan}{comma}").unwrap();
    }
    text.push_str("]\n");
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(PATH);
    if std::env::var_os("LOIRE_BLESS").is_some() {
        fs::write(&file, &text).unwrap();
    }
    for one in wanted {
        assert!(has(&kept, one), "no plan with {one}");
    }
    assert!(fs::read_to_string(&file).unwrap_or_default() == text, "{PATH} is out of date: LOIRE_BLESS=1");
}

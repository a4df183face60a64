//! The file that a box generates for the web client, and random games to check its types on.

use engine::{Actor, Pending, Rng, Rules, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::{Types, generated};

/// What the web client's folder for a box gets from the rules: `web/src/boxes/<box>/generated.ts`.
pub struct Generated<'a, T> {
    /// The box's id.
    pub id: &'a str,
    /// The folder of the box's crate: `env!("CARGO_MANIFEST_DIR")`.
    pub manifest: &'a str,
    /// The types of views, prompts, events and printed tables.
    pub types: &'a Types,
    /// Everything that is the same at every table.
    pub tables: T,
    /// The ids of all reasons why an action is not allowed, with their sentences.
    pub reasons: &'a [(&'a str, &'a str)],
}

impl<T: Serialize> Generated<'_, T> {
    /// Compares the file with what it should be. `LOIRE_BLESS=1` writes it.
    pub fn check(&self) -> Result<(), String> {
        let Generated { id, manifest, types, tables, reasons } = self;
        let tables = serde_json::to_string_pretty(tables).map_err(|error| error.to_string())?;
        let reasons: Vec<String> = reasons.iter().map(|(word, _)| format!("  '{word}',\n")).collect();
        let reasons = reasons.concat();
        let text = format!(
            "// Written by `LOIRE_BLESS=1 cargo test -p {id} typescript` from crates/{id}. Do not edit.\n\
             {}\n/** Everything that is the same at every table. */\nexport const TABLES: Tables = {tables};\n\n\
             /** Every reason why an action is not allowed. */\nexport const REASONS = [\n{reasons}] as const;\n",
            types.declarations()
        );
        generated(manifest, &format!("web/src/boxes/{id}/generated.ts"), &text)
    }
}

impl Types {
    /// Plays a random game and checks the JSON of every view, prompt and event in it.
    pub fn check_game<R: Rules>(&self, rules: &R) -> Result<(), String> {
        let (mut state, mut rng) = (rules.start(), Rng::new(1));
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => return Ok(()),
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    self.check("View", &json(&rules.view(&state, Viewer::Seat(Seat(0))))?)?;
                    self.check("Prompt", &json(&rules.prompt(&state, seat))?)?;
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), *rng.pick(&legal))
                }
            };
            let mut events = Vec::new();
            rules.apply(&mut state, actor, action, &mut events);
            for event in &events {
                self.check("What", &json(event)?)?;
            }
        }
    }
}

fn json(value: &impl Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

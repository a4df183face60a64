//! What the web client knows of a box without asking: the words and tables that the rules print.

use std::{collections::BTreeMap, env, fmt::Write as _, fs};

use serde::Serialize;
use serde_json::value::RawValue;

/// The file `web/src/generated/<box>.printed.ts`. The types in it that the source shows are written by
/// `cargo xtask types`.
pub struct Printed {
    id: &'static str,
    text: String,
}

impl Printed {
    /// What a box prints.
    pub fn of(id: &'static str) -> Printed {
        let text = format!(
            "// Written by `LOIRE_BLESS=1 cargo test -p {id} printed` from what crates/{id} prints. Do not edit.\n\
             import type {{ Tables }} from './{id}';\n"
        );
        Printed { id, text }
    }

    /// The words of a type that writes itself as one of them.
    #[must_use]
    pub fn words<T: ToString>(mut self, name: &str, words: impl IntoIterator<Item = T>) -> Printed {
        let words: Vec<String> = words.into_iter().map(|word| format!("'{}'", word.to_string())).collect();
        writeln!(self.text, "\nexport type {name} = {};", words.join(" | "))
            .expect("a string takes all text");
        self
    }

    /// Compares the file with what it should be. `LOIRE_BLESS=1` writes it. `tables` are the same at every table, and
    /// `reasons` are the ids of all reasons why an action is not allowed.
    pub fn check(self, tables: &impl Serialize, reasons: &[&str]) -> Result<(), String> {
        let Printed { id, mut text } = self;
        let tables = rows(tables).map_err(|error| error.to_string())?;
        let reasons: String = reasons.iter().flat_map(|word| ["  '", word, "',\n"]).collect();
        let _ = write!(
            text,
            "\n/** Everything that is the same at every table. */\nexport const TABLES: Tables = {tables};\n\n\
             /** Every reason why an action is not allowed. */\nexport const REASONS = [\n{reasons}] as const;\n"
        );
        let path = format!("web/src/generated/{id}.printed.ts");
        let file = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
        if env::var_os("LOIRE_BLESS").is_some() {
            fs::write(&file, &text).map_err(|error| format!("{path}: {error}"))?;
        }
        if fs::read_to_string(&file).unwrap_or_default() == text {
            return Ok(());
        }
        Err(format!(
            "{path} is out of date: run `LOIRE_BLESS=1 cargo test -p {id} printed` and `cargo xtask types`"
        ))
    }
}

/// Tables as JSON, with a line for each row.
fn rows(tables: &impl Serialize) -> serde_json::Result<String> {
    let text = serde_json::to_string(tables)?;
    let tables: BTreeMap<&str, &RawValue> = serde_json::from_str(&text)?;
    let mut written = String::new();
    for (name, table) in tables {
        let table = table.get();
        if table.starts_with("[{") {
            let rows: Vec<&RawValue> = serde_json::from_str(table)?;
            let rows: String = rows.iter().flat_map(|row| ["    ", row.get(), ",\n"]).collect();
            let _ = write!(written, "  {name}: [\n{rows}  ],\n");
        } else {
            let _ = writeln!(written, "  {name}: {table},");
        }
    }
    Ok(format!("{{\n{written}}}"))
}

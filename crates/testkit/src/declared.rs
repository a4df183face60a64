//! The types of the web client, read from their TypeScript and compared with what the program sends. So a value that
//! differs from what the browser expects fails a test.

mod parse;

use std::{collections::BTreeMap, env, fs};

use engine::{Actor, Pending, Rng, Rules, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use self::parse::{Field, File, Kind};

/// The types that a piece of TypeScript declares or passes on.
pub struct Declared {
    files: BTreeMap<String, File>,
    /// By name, and by file and name. None of them has parameters any more.
    kinds: BTreeMap<String, Kind>,
}

impl Declared {
    /// The types of a file in `web/src/generated`.
    pub fn of(file: &str) -> Result<Declared, String> {
        Declared::read(&format!("export * from './{file}';"))
    }

    /// The types of a piece of TypeScript that stands next to those files and may import them.
    pub fn read(text: &str) -> Result<Declared, String> {
        let mut declared = Declared { files: BTreeMap::new(), kinds: BTreeMap::new() };
        declared.load("", text)?;
        for file in [String::new()].iter().chain(&declared.files[""].passed_on.clone()) {
            let names: Vec<String> = declared.files[file].declared.keys().cloned().collect();
            for name in names {
                let kind = declared.settle(file, &Kind::Named(name.clone(), Vec::new()), &BTreeMap::new())?;
                declared.kinds.insert(name, kind);
            }
        }
        Ok(declared)
    }

    /// Reads a file and those that it mentions.
    fn load(&mut self, name: &str, text: &str) -> Result<(), String> {
        let file = File::read(text).map_err(|problem| format!("{name}.ts: {problem}"))?;
        let mentioned: Vec<String> = file.imported.values().chain(&file.passed_on).cloned().collect();
        self.files.insert(name.to_owned(), file);
        for other in mentioned {
            if !self.files.contains_key(&other) {
                let path = format!("{}/../../web/src/generated/{other}.ts", env!("CARGO_MANIFEST_DIR"));
                let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
                self.load(&other, &text)?;
            }
        }
        Ok(())
    }

    /// A type of a file with its names looked up and its parameters filled in.
    fn settle(&mut self, file: &str, kind: &Kind, given: &BTreeMap<String, Kind>) -> Result<Kind, String> {
        let mut all = |kinds: &[Kind]| {
            kinds.iter().map(|kind| self.settle(file, kind, given)).collect::<Result<Vec<Kind>, String>>()
        };
        Ok(match kind {
            Kind::Word(_) => kind.clone(),
            Kind::List(inner) => Kind::List(Box::new(all(std::slice::from_ref(inner))?.remove(0))),
            Kind::Tuple(kinds) => Kind::Tuple(all(kinds)?),
            Kind::All(kinds) => Kind::All(all(kinds)?),
            Kind::Either(kinds) => Kind::Either(all(kinds)?),
            Kind::Object(fields) => {
                let settled = |field: &Field| {
                    Ok(Field { kind: self.settle(file, &field.kind, given)?, ..field.clone() })
                };
                Kind::Object(fields.iter().map(settled).collect::<Result<Vec<Field>, String>>()?)
            }
            Kind::Named(name, arguments) => {
                let arguments = all(arguments)?;
                match (name.as_str(), given.get(name)) {
                    (_, Some(given)) => given.clone(),
                    ("string" | "number" | "boolean" | "null" | "unknown" | "Record", _) => {
                        Kind::Named(name.clone(), arguments)
                    }
                    ("Readonly", _) => arguments.into_iter().next().ok_or("Readonly of what?")?,
                    _ => self.declared(file, name, arguments)?,
                }
            }
        })
    }

    /// A declared type with these arguments.
    fn declared(&mut self, file: &str, name: &str, arguments: Vec<Kind>) -> Result<Kind, String> {
        let file = self.home(file, name).ok_or_else(|| format!("{file}.ts: {name} is declared nowhere"))?;
        let key = format!("{file}.{name}{arguments:?}");
        if !self.kinds.contains_key(&key) {
            let (parameters, kind) = self.files[&file].declared[name].clone();
            let unknown = std::iter::repeat(Kind::Named("unknown".to_owned(), Vec::new()));
            let given = parameters.into_iter().zip(arguments.into_iter().chain(unknown)).collect();
            // It may mention itself.
            self.kinds.insert(key.clone(), Kind::Tuple(Vec::new()));
            let settled = self.settle(&file, &kind, &given)?;
            self.kinds.insert(key.clone(), settled);
        }
        Ok(Kind::Named(key, Vec::new()))
    }

    /// The file that declares a name which another file uses.
    fn home(&self, file: &str, name: &str) -> Option<String> {
        let seen = self.files.get(file)?;
        if seen.declared.contains_key(name) {
            return Some(file.to_owned());
        }
        let from = seen.imported.get(name).into_iter().chain(&seen.passed_on);
        from.into_iter().find_map(|other| self.home(other, name))
    }

    /// Checks that a value has the shape of a type. The message says where it does not.
    pub fn check(&self, name: &str, value: &impl Serialize) -> Result<(), String> {
        let value = serde_json::to_value(value).map_err(|error| error.to_string())?;
        let kind = self.kinds.get(name).ok_or_else(|| format!("{name} is not declared"))?;
        self.agrees(kind, &value).map_err(|path| format!("{name}{path}"))
    }

    fn agrees(&self, kind: &Kind, value: &Value) -> Result<(), String> {
        if let (Some(alternatives), Value::Object(_)) = (self.objects(kind), value) {
            return self.object(&alternatives, value);
        }
        let each = |kinds: &mut dyn Iterator<Item = &Kind>, items: &[Value]| {
            let mut pairs = kinds.zip(items).enumerate();
            pairs.try_for_each(|(n, (kind, item))| {
                self.agrees(kind, item).map_err(|path| format!("[{n}]{path}"))
            })
        };
        let fits = match (kind, value) {
            (Kind::Named(name, arguments), _) => match (name.as_str(), value) {
                ("unknown", _)
                | ("string", Value::String(_))
                | ("number", Value::Number(_))
                | ("boolean", Value::Bool(_))
                | ("null", Value::Null) => true,
                ("Record", Value::Object(entries)) => {
                    let [_, kind] = arguments.as_slice() else {
                        return Err(": a record of what?".to_owned());
                    };
                    let entry = |(key, item)| self.agrees(kind, item).map_err(|path| format!(".{key}{path}"));
                    return entries.iter().try_for_each(entry);
                }
                _ => match self.kinds.get(name) {
                    Some(kind) => return self.agrees(kind, value),
                    None => false,
                },
            },
            (Kind::Word(word), Value::String(text)) => word == text,
            (Kind::List(inner), Value::Array(items)) => {
                return each(&mut std::iter::repeat(&**inner), items);
            }
            (Kind::Tuple(places), Value::Array(items)) if places.len() == items.len() => {
                return each(&mut places.iter(), items);
            }
            (Kind::Either(kinds), _) => {
                if kinds.iter().any(|kind| self.agrees(kind, value).is_ok()) {
                    return Ok(());
                }
                // Of a type or nothing, only the type can have been meant.
                match kinds.as_slice() {
                    [kind, Kind::Named(null, _)] if null == "null" => return self.agrees(kind, value),
                    _ => false,
                }
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(format!(": {value} is not {kind:?}")) }
    }

    /// The fields of each object that a type allows, if it allows only objects.
    fn objects<'a>(&'a self, kind: &'a Kind) -> Option<Vec<Vec<&'a Field>>> {
        match kind {
            Kind::Object(fields) => Some(vec![fields.iter().collect()]),
            Kind::Named(name, _) => self.objects(self.kinds.get(name)?),
            Kind::Either(kinds) => {
                let kinds: Option<Vec<_>> = kinds.iter().map(|kind| self.objects(kind)).collect();
                Some(kinds?.concat())
            }
            Kind::All(kinds) => kinds.iter().try_fold(vec![Vec::new()], |sums, kind| {
                let parts = self.objects(kind)?;
                let sums =
                    sums.iter().flat_map(|sum| parts.iter().map(move |part| [&sum[..], part].concat()));
                Some(sums.collect())
            }),
            Kind::Word(_) | Kind::List(_) | Kind::Tuple(_) => None,
        }
    }

    /// Checks that every field of the alternative that its words choose is there, and no other.
    fn object(&self, alternatives: &[Vec<&Field>], value: &Value) -> Result<(), String> {
        let chosen = |fields: &&Vec<&Field>| {
            fields.iter().all(|field| match &field.kind {
                Kind::Word(word) => value.get(&field.name).is_some_and(|found| found == word),
                _ => true,
            })
        };
        let fields =
            alternatives.iter().find(chosen).ok_or_else(|| format!(": no alternative is like {value}"))?;
        for Field { name, optional, kind } in fields {
            match value.get(name) {
                Some(found) => self.agrees(kind, found).map_err(|path| format!(".{name}{path}"))?,
                None if *optional => {}
                None => return Err(format!(".{name} is missing")),
            }
        }
        let known = |key: &&String| fields.iter().any(|field| field.name == **key);
        match value.as_object().and_then(|object| object.keys().find(|key| !known(key))) {
            Some(key) => Err(format!(".{key} is not declared")),
            None => Ok(()),
        }
    }

    /// Plays a random game and checks every view, prompt and event in it.
    pub fn check_game<R: Rules>(&self, rules: &R) -> Result<(), String> {
        let (mut state, mut rng) = (rules.start(), Rng::new(1));
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => return Ok(()),
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    self.check("View", &rules.view(&state, Viewer::Seat(Seat(0))))?;
                    self.check("Prompt", &rules.prompt(&state, seat))?;
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), *rng.pick(&legal))
                }
            };
            let mut events = Vec::new();
            rules.apply(&mut state, actor, action, &mut events);
            events.iter().try_for_each(|event| self.check("Event", event))?;
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn wrong(kind: &str, value: &Value) -> String {
        let text =
            format!("type Pile<What = unknown> = {{ readonly of: What }};\nexport type It = {kind};\n");
        let text = text.replacen("type Pile", "export type Pile", 1);
        let declared = Declared::read(&text).expect("it can be read");
        declared.check("It", value).err().unwrap_or_default()
    }

    #[test]
    fn a_value_has_the_fields_that_are_declared_and_no_others() {
        let kind = "{ readonly a: number; /** Or nothing. */ readonly b?: string | null }";
        assert_eq!(wrong(kind, &json!({"a": 1})), "");
        assert_eq!(wrong(kind, &json!({"a": 1, "b": null})), "");
        assert_eq!(wrong(kind, &json!({})), "It.a is missing");
        assert_eq!(wrong(kind, &json!({"a": 1, "c": 1})), "It.c is not declared");
        assert!(wrong(kind, &json!({"a": "x"})).starts_with("It.a: \"x\" is not"));
        assert!(wrong(kind, &json!({"a": 1, "b": 2})).starts_with("It.b: 2 is not"));
    }

    #[test]
    fn words_choose_among_alternatives() {
        let kind = "{ readonly n: number } & (| { readonly is: 'a'; readonly x: readonly 'y'[] } | { readonly is: 'b' })";
        assert_eq!(wrong(kind, &json!({"n": 1, "is": "a", "x": ["y"]})), "");
        assert_eq!(wrong(kind, &json!({"n": 1, "is": "b"})), "");
        assert!(wrong(kind, &json!({"n": 1, "is": "a", "x": ["y", "z"]})).starts_with("It.x[1]: \"z\""));
        assert_eq!(wrong(kind, &json!({"n": 1, "is": "b", "x": []})), "It.x is not declared");
        assert!(wrong(kind, &json!({"n": 1, "is": "c"})).contains("no alternative"));
    }

    #[test]
    fn lists_records_and_parameters_are_followed() {
        assert_eq!(wrong("readonly (Pile<string> | null)[]", &json!([null, {"of": "x"}])), "");
        assert!(wrong("readonly Pile<string>[]", &json!([{"of": 1}])).starts_with("It[0].of: 1 is not"));
        assert_eq!(wrong("Pile", &json!({"of": [1]})), "");
        assert!(wrong("readonly [number, string]", &json!([1])).starts_with("It: [1] is not"));
        assert!(wrong("Readonly<Record<string, number>>", &json!({"a": 1, "b": "x"})).starts_with("It.b"));
    }
}

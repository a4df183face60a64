//! A box's types for the browser, read from the source of the box.
//!
//! We define once, in Rust, what views, prompts, events and printed tables look like as JSON. The TypeScript
//! types are generated from that source, and tests compare them with the JSON of random games. So nobody has
//! to type a view by hand, and the rules need no extra derive macro.

mod file;

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

pub use file::Generated;
use serde_json::Value;

/// The types of one box.
#[derive(Clone, Debug, Default)]
pub struct Types {
    named: BTreeMap<String, Shape>,
    order: Vec<String>,
    docs: BTreeMap<String, Vec<String>>,
}

/// What a type looks like as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Shape {
    Number,
    Boolean,
    Text,
    /// One of these words.
    Words(Vec<String>),
    Nullable(Box<Shape>),
    List(Box<Shape>),
    /// A fixed number of one kind.
    Tuple(Box<Shape>, usize),
    Named(String),
    Object(Vec<Field>),
    /// One of these objects, distinguished by a field.
    Tagged(String, Vec<(String, Vec<Field>)>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Field {
    name: String,
    shape: Shape,
    docs: Vec<String>,
}

impl Types {
    /// Only the types that every box has: seats and hexes, both written as text.
    pub fn new() -> Types {
        let mut types = Types::default();
        for name in ["Seat", "Hex"] {
            types.named.insert(name.to_owned(), Shape::Text);
        }
        types.named.insert("Hexes".to_owned(), Shape::List(Box::new(Shape::Text)));
        types
    }

    /// A type that is written as one of some words.
    #[must_use]
    pub fn words<T: ToString>(self, name: &str, words: impl IntoIterator<Item = T>) -> Types {
        let words = words.into_iter().map(|word| word.to_string()).collect();
        self.with(name, Shape::Words(words))
    }

    /// A type that is written as any text.
    #[must_use]
    pub fn text(self, name: &str) -> Types {
        self.with(name, Shape::Text)
    }

    /// A type that is written as a number.
    #[must_use]
    pub fn number(self, name: &str) -> Types {
        self.with(name, Shape::Number)
    }

    fn with(mut self, name: &str, shape: Shape) -> Types {
        self.named.insert(name.to_owned(), shape);
        self.order.push(name.to_owned());
        self
    }

    /// Adds every public type of a source file that can be written as JSON. The file must be formatted, with each
    /// field on its own line.
    pub fn source(mut self, text: &str) -> Result<Types, String> {
        let mut lines = text.lines().map(str::trim_end);
        let (mut docs, mut serial, mut serde) = (Vec::new(), false, String::new());
        while let Some(line) = lines.next() {
            if let Some(doc) = line.strip_prefix("///") {
                docs.push(doc.trim().to_owned());
            } else if line.starts_with("#[derive(") {
                serial = line.contains("Serialize");
            } else if line.starts_with("#[serde(") {
                line.clone_into(&mut serde);
            } else if let Some((is_enum, name)) = opened(line).filter(|_| serial) {
                let body = body(&mut lines);
                let shape = if is_enum {
                    Self::read_enum(&body, &serde)?
                } else {
                    Shape::Object(Self::fields(&body)?)
                };
                self.docs.insert(name.to_owned(), std::mem::take(&mut docs));
                self = self.with(name, shape);
            } else if line.starts_with("#[") {
                continue;
            }
            if !line.starts_with(['#', '/']) {
                (serial, docs) = (false, Vec::new());
                serde.clear();
            }
        }
        Ok(self)
    }

    fn read_enum(body: &[String], serde: &str) -> Result<Shape, String> {
        let tag = serde.split_once("tag = \"").and_then(|(_, rest)| rest.split_once('"')).map(|(tag, _)| tag);
        if !serde.contains("rename_all = \"kebab-case\"") {
            return Err(format!("an enum needs `rename_all = \"kebab-case\"`: {body:?}"));
        }
        let Some(tag) = tag else {
            let words = body.iter().filter(|line| !line.starts_with(['/', '#']));
            return Ok(Shape::Words(words.map(|line| kebab(line.trim_end_matches(','))).collect()));
        };
        let mut variants = Vec::new();
        let mut rest = body.iter();
        while let Some(line) = rest.next() {
            if line.starts_with(['/', '#']) {
                continue;
            }
            let name: String = line.chars().take_while(|letter| letter.is_alphanumeric()).collect();
            let mut fields = Vec::new();
            if let Some((_, inner)) = line.split_once("{ ") {
                let inner = inner.trim_end_matches(',').trim_end_matches('}').trim();
                fields = inner.split(", ").map(|field| format!("{field},")).collect();
            } else if line.ends_with('{') {
                fields.extend(rest.by_ref().take_while(|line| *line != "},").cloned());
            }
            variants.push((kebab(&name), Self::fields(&fields)?));
        }
        Ok(Shape::Tagged(tag.to_owned(), variants))
    }

    fn fields(lines: &[String]) -> Result<Vec<Field>, String> {
        let (mut fields, mut docs) = (Vec::new(), Vec::new());
        for line in lines {
            if let Some(doc) = line.strip_prefix("///") {
                docs.push(doc.trim().to_owned());
            } else if let Some((name, kind)) = line.trim_end_matches(',').split_once(": ") {
                let name = name.trim_start_matches("pub ").to_owned();
                fields.push(Field { name, shape: shape(kind)?, docs: std::mem::take(&mut docs) });
            }
        }
        Ok(fields)
    }

    /// Checks that a value has the shape of a type. The message says where it does not.
    pub fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        self.agrees(&Shape::Named(name.to_owned()), value).map_err(|path| format!("{name}{path}"))
    }

    fn agrees(&self, shape: &Shape, value: &Value) -> Result<(), String> {
        let wrong = || Err(format!(": {value} is not {}", Self::written(shape)));
        match (shape, value) {
            (Shape::Number, Value::Number(_))
            | (Shape::Boolean, Value::Bool(_))
            | (Shape::Text, Value::String(_))
            | (Shape::Nullable(_), Value::Null) => Ok(()),
            (Shape::Words(words), Value::String(word)) if words.contains(word) => Ok(()),
            (Shape::Nullable(inner), value) => self.agrees(inner, value),
            (Shape::List(inner), Value::Array(items)) => items
                .iter()
                .enumerate()
                .try_for_each(|(n, item)| self.agrees(inner, item).map_err(|path| format!("[{n}]{path}"))),
            (Shape::Tuple(inner, count), Value::Array(items)) if items.len() == *count => {
                items.iter().try_for_each(|item| self.agrees(inner, item))
            }
            (Shape::Named(name), value) => match self.named.get(name) {
                Some(shape) => self.agrees(shape, value),
                None => Err(format!(": the type {name} is not known")),
            },
            (Shape::Object(fields), Value::Object(_)) => self.object(fields, &[], value),
            (Shape::Tagged(tag, variants), Value::Object(object)) => {
                let name = object.get(tag).and_then(Value::as_str).unwrap_or_default();
                let variant = variants.iter().find(|(variant, _)| variant == name);
                variant.map_or_else(wrong, |(_, fields)| self.object(fields, &[tag, "clause"], value))
            }
            _ => wrong(),
        }
    }

    /// Checks that every declared field is there, and no other.
    fn object(&self, fields: &[Field], more: &[&str], value: &Value) -> Result<(), String> {
        for field in fields {
            let found = value.get(&field.name).ok_or_else(|| format!(".{} is missing", field.name))?;
            self.agrees(&field.shape, found).map_err(|path| format!(".{}{path}", field.name))?;
        }
        let known =
            |key: &&String| more.contains(&key.as_str()) || fields.iter().any(|field| field.name == **key);
        match value.as_object().and_then(|object| object.keys().find(|key| !known(key))) {
            Some(key) => Err(format!(".{key} is not declared")),
            None => Ok(()),
        }
    }

    fn written(shape: &Shape) -> String {
        match shape {
            Shape::Number => "number".to_owned(),
            Shape::Boolean => "boolean".to_owned(),
            Shape::Text => "string".to_owned(),
            Shape::Words(words) => {
                words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" | ")
            }
            Shape::Nullable(inner) => format!("{} | null", Self::written(inner)),
            Shape::List(inner) => match **inner {
                Shape::Nullable(_) | Shape::List(_) | Shape::Tuple(..) => {
                    format!("readonly ({})[]", Self::written(inner))
                }
                _ => format!("readonly {}[]", Self::written(inner)),
            },
            Shape::Tuple(inner, count) => {
                format!("readonly [{}]", vec![Self::written(inner); *count].join(", "))
            }
            Shape::Named(name) => match name.as_str() {
                "Seat" | "Hex" => "string".to_owned(),
                "Hexes" => "readonly string[]".to_owned(),
                name => name.to_owned(),
            },
            Shape::Object(fields) => {
                let lines = fields.iter().map(|field| {
                    let doc = doc("  ", &field.docs);
                    format!("{doc}  readonly {}: {};\n", field.name, Self::written(&field.shape))
                });
                format!("{{\n{}}}", lines.collect::<String>())
            }
            Shape::Tagged(tag, variants) => {
                let line = |(name, fields): &(String, Vec<Field>)| {
                    let fields =
                        fields.iter().map(|f| format!("; readonly {}: {}", f.name, Self::written(&f.shape)));
                    format!("\n  | {{ readonly {tag}: '{name}'{} }}", fields.collect::<String>())
                };
                variants.iter().map(line).collect()
            }
        }
    }

    /// The declarations in TypeScript.
    pub fn declarations(&self) -> String {
        let mut text = String::new();
        for name in &self.order {
            let docs = self.docs.get(name).map(|docs| doc("", docs)).unwrap_or_default();
            let written = Self::written(&self.named[name]);
            let end = match self.named[name] {
                Shape::Object(_) => format!("interface {name} {written}"),
                Shape::Tagged(..) => format!("type {name} = {{ readonly clause: string }} & ({written}\n);"),
                _ => format!("type {name} = {written};"),
            };
            let _ = write!(text, "\n{docs}export {end}\n");
        }
        text
    }
}

/// Compares a file in the repository with the text it should have. `LOIRE_BLESS=1` writes it.
fn generated(manifest: &str, path: &str, text: &str) -> Result<(), String> {
    let file: PathBuf = Path::new(manifest).join("../..").join(path);
    if std::env::var_os("LOIRE_BLESS").is_some() {
        fs::write(&file, text).map_err(|error| format!("{path}: {error}"))?;
    }
    if fs::read_to_string(&file).unwrap_or_default() == text {
        return Ok(());
    }
    Err(format!("{path} is out of date: run `LOIRE_BLESS=1 cargo test` in {manifest}"))
}

/// The name of a type that begins on this line, and whether it is an enum.
fn opened(line: &str) -> Option<(bool, &str)> {
    let line = line.strip_suffix(" {")?;
    line.strip_prefix("pub struct ")
        .map(|name| (false, name))
        .or_else(|| Some((true, line.strip_prefix("pub enum ")?)))
}

/// The lines up to a type's closing brace.
fn body<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Vec<String> {
    lines.take_while(|line| *line != "}").map(|line| line.trim().to_owned()).collect()
}

fn shape(kind: &str) -> Result<Shape, String> {
    let inside = |begin: &str, end: &str| kind.strip_prefix(begin).and_then(|kind| kind.strip_suffix(end));
    Ok(match kind {
        "u8" | "u16" | "u32" | "i8" | "i16" | "i32" => Shape::Number,
        "bool" => Shape::Boolean,
        "char" | "String" | "&'static str" => Shape::Text,
        "Space" => Shape::Named("Hex".to_owned()),
        _ => {
            if let Some(inner) = inside("Option<", ">") {
                Shape::Nullable(Box::new(shape(inner)?))
            } else if let Some(inner) = inside("Vec<", ">") {
                Shape::List(Box::new(shape(inner)?))
            } else if let Some((inner, count)) = inside("[", "]").and_then(|inner| inner.rsplit_once("; ")) {
                let count = count.parse().map_err(|_| format!("`{kind}`: write the length as a number"))?;
                Shape::Tuple(Box::new(shape(inner)?), count)
            } else if kind.chars().all(char::is_alphanumeric) {
                Shape::Named(kind.to_owned())
            } else {
                return Err(format!("`{kind}` cannot be written as a TypeScript type"));
            }
        }
    })
}

fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

fn doc(indent: &str, lines: &[String]) -> String {
    if lines.is_empty() { String::new() } else { format!("{indent}/** {} */\n", lines.join(" ")) }
}

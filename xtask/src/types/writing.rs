//! Types as TypeScript.

use std::collections::{BTreeMap, BTreeSet};

use super::model::{Declared, Field, Module, Shape};

/// The parameters of types, in the order in which they are written.
const OPEN: [&str; 3] = ["View", "Prompt", "What"];

/// Writes one file. `open` says what each type leaves open, and `lists` which words are also needed as a list, and its
/// name.
pub(super) struct Writer<'a> {
    pub open: BTreeMap<&'a str, BTreeSet<String>>,
    pub lists: &'a [(&'a str, &'a str)],
}

impl Writer<'_> {
    pub(super) fn file(&self, module: &Module) -> String {
        let imports = module.imports.iter().map(|(file, names)| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            format!("import type {{ {} }} from './{file}';\n", names.join(", "))
        });
        imports.chain(module.declared.iter().map(|one| self.declaration(one))).collect()
    }

    fn declaration(&self, Declared { name, docs, shape }: &Declared) -> String {
        let docs = comment("", docs);
        let head = format!("{name}{}", self.parameters(name, " = unknown"));
        let list = match (shape, self.lists.iter().find(|(of, _)| of == name)) {
            (Shape::Words(words), Some((_, list))) => {
                let words: Vec<String> = words.iter().map(|word| format!("  '{word}',\n")).collect();
                let words = words.concat();
                format!("\nexport const {list}: readonly {name}[] = [\n{words}];\n")
            }
            _ => String::new(),
        };
        let declared = match shape {
            Shape::Object(fields) => format!("interface {head} {}", self.lines(fields, "")),
            Shape::Either(_) => format!("type {head} ={};", self.shape(shape, "")),
            _ => format!("type {head} = {};", self.shape(shape, "")),
        };
        format!("\n{docs}export {declared}\n{list}")
    }

    fn parameters(&self, name: &str, after: &str) -> String {
        let open = self.open.get(name);
        let has = |parameter: &&&str| open.is_some_and(|open| open.contains(**parameter));
        let open: Vec<String> = OPEN.iter().filter(has).map(|one| format!("{one}{after}")).collect();
        if open.is_empty() { String::new() } else { format!("<{}>", open.join(", ")) }
    }

    fn shape(&self, shape: &Shape, indent: &str) -> String {
        let all = |shapes: &[Shape], between: &str| {
            shapes.iter().map(|one| self.shape(one, indent)).collect::<Vec<_>>().join(between)
        };
        match shape {
            Shape::Plain(word) => (*word).to_owned(),
            Shape::Words(words) => {
                words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" | ")
            }
            Shape::Open(name) => name.clone(),
            Shape::Named(name) => format!("{name}{}", self.parameters(name, "")),
            Shape::Nullable(inner) => format!("{} | null", self.shape(inner, indent)),
            Shape::List(inner) => match **inner {
                Shape::Plain(_) | Shape::Named(_) | Shape::Open(_) => {
                    format!("readonly {}[]", self.shape(inner, indent))
                }
                _ => format!("readonly ({})[]", self.shape(inner, indent)),
            },
            Shape::Tuple(places) => format!("readonly [{}]", all(places, ", ")),
            Shape::Map(inner) => format!("Readonly<Record<string, {}>>", self.shape(inner, indent)),
            Shape::All(parts) => all(parts, " & "),
            Shape::Either(variants) => {
                let inside = format!("{indent}  ");
                let lines = variants.iter().map(|one| format!("\n{inside}| {}", self.shape(one, &inside)));
                lines.collect()
            }
            Shape::Object(fields) if fields.iter().all(|field| field.docs.is_empty()) => {
                let fields: Vec<String> = fields.iter().map(|field| self.field(field, indent)).collect();
                format!("{{ {} }}", fields.join("; "))
            }
            Shape::Object(fields) => self.lines(fields, indent),
        }
    }

    fn lines(&self, fields: &[Field], indent: &str) -> String {
        let inside = format!("{indent}  ");
        let line = |field: &Field| {
            format!("{}{inside}{};\n", comment(&inside, &field.docs), self.field(field, &inside))
        };
        format!("{{\n{}{indent}}}", fields.iter().map(line).collect::<String>())
    }

    fn field(&self, Field { name, shape, optional, .. }: &Field, indent: &str) -> String {
        format!("readonly {name}{}: {}", if *optional { "?" } else { "" }, self.shape(shape, indent))
    }
}

fn comment(indent: &str, docs: &str) -> String {
    if docs.is_empty() { String::new() } else { format!("{indent}/** {docs} */\n") }
}

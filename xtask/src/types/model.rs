//! What types look like as JSON.

use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// What TypeScript has a word for: `string`, `number`, `boolean`, `unknown`.
    Plain(&'static str),
    /// One of these words.
    Words(Vec<String>),
    /// What differs from box to box. Every type that mentions it has a parameter of this name.
    Open(String),
    Named(String),
    Nullable(Box<Shape>),
    List(Box<Shape>),
    /// Lists of fixed length, each place with a shape of its own.
    Tuple(Vec<Shape>),
    /// Values by names that nobody knows in advance.
    Map(Box<Shape>),
    Object(Vec<Field>),
    /// The fields of all of these together.
    All(Vec<Shape>),
    /// One of these.
    Either(Vec<Shape>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Field {
    pub name: String,
    pub shape: Shape,
    /// Whether a request may leave it out.
    pub optional: bool,
    pub docs: String,
}

/// A type with its name.
#[derive(Debug)]
pub(super) struct Declared {
    pub name: String,
    pub docs: String,
    pub shape: Shape,
}

/// The types of one generated file.
#[derive(Debug, Default)]
pub(super) struct Module {
    /// What other files import it as.
    pub name: String,
    pub declared: Vec<Declared>,
    /// The names it uses, by the file that declares them.
    pub imports: BTreeMap<String, BTreeSet<String>>,
}

impl Shape {
    /// Calls `see` for this shape and every shape inside it.
    fn walk(&self, see: &mut impl FnMut(&Shape)) {
        see(self);
        match self {
            Shape::Plain(_) | Shape::Words(_) | Shape::Open(_) | Shape::Named(_) => {}
            Shape::Nullable(inner) | Shape::List(inner) | Shape::Map(inner) => inner.walk(see),
            Shape::Tuple(all) | Shape::All(all) | Shape::Either(all) => {
                for one in all {
                    one.walk(see);
                }
            }
            Shape::Object(fields) => {
                for field in fields {
                    field.shape.walk(see);
                }
            }
        }
    }
}

/// What each type of these files leaves open, by its name: what it mentions, and what the types that it mentions leave
/// open.
pub(super) fn parameters<'a>(
    modules: impl IntoIterator<Item = &'a Module>,
) -> BTreeMap<&'a str, BTreeSet<String>> {
    let declared: Vec<&Declared> = modules.into_iter().flat_map(|module| &module.declared).collect();
    let mut open: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    loop {
        let before: usize = open.values().map(BTreeSet::len).sum();
        for Declared { name, shape, .. } in &declared {
            let mut found = BTreeSet::new();
            shape.walk(&mut |inner| match inner {
                Shape::Open(parameter) => found.extend([parameter.clone()]),
                Shape::Named(name) => found.extend(open.get(name.as_str()).into_iter().flatten().cloned()),
                _ => {}
            });
            open.insert(name, found);
        }
        if open.values().map(BTreeSet::len).sum::<usize>() == before {
            return open;
        }
    }
}

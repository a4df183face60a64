//! Reads Rust source: which types are written as JSON, and how.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use syn::{
    Attribute, Expr, Fields, GenericArgument, Item, ItemImpl, Lit, LitStr, Meta, PathArguments, PathSegment,
    Stmt, Type,
};

use super::model::{Declared, Field, Module, Shape};
use crate::tree::File;

/// A type in the source.
enum Found {
    /// With everything in front of it, and its parameters.
    Derived(Serde, Vec<String>, Body),
    /// It writes itself, with this method of its serializer.
    Written(String),
    Alias(Type),
}

enum Body {
    Struct(Fields),
    Enum(Vec<syn::Variant>),
}

/// The types of some source files, by their names.
#[derive(Default)]
pub(super) struct Source {
    found: BTreeMap<String, (Found, String)>,
    /// In the order of the files.
    pub names: Vec<String>,
}

impl Source {
    pub(super) fn read<'a>(files: impl IntoIterator<Item = &'a File>) -> Result<Source> {
        let mut source = Source::default();
        for file in files.into_iter().filter(|file| file.text.contains("Serialize")) {
            let read = syn::parse_file(&file.text).map_err(anyhow::Error::from);
            read.and_then(|read| source.take(read.items)).with_context(|| file.path.clone())?;
        }
        Ok(source)
    }

    fn take(&mut self, items: Vec<Item>) -> Result<()> {
        let docs: BTreeMap<String, String> = items.iter().filter_map(documented).collect();
        for item in items {
            let (name, attrs, generics, body) = match item {
                Item::Struct(one) => (one.ident, one.attrs, one.generics, Body::Struct(one.fields)),
                Item::Enum(one) => {
                    (one.ident, one.attrs, one.generics, Body::Enum(one.variants.into_iter().collect()))
                }
                Item::Type(alias) => {
                    self.add(&alias.ident.to_string(), Found::Alias(*alias.ty), docs_of(&alias.attrs))?;
                    continue;
                }
                Item::Impl(one) => {
                    if let Some((name, method)) = written(&one) {
                        let docs = docs.get(&name).cloned().unwrap_or_default();
                        self.add(&name, Found::Written(method), docs)?;
                    }
                    continue;
                }
                _ => continue,
            };
            if derives_serialize(&attrs) {
                let parameters = generics.type_params().map(|one| one.ident.to_string()).collect();
                let serde = Serde::read(&attrs).with_context(|| name.to_string())?;
                self.add(&name.to_string(), Found::Derived(serde, parameters, body), docs_of(&attrs))?;
            }
        }
        Ok(())
    }

    fn add(&mut self, name: &str, found: Found, docs: String) -> Result<()> {
        if !matches!(found, Found::Alias(_)) {
            self.names.push(name.to_owned());
        }
        if self.found.insert(name.to_owned(), (found, docs)).is_some() {
            bail!(
                "two types that are written as JSON are called {name}; a file of TypeScript can have only one"
            );
        }
        Ok(())
    }
}

/// Collects the types of one generated file.
pub(super) struct Reader<'a> {
    /// Where its types are.
    pub own: &'a Source,
    /// The vocabulary that every crate may use.
    pub engine: &'a Source,
    /// Other generated files, and what they declare.
    pub others: &'a [(String, Vec<String>)],
    pub module: Module,
}

/// What the parameters of a type stand for.
type Scope<'a> = BTreeMap<&'a str, Shape>;

impl<'a> Reader<'a> {
    /// Adds a type, and all those that it mentions.
    pub(super) fn declare(&mut self, name: &str) -> Result<()> {
        if self.module.declared.iter().any(|one| one.name == name) {
            return Ok(());
        }
        let (found, docs) =
            self.find(name).with_context(|| format!("there is no type {name} that is written as JSON"))?;
        // The place comes first, so that types stand in the order in which they are mentioned.
        let at = self.module.declared.len();
        let (name, docs) = (name.to_owned(), docs.clone());
        self.module.declared.push(Declared { name: name.clone(), docs, shape: Shape::Plain("unknown") });
        self.module.declared[at].shape = self.found(found, &Scope::new()).context(name)?;
        Ok(())
    }

    fn find(&self, name: &str) -> Option<&'a (Found, String)> {
        self.own.found.get(name).or_else(|| self.engine.found.get(name))
    }

    fn found(&mut self, found: &Found, scope: &Scope) -> Result<Shape> {
        match found {
            Found::Derived(serde, _, Body::Struct(fields)) => self.fields(serde, fields, scope),
            Found::Derived(serde, _, Body::Enum(variants)) => self.variants(serde, variants, scope),
            Found::Alias(target) => self.shape(target, scope),
            Found::Written(method) => Ok(match method.as_str() {
                "collect_str" | "serialize_str" | "serialize_char" => Shape::Plain("string"),
                // Sets are written as lists of names.
                "collect_seq" => Shape::List(Box::new(Shape::Plain("string"))),
                method if method.starts_with("serialize_i") || method.starts_with("serialize_u") => {
                    Shape::Plain("number")
                }
                method => bail!("cannot see what `{method}` writes"),
            }),
        }
    }

    fn fields(&mut self, serde: &Serde, fields: &Fields, scope: &Scope) -> Result<Shape> {
        if let Fields::Unnamed(places) = fields {
            let mut shapes = Vec::new();
            for place in &places.unnamed {
                shapes.push(self.shape(&place.ty, scope)?);
            }
            return Ok(if shapes.len() == 1 { shapes.remove(0) } else { Shape::Tuple(shapes) });
        }
        let (mut own, mut parts) = (Vec::new(), Vec::new());
        for field in fields {
            let name = field.ident.as_ref().expect("the field of a struct has a name").to_string();
            let how = Serde::read(&field.attrs).with_context(|| name.clone())?;
            if how.skip {
                continue;
            }
            let mut shape = self.shape(&field.ty, scope).with_context(|| name.clone())?;
            if how.flatten {
                parts.push(shape);
                continue;
            }
            // An answer always has all its fields.
            let optional = serde.strict && how.default;
            if let (true, Shape::Nullable(inner)) = (optional, &shape) {
                shape = (**inner).clone();
            }
            let name = how.rename.unwrap_or(name);
            own.push(Field { name, shape, optional, docs: docs_of(&field.attrs) });
        }
        if parts.is_empty() {
            return Ok(Shape::Object(own));
        }
        parts.insert(0, Shape::Object(own));
        Ok(Shape::All(parts))
    }

    fn variants(&mut self, serde: &Serde, variants: &[syn::Variant], scope: &Scope) -> Result<Shape> {
        let mut read = Vec::new();
        let mut words = Vec::new();
        for variant in variants {
            let word = match Serde::read(&variant.attrs)?.rename {
                Some(name) => name,
                None => renamed(&variant.ident.to_string(), serde.rename_all.as_deref())?,
            };
            let Some(tag) = &serde.tag else {
                if !matches!(variant.fields, Fields::Unit) {
                    bail!("{} has fields, so the enum needs `#[serde(tag = \"…\")]`", variant.ident);
                }
                words.push(word);
                continue;
            };
            let shape = Shape::Words(vec![word]);
            let tag = Field { name: tag.clone(), shape, optional: false, docs: docs_of(&variant.attrs) };
            let inner =
                self.fields(serde, &variant.fields, scope).with_context(|| variant.ident.to_string())?;
            read.push(match inner {
                Shape::Object(mut fields) => {
                    fields.insert(0, tag);
                    Shape::Object(fields)
                }
                inner => Shape::All(vec![Shape::Object(vec![tag]), inner]),
            });
        }
        Ok(if serde.tag.is_some() { Shape::Either(read) } else { Shape::Words(words) })
    }

    fn shape(&mut self, kind: &Type, scope: &Scope) -> Result<Shape> {
        match kind {
            Type::Reference(to) => self.shape(&to.elem, scope),
            Type::Slice(of) => Ok(Shape::List(Box::new(self.shape(&of.elem, scope)?))),
            Type::Array(of) => {
                let Expr::Lit(length) = &of.len else { bail!("write the length of the array as a number") };
                let Lit::Int(length) = &length.lit else { bail!("the length of an array is a number") };
                Ok(Shape::Tuple(vec![self.shape(&of.elem, scope)?; length.base10_parse()?]))
            }
            Type::Tuple(places) => {
                let places: Result<Vec<Shape>> =
                    places.elems.iter().map(|place| self.shape(place, scope)).collect();
                Ok(Shape::Tuple(places?))
            }
            Type::Path(path) => {
                let last = path.path.segments.last().context("a type has a name")?;
                self.named(last, path.path.segments.len() > 1, scope)
            }
            _ => bail!("this kind of type cannot be written as TypeScript"),
        }
    }

    fn named(&mut self, segment: &PathSegment, is_path: bool, scope: &Scope) -> Result<Shape> {
        let name = segment.ident.to_string();
        let mut arguments = Vec::new();
        if let PathArguments::AngleBracketed(all) = &segment.arguments {
            for argument in &all.args {
                if let GenericArgument::Type(argument) = argument {
                    arguments.push(self.shape(argument, scope)?);
                }
            }
        }
        match (name.as_str(), arguments.as_slice()) {
            ("u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "f32" | "f64", []) => {
                Ok(Shape::Plain("number"))
            }
            ("bool", []) => Ok(Shape::Plain("boolean")),
            ("str" | "String" | "char", []) => Ok(Shape::Plain("string")),
            ("Value" | "RawValue", []) => Ok(Shape::Plain("unknown")),
            ("Option", [inner]) => Ok(Shape::Nullable(Box::new(inner.clone()))),
            ("Vec", [inner]) => Ok(Shape::List(Box::new(inner.clone()))),
            ("Box" | "Arc", [inner]) => Ok(inner.clone()),
            ("BTreeMap", [_, inner]) => Ok(Shape::Map(Box::new(inner.clone()))),
            _ => self.declared(&name, is_path, &arguments, scope),
        }
    }

    /// A type of ours.
    fn declared(&mut self, name: &str, is_path: bool, arguments: &[Shape], scope: &Scope) -> Result<Shape> {
        if let Some(shape) = scope.get(name) {
            return Ok(shape.clone());
        }
        if let Some((file, _)) = self.others.iter().find(|(_, names)| names.iter().any(|one| one == name)) {
            self.module.imports.entry(file.clone()).or_default().insert(name.to_owned());
            return Ok(Shape::Named(name.to_owned()));
        }
        // `engine::Event` is not the box's own `Event`.
        let engine = self.engine.found.get(name).filter(|_| is_path || !self.own.found.contains_key(name));
        let Some((found, _)) = engine.or_else(|| self.own.found.get(name)) else {
            bail!("{name} is not written as JSON, or its words are not among those that the rules print");
        };
        match found {
            // A type with parameters is written out where they are known.
            Found::Derived(_, parameters, _) if !parameters.is_empty() => {
                let scope = parameters.iter().map(String::as_str).zip(arguments.iter().cloned()).collect();
                self.found(found, &scope)
            }
            Found::Alias(target) => match self.shape(target, scope)? {
                Shape::Plain("unknown") => Ok(Shape::Open(name.to_owned())),
                shape => Ok(shape),
            },
            Found::Written(_) if engine.is_some() => self.found(found, scope),
            _ => {
                self.declare(name)?;
                Ok(Shape::Named(name.to_owned()))
            }
        }
    }
}

/// What `#[serde(…)]` says.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word that serde knows")]
struct Serde {
    rename: Option<String>,
    rename_all: Option<String>,
    tag: Option<String>,
    flatten: bool,
    skip: bool,
    default: bool,
    /// Refuses unknown fields: only requests do.
    strict: bool,
}

impl Serde {
    fn read(attrs: &[Attribute]) -> Result<Serde> {
        let mut serde = Serde::default();
        for attr in attrs.iter().filter(|attr| attr.path().is_ident("serde")) {
            attr.parse_nested_meta(|meta| {
                let word = meta.path.require_ident()?.to_string();
                let text = || Ok::<_, syn::Error>(Some(meta.value()?.parse::<LitStr>()?.value()));
                match word.as_str() {
                    "rename" => serde.rename = text()?,
                    "rename_all" => serde.rename_all = text()?,
                    "tag" => serde.tag = text()?,
                    "flatten" => serde.flatten = true,
                    "skip" => serde.skip = true,
                    "default" => serde.default = true,
                    "deny_unknown_fields" => serde.strict = true,
                    _ => return Err(meta.error(format!("xtask/src/types cannot read `{word}` yet"))),
                }
                Ok(())
            })?;
        }
        Ok(serde)
    }
}

fn derives_serialize(attrs: &[Attribute]) -> bool {
    let mut derives = false;
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("derive")) {
        // A list of derives is always a list of paths.
        let _ = attr.parse_nested_meta(|meta| {
            derives |= meta.path.segments.last().is_some_and(|last| last.ident == "Serialize");
            Ok(())
        });
    }
    derives
}

/// The type that an `impl Serialize` is for, and the method of the serializer that it calls.
fn written(one: &ItemImpl) -> Option<(String, String)> {
    let (path, Type::Path(of)) = (&one.trait_.as_ref()?.0, &*one.self_ty) else { return None };
    let serialize = one.items.iter().find_map(|item| match item {
        syn::ImplItem::Fn(function) if function.sig.ident == "serialize" => Some(function),
        _ => None,
    })?;
    let Some(Stmt::Expr(Expr::MethodCall(call), None)) = serialize.block.stmts.last() else { return None };
    let is_serialize = path.segments.last()?.ident == "Serialize";
    is_serialize.then(|| Some((of.path.get_ident()?.to_string(), call.method.to_string())))?
}

fn documented(item: &Item) -> Option<(String, String)> {
    match item {
        Item::Struct(one) => Some((one.ident.to_string(), docs_of(&one.attrs))),
        Item::Enum(one) => Some((one.ident.to_string(), docs_of(&one.attrs))),
        _ => None,
    }
}

/// A doc comment as one paragraph, without links.
fn docs_of(attrs: &[Attribute]) -> String {
    let lines = attrs.iter().filter_map(|attr| match &attr.meta {
        Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
            Expr::Lit(text) => match &text.lit {
                Lit::Str(text) => Some(text.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    let text = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
    text.replace("[`crate::", "`").replace("[`", "`").replace("`]", "`")
}

/// A variant's name by serde's rule.
fn renamed(name: &str, rule: Option<&str>) -> Result<String> {
    let joined = |with: &str| {
        let mut text = String::new();
        for letter in name.chars() {
            if letter.is_uppercase() && !text.is_empty() {
                text.push_str(with);
            }
            text.extend(letter.to_lowercase());
        }
        text
    };
    match rule {
        Some("kebab-case") => Ok(joined("-")),
        Some("snake_case") => Ok(joined("_")),
        Some("lowercase") => Ok(joined("")),
        _ => bail!("the enum needs `rename_all` with kebab-case, snake_case or lowercase"),
    }
}

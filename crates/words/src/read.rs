//! Reads a Fluent file into patterns.

use std::collections::{BTreeMap, btree_map::Entry};

use fluent_syntax::{
    ast::{self, Expression, InlineExpression, Pattern as Tree, PatternElement, VariantKey},
    parser,
    unicode::unescape_unicode_to_string,
};

/// The messages of a file by key. A dot in a key is an underscore in the file, because Fluent's names have no dots.
pub type Messages = BTreeMap<String, Message>;

/// A message, or an attribute: `.the` of `tile_inn` is `tile.inn.the`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(crate) pattern: Pattern,
    /// Parameters that the comment above it names, for languages that need more than English.
    pub(crate) offered: Vec<String>,
    /// The message that it is a form of.
    pub(crate) form_of: Option<String>,
}

pub(crate) type Pattern = Vec<Part>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Text(String),
    Value(Operand),
    Choice { by: Operand, variants: Vec<(String, Pattern)>, fallback: usize },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    Param(String),
    /// `TILE($tile, form: "the")`: the message `tile.` and the tile, or its attribute. With `or: "piece"` it may also be
    /// `piece.` and the tile. With a second parameter or a number, `TILE($tile, $count)`, it is that many of them.
    Name {
        lists: Vec<String>,
        param: String,
        count: Option<String>,
        form: Option<String>,
    },
}

/// Reads a file, or says what is wrong with it.
///
/// # Errors
/// The line and the mistake.
pub fn read(source: &str, language: &str) -> Result<Messages, String> {
    let file = parser::parse(source).map_err(|(_, errors)| {
        let at = errors.first().map_or(0, |error| error.pos.start);
        format!("line {}: cannot be read", source[..at].matches('\n').count() + 1)
    })?;
    let mut messages = Messages::new();
    for entry in file.body {
        let message = match entry {
            ast::Entry::Message(message) => message,
            ast::Entry::Term(term) => return Err(format!("-{}: Loire has no terms", term.id.name)),
            _ => continue,
        };
        let key = message.id.name.replace('_', ".");
        let offered = message.comment.map_or_else(Vec::new, |comment| params_in(&comment.content.join("\n")));
        let own = message.value.map(|tree| (key.clone(), tree, None));
        let forms = message.attributes.into_iter();
        let forms = forms
            .map(|one| (format!("{key}.{}", one.id.name.replace('_', ".")), one.value, Some(key.clone())));
        for (key, tree, form_of) in own.into_iter().chain(forms) {
            let pattern = pattern(tree, language).map_err(|error| format!("{key}: {error}"))?;
            add(&mut messages, key, Message { pattern, offered: offered.clone(), form_of })?;
        }
    }
    Ok(messages)
}

/// Adds a message to others.
///
/// # Errors
/// If there is one of its name.
pub(crate) fn add(messages: &mut Messages, key: String, message: Message) -> Result<(), String> {
    match messages.entry(key) {
        Entry::Occupied(entry) => Err(format!("{}: there are two messages of this name", entry.key())),
        Entry::Vacant(entry) => {
            entry.insert(message);
            Ok(())
        }
    }
}

/// The names after the dollar signs of a comment.
fn params_in(comment: &str) -> Vec<String> {
    let names = comment.split('$').skip(1);
    let named = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-');
    names.map(|rest| rest.chars().take_while(named).collect()).collect()
}

fn pattern(tree: Tree<&str>, language: &str) -> Result<Pattern, String> {
    let mut parts = Pattern::new();
    for element in tree.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Text(value.to_owned()),
            PatternElement::Placeable { expression } => placed(expression, language)?,
        };
        match (parts.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => parts.push(part),
        }
    }
    if language == "fr" {
        for part in &mut parts {
            if let Part::Text(text) = part {
                *text = unbroken(text);
            }
        }
    }
    Ok(parts)
}

/// French puts a space before some signs, where no line may break.
fn unbroken(text: &str) -> String {
    let mut out = text.replace("« ", "«\u{202f}");
    for sign in [":", ";", "?", "!", "»"] {
        out = out.replace(&format!(" {sign}"), &format!("\u{202f}{sign}"));
    }
    out
}

fn placed(expression: Expression<&str>, language: &str) -> Result<Part, String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Ok(Part::Text(unescape_unicode_to_string(value).into_owned()))
        }
        Expression::Inline(inline) => Ok(Part::Value(operand(&inline)?)),
        Expression::Select { selector, variants } => {
            let fallback = variants.iter().position(|variant| variant.default).expect("the parser wants one");
            let named = variants.into_iter().map(|variant| {
                let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                    variant.key;
                Ok((name.to_owned(), pattern(variant.value, language)?))
            });
            Ok(Part::Choice {
                by: operand(&selector)?,
                variants: named.collect::<Result<_, String>>()?,
                fallback,
            })
        }
    }
}

fn operand(expression: &InlineExpression<&str>) -> Result<Operand, String> {
    match expression {
        InlineExpression::VariableReference { id } => Ok(Operand::Param(id.name.to_owned())),
        InlineExpression::FunctionReference { id, arguments } => {
            let Some(InlineExpression::VariableReference { id: param }) = arguments.positional.first() else {
                return Err(format!("{} needs a parameter", id.name));
            };
            let option = |wanted: &str| {
                let option = arguments.named.iter().find(|argument| argument.name.name == wanted);
                option.and_then(|argument| match &argument.value {
                    InlineExpression::StringLiteral { value } => Some((*value).to_owned()),
                    _ => None,
                })
            };
            let count = match arguments.positional.get(1) {
                Some(InlineExpression::VariableReference { id }) => Some(id.name.to_owned()),
                Some(InlineExpression::NumberLiteral { value }) => Some((*value).to_owned()),
                _ => None,
            };
            let lists = [Some(id.name.to_lowercase()), option("or")];
            Ok(Operand::Name {
                lists: lists.into_iter().flatten().collect(),
                param: param.name.to_owned(),
                count,
                form: option("form"),
            })
        }
        _ => Err("Loire has texts, parameters, choices and names in a message, nothing else".to_owned()),
    }
}

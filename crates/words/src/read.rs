//! Reads a Fluent file into patterns.

use std::collections::BTreeMap;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern as Tree, PatternElement, VariantKey},
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
    /// `TILE($tile, form: "the")`: the message `tile.` and the tile, or its attribute.
    Name {
        list: String,
        param: String,
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
            Entry::Message(message) => message,
            Entry::Term(term) => return Err(format!("-{}: Loire has no terms", term.id.name)),
            _ => continue,
        };
        let key = message.id.name.replace('_', ".");
        let offered = message.comment.map_or_else(Vec::new, |comment| params_in(&comment.content.join("\n")));
        let own = message.value.map(|tree| (key.clone(), tree));
        let attributes = message.attributes.into_iter();
        let attributes =
            attributes.map(|one| (format!("{key}.{}", one.id.name.replace('_', ".")), one.value));
        for (key, tree) in own.into_iter().chain(attributes) {
            let pattern = pattern(tree, language).map_err(|error| format!("{key}: {error}"))?;
            if messages.insert(key.clone(), Message { pattern, offered: offered.clone() }).is_some() {
                return Err(format!("{key}: there are two messages of this name"));
            }
        }
    }
    Ok(messages)
}

/// The names after the dollar signs of a comment.
fn params_in(comment: &str) -> Vec<String> {
    let names = comment.split('$').skip(1);
    names.map(|rest| rest.chars().take_while(|letter| letter.is_alphanumeric()).collect()).collect()
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
            let form = arguments.named.iter().find(|argument| argument.name.name == "form");
            let form = form.and_then(|argument| match &argument.value {
                InlineExpression::StringLiteral { value } => Some((*value).to_owned()),
                _ => None,
            });
            Ok(Operand::Name { list: id.name.to_lowercase(), param: param.name.to_owned(), form })
        }
        _ => Err("Loire has texts, parameters, choices and names in a message, nothing else".to_owned()),
    }
}

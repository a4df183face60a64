//! Reads the clauses out of a box's `RULES.md`.

/// One rule with an id, in our own words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause<'a> {
    /// Such as `burgundy.sell.income`.
    pub id: &'a str,
    /// Edition, standing and pages, as written behind the id.
    pub source: &'a str,
    /// What it says; lines are joined by line breaks.
    pub text: &'a str,
}

impl Clause<'_> {
    /// How it is known: `printed`, `inferred`, `reconstructed`; empty if it does not say.
    pub fn standing(&self) -> &str {
        self.source.split('·').nth(1).map_or("", str::trim)
    }

    /// Whether the print is lost, so that it may not be the author's rule.
    pub fn is_reconstructed(&self) -> bool {
        self.standing() == "reconstructed"
    }
}

/// The clauses of a rules text in order.
///
/// A clause is a line `r[id]  source`, then its text up to a blank line, a heading or the next clause.
pub(crate) fn clauses(rules_text: &str) -> impl Iterator<Item = Clause<'_>> {
    let mut rest = rules_text;
    std::iter::from_fn(move || {
        loop {
            if rest.is_empty() {
                return None;
            }
            let (line, after) = split_line(rest);
            rest = after;
            let Some((id, source)) = line.strip_prefix("r[").and_then(|line| line.split_once(']')) else {
                continue;
            };
            let mut length = 0;
            let mut body = rest;
            while !body.is_empty() {
                let (line, after) = split_line(body);
                if line.trim().is_empty() || line.starts_with("r[") || line.starts_with('#') {
                    break;
                }
                length = rest.len() - after.len();
                body = after;
            }
            let text = rest[..length].trim_end();
            rest = body;
            return Some(Clause { id, source: source.trim(), text });
        }
    })
}

fn split_line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Selling\n\nProse.\n\nr[toy.sell]  2019 · printed · p. 6\nA sale takes\nthe whole pile.\n\nr[toy.end]\nThe end.";

    #[test]
    fn clauses_are_read_with_source_and_text() {
        let found: Vec<_> = clauses(TEXT).collect();
        assert_eq!(
            found,
            [
                Clause {
                    id: "toy.sell",
                    source: "2019 · printed · p. 6",
                    text: "A sale takes\nthe whole pile."
                },
                Clause { id: "toy.end", source: "", text: "The end." },
            ]
        );
    }
}

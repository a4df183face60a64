use serde::Serialize;

/// How well a printed value is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// It stands in the rulebook.
    Printed,
    /// Two or more independent sources agree.
    Verified,
    /// One source only.
    OneSource,
    /// Derived from other facts.
    Inferred,
}

impl Confidence {
    /// In words, for people.
    pub fn words(self) -> &'static str {
        match self {
            Confidence::Printed => "printed in the rulebook",
            Confidence::Verified => "two or more sources agree",
            Confidence::OneSource => "one source only",
            Confidence::Inferred => "reconstructed from other facts",
        }
    }
}

/// Where a row or table of the content comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Provenance {
    /// The table it stands in.
    pub table: &'static str,
    /// The row, or what the rows have in common.
    pub row: String,
    /// How well it is known.
    pub confidence: Confidence,
    /// The source.
    pub note: &'static str,
}

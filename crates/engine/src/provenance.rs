use serde::Serialize;

/// How well a printed value is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// It is printed in the rulebook.
    Printed,
    /// Two or more independent sources agree.
    Verified,
    /// Only one source gives it.
    OneSource,
    /// We worked it out from other facts.
    Inferred,
    /// It is lost or was not available. We designed it to fit what is known.
    Reconstructed,
}

impl Confidence {
    /// In words, for people.
    pub fn words(self) -> &'static str {
        match self {
            Confidence::Printed => "printed in the rulebook",
            Confidence::Verified => "two or more sources agree",
            Confidence::OneSource => "one source only",
            Confidence::Inferred => "worked out from other facts",
            Confidence::Reconstructed => "reconstructed",
        }
    }
}

/// Where the content of a row or table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Provenance {
    /// The table it is in.
    pub table: &'static str,
    /// The row, or what the rows have in common.
    pub row: String,
    /// How well it is known.
    pub confidence: Confidence,
    /// The source.
    pub note: &'static str,
    /// The key with which an overlay can replace it.
    pub overlay: Option<&'static str>,
}

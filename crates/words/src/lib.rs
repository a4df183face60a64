//! What Loire says in other languages. The texts are Fluent files, which the browser reads as well. The reference parser
//! reads them, and `evaluate.rs` fills them in as the browser does: `words/cases.json` says what must come out.

mod check;
mod evaluate;
mod events;
mod packed;
mod read;
mod reasons;
mod sentences;

pub use check::{Mistake, check};
pub use evaluate::Texts;
pub use events::{check_event, event, noted_event, told_event};
pub use packed::languages;
pub use read::{Messages, read};
pub use reasons::{check_reason, english, told};

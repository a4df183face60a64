//! Why something did not happen.

use std::collections::BTreeMap;

use play::Interruption;
use protocol::{Problem, Reason};

/// Why something did not happen. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub problem: Problem,
    /// What went wrong if it is our fault. It goes into a log, not to the public.
    pub cause: Option<Box<String>>,
}

impl Refusal {
    pub fn new(reason: Reason, message: impl Into<String>) -> Refusal {
        let problem = Problem {
            code: reason.code().to_owned(),
            message: message.into(),
            details: Vec::new(),
            reason,
            values: BTreeMap::new(),
            why: None,
            number: None,
        };
        Refusal { problem, cause: None }
    }

    pub fn request(message: impl Into<String>) -> Refusal {
        Refusal::new(Reason::Request, message)
    }

    pub fn forbidden(message: impl Into<String>) -> Refusal {
        Refusal::new(Reason::Forbidden, message)
    }

    pub fn missing(message: impl Into<String>) -> Refusal {
        Refusal::new(Reason::Missing, message)
    }

    pub fn signed_out() -> Refusal {
        Refusal::new(Reason::SignedOut, "nobody is signed in; start with POST /api/guest {\"name\": …}")
    }

    /// A bug on our side.
    pub fn internal(error: &impl std::fmt::Display) -> Refusal {
        let message = "something went wrong on the server; nothing was changed";
        Refusal { cause: Some(Box::new(error.to_string())), ..Refusal::new(Reason::Internal, message) }
    }

    /// Whether the fault lies with the host, so that the same request may succeed in a moment.
    pub fn may_pass(&self) -> bool {
        matches!(&*self.problem.code, "internal" | "busy" | "shutting-down")
    }

    /// Adds everything that is wrong, shortened if it is too much.
    #[must_use]
    pub fn details(mut self, mut details: Vec<String>) -> Refusal {
        const MOST: usize = 20;
        if details.len() > MOST + 1 {
            let more = details.split_off(MOST).len();
            details.push(format!("and {more} more problems"));
        }
        self.problem.details = details;
        self
    }

    /// Adds what fills in the sentence in other languages.
    #[must_use]
    pub fn with(mut self, name: &str, value: &impl ToString) -> Refusal {
        self.problem.values.insert(name.to_owned(), value.to_string());
        self
    }
}

impl From<play::Refused> for Refusal {
    fn from(refused: play::Refused) -> Refusal {
        // The reason is for the one action. The message says that nothing was done.
        if let play::Refused::InList { number, refused: inner } = &refused {
            let mut refusal = Refusal::from((**inner).clone());
            refusal.problem.message = refused.to_string();
            refusal.problem.number = Some(*number as u8);
            return refusal;
        }
        let reason = match &refused {
            play::Refused::Over => Reason::Over,
            play::Refused::NoSuchSeat { .. } => Reason::NoSuchSeat,
            play::Refused::NotYourTurn { .. } => Reason::Turn,
            play::Refused::Unreadable(_) => Reason::Unreadable,
            play::Refused::Illegal { .. } => Reason::Illegal,
            play::Refused::Interrupted { why, .. } => match why {
                Interruption::Chance => Reason::ChanceFirst,
                Interruption::Others => Reason::OthersFirst,
                Interruption::Over => Reason::OverFirst,
                Interruption::Secret => Reason::SecretFirst,
            },
            play::Refused::InList { .. } => unreachable!("it was dealt with above"),
            play::Refused::NoUndo { .. } => Reason::Undo,
        };
        let message = refused.to_string();
        let mut refusal = Refusal::new(reason, message);
        match refused {
            play::Refused::Illegal { text, reason: Some(reason), .. } => {
                refusal.problem.why = Some(Box::new(why(text, &reason)));
            }
            play::Refused::Interrupted { number, text, .. } => {
                refusal.problem.number = Some(number as u8);
                return refusal.with("action", &text);
            }
            _ => {}
        }
        refusal
    }
}

/// Why an action is not allowed, as a protocol message.
pub fn why(action: String, reason: &engine::Reason) -> protocol::Why {
    let values = reason.values.iter().map(|(hole, value)| ((*hole).to_owned(), value.clone()));
    protocol::Why {
        action,
        clause: reason.clause.to_owned(),
        word: reason.word.to_owned(),
        values: values.collect(),
        text: words::english(reason),
    }
}

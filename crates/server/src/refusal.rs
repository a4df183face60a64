//! Why something did not happen, with the HTTP status for it.

use protocol::Problem;
pub(crate) use protocol::Reason;

use crate::{alarm::STORING, store::is_outage};

/// Why something did not happen. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    pub(crate) problem: Problem,
}

impl Refusal {
    pub(crate) fn new(reason: Reason, message: impl Into<String>) -> Refusal {
        keeper::Refusal::new(reason, message).into()
    }

    /// Adds what fills in the sentence in other languages.
    pub(crate) fn with(mut self, name: &str, value: &impl ToString) -> Refusal {
        self.problem.values.insert(name.to_owned(), value.to_string());
        self
    }

    pub(crate) fn request(message: impl Into<String>) -> Refusal {
        Refusal::new(Reason::Request, message)
    }

    pub(crate) fn forbidden(message: impl Into<String>) -> Refusal {
        Refusal::new(Reason::Forbidden, message)
    }

    pub(crate) fn missing(message: impl Into<String>) -> Refusal {
        Refusal::new(Reason::Missing, message)
    }

    pub(crate) fn signed_out() -> Refusal {
        Refusal::new(Reason::SignedOut, "nobody is signed in; start with POST /api/guest {\"name\": …}")
    }

    pub(crate) fn shutting_down() -> Refusal {
        Refusal::new(Reason::ShuttingDown, "the server is shutting down; try again in a moment")
    }

    /// The database cannot be reached or written. It may be back in a moment.
    pub(crate) fn outage() -> Refusal {
        let message =
            "the server cannot store anything at the moment, so nothing was changed; try again soon";
        Refusal::new(Reason::Outage, message)
    }

    /// A bug on our side. It goes into the log, not to the public.
    pub(crate) fn internal(error: &impl std::fmt::Display) -> Refusal {
        tracing::error!(%error, "a request failed");
        Refusal::new(Reason::Internal, "something went wrong on the server; nothing was changed")
    }
}

/// The status that goes with a code.
fn status(code: &str) -> u16 {
    match code {
        "request" | "config" | "record" => 400,
        "signed-out" => 401,
        "forbidden" | "origin" => 403,
        "missing" => 404,
        "too-large" => 413,
        "slow-down" => 429,
        "internal" => 500,
        "busy" | "shutting-down" => 503,
        _ => 409,
    }
}

impl From<keeper::Refusal> for Refusal {
    fn from(refusal: keeper::Refusal) -> Refusal {
        if let Some(error) = refusal.cause {
            tracing::error!(%error, "a request failed");
        }
        Refusal { status: status(&refusal.problem.code), problem: refusal.problem }
    }
}

impl From<Refusal> for keeper::Refusal {
    fn from(refusal: Refusal) -> keeper::Refusal {
        keeper::Refusal { problem: refusal.problem, cause: None }
    }
}

impl From<play::Refused> for Refusal {
    fn from(refused: play::Refused) -> Refusal {
        keeper::Refusal::from(refused).into()
    }
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        if is_outage(&error) {
            STORING.raise(&error);
            return Refusal::outage();
        }
        Refusal::internal(&error)
    }
}

impl From<anyhow::Error> for Refusal {
    fn from(error: anyhow::Error) -> Refusal {
        Refusal::internal(&error)
    }
}

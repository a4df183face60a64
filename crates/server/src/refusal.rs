//! Why something did not happen, with the status it is answered with.

use protocol::Problem;

/// Why something did not happen. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    pub(crate) problem: Problem,
}

impl Refusal {
    pub(crate) fn new(status: u16, code: &str, message: impl Into<String>) -> Refusal {
        let problem = Problem { code: code.to_owned(), message: message.into(), details: Vec::new() };
        Refusal { status, problem }
    }

    pub(crate) fn details(mut self, details: Vec<String>) -> Refusal {
        self.problem.details = details;
        self
    }

    pub(crate) fn request(message: impl Into<String>) -> Refusal {
        Refusal::new(400, "request", message)
    }

    pub(crate) fn forbidden(message: impl Into<String>) -> Refusal {
        Refusal::new(403, "forbidden", message)
    }

    pub(crate) fn missing(message: impl Into<String>) -> Refusal {
        Refusal::new(404, "missing", message)
    }

    /// It cannot be done in the state the table is in.
    pub(crate) fn status(message: impl Into<String>) -> Refusal {
        Refusal::new(409, "status", message)
    }

    pub(crate) fn signed_out() -> Refusal {
        Refusal::new(401, "signed-out", "nobody is signed in; begin with POST /api/guest {\"name\": …}")
    }

    pub(crate) fn shutting_down() -> Refusal {
        Refusal::new(503, "shutting-down", "the server is about to stop; try again in a moment")
    }

    /// A bug of ours, or a disk that is full: told in the log, not to the world.
    pub(crate) fn internal(error: &impl std::fmt::Display) -> Refusal {
        tracing::error!(%error, "a request failed");
        Refusal::new(500, "internal", "something broke on the server; nothing was changed")
    }
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        Refusal::internal(&error)
    }
}

impl From<anyhow::Error> for Refusal {
    fn from(error: anyhow::Error) -> Refusal {
        Refusal::internal(&error)
    }
}

impl From<play::Refused> for Refusal {
    fn from(refused: play::Refused) -> Refusal {
        Refusal::new(409, refused.code(), refused.to_string())
    }
}

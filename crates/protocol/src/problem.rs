use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something did not happen. Every answer with a status of 400 or more has this body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A word for programs: `over`, `seat`, `turn`, `unreadable`, `illegal`, `undo`, `stale`, `status`,
    /// `frozen`, `missing`, `forbidden`, `signed-out`, `request`, `config`, `record`, `taken`, `origin`,
    /// `slow-down`, `too-large`, `busy`, `shutting-down`, `internal`.
    pub code: String,
    /// What is wrong and what would be right, for people.
    pub message: String,
    /// Further problems of the same request, or what would have been possible.
    pub details: Vec<String>,
    /// The same as a word for each sentence, so that clients can say it in other languages.
    pub reason: Reason,
    /// What that sentence needs: names as they are, seats by their number.
    pub values: BTreeMap<String, String>,
    /// The rule behind the reason `illegal`, where the rules can tell.
    pub why: Option<Box<Why>>,
}

/// Why an action may not be done, by the rules of the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Why {
    /// The action in notation.
    pub action: String,
    /// The clause that forbids it.
    pub clause: String,
    /// Names the sentence within the box, such as `no-neighbour`: what translations are found by.
    pub word: String,
    /// What the sentence names, by hole: tiles, spaces and colours in notation, numbers in digits.
    pub values: BTreeMap<String, String>,
    /// The sentence in English.
    pub text: String,
}

/// The answer to `GET /api/tables/{id}/why?action=…&action=…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WhyNot {
    /// The table's version it is true for.
    pub at: u32,
    /// The most telling reason why none of the actions is legal. Null if one of them is, if none can be read,
    /// or if your seat has nothing to do now.
    pub why: Option<Why>,
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $reason:ident: $code:literal,)*) => {
        /// Why something did not happen, one word for each sentence. Words are added and never change.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum Reason {
            $($(#[$doc])* $reason,)*
        }

        impl Reason {
            /// Every reason there is.
            pub const ALL: &[Reason] = &[$(Reason::$reason,)*];

            /// The word for programs: several reasons share one.
            pub fn code(self) -> &'static str {
                match self {
                    $(Reason::$reason => $code,)*
                }
            }
        }
    };
}

reasons! {
    /// The game is over.
    Over: "over",
    /// The table has no such seat.
    NoSuchSeat: "seat",
    /// Somebody else must act.
    Turn: "turn",
    /// The text is no action.
    Unreadable: "unreadable",
    /// An action, but not one that may be done now.
    Illegal: "illegal",
    /// Nothing may be taken back.
    Undo: "undo",
    /// Something happened since.
    Stale: "stale",
    /// The game has not begun.
    NotBegun: "status",
    /// The game has begun already.
    Begun: "status",
    /// Seats are still open, so the game cannot begin.
    OpenSeats: "status",
    /// Nobody can sit down here any more.
    Closed: "status",
    /// That comes after the game.
    Unfinished: "status",
    /// Nobody asks to take anything back.
    NoTakeback: "status",
    /// The session is signed in to an account already.
    AccountAlready: "status",
    /// A guest has no password.
    GuestPassword: "status",
    /// The rules broke down at this table.
    Frozen: "frozen",
    /// There is no such thing.
    Missing: "missing",
    /// There is no such table.
    NoSuchTable: "missing",
    /// Nobody is called `name`.
    NoSuchPerson: "missing",
    /// Somebody else may do that.
    Forbidden: "forbidden",
    /// Only who sits at the table may do that.
    NotSeated: "forbidden",
    /// Only the host, `name`, starts the game.
    NotHost: "forbidden",
    /// Only those at the table talk.
    ChatSeated: "forbidden",
    /// Other eyes are lent once the game is over.
    OtherEyes: "forbidden",
    /// That is not the current password.
    WrongPassword: "forbidden",
    /// Nobody is signed in.
    SignedOut: "signed-out",
    /// No account has this name and password.
    WrongLogin: "signed-out",
    /// What was sent cannot be read.
    Request: "request",
    /// No name for a person.
    BadName: "request",
    /// A password that is too short, too long or too common.
    BadPassword: "request",
    /// No line of chat.
    BadChat: "request",
    /// The game is over where it shall go on.
    ForkEnd: "request",
    /// One person, one seat.
    OneSeat: "request",
    /// The box cannot be set up like this.
    Config: "config",
    /// No record, or one that does not replay.
    Record: "record",
    /// Another account is called `name`.
    NameTaken: "taken",
    /// `name` belongs to an account: sign in to it.
    NameHasAccount: "taken",
    /// Somebody sits on seat `seat`.
    SeatTaken: "taken",
    /// The person sits on seat `seat`.
    SitsElsewhere: "taken",
    /// No seat is open.
    Full: "taken",
    /// The request comes from a page of another site.
    Origin: "origin",
    /// Too much in a short time.
    SlowDown: "slow-down",
    /// Too many attempts to sign in.
    TooManyLogins: "slow-down",
    /// Too many new tables.
    TooManyTables: "slow-down",
    /// Too much talk.
    TooMuchTalk: "slow-down",
    /// The body is too large.
    TooLarge: "too-large",
    /// Too much happens at once.
    Busy: "busy",
    /// The server cannot store anything just now.
    Outage: "busy",
    /// The server is about to stop.
    ShuttingDown: "shutting-down",
    /// Something broke on the server.
    Internal: "internal",
}

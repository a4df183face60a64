use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something did not happen. Every answer with a status of 400 or more has this body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A word for programs: `over`, `seat`, `turn`, `unreadable`, `illegal`, `interrupted`, `undo`, `stale`, `status`,
    /// `frozen`, `missing`, `forbidden`, `signed-out`, `request`, `config`, `record`, `taken`, `origin`,
    /// `slow-down`, `too-large`, `busy`, `shutting-down`, `internal`.
    pub code: String,
    /// What is wrong and how to fix it, for people.
    pub message: String,
    /// Further problems of the same request, or what would have been possible.
    pub details: Vec<String>,
    /// A word for each sentence, so that clients can say it in other languages.
    pub reason: Reason,
    /// What fills in that sentence: names as they are, seats by their number.
    pub values: BTreeMap<String, String>,
    /// The rule behind the reason `illegal`, if the rules know it.
    pub why: Option<Box<Why>>,
    /// If the request was a list of actions: which of them was refused, counted from 1. Nothing of the list was done.
    #[serde(default)]
    pub number: Option<u8>,
}

/// Why the box's rules forbid an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Why {
    /// The action in notation.
    pub action: String,
    /// The clause that forbids it.
    pub clause: String,
    /// Names the sentence within the box, such as `no-neighbour`. Translations are looked up by it.
    pub word: String,
    /// What fills in the sentence's blanks: tiles, spaces and colours in notation, numbers in digits.
    pub values: BTreeMap<String, String>,
    /// The sentence in English.
    pub text: String,
}

/// The answer to `GET /api/tables/{id}/why?action=…&action=…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WhyNot {
    /// The table's version that it applies to.
    pub at: u32,
    /// The most helpful reason why none of the actions is legal. Null if one of them is, if none can be read,
    /// or if your seat has nothing to do now.
    pub why: Option<Why>,
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $reason:ident: $code:literal,)*) => {
        /// Why something did not happen, one word for each sentence. Words may be added but never change.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum Reason {
            $($(#[$doc])* $reason,)*
        }

        impl Reason {
            /// Every reason there is.
            pub const ALL: &[Reason] = &[$(Reason::$reason,)*];

            /// The word for programs. Several reasons may share one.
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
    /// The text cannot be read as an action.
    Unreadable: "unreadable",
    /// This is an action, but it is not allowed now.
    Illegal: "illegal",
    /// In the middle of a list of actions, chance has to act.
    ChanceFirst: "interrupted",
    /// In the middle of a list of actions, it would be somebody else's turn.
    OthersFirst: "interrupted",
    /// In the middle of a list of actions, the game would be over.
    OverFirst: "interrupted",
    /// In the middle of a list of actions, you would see something that is secret now.
    SecretFirst: "interrupted",
    /// There is nothing you may take back.
    Undo: "undo",
    /// Something has happened since.
    Stale: "stale",
    /// The game has not begun.
    NotBegun: "status",
    /// The game has already begun.
    Begun: "status",
    /// Seats are still open, so the game cannot begin.
    OpenSeats: "status",
    /// Nobody can sit down here any more.
    Closed: "status",
    /// This is possible only after the game.
    Unfinished: "status",
    /// Nobody has asked to take anything back.
    NoTakeback: "status",
    /// The session is already signed in to an account.
    AccountAlready: "status",
    /// A guest has no password.
    GuestPassword: "status",
    /// A bug in the rules stopped this table.
    Frozen: "frozen",
    /// What is stored of `table` cannot be read. The server's operator can restore a backup or delete the table.
    Damaged: "frozen",
    /// There is no such thing.
    Missing: "missing",
    /// There is no such table.
    NoSuchTable: "missing",
    /// Nobody is called `name`.
    NoSuchPerson: "missing",
    /// Only somebody else may do that.
    Forbidden: "forbidden",
    /// Only people at the table may do that.
    NotSeated: "forbidden",
    /// You ran out of time and a bot is playing for you. Take your seat back first.
    BotPlays: "forbidden",
    /// Only the host, `name`, can start the game.
    NotHost: "forbidden",
    /// Only people at the table can chat.
    ChatSeated: "forbidden",
    /// You can see through other seats' eyes once the game is over.
    OtherEyes: "forbidden",
    /// This table does not allow hints.
    NoHints: "forbidden",
    /// That is not the current password.
    WrongPassword: "forbidden",
    /// Nobody is signed in.
    SignedOut: "signed-out",
    /// No account has this name and password.
    WrongLogin: "signed-out",
    /// What was sent cannot be read.
    Request: "request",
    /// This cannot be a person's name.
    BadName: "request",
    /// A password that is too short, too long or too common.
    BadPassword: "request",
    /// This cannot be a line of chat.
    BadChat: "request",
    /// The game is already over at the entry to continue from.
    ForkEnd: "request",
    /// One person can have one seat only.
    OneSeat: "request",
    /// The box cannot be set up like this.
    Config: "config",
    /// This is not a record, or it does not replay.
    Record: "record",
    /// The game of this record is still being played here.
    InPlay: "record",
    /// Another account is called `name`.
    NameTaken: "taken",
    /// The name looks like `name`, which belongs to an account.
    NameLooksTaken: "taken",
    /// `name` belongs to an account: sign in to use it.
    NameHasAccount: "taken",
    /// Somebody else has seat `seat`.
    SeatTaken: "taken",
    /// You already have seat `seat`.
    SitsElsewhere: "taken",
    /// Its player left seat `seat`, and it is kept for them: ask the others for it.
    SeatKept: "taken",
    /// You have seen what seat `seat` knows, so you can take no other.
    KnowsSecrets: "forbidden",
    /// Somebody else is already asking for a seat.
    AskedAlready: "taken",
    /// Nobody is asking for a seat.
    NothingAsked: "status",
    /// People have left this table too often.
    LeftTooOften: "status",
    /// No seat is open.
    Full: "taken",
    /// The request comes from a page on another site.
    Origin: "origin",
    /// Too many requests in a short time.
    SlowDown: "slow-down",
    /// Too many attempts to sign in.
    TooManyLogins: "slow-down",
    /// Too many new tables.
    TooManyTables: "slow-down",
    /// You have `n` open tables, or your address has.
    TooManyOpen: "slow-down",
    /// Too much chat.
    TooMuchTalk: "slow-down",
    /// You or others at your address have asked for too much at once.
    TooMuchAtOnce: "slow-down",
    /// The body is too large.
    TooLarge: "too-large",
    /// Too much is happening at the same time.
    Busy: "busy",
    /// Too many games are waiting for their review.
    TooManyReviews: "busy",
    /// The server cannot store anything at the moment.
    Outage: "busy",
    /// The server is shutting down.
    ShuttingDown: "shutting-down",
    /// Something went wrong on the server.
    Internal: "internal",
}

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something did not happen. Every answer with a status of 400 or more has this body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
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
pub struct WhyNot {
    /// The table's version that it applies to.
    pub at: u32,
    /// The most helpful reason why none of the actions is legal. Null if one of them is, if none can be read,
    /// or if your seat has nothing to do now.
    pub why: Option<Why>,
}

/// Why something did not happen, one word for each sentence. Words may be added but never change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    Over,
    /// The table has no such seat.
    NoSuchSeat,
    /// Somebody else must act.
    Turn,
    /// The text cannot be read as an action.
    Unreadable,
    /// This is an action, but it is not allowed now.
    Illegal,
    /// In the middle of a list of actions, chance has to act.
    ChanceFirst,
    /// In the middle of a list of actions, it would be somebody else's turn.
    OthersFirst,
    /// In the middle of a list of actions, the game would be over.
    OverFirst,
    /// In the middle of a list of actions, you would see something that is secret now.
    SecretFirst,
    /// There is nothing you may take back.
    Undo,
    /// Something has happened since.
    Stale,
    /// The game has not begun.
    NotBegun,
    /// The game has already begun.
    Begun,
    /// Seats are still open, so the game cannot begin.
    OpenSeats,
    /// Nobody can sit down here any more.
    Closed,
    /// This is possible only after the game.
    Unfinished,
    /// Nobody has asked to take anything back.
    NoTakeback,
    /// The session is already signed in to an account.
    AccountAlready,
    /// A guest has no password.
    GuestPassword,
    /// A bug in the rules stopped this table.
    Frozen,
    /// What is stored of `table` cannot be read. The server's operator can restore a backup or delete the table.
    Damaged,
    /// There is no such thing.
    Missing,
    /// There is no such table.
    NoSuchTable,
    /// Nobody is called `name`.
    NoSuchPerson,
    /// Only somebody else may do that.
    Forbidden,
    /// Only people at the table may do that.
    NotSeated,
    /// You ran out of time and a bot is playing for you. Take your seat back first.
    BotPlays,
    /// Only the host, `name`, can start the game.
    NotHost,
    /// Only people at the table can chat.
    ChatSeated,
    /// You can see through other seats' eyes once the game is over.
    OtherEyes,
    /// This table does not allow hints.
    NoHints,
    /// That is not the current password.
    WrongPassword,
    /// Nobody is signed in.
    SignedOut,
    /// No account has this name and password.
    WrongLogin,
    /// What was sent cannot be read.
    Request,
    /// This cannot be a person's name.
    BadName,
    /// A password that is too short, too long or too common.
    BadPassword,
    /// This cannot be a line of chat.
    BadChat,
    /// The game is already over at the entry to continue from.
    ForkEnd,
    /// One person can have one seat only.
    OneSeat,
    /// The box cannot be set up like this.
    Config,
    /// This is not a record, or it does not replay.
    Record,
    /// The game of this record is still being played here.
    InPlay,
    /// Another account is called `name`.
    NameTaken,
    /// The name looks like `name`, which belongs to an account.
    NameLooksTaken,
    /// `name` belongs to an account: sign in to use it.
    NameHasAccount,
    /// Somebody else has seat `seat`.
    SeatTaken,
    /// You already have seat `seat`.
    SitsElsewhere,
    /// Its player left seat `seat`, and it is kept for them: ask the others for it.
    SeatKept,
    /// You have seen what seat `seat` knows, so you can take no other.
    KnowsSecrets,
    /// Somebody else is already asking for a seat.
    AskedAlready,
    /// Nobody is asking for a seat.
    NothingAsked,
    /// People have left this table too often.
    LeftTooOften,
    /// No seat is open.
    Full,
    /// The request comes from a page on another site.
    Origin,
    /// Too many requests in a short time.
    SlowDown,
    /// Too many attempts to sign in.
    TooManyLogins,
    /// Too many new tables.
    TooManyTables,
    /// You have `n` open tables, or your address has.
    TooManyOpen,
    /// Too much chat.
    TooMuchTalk,
    /// You or others at your address have asked for too much at once.
    TooMuchAtOnce,
    /// The body is too large.
    TooLarge,
    /// Too much is happening at the same time.
    Busy,
    /// Too many games are waiting for their review.
    TooManyReviews,
    /// The server cannot store anything at the moment.
    Outage,
    /// The server is shutting down.
    ShuttingDown,
    /// Something went wrong on the server.
    Internal,
}

impl Reason {
    /// The word for programs. Several reasons may share one.
    pub fn code(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NoSuchSeat => "seat",
            Self::Turn => "turn",
            Self::Unreadable => "unreadable",
            Self::Illegal => "illegal",
            Self::ChanceFirst | Self::OthersFirst | Self::OverFirst | Self::SecretFirst => "interrupted",
            Self::Undo => "undo",
            Self::Stale => "stale",
            Self::NotBegun
            | Self::Begun
            | Self::OpenSeats
            | Self::Closed
            | Self::Unfinished
            | Self::NoTakeback
            | Self::AccountAlready
            | Self::GuestPassword
            | Self::NothingAsked
            | Self::LeftTooOften => "status",
            Self::Frozen | Self::Damaged => "frozen",
            Self::Missing | Self::NoSuchTable | Self::NoSuchPerson => "missing",
            Self::Forbidden
            | Self::NotSeated
            | Self::BotPlays
            | Self::NotHost
            | Self::ChatSeated
            | Self::OtherEyes
            | Self::NoHints
            | Self::WrongPassword
            | Self::KnowsSecrets => "forbidden",
            Self::SignedOut | Self::WrongLogin => "signed-out",
            Self::Request
            | Self::BadName
            | Self::BadPassword
            | Self::BadChat
            | Self::ForkEnd
            | Self::OneSeat => "request",
            Self::Config => "config",
            Self::Record | Self::InPlay => "record",
            Self::NameTaken
            | Self::NameLooksTaken
            | Self::NameHasAccount
            | Self::SeatTaken
            | Self::SitsElsewhere
            | Self::SeatKept
            | Self::AskedAlready
            | Self::Full => "taken",
            Self::Origin => "origin",
            Self::SlowDown
            | Self::TooManyLogins
            | Self::TooManyTables
            | Self::TooManyOpen
            | Self::TooMuchTalk
            | Self::TooMuchAtOnce => "slow-down",
            Self::TooLarge => "too-large",
            Self::Busy | Self::TooManyReviews | Self::Outage => "busy",
            Self::ShuttingDown => "shutting-down",
            Self::Internal => "internal",
        }
    }
}

use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{EventInfo, TurnReason};

/// The version of [`Review`]. A stored review with another version is made again.
pub const REVIEW_VERSION: u16 = 10;

/// How far the review of a game has got.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum ReviewState {
    /// Nobody has asked for it, or nobody is interested any more.
    None {
        /// How many turns there are to judge.
        turns: u32,
        /// About how many seconds that takes once it has begun.
        seconds: u32,
    },
    /// Other games come first. Keep asking: a review that nobody has asked about for half a minute is dropped.
    Queued {
        /// 1 if it is the next one.
        place: u32,
    },
    /// It is being made. The same applies.
    Running {
        /// How many turns are done.
        turn: u32,
        /// Of how many.
        turns: u32,
        /// About how many seconds are left.
        seconds: u32,
    },
    /// It is ready.
    Done {
        /// The same as `loire analyze --json` prints.
        review: Box<Review>,
    },
    /// It cannot be made.
    Failed {
        /// Why.
        reason: String,
    },
}

/// What you could do now, the best turn first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintInfo {
    /// The table's version that it applies to.
    pub at: u32,
    /// The best turns.
    pub hint: Hint,
}

/// Whether a hint has to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintQueue {
    /// Its place among everything that waits to be thought about, 1 for the next; none if it does not wait.
    pub place: Option<u32>,
}

/// Look at what would have happened in a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// The position after this many entries.
    pub at: u32,
    /// Who acts.
    pub by: String,
    /// What they do: 1 to 64 actions in notation.
    pub actions: Vec<String>,
}

/// A game with every turn judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Review {
    /// See [`REVIEW_VERSION`].
    pub version: u16,
    /// How many seats there are.
    pub seats: u8,
    /// How much thought each turn got: a number of simulated games, or a time.
    pub budget: String,
    /// Whether values are points. Otherwise only the chances of winning mean something to people.
    pub points: bool,
    /// What the score counts, if not points.
    pub counts: Option<String>,
    /// The sources or goals that losses consist of.
    pub parts: Vec<ReviewPart>,
    /// Whether turns were judged by the best turns after them.
    pub ahead: bool,
    /// Whose chances of winning it names.
    pub chances: ChancesOf,
    /// The clause that says what wins, where the score counts no points.
    pub goal: Option<String>,
    /// How much of each part every seat has reached in the end, and how much wins. Only where every part counts by itself.
    pub reached: Vec<Vec<(String, [i32; 2])>>,
    /// Why they are uneven before the first turn.
    pub head_start: Option<HeadStart>,
    /// Why the game ended.
    pub ending: Option<String>,
    /// Who lost it outright.
    pub fallen: Vec<FallenSeat>,
    /// The turns in which more than one thing was worth a thought.
    pub turns: Vec<TurnReview>,
    /// What chance did after the last turn.
    pub last_luck: Vec<LuckNote>,
    /// What else changed the chances after the last turn.
    pub last_rest: Vec<f32>,
    /// What luck and choices did for each seat.
    pub summary: Vec<SeatReview>,
    /// Whether it was stopped before the end.
    pub unfinished: bool,
}

impl Review {
    /// A seat's chance at the end: that of the result, if the game was reviewed to its end.
    pub fn end_of(&self, seat: Seat) -> f32 {
        let at = seat.index();
        let after = self.turns.last().map_or(0.0, |turn| turn.after[at]);
        let luck: f32 = self.last_luck.iter().map(|luck| luck.chances[at]).sum();
        after + luck + self.last_rest.get(at).copied().unwrap_or(0.0)
    }
}

/// A source or a goal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReviewPart {
    /// Its name in the lists of losses.
    pub part: String,
    /// What people call it.
    pub title: String,
    /// The clause that explains it best.
    pub clause: Option<String>,
}

/// Whose chances of winning a review names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChancesOf {
    /// Those of simulated players.
    Simulated,
    /// Those of two `expert`s who take over.
    Experts,
    /// The same where everybody plays against the game.
    ExpertAgainstGame,
}

/// Why somebody has better chances from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HeadStart {
    /// The start player opens the Bathhouse first.
    Bathhouse,
}

/// Who lost a game outright, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FallenSeat {
    /// Who.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// What they could not pay.
    pub title: String,
    /// The clause.
    pub clause: String,
}

/// One turn of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TurnReview {
    /// Whose turn it was.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// When in the game it was: `round 3`.
    pub when: String,
    /// The numbers of its entries in the record, from 0.
    pub entries: Vec<usize>,
    /// What was played. It has no events, since the record has them.
    pub played: Choice,
    /// The turns that were better than the one that was played, best first. If that was the best, the next one.
    pub others: Vec<Choice>,
    /// What the turn lost, as the seat weighs everyone's results. If values are not points: the chance of winning that it
    /// lost, in per cent.
    pub lost: f32,
    /// How far `lost` may be off.
    pub error: f32,
    /// How far the turn lowered the score where that does not count points, and how far this may be off. Null if it
    /// could be noise, and against rivals, where only chances matter.
    pub fewer: Option<[f32; 2]>,
    /// How good the turn was.
    pub grade: Grade,
    /// What the best turn gains straight away and the played one does not, or the reverse. Only if the turn lost
    /// something.
    pub at_once: Vec<Gain>,
    /// What `lost` consists of, the largest part first: points by source at the end of simulated games, what the others get
    /// (`rivals`), and the rest (`position`). Where values are not points, only sources. Only if the turn lost something.
    pub lost_by_source: Vec<(String, f32)>,
    /// Why the turn loses whole games more often than the best one. Only if the turn lost something.
    pub fall: Option<FallRisk>,
    /// How many points more the best rival can expect after it. In `lost` they count little, but they can decide the game.
    /// Only if the turn lost something.
    pub left_to_rival: Option<f32>,
    /// The clause under which the better turn ends and wins the game, and the played one does not. Only if the turn
    /// lost something.
    pub target: Option<String>,
    /// Why another turn was better: what went differently in whole simulated games, the largest part of the loss first. Empty
    /// if nothing explains much of it. Only if the turn lost something.
    #[serde(default)]
    pub reasons: Vec<TurnReason>,
    /// Something the better turn leads to in the same round and the played one does not. Only where a turn is
    /// a plan, which gains nothing by itself.
    pub goes_on: Vec<EventInfo>,
    /// Every seat's chance of winning before the turn, if the best was played.
    pub before: Vec<f32>,
    /// The same after what was played. It differs only if the loss is more than noise.
    pub after: Vec<f32>,
    /// What chance did since the turn before.
    pub luck: Vec<LuckNote>,
    /// How the chances have changed since the turn before, through neither luck nor a turn that was judged: the review
    /// did not foresee it.
    pub rest: Vec<f32>,
    /// The share of a loss that lasts, which is what counts. The review would take the rest back at the next turns, on average.
    pub lasts: f32,
}

impl TurnReview {
    /// How luck has changed a seat's chance since the turn before.
    pub fn luck_of(&self, seat: Seat) -> f32 {
        self.luck.iter().map(|luck| luck.chances[seat.index()]).sum()
    }
}

/// One way to play a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Choice {
    /// The actions in notation.
    pub actions: Vec<String>,
    /// What the seat can expect in the end, in points (in games won or lost together: in per cent).
    pub expected: f32,
    /// How far that may be off.
    pub error: f32,
    /// The seat's chance of winning, from 0 to 1.
    pub chance: f32,
    /// The seat's final score where that does not count points, if simulated games went to the end.
    pub score: Option<f32>,
    /// The seat's points by source, or its goals, where the simulated games stopped.
    pub sources: Vec<(String, f32)>,
    /// What the turn does, each event with its clause. They are numbered as if the turn were played now.
    pub events: Vec<EventInfo>,
}

/// Something that one of two turns gains straight away and the other does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Gain {
    /// Which quantity: `points`, `silver`.
    pub what: String,
    /// The clause behind it.
    pub clause: String,
    /// How much more it is.
    pub by: i32,
}

/// Something that cannot be paid, and costs the whole game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FallRisk {
    /// What it is.
    pub cause: String,
    /// The same for people.
    pub title: String,
    /// The clause.
    pub clause: String,
    /// The share of simulated games in which it happened after what was played.
    pub played: f32,
    /// The same after the best turn.
    pub better: f32,
}

/// What chance changed with entries that follow each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LuckNote {
    /// The numbers of the entries in the record, from 0.
    pub entries: Vec<usize>,
    /// How every seat's chance of winning changed.
    pub chances: Vec<f32>,
    /// The same for the points that every seat expects, as far as that is more than noise. Empty where values are not
    /// points.
    pub points: Vec<f32>,
}

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// The best turn, and not the one that looks best at first sight.
    Find,
    /// No turn was clearly better.
    Best,
    /// A little was lost.
    Slip,
    /// Something was lost.
    Mistake,
    /// Much was lost.
    Blunder,
}

impl Grade {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Grade::Find => "find",
            Grade::Best => "best",
            Grade::Slip => "slip",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// What luck and choices did to a seat's chances, and where it lost points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatReview {
    /// Who.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// The chance of winning before the first decision. Together with the four changes it gives the
    /// result.
    pub start: f32,
    /// What luck changed.
    pub luck: f32,
    /// What the seat's own turns changed. A best turn changes nothing.
    pub own: f32,
    /// What the others' turns changed.
    pub others: f32,
    /// What changed besides: the review did not foresee it.
    pub rest: f32,
    /// What luck was worth in points, where values are points.
    pub luck_in_points: Option<f32>,
    /// What its graded turns lost together.
    pub lost: f32,
    /// The same by source, the largest part first.
    pub lost_by_source: Vec<(String, f32)>,
    /// How many of its turns got each grade.
    pub grades: Grades,
}

/// How many turns got each grade.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct Grades {
    /// Best turns that were hard to see.
    pub find: u32,
    /// Best turns.
    pub best: u32,
    /// Turns that lost a little.
    pub slip: u32,
    /// Turns that lost something.
    pub mistake: u32,
    /// Turns that lost much.
    pub blunder: u32,
}

/// A seat's options now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Hint {
    /// Whose turn it is.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// Whether values are points.
    pub points: bool,
    /// What the score counts, if not points.
    pub counts: Option<String>,
    /// The best turns, best first. None if the seat has nothing to decide.
    pub choices: Vec<Choice>,
}

//! What a study asks about a game and a position. All answers are plain values.

use engine::{PerSeat, Seat};
use play::Refused;
use protocol::{Choice, EventInfo, Gain, Review};
use search::{Budget, Fall, Stop, stats::Sample, tally::Tally};

use crate::assumed::Assumed;

/// How to think about something.
#[derive(Clone, Copy)]
pub struct Ask<'a> {
    /// For how long.
    pub budget: Budget,
    /// Decides everything that is drawn.
    pub luck: u64,
    /// Tells it to stop.
    pub stop: &'a Stop,
}

/// A game that is being studied. Its turns and its strokes of luck have numbers.
pub trait Subject {
    /// What there is to say about the game before any turn is judged.
    fn outline(&self) -> Outline;

    /// The turns in which there was something to decide.
    fn turns(&self) -> Vec<PlayedNote>;

    /// The entries that chance made one after another, as far as they could have been different.
    fn strokes(&self) -> Vec<Vec<usize>>;

    /// Compares a turn with what else could have been played. `course` is how the seat's best turn before it went on.
    /// Returns how the best one goes on, or nothing if no other turn is worth a comparison.
    fn judge(&mut self, turn: usize, course: u8, ask: Ask<'_>) -> Option<u8>;

    /// Judges a turn again by what its seat can still reach in a later one, both judged before.
    fn judge_again(&mut self, turn: usize, later: usize, budget: Budget);

    /// What was found about a turn that has been judged, with what explains it.
    fn judgement(&mut self, turn: usize) -> Judgement;

    /// One of the candidates of a turn that has been judged, with what it does.
    fn tried(&self, turn: usize, candidate: usize) -> Tried;

    /// What the best candidate leads to in the same round of a simulated game, and the played one does not.
    fn goes_on(&self, turn: usize) -> Vec<EventInfo>;

    /// Whether a difference between two turns is worth mentioning.
    fn is_worth_telling(&self, gain: &Gain) -> bool;

    /// What a stroke of luck changed. `courses` has the course that each seat is on.
    fn weigh(&self, stroke: usize, courses: PerSeat<u8>, ask: Ask<'_>) -> Weighed;
}

/// What there is to say about a game before any turn is judged.
pub struct Outline {
    /// A review without turns.
    pub review: Review,
    /// What a score counts, in the words of events.
    pub scored: &'static str,
    /// What the chances of all seats add up to. Where everyone is on one side, that is not fixed.
    pub sum: Option<f32>,
    /// The seat that represents each seat's side.
    pub sides: Vec<Seat>,
    /// What the review assumes.
    pub assumed: Assumed,
    /// How many of its simulated games take as long as one of another box.
    pub quick: usize,
    /// Whether rivals' answers count when a turn is judged.
    pub heeds_answers: bool,
    /// The chances that go with the result, once the game is over.
    pub end: Option<Vec<f32>>,
}

/// A turn as it was played.
pub struct PlayedNote {
    /// Whose it was.
    pub seat: Seat,
    /// When it was: `round 3`.
    pub when: String,
    /// The numbers of its entries in the record, from 0.
    pub entries: Vec<usize>,
    /// Whether it was worth much thought. In Orléans, plans are.
    pub is_weighty: bool,
}

/// A turn with its alternatives. Leads are how much better the best one was, in games with the same luck.
pub struct Judgement {
    /// What could have been played, the best first, and what was played.
    pub candidates: Vec<Candidate>,
    /// Which of them was played.
    pub played: usize,
    /// The lead as the seat weighs results.
    pub lead: Sample,
    /// The lead in chances of winning.
    pub chance_lead: Sample,
    /// The lead in final scores.
    pub score_lead: Sample,
    /// The lead in each source of points.
    pub sources_lead: Vec<Sample>,
    /// How much lower the final score of the best rival is.
    pub rival_lead: Sample,
    /// How far the chance after the best turn may be off, if it does not come from games that were won or lost.
    pub chance_error: Option<f64>,
    /// Why the seat lost some of these games outright, and what share of them: after the best turn, and after what was
    /// played.
    pub falls: Vec<(Fall, [f32; 2])>,
    /// What happened in these games, and how the two lines differ.
    pub tally: Tally,
    /// How much of the game was left, from 0 to 1.
    pub left: f32,
}

impl Judgement {
    /// The best turn.
    pub fn best(&self) -> &Candidate {
        &self.candidates[0]
    }

    /// The turn that was played.
    pub fn played(&self) -> &Candidate {
        &self.candidates[self.played]
    }
}

/// A turn that was thought about.
pub struct Candidate {
    /// Its value before any simulated game.
    pub guess: f32,
    /// What the seat can expect, as it weighs everyone's results.
    pub utility: Sample,
    /// What every seat can expect.
    pub expected: Vec<f32>,
    /// Every seat's chance of winning, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A turn that was tried out: what people read of it, and how it ends.
#[derive(Clone, Debug)]
pub struct Tried {
    /// What people read of it.
    pub choice: Choice,
    /// Whether the game is over after it.
    pub ends_game: bool,
    /// The clause under which the seat has met the condition that ends and wins the game.
    pub target: Option<&'static str>,
}

/// What a stroke of luck changed for every seat, from pairs of games.
pub struct Weighed {
    /// The chances of winning before it, if chance acts again.
    pub before: Vec<Sample>,
    /// How the chances of winning changed.
    pub chances: Vec<Sample>,
    /// How what the seats expect changed.
    pub expected: Vec<Sample>,
}

/// A position in which a seat decides, knowing only what it may know.
pub trait Position {
    /// Whether the seat has to decide.
    fn is_asked(&self) -> bool;

    /// Whether values are points that people count.
    fn counts_points(&self) -> bool;

    /// What a score counts, if not the points.
    fn score_name(&self) -> Option<&'static str>;

    /// The best turns, best first.
    fn advise(&self, budget: Budget, stop: &Stop) -> Vec<Tried>;

    /// Takes up the turns worth comparing, the obvious one among them. With `times` it thinks of so many times as many.
    /// Returns where the obvious one leads.
    fn take_up(&mut self, times: usize) -> u64;

    /// Takes up whole turns that somebody wrote. Returns where each leads, or what is wrong with one.
    fn read(&mut self, turns: &[Vec<String>]) -> Result<Vec<u64>, Refused>;

    /// Compares the turns that were taken up, and puts the best first. Simulated games go on `further` than usual.
    fn compare(&mut self, further: u32, ask: Ask<'_>) -> Vec<Contender>;

    /// Keeps these of the turns that were compared, by their places.
    fn keep(&mut self, places: &[usize]);

    /// Whether a turn is legal in the game as it really is, and playable in one go without learning anything.
    fn is_open(&self, actions: &[String]) -> bool;
}

/// A turn that was compared with others.
pub struct Contender {
    /// The actions in notation.
    pub actions: Vec<String>,
    /// Where it leads. Equal positions share this number.
    pub end: u64,
    /// What it loses against the best one, as the seat weighs everyone's results.
    pub lost: Sample,
    /// What it loses of the seat's chance of winning.
    pub chance_lost: Sample,
    /// What the seat can expect.
    pub expected: f32,
    /// The seat's chance of winning, from 0 to 1.
    pub chance: f32,
    /// The seat's points by source where the simulated games stopped.
    pub sources: Vec<(&'static str, f32)>,
}

//! Games for nets to learn from, and games to see what they have learned.

use std::sync::Arc;

use engine::{Config, Rules, Seat};
use search::net::{About as NetAbout, Lens, Lessons, Net, NetProblem};

use crate::about::About;

/// How the rules of a box are learned.
pub struct School<R: Rules + 'static> {
    /// The oldest version of the rules under which its tables were played as they are now. Later ones changed other
    /// tables, or only what a record says.
    pub since: u16,
    /// What nets see.
    pub lens: &'static dyn Lens<R>,
    /// The tables to learn at, in rotation.
    pub tables: fn() -> Vec<Config>,
    /// The same for a net that plays only alone, where that pays.
    pub alone: Option<fn() -> Vec<Config>>,
    /// What a seat can expect according to a look ahead with the net, where a box has one.
    pub ahead: Option<Ahead<R>>,
}

/// A look ahead from a position between turns.
pub type Ahead<R> = fn(&R, &<R as Rules>::State, Seat, &Arc<Net>) -> f32;

/// What a game is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// To learn from. Players slip now and then.
    Practice {
        /// Whether to look ahead from each position, where the box has a way.
        ahead: bool,
        /// Decisions in a thousand in which players with a net are curious: they may try what looks a little worse.
        curious: u32,
    },
    /// To measure what was learned, without slips.
    Exam,
}

impl<R: Rules + 'static> School<R> {
    /// The net that a box comes with. It is refused if it was trained for rules that were played otherwise.
    pub fn graduate(&self, about: &About, bytes: &[u8]) -> Result<Arc<Net>, NetProblem> {
        let net = Net::read(bytes)?;
        net.check(about.id, self.since..=about.version, self.lens.version(), self.lens.inputs())?;
        Ok(Arc::new(net))
    }
}

/// A school without its type.
pub trait Classroom: Send + Sync {
    /// How many inputs a net has.
    fn inputs(&self) -> usize;

    /// What a net trained here is for.
    fn about(&self, note: String) -> NetAbout;

    /// A net that has not learned anything yet. The same seed gives the same net.
    fn beginner(&self, note: String, seed: u64) -> Net;

    /// Plays a game and notes positions, seat by seat. With no net, the box's own player plays. The same seed gives the
    /// same game.
    fn lesson(&self, game: u64, seed: u64, net: Option<&Arc<Net>>, kind: Lesson) -> Lessons;

    /// A game of one seat with a net against `greedy` on all others.
    fn contest(&self, game: u64, seed: u64, net: &Arc<Net>) -> Contest;
}

/// How a net did in one game.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// How many seats there were.
    pub seats: u8,
    /// What the net scored, and the mean of the others.
    pub scores: [f64; 2],
    /// Its part of the win.
    pub won: f64,
}

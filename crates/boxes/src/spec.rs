//! What a variant says about itself, in types.

use engine::{Config, ConfigErrors, Paper, Seat, Stage};
use search::{Budget, Manner, Mind};

use protocol::HeadStart;

use crate::{BotSpec, GameBox, Level, School, Way, grade::OF_POINTS};

/// One of a box's variants as the registry knows it, implemented for its rules.
///
/// Most boxes have only one. What the variants have in common is in [`GameBox`].
pub trait VariantSpec: Stage + Sized + 'static {
    /// Its bots: `random`, those for comparison, then the levels. Every box has `random`.
    const BOTS: &'static [BotSpec<Self>];
    /// Where points come from, in the order of [`VariantSpec::points_by_source`].
    const SOURCES: &'static [&'static str];

    /// How many points a slip, a mistake and a blunder lose.
    const LOSSES: [f32; 3] = OF_POINTS;

    /// How many of its simulated games take as long as one of another box. A review may multiply its games
    /// by this.
    const QUICK: usize = 1;

    /// What its thinking bots know.
    type Mind: Mind<Self>;

    /// The knowledge of one bot, by its character.
    fn mind(temper: u64) -> Self::Mind;

    /// How nets learn it, if there is a way.
    fn school() -> Option<&'static School<Self>> {
        None
    }

    /// How players with a net think in the games it learns from. Usually they take the turn after which the net likes
    /// their position best.
    fn pupil() -> Manner {
        Manner { width: 16, turns: 1, budget: Budget::Simulations(1) }
    }

    /// How a level plays here.
    fn way(level: Level) -> Way {
        level.usual_way()
    }

    /// The box it belongs to.
    fn game() -> &'static GameBox;

    /// The rules for one table, or all problems with its configuration.
    fn compose(config: &Config) -> Result<Self, ConfigErrors>;

    /// Appends a seat's points by source. Their sum is its score, unless that counts something else.
    fn points_by_source(&self, state: &Self::State, seat: Seat, acc: &mut Vec<i32>);

    /// Whether a source, by its place in the list, can give points at this table. Some belong to modules.
    fn can_score(&self, source: usize) -> bool {
        let _ = source;
        true
    }

    /// What a score counts at this table, if not the points.
    fn score_name(&self) -> Option<&'static str> {
        None
    }

    /// What a score consists of where it does not count points.
    fn goals(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Appends how much of each goal a seat has reached. Their sum is its score.
    fn count_goals(&self, state: &Self::State, seat: Seat, acc: &mut Vec<i32>) {
        let _ = (state, seat, acc);
    }

    /// What explains a result at this table: goals, or the sources that can give points.
    fn parts(&self) -> Vec<&'static str> {
        if self.score_name().is_some() {
            return self.goals();
        }
        let all = Self::SOURCES.iter().copied().enumerate();
        all.filter(|&(source, _)| self.can_score(source)).map(|(_, name)| name).collect()
    }

    /// The clause that explains a part best.
    fn part_clause(&self, part: &str) -> Option<&'static str> {
        let _ = part;
        None
    }

    /// A part's name for people.
    fn part_title(&self, part: &'static str) -> &'static str {
        part
    }

    /// Whether a difference in this is worth mentioning when two turns are compared by what they gain
    /// straight away.
    fn tells_at_once(&self, what: &str) -> bool {
        // Where the score counts something else, points are no reason.
        what != "points" || self.score_name().is_none()
    }

    /// Whether a difference by this clause comes anyway, only later.
    fn comes_anyway(&self, clause: &str) -> bool {
        let _ = clause;
        false
    }

    /// Whether this is worth mentioning when a turn is a plan and this happens later in its round.
    fn tells_later(&self, seat: Seat, event: &Self::Event) -> bool {
        let _ = (seat, event);
        false
    }

    /// The clause that says what wins, where the score counts no points.
    fn goal_clause(&self) -> Option<&'static str> {
        None
    }

    /// The clause under which a seat has met the condition that ends and wins the game, if it has.
    fn target_reached(&self, state: &Self::State, seat: Seat) -> Option<&'static str> {
        let _ = (state, seat);
        None
    }

    /// How much of each part wins at the end of a game, where there is such a clause and every part counts by itself.
    fn needed(&self, state: &Self::State) -> Vec<i32> {
        let _ = state;
        Vec::new()
    }

    /// Why the chances of winning are uneven before the first turn, if they are.
    fn head_start(&self) -> Option<HeadStart> {
        None
    }

    /// The point in the game, for people: `round 3`.
    fn when(&self, state: &Self::State) -> String {
        let _ = state;
        String::new()
    }

    /// Appends how much of each part a seat has.
    fn count_parts(&self, state: &Self::State, seat: Seat, acc: &mut Vec<i32>) {
        if self.score_name().is_some() {
            return self.count_goals(state, seat, acc);
        }
        let mut points = Vec::with_capacity(Self::SOURCES.len());
        self.points_by_source(state, seat, &mut points);
        let points = points.into_iter().enumerate();
        acc.extend(points.filter(|&(source, _)| self.can_score(source)).map(|(_, points)| points));
    }

    /// The names of results at this table with the points each needs, lowest first; none if there are only
    /// winners and losers.
    fn grades(&self) -> Vec<(i16, &'static str)> {
        Vec::new()
    }

    /// An option's value at this table, if something other than the option decides it.
    fn in_force(&self, option: &str) -> Option<String> {
        let _ = option;
        None
    }

    /// A number that differs in every turn (or round, if everybody acts at the same time); `None` outside
    /// turns.
    fn turn(&self, state: &Self::State) -> Option<u32> {
        let _ = state;
        None
    }

    /// What ended a finished game, in a few words.
    fn ending(&self, state: &Self::State) -> &'static str {
        let _ = state;
        "played to the end"
    }

    /// Whether the scores decided a finished game, with a tie-break if they were equal. Otherwise somebody lost
    /// whatever the scores were.
    fn scores_decided(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// Draws a view for people at a terminal.
    fn draw(view: &Self::View, paper: Paper) -> String {
        let _ = paper;
        view.to_string()
    }

    /// The order in which the seats start, once it is settled.
    fn opening_order(&self, state: &Self::State) -> Option<Vec<Seat>>;
}

/// Where one row or table of content comes from.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Provenance {
    /// The table it belongs to, such as `boards`.
    pub table: String,
    /// The row, or what the rows have in common.
    pub row: String,
    /// How sure it is: `printed`, `two sources`, `one source`, `reconstructed`.
    pub standing: String,
    /// The source.
    pub source: String,
    /// Whether we had no printed copy to check it against, so that it may be wrong.
    pub reconstructed: bool,
    /// The key with which an overlay can replace it.
    pub overlay: Option<&'static str>,
}

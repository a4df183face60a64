//! What the rules of a box can tell people.

use engine::{Config, ConfigErrors, Paper, Rules, Seat, Stage};
use protocol::HeadStart;

/// A position of a box.
pub(crate) type StateOf<W> = <<W as Witness>::Rules as Rules>::State;
/// An action of a box.
pub(crate) type ActionOf<W> = <<W as Witness>::Rules as Rules>::Action;

/// What the rules of a box can tell people: names, clauses, sources of points, and what is worth mentioning.
pub trait Witness: Sync + Sized + 'static {
    /// The rules themselves.
    type Rules: Stage + 'static;

    /// Where points come from, in the order of [`Witness::points_by_source`].
    const SOURCES: &'static [&'static str];

    /// How many of its simulated games take as long as one of another box. A review may multiply its games
    /// by this.
    const QUICK: usize = 1;

    /// The rules for one table, or all problems with its configuration.
    fn compose(config: &Config) -> Result<Self::Rules, ConfigErrors>;

    /// Appends a seat's points by source. Their sum is its score, unless that counts something else.
    fn points_by_source(rules: &Self::Rules, state: &StateOf<Self>, seat: Seat, acc: &mut Vec<i32>);

    /// Whether a source, by its place in the list, can give points at this table. Some belong to modules.
    fn can_score(rules: &Self::Rules, source: usize) -> bool {
        let _ = (rules, source);
        true
    }

    /// What a score counts at this table, if not the points.
    fn score_name(rules: &Self::Rules) -> Option<&'static str> {
        let _ = rules;
        None
    }

    /// What a score consists of where it does not count points.
    fn goals(rules: &Self::Rules) -> Vec<&'static str> {
        let _ = rules;
        Vec::new()
    }

    /// Appends how much of each goal a seat has reached. Their sum is its score.
    fn count_goals(rules: &Self::Rules, state: &StateOf<Self>, seat: Seat, acc: &mut Vec<i32>) {
        let _ = (rules, state, seat, acc);
    }

    /// What explains a result at this table: goals, or the sources that can give points.
    fn parts(rules: &Self::Rules) -> Vec<&'static str> {
        if Self::score_name(rules).is_some() {
            return Self::goals(rules);
        }
        let all = Self::SOURCES.iter().copied().enumerate();
        all.filter(|&(source, _)| Self::can_score(rules, source)).map(|(_, name)| name).collect()
    }

    /// The clause that explains a part best.
    fn part_clause(rules: &Self::Rules, part: &str) -> Option<&'static str> {
        let _ = (rules, part);
        None
    }

    /// A part's name for people.
    fn part_title(rules: &Self::Rules, part: &'static str) -> &'static str {
        let _ = rules;
        part
    }

    /// Whether a difference in this is worth mentioning when two turns are compared by what they gain
    /// straight away.
    fn tells_at_once(rules: &Self::Rules, what: &str) -> bool {
        // Where the score counts something else, points are no reason.
        what != "points" || Self::score_name(rules).is_none()
    }

    /// Whether a difference by this clause comes anyway, only later.
    fn comes_anyway(rules: &Self::Rules, clause: &str) -> bool {
        let _ = (rules, clause);
        false
    }

    /// Whether this is worth mentioning when a turn is a plan and this happens later in its round.
    fn tells_later(rules: &Self::Rules, seat: Seat, event: &<Self::Rules as Rules>::Event) -> bool {
        let _ = (rules, seat, event);
        false
    }

    /// The clause that says what wins, where the score counts no points.
    fn goal_clause(rules: &Self::Rules) -> Option<&'static str> {
        let _ = rules;
        None
    }

    /// The clause under which a seat has met the condition that ends and wins the game, if it has.
    fn target_reached(rules: &Self::Rules, state: &StateOf<Self>, seat: Seat) -> Option<&'static str> {
        let _ = (rules, state, seat);
        None
    }

    /// How much of each part wins at the end of a game, where there is such a clause and every part counts by itself.
    fn needed(rules: &Self::Rules, state: &StateOf<Self>) -> Vec<i32> {
        let _ = (rules, state);
        Vec::new()
    }

    /// Why the chances of winning are uneven before the first turn, if they are.
    fn head_start(rules: &Self::Rules) -> Option<HeadStart> {
        let _ = rules;
        None
    }

    /// The point in the game, for people: `round 3`.
    fn when(rules: &Self::Rules, state: &StateOf<Self>) -> String {
        let _ = (rules, state);
        String::new()
    }

    /// Appends how much of each part a seat has.
    fn count_parts(rules: &Self::Rules, state: &StateOf<Self>, seat: Seat, acc: &mut Vec<i32>) {
        if Self::score_name(rules).is_some() {
            return Self::count_goals(rules, state, seat, acc);
        }
        let mut points = Vec::with_capacity(Self::SOURCES.len());
        Self::points_by_source(rules, state, seat, &mut points);
        let points = points.into_iter().enumerate();
        acc.extend(points.filter(|&(source, _)| Self::can_score(rules, source)).map(|(_, points)| points));
    }

    /// The names of results at this table with the points each needs, lowest first; none if there are only
    /// winners and losers.
    fn grades(rules: &Self::Rules) -> Vec<(i16, &'static str)> {
        let _ = rules;
        Vec::new()
    }

    /// An option's value at this table, if something other than the option decides it.
    fn in_force(rules: &Self::Rules, option: &str) -> Option<String> {
        let _ = (rules, option);
        None
    }

    /// A number that differs in every turn (or round, if everybody acts at the same time); `None` outside
    /// turns.
    fn turn(rules: &Self::Rules, state: &StateOf<Self>) -> Option<u32> {
        let _ = (rules, state);
        None
    }

    /// What ended a finished game, in a few words.
    fn ending(rules: &Self::Rules, state: &StateOf<Self>) -> &'static str {
        let _ = (rules, state);
        "played to the end"
    }

    /// Whether the scores decided a finished game, with a tie-break if they were equal. Otherwise somebody lost
    /// whatever the scores were.
    fn scores_decided(rules: &Self::Rules, state: &StateOf<Self>) -> bool {
        let _ = (rules, state);
        true
    }

    /// Draws a view for people at a terminal.
    fn draw(view: &<Self::Rules as Rules>::View, paper: Paper) -> String {
        let _ = paper;
        view.to_string()
    }

    /// The order in which the seats start, once it is settled.
    fn opening_order(rules: &Self::Rules, state: &StateOf<Self>) -> Option<Vec<Seat>>;
}

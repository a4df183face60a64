//! Totals over all games of a tournament.

use search::{
    rating::Results,
    sprt::{Decision, Sprt},
    stats::{Blocks, Sample, Share, Spread, wilson},
};
use shelf::{Played, Thinking};

use super::{
    lineups::{Matchup, Who, heads},
    rounds::Round,
};

/// Everything that is added up.
pub(super) struct Tally {
    pub(super) games: u64,
    /// Deals that every match-up has played.
    pub(super) deals: u64,
    pub(super) bots: Vec<BotTally>,
    pub(super) matchups: Vec<MatchTally>,
    /// Which bot did better than which.
    pub(super) results: Results,
    pub(super) test: Option<Test>,
}

/// Games of one kind: how many, what share was won, and the scores.
#[derive(Clone, Default)]
pub(super) struct Cell {
    games: u64,
    wins: f64,
    pub(super) score: Blocks,
}

impl Cell {
    fn add(&mut self, deal: usize, wins: f64, score: f64) {
        self.games += 1;
        self.wins += wins;
        self.score.add(deal, score);
    }

    pub(super) fn games(&self) -> u64 {
        self.games
    }

    pub(super) fn wins(&self) -> Share {
        wilson(self.wins, self.games)
    }
}

/// One bot over all its games.
#[derive(Clone, Default)]
pub(super) struct BotTally {
    pub(super) all: Cell,
    /// The score of every seat it had.
    pub(super) score: Sample,
    pub(super) seats: Vec<Cell>,
    /// By value of the option that takes turns.
    pub(super) values: Vec<Cell>,
    /// Sums, in the order of the sources.
    sources: Vec<i64>,
    pub(super) decisions: u64,
    /// Seconds for each turn.
    pub(super) turns: Sample,
    pub(super) spread: Spread,
}

impl BotTally {
    /// Its mean points from one source.
    pub(super) fn source(&self, source: usize) -> f64 {
        self.sources[source] as f64 / self.score.count().max(1) as f64
    }
}

/// One match-up over all its games.
#[derive(Clone, Default)]
pub(super) struct MatchTally {
    /// The one bot: how often it was first, or how often the table won.
    pub(super) one: Cell,
    /// The scores of the others.
    pub(super) others: Blocks,
}

/// A sequential test between the first two bots.
pub(super) struct Test {
    pub(super) sprt: Sprt,
    /// The ratio after each deal.
    pub(super) path: Vec<f64>,
    pub(super) decision: Option<Decision>,
}

impl Tally {
    pub(super) fn new(bots: usize, matchups: usize, sprt: Option<Sprt>) -> Tally {
        Tally {
            games: 0,
            deals: 0,
            bots: vec![BotTally::default(); bots],
            matchups: vec![MatchTally::default(); matchups],
            results: Results::new(bots),
            test: sprt.map(|sprt| Test { sprt, path: Vec::new(), decision: None }),
        }
    }

    /// Adds a round. Rounds come in order. `value` is the place of the value that was used.
    pub(super) fn add(&mut self, round: &Round, matchups: &[Matchup], value: usize) {
        let matchup = &matchups[round.matchup];
        for (lineup, (played, thinking)) in matchup.lineups.iter().zip(&round.games) {
            self.games += 1;
            self.add_results(round.deal, lineup, played);
            for (bot, tally) in self.bots.iter_mut().enumerate() {
                tally.add(bot, lineup, (round.deal, value), played, thinking);
            }
            self.matchups[round.matchup].add(round.deal, matchup.who, lineup, played);
        }
        if round.matchup + 1 < matchups.len() {
            return;
        }
        self.deals += 1;
        if let Some(test) = &mut self.test
            && let Some(score) = self.results.in_block(round.deal, 0, 1)
        {
            test.sprt.add(score);
            test.path.push(test.sprt.ratio());
            test.decision = test.sprt.decision();
        }
    }

    /// Whether nothing is left to find out.
    pub(super) fn is_decided(&self) -> bool {
        self.test.as_ref().is_some_and(|test| test.decision.is_some())
    }

    /// Adds one result for every two bots that met in a game: the mean over all their sides.
    fn add_results(&mut self, deal: usize, lineup: &[usize], played: &Played) {
        let heads = heads(&played.sides);
        for one in 0..self.bots.len() {
            for other in one + 1..self.bots.len() {
                let of = |bot: usize| heads.iter().copied().filter(move |&head| lineup[head] == bot);
                let pairs = of(one).flat_map(|first| of(other).map(move |second| (first, second)));
                let results: Sample = pairs.map(|(first, second)| versus(played, first, second)).collect();
                if results.count() > 0 {
                    self.results.add(deal, one, other, results.mean());
                }
            }
        }
    }
}

/// What a seat got against another: 1, a half or nothing.
fn versus(played: &Played, seat: usize, other: usize) -> f64 {
    match played.ranks[seat].cmp(&played.ranks[other]) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// The share of opponents that a seat beat. Seats of the same bot are no opponents. If there are no others, its
/// share of the win.
fn beaten(played: &Played, lineup: &[usize], seat: usize) -> f64 {
    let rivals = heads(&played.sides).into_iter().filter(|&head| lineup[head] != lineup[seat]);
    let results: Sample = rivals.map(|rival| versus(played, seat, rival)).collect();
    if results.count() == 0 { played.won(seat) } else { results.mean() }
}

impl BotTally {
    fn add(
        &mut self,
        bot: usize,
        lineup: &[usize],
        (deal, value): (usize, usize),
        played: &Played,
        thinking: &[Thinking],
    ) {
        let (mut wins, mut scores) = (Sample::default(), Sample::default());
        self.seats.resize(lineup.len().max(self.seats.len()), Cell::default());
        self.values.resize(self.values.len().max(value + 1), Cell::default());
        for seat in (0..lineup.len()).filter(|&seat| lineup[seat] == bot) {
            let (won, score) = (beaten(played, lineup, seat), f64::from(played.scores[seat]));
            wins.add(won);
            scores.add(score);
            self.score.add(score);
            self.seats[seat].add(deal, won, score);
            self.sources.resize(played.sources[seat].len(), 0);
            for (sum, &points) in self.sources.iter_mut().zip(&played.sources[seat]) {
                *sum += i64::from(points);
            }
            self.decisions += u64::from(thinking[seat].decisions);
            for turn in &thinking[seat].turns {
                self.turns.add(turn.as_secs_f64());
                self.spread.add(turn.as_secs_f64());
            }
        }
        if scores.count() > 0 {
            self.all.add(deal, wins.mean(), scores.mean());
            self.values[value].add(deal, wins.mean(), scores.mean());
        }
    }
}

impl MatchTally {
    fn add(&mut self, deal: usize, who: Who, lineup: &[usize], played: &Played) {
        let (mut own, mut others, mut won) = (Sample::default(), Sample::default(), 0.0_f64);
        for (seat, &bot) in lineup.iter().enumerate() {
            let score = f64::from(played.scores[seat]);
            match who {
                Who::One { one, .. } if bot != one => others.add(score),
                Who::Alone(_) | Who::One { .. } | Who::All => {
                    own.add(score);
                    won = won.max(played.won(seat));
                }
            }
        }
        self.one.add(deal, won, own.mean());
        if others.count() > 0 {
            self.others.add(deal, others.mean());
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seat, Verdict};
    use search::Plies;

    use super::*;

    /// A game in which every seat plays alone.
    fn game(scores: [i16; 3], ranks: [u8; 3]) -> (Played, Vec<Thinking>) {
        let played = Played {
            scores: scores.to_vec(),
            ranks: ranks.to_vec(),
            sides: vec![Seat(0), Seat(1), Seat(2)],
            side_scores: scores.to_vec(),
            sources: scores.iter().map(|&score| vec![i32::from(score)]).collect(),
            order: None,
            plies: Plies::default(),
            turns: 0,
            ending: "",
            scores_decided: true,
            verdict: Verdict::Ranked,
            record: None,
        };
        (played, vec![Thinking::default(); 3])
    }

    #[test]
    #[expect(clippy::float_cmp, reason = "halves are exact")]
    fn one_among_others_is_compared_with_each_of_them() {
        let matchup =
            Matchup { who: Who::One { one: 0, among: 1 }, lineups: vec![vec![0, 1, 1], vec![1, 0, 1]] };
        let games = vec![game([30, 20, 40], [2, 3, 1]), game([10, 50, 50], [3, 1, 1])];
        let mut tally = Tally::new(2, 1, None);
        tally.add(&Round { deal: 0, matchup: 0, games }, &[matchup], 0);
        // It beat one of two, then one and a half: the half is a shared first place.
        assert_eq!(tally.results.in_block(0, 0, 1), Some(f64::midpoint(0.5, 0.75)));
        assert_eq!(tally.bots[0].all.wins().share, f64::midpoint(0.5, 0.75));
        assert_eq!(tally.bots[1].all.wins().share, f64::midpoint(0.5, 0.25));
        // First: never, then half.
        assert_eq!(tally.matchups[0].one.wins().share, 0.25);
        assert_eq!(tally.matchups[0].one.score.mean(), 40.0);
        assert_eq!(tally.matchups[0].others.mean(), 30.0);
        assert_eq!(tally.bots[1].source(0), 30.0);
        assert_eq!((tally.games, tally.deals, tally.bots[1].score.count()), (2, 1, 4));
        assert_eq!(tally.bots[0].seats[1].score.mean(), 50.0);
    }
}

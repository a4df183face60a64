//! The laws of the contract, and what was found.

use std::{error::Error, fmt};

use engine::{Rules, counted};

/// One law of the contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// The game ends.
    Ends,
    /// While the game is not over, somebody can act: every seat that is asked has a legal action.
    SomebodyCanAct,
    /// Every seat that is asked has a prompt, and no other seat has.
    Prompt,
    /// No two legal actions are written the same way, and each reads back as itself.
    Notation,
    /// Any text that is not a legal action is refused and changes nothing.
    RestIsRefused,
    /// The printed record alone reproduces the state.
    Record,
    /// Taking the last action back restores the state before it.
    Undo,
    /// Views, prompts, legality, previews, projections, reasons why not and how a turn is ended do not depend on what a
    /// viewer cannot know.
    Secrets,
    /// Two games that differ only behind a veil look the same to those it hides something from: what they
    /// see, what they are asked, what happened, who must act, and every entry of their records.
    Twins,
    /// Nobody forgets an entry: the rules never lower a veil over something they have shown.
    Knowledge,
    /// Redealing redraws what was withheld and nothing else. The truth is among its results, none of them
    /// depends on the truth, and each of them can be played to the end.
    Redeal,
    /// What a seat learns, it learns by an entry that it may know. A mirror, which is a game that is built from the
    /// seat's own record and in which every withheld entry is made up, equals the true one once both are redealt for
    /// the seat, and it answers the seat as the true one does.
    Mirror,
    /// What a seat sees of an answer of several lines while it makes it is what the rules will accept: any order of wishes
    /// gives the lines that are played, what is offered leads to a whole list, and a list is done when it would be accepted.
    Sketch,
    /// A record sent to somebody does not contain what is withheld from them.
    Withheld,
    /// Simultaneous decisions may be made in any order.
    Commutes,
    /// What must always be true is true.
    Audit,
    /// Chance has outcomes, and their weights are positive and can be added up.
    Weights,
    /// Sampling returns listed outcomes, each as often as its weight says.
    Sample,
    /// No two draws of a game have the same key, so keyed luck never repeats itself.
    Keys,
    /// Equal states and the same action lead to equal states, whoever receives the events.
    Deterministic,
    /// A game has an outcome, with sound ranks, exactly when it is over.
    Outcome,
    /// The events that count what a score counts add up to the score of every seat.
    Scores,
    /// Every event has a message, and all that its message needs.
    Worded,
    /// Every legal action can be applied, and rules never panic.
    NoPanic,
}

/// The law that was broken, and what was found.
pub(crate) type Found = Result<(), (Law, String)>;

/// A law that a box broke, with everything you need to reproduce it.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The law that was broken.
    pub law: Law,
    /// The seed of the game in which it was broken.
    pub seed: u64,
    /// How many actions had been taken.
    pub ply: usize,
    /// What was found.
    pub message: String,
    /// The record so far.
    pub record: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 300;
        writeln!(f, "law broken: {:?}", self.law)?;
        writeln!(f, "  {}", self.message.replace('\n', "\n  "))?;
        writeln!(f, "seed {}, after {}; record so far:", self.seed, counted(self.ply, "action"))?;
        let lines: Vec<&str> = self.record.lines().collect();
        if lines.len() > SHOWN {
            writeln!(f, "({} left out)", counted(lines.len() - SHOWN, "line"))?;
        }
        for line in &lines[lines.len().saturating_sub(SHOWN)..] {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

impl Error for Broken {}

/// What we counted while checking the contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many games were played to their end.
    pub games: u32,
    /// How many actions they had together.
    pub plies: usize,
    /// How many actions the longest game had.
    pub longest: usize,
    /// The most legal actions a seat had at one time.
    pub most_legal: usize,
    /// The most outcomes chance had at one time.
    pub most_outcomes: usize,
    /// How many redeals we made and compared the seat's view, prompt and legal actions.
    pub redeals: usize,
    /// How many of them had something withheld from the seat.
    pub secret_redeals: usize,
    /// How many of those changed the state.
    pub changed_redeals: usize,
    /// How many redealt positions were played to the end.
    pub played_on: usize,
    /// How many pairs of games we played on that differed only behind a veil.
    pub twins: usize,
    /// How many withheld entries the mirrors filled.
    pub fills: usize,
    /// How many entries fitted into a mirror only after what the seat cannot know had been dealt anew.
    pub fits: usize,
    /// How often a mirror had to go back for an entry to fit.
    pub rebuilds: usize,
    /// How many times an answer of several lines was made in another order.
    pub sketches: usize,
    /// How many pairs of simultaneous decisions we tried in both orders.
    pub pairs: usize,
    /// The flow's high-water marks, for the main line and the fullest lane, and how much room they have.
    pub headroom: [(usize, usize); 2],
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(main, main_room), (lane, lane_room)] = self.headroom;
        write!(
            f,
            "{} games, {} plies (longest {}), at most {} legal actions and {} outcomes, \
             {} redeals ({} with secrets), {} twins, {} simultaneous pairs, {} sketches, \
             mirrors with {} fills, {} fits and {} rebuilds, flow {main} of {main_room} and {lane} of {lane_room}",
            self.games,
            self.plies,
            self.longest,
            self.most_legal,
            self.most_outcomes,
            self.redeals,
            self.secret_redeals,
            self.twins,
            self.pairs,
            self.sketches,
            self.fills,
            self.fits,
            self.rebuilds,
        )
    }
}

/// How likely an action is compared with the others. A weight of 0 counts as 1: every legal action stays possible.
pub(crate) type Picker<'a, R> = &'a dyn Fn(<R as Rules>::Action) -> u32;

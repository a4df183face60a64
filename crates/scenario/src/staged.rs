//! Plays a scenario on rules of any type.

use std::collections::BTreeSet;

use engine::{Happening, Stage};

use crate::{
    given::{Given, arrange, refused},
    notes::Notes,
    parse::{Block, Kind},
    position::Position,
    then,
    words::Place,
};

/// A scenario for one table: its blocks, with the values of one case.
pub struct Script<'a> {
    pub(crate) blocks: &'a [Block],
    pub(crate) given: &'a Given,
}

impl Script<'_> {
    /// The block that expects `given` to be refused.
    pub(crate) fn refusal(&self) -> Option<&Block> {
        self.blocks.get(1).filter(|block| block.kind == Kind::Refused)
    }
}

/// What was found while a scenario was played.
#[derive(Default)]
pub struct Findings {
    pub(crate) wrong: Vec<Place>,
    pub(crate) notes: Notes,
    /// The clauses of everything that happened.
    pub(crate) emitted: BTreeSet<&'static str>,
}

/// Rules of some type, with which scenarios can be played. A box with several types of rules opens the one that
/// the config of a scenario asks for.
pub trait Staged {
    /// Sets up a scenario, plays it and checks what it states.
    fn run(&self, script: &Script, findings: &mut Findings);
}

impl<R: Stage> Staged for R {
    fn run(&self, script: &Script, findings: &mut Findings) {
        let expected = script.refusal();
        let state = match arrange(self, script.given) {
            Ok(state) => state,
            Err(place) => return findings.wrong.extend(refused(expected, place)),
        };
        if let Some(block) = expected {
            let message = "this should be refused, but it can be set up".to_owned();
            return findings.wrong.push((block.line, 1, message));
        }
        play(Position::new(self, state), script.blocks, findings);
    }
}

fn play<R: Stage>(mut position: Position<R>, blocks: &[Block], findings: &mut Findings) {
    let mut fork: Option<Position<R>> = None;
    let mut last = Kind::Given;
    let mut lost = false;
    for block in blocks {
        if block.kind == Kind::When {
            // Every branch starts where the first one did.
            position = fork.get_or_insert_with(|| position.clone()).clone();
            lost = false;
        }
        if lost {
            continue;
        }
        if block.kind == Kind::When || (block.kind == Kind::Play && !matches!(last, Kind::Play | Kind::When))
        {
            position.begin();
        }
        let wrong = play_block(&mut position, block, &mut findings.notes);
        findings.emitted.extend(position.events.iter().map(Happening::clause));
        // Anything after a failed play block would only repeat the failure in other words.
        lost = !wrong.is_empty() && block.kind != Kind::Then;
        let before_all_branches = lost && fork.is_none();
        findings.wrong.extend(wrong);
        if before_all_branches {
            return;
        }
        last = block.kind;
    }
}

fn play_block<R: Stage>(position: &mut Position<R>, block: &Block, notes: &mut Notes) -> Vec<Place> {
    let mut wrong = Vec::new();
    for words in &block.lines {
        let result = match block.kind {
            Kind::Cases | Kind::Given | Kind::Refused => Ok(()),
            Kind::Play | Kind::When => position.play(words),
            Kind::Then => then::check(position, words, notes),
        };
        if let Err((index, message)) = result {
            wrong.push((words.number, words.column(index), message));
            if block.kind != Kind::Then {
                break;
            }
        }
    }
    wrong
}

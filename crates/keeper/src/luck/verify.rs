//! Does a record's luck follow from its secret?

use std::fmt::Write as _;

use engine::{Actor, Seat};
use play::{Ended, Record};
use shelf::{GameBox, Shelf};

use super::{Chain, Kind, link};
use crate::unhex;

/// What [`verify`] has confirmed.
#[derive(Clone, PartialEq, Debug)]
pub struct Verified {
    /// The kind of luck.
    pub version: u16,
    /// How many entries were replayed.
    pub entries: usize,
    /// How many chance answers were checked. All of them follow from the secret.
    pub checked: usize,
    /// How many were not checked, because they came before `luck-from`.
    pub unchecked: usize,
    /// The number of the last entry that was checked, from 1.
    pub last: usize,
    /// How unlikely it is that all of it matches by chance, in bits.
    pub bits: f64,
    /// How many entries came from elsewhere.
    pub from: usize,
    /// How often the table went back past luck.
    pub takebacks: usize,
    /// Who resigned or ran out of time, if somebody did.
    pub ended: Option<Ended>,
    /// Whether some seats had different players at the end than at the start.
    pub substitutes: bool,
    /// Who contributed to the luck.
    pub contributors: Vec<Seat>,
    /// The published hash, to compare with what the table showed before the game.
    pub commit: String,
    /// The digest over the record, to compare with what the table shows now.
    pub digest: String,
}

/// Proves that every chance entry of a record follows from its secret, or says which one does not.
pub fn verify(shelf: Shelf, text: &str) -> Result<Verified, String> {
    let (game, record) = shelf.read_record(text).map_err(|problem| problem.to_string())?;
    // Illegal entries are reported with line and column before anything is computed.
    game.open_record(&record, text).map_err(|problem| problem.to_string())?;
    verify_record(game, &record)
}

/// The same for a record whose box may be outside the registry.
pub fn verify_record(game: &GameBox, record: &Record) -> Result<Verified, String> {
    let found = hold(game, record)?;
    let header = &record.header;
    let proof = header.proof.clone().unwrap_or_default();
    Ok(Verified {
        version: proof.version,
        entries: record.len(),
        checked: found.checked,
        unchecked: found.unchecked,
        last: found.last,
        bits: found.bits,
        from: proof.from,
        takebacks: header.takebacks.len(),
        ended: header.ended,
        substitutes: !header.substitutes.is_empty(),
        contributors: proof.entropy.iter().map(|(seat, _)| *seat).collect(),
        commit: proof.commit,
        digest: proof.digest,
    })
}

/// Checks that a record's commitment, luck and digest belong together, or says what does not match. A running
/// game has no digest.
pub fn hold(game: &GameBox, record: &Record) -> Result<Found, String> {
    let header = &record.header;
    let Some(proof) = &header.proof else {
        return Err("the header has no `luck` lines; download the record after the game is over".to_owned());
    };
    let kind = Kind::of(proof.version).ok_or_else(|| {
        format!("this program checks luck of kinds 1 and 2, but the record has kind {}", proof.version)
    })?;
    let secret = unhex(&proof.secret).ok_or("`luck-secret` needs 64 hex digits")?;
    let seats = game.check_config(&header.config).map_err(|errors| errors.to_string())?;
    if kind == Kind::Two && header.names.len() != usize::from(seats) {
        return Err(format!("the luck depends on {seats} names, but the header has {}", header.names.len()));
    }
    if proof.from > record.len() {
        return Err(format!("`luck-from {}` is after the last of the {} entries", proof.from, record.len()));
    }
    if kind == Kind::Two && header.takebacks.iter().any(|back| back.to < proof.from) {
        return Err("a take-back goes back further than `luck-from`, which cannot happen".to_owned());
    }
    let seed = kind.seed(&secret, &header.names, &proof.entropy);
    let found = check_luck(game, record, kind, &seed, proof.from)?;
    if kind.commit(&secret, &found.at_from) != proof.commit {
        let bound = match kind {
            Kind::One => "secret",
            Kind::Two => {
                "secret, box, edition, number of seats, modules, options, `luck-from` and the entries before it"
            }
        };
        return Err(format!("`luck-commit` does not match this {bound}: something was changed"));
    }
    if let Some(problem) = found.wrong {
        return Err(problem);
    }
    if !proof.digest.is_empty() && kind.digest(record) != proof.digest {
        return Err("the record does not match `record-digest`: something was changed".to_owned());
    }
    Ok(found)
}

/// What a replay of a record's luck shows.
pub struct Found {
    checked: usize,
    unchecked: usize,
    last: usize,
    bits: f64,
    /// The chain at which the table's own luck begins.
    at_from: Chain,
    /// The first chance answer that does not follow from the secret, if there is one.
    wrong: Option<String>,
}

/// Replays a record and compares every chance answer from entry `from` on with the expected one.
fn check_luck(
    game: &GameBox,
    record: &Record,
    kind: Kind,
    seed: &[u8; 32],
    from: usize,
) -> Result<Found, String> {
    let opening = Record::new(record.header.to_go_on());
    let mut table = game.open_record(&opening, "").map_err(|problem| problem.to_string())?;
    let mut chain = kind.start(&record.header, from);
    let mut found = Found { checked: 0, unchecked: 0, last: 0, bits: 0.0, at_from: chain, wrong: None };
    for (number, entry) in record.entries().enumerate() {
        if number == from {
            found.at_from = chain;
        }
        chain = kind.behind(chain, number, &record.header.takebacks);
        if entry.actor == Actor::Chance && number < from {
            found.unchecked += 1;
        } else if entry.actor == Actor::Chance {
            let outcomes = table.outcomes();
            let total: u32 = outcomes.iter().map(|(_, weight)| *weight).sum();
            let same = outcomes.iter().filter(|(text, _)| *text == entry.text);
            let weight: u32 = same.map(|(_, weight)| *weight).sum();
            let due = kind.answer(seed, &chain, outcomes)?;
            if due != entry.text && found.wrong.is_none() {
                found.wrong = Some(format!(
                    "entry {}: `{entry}` does not follow from the secret, `* {due}` does: this entry or something \
                     before it was changed",
                    number + 1
                ));
            }
            found.bits += (f64::from(total) / f64::from(weight.max(1))).log2();
            found.checked += 1;
            found.last = number + 1;
        }
        table
            .enter(entry.actor, &entry.text)
            .map_err(|refused| format!("entry {}: `{entry}`: {refused}", number + 1))?;
        chain = link(&chain, entry);
    }
    if record.len() == from {
        found.at_from = chain;
    }
    Ok(found)
}

/// What chance could answer at each of its entries, for programs that do not know the rules: `entry NUMBER`,
/// then each outcome with its weight, in the order in which the rules list them.
pub fn outcomes(shelf: Shelf, text: &str) -> Result<String, String> {
    let (game, record) = shelf.read_record(text).map_err(|problem| problem.to_string())?;
    game.open_record(&record, text).map_err(|problem| problem.to_string())?;
    let opening = Record::new(record.header.to_go_on());
    let mut table = game.open_record(&opening, "").map_err(|problem| problem.to_string())?;
    let mut told = String::new();
    for (number, entry) in record.entries().enumerate() {
        if entry.actor == Actor::Chance {
            let _ = writeln!(told, "entry {}", number + 1);
            for (outcome, weight) in table.outcomes() {
                let _ = writeln!(told, "{weight} {outcome}");
            }
        }
        table.enter(entry.actor, &entry.text).map_err(|refused| refused.to_string())?;
    }
    Ok(told)
}

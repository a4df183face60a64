//! Who may know which entry, according to the clauses.
//!
//! The laws of secrets compare games that differ in what [`engine::Rules::audience`] hides, so they cannot see that it
//! hides too little. A box therefore writes down once more, from its clauses and in the words of the record, who
//! learns what and when. This table never asks the rules.

use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

use engine::{Actor, Config, Pending, Rng, Rules, Seat, SeatSet, Viewer};
use play::{Entry, Header, Match};

use crate::borrowed::Borrowed;

/// Some kinds of entries, and who may know them.
#[derive(Clone, Copy, Debug)]
pub struct Kinds {
    by: By,
    /// The first words of the entries, separated by spaces.
    verbs: &'static str,
    known: Known,
    clause: &'static str,
    /// Only directly after an entry with this verb.
    after: Option<&'static str>,
}

impl Kinds {
    /// The same for entries directly after one with this verb. Such a row goes before others.
    #[must_use]
    pub const fn after(self, verb: &'static str) -> Kinds {
        Kinds { after: Some(verb), ..self }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    Seat,
    Chance,
}

/// Who may know an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Everyone, as soon as it is made.
    Everyone,
    /// The seat that made it, and everyone after the next entry of chance with this verb.
    ActorUntil(&'static str),
    /// The seat that made it, and everyone when the game is over.
    ActorUntilOver,
    /// The seat that the entry names after its verb, and everyone when the game is over.
    NamedUntilOver,
}

/// What seats do.
pub const fn seats(verbs: &'static str, known: Known, clause: &'static str) -> Kinds {
    Kinds { by: By::Seat, verbs, known, clause, after: None }
}

/// What chance does.
pub const fn chance(verbs: &'static str, known: Known, clause: &'static str) -> Kinds {
    Kinds { by: By::Chance, verbs, known, clause, after: None }
}

/// What the games have shown.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The kinds of entries that were made: `plan`, `* card`.
    pub kinds: BTreeSet<String>,
    /// How many entries were hidden from somebody.
    pub hidden: usize,
    /// How many of those everyone knew in the end.
    pub lifted: usize,
}

impl Shown {
    /// Adds what other games have shown.
    pub fn add(&mut self, other: Shown) {
        self.kinds.extend(other.kinds);
        self.hidden += other.hidden;
        self.lifted += other.lifted;
    }
}

/// Panics if a clause that the table cites is not in the box's rules text.
#[track_caller]
pub fn check_clauses(kinds: &[Kinds], rules_text: &Path) {
    let text = fs::read_to_string(rules_text).expect("the box has a rules text");
    for row in kinds {
        let id = format!("r[{}]", row.clause);
        assert!(
            text.lines().any(|line| line.starts_with(&id)),
            "{} cites {id}, which is no clause",
            row.verbs
        );
    }
}

/// Plays a random game and checks after every entry that everyone knows what the table says, no more and no less.
/// An entry without a row is an error. `choose` picks one of a seat's legal actions.
pub fn check_known<R: Rules>(
    rules: &R,
    kinds: &[Kinds],
    seed: u64,
    mut choose: impl FnMut(&mut Rng, &R::State, Seat, &[R::Action]) -> R::Action,
) -> Result<Shown, String> {
    let mut rng = Rng::new(seed);
    let header = Header::new("known", 0, Config::seats(rules.seats()));
    let mut game = Match::new(Arc::new(Borrowed(rules)), header);
    let mut law = Law {
        kinds,
        seats: rules.seats(),
        before: String::new(),
        veiled: Vec::new(),
        shown: Shown::default(),
    };
    loop {
        let (actor, action) = match game.pending() {
            Pending::Over => break,
            Pending::Chance => (Actor::Chance, rules.sample(game.state(), &mut rng, &mut Vec::new())),
            Pending::Seats(seats) => {
                let asked: Vec<Seat> = seats.iter().collect();
                let seat = *rng.pick(&asked);
                let legal = game.legal(seat);
                (Actor::Seat(seat), choose(&mut rng, game.state(), seat, &legal))
            }
        };
        game.act(actor, action).map_err(|refused| refused.to_string())?;
        let entry = Entry { actor, text: action.to_string() };
        law.after(&game, &entry)
            .map_err(|message| format!("{message}\nseed {seed}, record so far:\n{}", game.record()))?;
    }
    Ok(law.shown)
}

/// The law, and what it still has to watch.
struct Law<'a> {
    kinds: &'a [Kinds],
    seats: u8,
    /// The verb of the entry before.
    before: String,
    /// Entries that not everyone may know yet.
    veiled: Vec<Veiled>,
    shown: Shown,
}

struct Veiled {
    entry: usize,
    known: Known,
    who: SeatSet,
    clause: &'static str,
}

impl Law<'_> {
    /// Looks at the last entry, and at what it reveals.
    fn after<R: Rules>(&mut self, game: &Match<R>, last: &Entry) -> Result<(), String> {
        let entry = game.len() - 1;
        let (known, clause) = self.read(last)?;
        let over = game.pending() == Pending::Over;
        let everyone = SeatSet::first(self.seats);
        let who = who(last, known, everyone)?;
        self.shown.hidden += usize::from(who != everyone);
        self.veiled.push(Veiled { entry, known, who, clause });
        let reveals = |known: Known| match known {
            Known::Everyone => true,
            Known::ActorUntil(verb) => last.actor == Actor::Chance && verb_of(last) == verb,
            Known::ActorUntilOver | Known::NamedUntilOver => over,
        };
        let mut veiled = std::mem::take(&mut self.veiled);
        for secret in &mut veiled {
            if reveals(secret.known) {
                self.shown.lifted += usize::from(secret.who != everyone);
                secret.who = everyone;
            }
            self.agrees(game, secret)?;
        }
        veiled.retain(|secret| secret.who != everyone);
        self.veiled = veiled;
        Ok(())
    }

    /// The row of an entry.
    fn read(&mut self, entry: &Entry) -> Result<(Known, &'static str), String> {
        let by = if entry.actor == Actor::Chance { By::Chance } else { By::Seat };
        let verb = verb_of(entry);
        let is_named = |row: &&Kinds| row.by == by && row.verbs.split_whitespace().any(|name| name == verb);
        let mut rows: Vec<&Kinds> = self.kinds.iter().filter(is_named).collect();
        let follows = |row: &&Kinds| row.after == Some(self.before.as_str());
        let special = rows.iter().any(follows);
        rows.retain(|row| if special { follows(row) } else { row.after.is_none() });
        verb.clone_into(&mut self.before);
        let star = if by == By::Chance { "* " } else { "" };
        self.shown.kinds.insert(format!("{star}{verb}"));
        match rows[..] {
            [row] => Ok((row.known, row.clause)),
            [] => Err(format!("no row says who may know `{entry}`: add one, with its clause")),
            _ => Err(format!("{} rows say who may know `{entry}`: leave one", rows.len())),
        }
    }

    /// Whether exactly the seats that may know an entry do, and spectators know only what everyone
    /// knows.
    fn agrees<R: Rules>(&self, game: &Match<R>, secret: &Veiled) -> Result<(), String> {
        let Veiled { entry, who, clause, .. } = *secret;
        let wrong = |viewer: &str, knows: bool| {
            let text = game.record().entries().nth(entry).map_or_else(String::new, ToString::to_string);
            let word = if knows { "knows" } else { "does not know" };
            format!("{viewer} {word} `{text}` (entry {}), against r[{clause}]", entry + 1)
        };
        for seat in Seat::all(self.seats) {
            let knows = game.knows(Viewer::Seat(seat), entry);
            if knows != who.contains(seat) {
                return Err(wrong(&seat.to_string(), knows));
            }
        }
        let knows = game.knows(Viewer::Spectator, entry);
        if knows != (who == SeatSet::first(self.seats)) {
            return Err(wrong("a spectator", knows));
        }
        Ok(())
    }
}

fn verb_of(entry: &Entry) -> &str {
    entry.text.split(' ').next().unwrap_or_default()
}

/// Who may know an entry when it is made.
fn who(entry: &Entry, known: Known, everyone: SeatSet) -> Result<SeatSet, String> {
    let seat = match (known, entry.actor) {
        (Known::Everyone, _) => return Ok(everyone),
        (Known::ActorUntil(_) | Known::ActorUntilOver, Actor::Seat(seat)) => seat,
        (Known::NamedUntilOver, _) => {
            let named = entry.text.split(' ').nth(1).and_then(|word| word.parse().ok());
            named.ok_or_else(|| format!("`{entry}` names no seat after its verb"))?
        }
        (_, Actor::Chance) => return Err(format!("`{entry}`: chance keeps no secrets of its own")),
    };
    Ok(SeatSet::only(seat).within(everyone))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Mutant, Toy};

    const BIDS: Known = Known::ActorUntil("reveal");
    const KINDS: &[Kinds] = &[
        seats("bid", BIDS, "toy.bid"),
        seats("take pass", Known::Everyone, "toy.pass"),
        chance("draw reveal", Known::Everyone, "toy.coins"),
    ];

    fn check(toy: &Toy, kinds: &[Kinds]) -> Result<Shown, String> {
        let mut shown = Shown::default();
        for seed in 0..20 {
            shown.add(check_known(toy, kinds, seed, |rng, _, _, legal| *rng.pick(legal))?);
        }
        Ok(shown)
    }

    #[test]
    fn the_market_tells_what_its_table_says() {
        for seats in 2..=4 {
            let shown = check(&Toy::new(seats), KINDS).unwrap();
            assert!(shown.hidden > 100 && shown.lifted == shown.hidden, "{shown:?}");
            assert_eq!(shown.kinds.len(), 5, "{shown:?}");
        }
    }

    #[test]
    fn an_entry_that_is_told_too_early_or_to_too_many_is_found() {
        for (mutant, told) in [(Mutant::LoudBids, "knows `p"), (Mutant::EagerVeil, "knows `p")] {
            let wrong = check(&Toy::mutant(3, mutant), KINDS).unwrap_err();
            assert!(wrong.contains(told) && wrong.contains("against r[toy.bid]"), "{wrong}");
        }
        // The market shows what the table calls secret until the end.
        let kinds = [seats("bid", Known::ActorUntilOver, "toy.bid"), KINDS[1], KINDS[2]];
        assert!(check(&Toy::new(3), &kinds).unwrap_err().contains(" knows `p"));
        // And it hides what the table calls open.
        let kinds = [seats("bid", Known::Everyone, "toy.bid"), KINDS[1], KINDS[2]];
        assert!(check(&Toy::new(3), &kinds).unwrap_err().contains("does not know `p"));
    }

    #[test]
    fn a_row_may_be_about_what_follows_an_entry() {
        // Everyone would learn a bid made directly after a draw.
        let kinds = [KINDS[0], KINDS[1], KINDS[2], seats("bid", Known::Everyone, "toy.bid").after("draw")];
        let wrong = check(&Toy::new(3), &kinds).unwrap_err();
        assert!(wrong.contains("does not know `p"), "{wrong}");
        // Nobody bids after passing in the same round, so this row changes nothing.
        let kinds = [KINDS[0], KINDS[1], KINDS[2], seats("bid", Known::Everyone, "toy.bid").after("pass")];
        assert!(check(&Toy::new(3), &kinds).is_ok());
    }

    #[test]
    fn every_kind_of_entry_has_exactly_one_row() {
        let missing = check(&Toy::new(2), &KINDS[..2]).unwrap_err();
        assert!(missing.starts_with("no row says who may know `* draw "), "{missing}");
        let twice = [KINDS[0], KINDS[1], KINDS[2], seats("pass", Known::Everyone, "toy.pass")];
        assert!(check(&Toy::new(2), &twice).unwrap_err().starts_with("2 rows say who may know `p"));
    }
}

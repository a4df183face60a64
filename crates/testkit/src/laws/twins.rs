//! Games that differ only in what somebody may not know, and who knows what.

use engine::{Actor, Audience, Pending, Rng, Rules, Seat, SeatSet, Veil, Viewer};
use play::{EventNote, Match};

use super::Trial;
use crate::{
    borrowed::Borrowed,
    compare::{changed_lines, difference},
    conform::{Found, Law, Report},
};

/// In each game the first secrets get twins, and then one in so many.
const FIRST: u32 = 4;
const IN_EVERY: u32 = 16;

/// For how many entries twins are played on.
const FURTHER: usize = 40;

/// An entry that not everyone knows yet.
pub(crate) struct Veiled {
    entry: usize,
    veil: Veil,
    /// The seats for which the rules have lifted the veil.
    lifted: SeatSet,
    /// The seats that know the entry.
    known: SeatSet,
}

/// Two games that look the same to `seat` as long as it does not learn one of the entries in which they differ.
struct Twins<'a, R: Rules> {
    seat: Seat,
    games: [Match<Borrowed<'a, R>>; 2],
    differ: Vec<usize>,
}

impl<R: Rules> Trial<'_, R> {
    /// Somebody is about to do something secretly. Compares this with a game in which they do something else.
    pub(super) fn twins(&mut self, actor: Actor, action: R::Action, report: &mut Report) -> Found {
        // This has its own generator, so that the contract's games stay the same.
        let mut rng = Rng::new(self.len() as u64);
        if self.twins >= FIRST && rng.below(IN_EVERY) != 0 {
            return Ok(());
        }
        let hidden = |seat: Seat, action: R::Action| {
            let audience = self.rules.audience(self.game.state(), actor, action);
            actor != Actor::Seat(seat) && !audience.includes(seat)
        };
        let blind: Vec<Seat> = Seat::all(self.rules.seats()).filter(|&seat| hidden(seat, action)).collect();
        if blind.is_empty() {
            return Ok(());
        }
        let seat = *rng.pick(&blind);
        let mut others = possible(&self.game, actor);
        others.retain(|&other| other != action && hidden(seat, other));
        if others.is_empty() {
            return Ok(());
        }
        let mut twins = Twins { seat, games: [self.game.clone(), self.game.clone()], differ: Vec::new() };
        let other = *rng.pick(&others);
        self.twins += 1;
        report.twins += 1;
        let compared = twins.play_on(actor, [action, other], &mut rng);
        compared.map_err(|message| {
            let what = format!("to {seat}, `{actor} {action}` and `{actor} {other}` must look the same");
            let entries: Vec<String> = twins.games[1].record().entries().map(ToString::to_string).collect();
            let after = entries[self.len()..].join(", ");
            (Law::Twins, format!("{what}: {message}\nthe other game went on: {after}"))
        })
    }

    /// After an entry, everyone still knows what they knew, and no veil came down over something that was shown.
    pub(super) fn nobody_forgets(&mut self, audience: Audience) -> Found {
        let (game, rules) = (&self.game, self.rules);
        let knowing = |entry| -> SeatSet {
            Seat::all(rules.seats()).filter(|&seat| game.knows(Viewer::Seat(seat), entry)).collect()
        };
        if let Audience::Behind(veil, _) = audience {
            let entry = game.len() - 1;
            self.veiled.push(Veiled { entry, veil, lifted: SeatSet::EMPTY, known: SeatSet::EMPTY });
        }
        for veiled in &mut self.veiled {
            let (lifted, known) = (rules.lifted(game.state(), veiled.veil), knowing(veiled.entry));
            let lost = veiled.lifted.without(lifted).with(veiled.known.without(known));
            if let Some(seat) = lost.lowest() {
                let entry = veiled.entry + 1;
                let message = format!("{seat} knew entry {entry}, and now it is hidden from {seat} again");
                return Err((Law::Knowledge, message));
            }
            (veiled.lifted, veiled.known) = (lifted, known);
        }
        // A veil can be used again once everyone knows what it hid.
        self.veiled.retain(|veiled| veiled.known != SeatSet::first(rules.seats()));
        Ok(())
    }
}

impl<R: Rules> Twins<'_, R> {
    /// Plays both games on in the same way while the secret lasts, and compares them after every entry.
    fn play_on(&mut self, actor: Actor, actions: [R::Action; 2], rng: &mut Rng) -> Result<(), String> {
        self.enter(actor, actions)?;
        for _ in 0..FURTHER {
            if self.came_out()? {
                return Ok(());
            }
            self.compare()?;
            let Some((actor, actions)) = self.next(rng) else { return Ok(()) };
            self.enter(actor, actions)?;
        }
        Ok(())
    }

    /// Enters an action in each game. What happened must be the same, too, if the seat may know it.
    fn enter(&mut self, actor: Actor, actions: [R::Action; 2]) -> Result<(), String> {
        let entry = self.games[0].len();
        let mut told = Vec::new();
        for (game, action) in self.games.iter_mut().zip(actions) {
            let events = game.act(actor, action).map_err(|refused| refused.to_string())?;
            let notes = events.iter().map(|event| EventNote::new(entry, None, event));
            let written = notes.map(|note| format!("{} {} {}", note.text, note.clause, note.json));
            told.push(written.collect::<Vec<_>>());
        }
        if actions[0] != actions[1] {
            self.differ.push(entry);
        }
        let seat = Viewer::Seat(self.seat);
        if self.came_out()? || self.games.iter().any(|game| !game.knows(seat, entry)) {
            return Ok(());
        }
        if told[0] == told[1] {
            return Ok(());
        }
        Err(format!(
            "after `{actor} {}` other events happened:\n{}",
            actions[0],
            difference(&told[0], &told[1])
        ))
    }

    /// Whether the seat has learned an entry in which the games differ. It must learn it in both at the same time.
    fn came_out(&self) -> Result<bool, String> {
        for &entry in &self.differ {
            let [one, two] = self.games.each_ref().map(|game| game.knows(Viewer::Seat(self.seat), entry));
            if one != two {
                return Err(format!("entry {} came out in only one of the games", entry + 1));
            }
            if one {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Everything the seat and spectators may see must be the same.
    fn compare(&self) -> Result<(), String> {
        let [one, two] = &self.games;
        let seat = self.seat;
        if one.pending() != two.pending() {
            return Err(format!("{:?} must act, or {:?}", one.pending(), two.pending()));
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let [first, second] = [one, two].map(|game| game.record_for(viewer).to_string());
            if first != second {
                let changed = play::difference(&first, &second);
                return Err(format!("the record of {viewer:?} differs:\n{changed}"));
            }
            let [first, second] = [one, two].map(|game| game.rules().view(game.state(), viewer));
            if first != second {
                return Err(format!("the view of {viewer:?} differs:\n{}", changed_lines(&first, &second)));
            }
        }
        if one.rules().prompt(one.state(), seat) != two.rules().prompt(two.state(), seat) {
            return Err(format!("the prompt of {seat} differs"));
        }
        let [first, second] = [one, two].map(|game| game.legal(seat));
        if first != second {
            return Err(format!("what {seat} may do differs:\n{}", difference(&first, &second)));
        }
        let undo = |game: &Match<Borrowed<'_, R>>| (game.can_undo(seat), game.has_passed_on(seat));
        if undo(one) != undo(two) {
            return Err(format!("what {seat} may take back differs"));
        }
        Ok(())
    }

    /// Somebody's next action in both games: the same one, or two that the seat cannot tell apart. `None` if
    /// the games must part openly, or are over.
    fn next(&self, rng: &mut Rng) -> Option<(Actor, [R::Action; 2])> {
        let actor = match self.games[0].pending() {
            Pending::Over => return None,
            Pending::Chance => Actor::Chance,
            Pending::Seats(seats) => Actor::Seat(*rng.pick(&seats.iter().collect::<Vec<_>>())),
        };
        let [ones, mut twos] = self.games.each_ref().map(|game| possible(game, actor));
        let action = *rng.pick(&ones);
        if twos.contains(&action) {
            return Some((actor, [action, action]));
        }
        let hidden = |game: &Match<Borrowed<'_, R>>, action| {
            !game.rules().audience(game.state(), actor, action).includes(self.seat)
        };
        twos.retain(|&other| hidden(&self.games[1], other));
        if twos.is_empty() || !hidden(&self.games[0], action) {
            return None;
        }
        Some((actor, [action, *rng.pick(&twos)]))
    }
}

/// What somebody may do, or what chance may do.
fn possible<R: Rules>(game: &Match<R>, actor: Actor) -> Vec<R::Action> {
    match actor {
        Actor::Seat(seat) => game.legal(seat),
        Actor::Chance => game.outcomes().into_iter().map(|(action, _)| action).collect(),
    }
}

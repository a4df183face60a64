//! Games that differ only in what somebody may not know, and who knows what.

use engine::{Actor, Audience, Pending, Rng, Rules, Seat, SeatSet, Viewer};
use play::{EventNote, Match};

use super::{Trial, Veiled, secrets::tells_more};
use crate::{
    borrowed::Borrowed,
    compare::{changed_lines, difference},
    law::{Found, Law, Report},
};

/// In each game the first secrets get twins, and then one in this many.
const FIRST: u32 = 4;
const IN_EVERY: u32 = 16;

/// How many entries twins are played on for.
const FURTHER: usize = 40;

/// Two games that look the same to `seat` as long as it does not learn one of the entries in which they differ.
struct Twins<'a, R: Rules> {
    seat: Seat,
    games: [Match<Borrowed<'a, R>>; 2],
    differ: Vec<usize>,
    /// Actions whose reasons for being illegal are compared.
    asked_about: Vec<R::Action>,
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
        let asked_about = self.seen.to_ask_about(&possible(&self.game, actor), &mut rng);
        let games = [self.game.clone(), self.game.clone()];
        let mut twins = Twins { seat, games, differ: Vec::new(), asked_about };
        let other = *rng.pick(&others);
        self.twins += 1;
        report.twins += 1;
        let compared = twins.play_on(actor, [action, other], &mut rng);
        compared.map_err(|(law, message)| {
            let what = format!("to {seat}, `{actor} {action}` and `{actor} {other}` must look the same");
            let entries: Vec<String> = twins.games[1].record().entries().map(ToString::to_string).collect();
            let after = entries[self.len()..].join(", ");
            (law, format!("{what}: {message}\nthe other game went on: {after}"))
        })
    }

    /// After an entry, everyone still knows what they knew, and no veil has come down over something that was
    /// shown.
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
    fn play_on(&mut self, actor: Actor, actions: [R::Action; 2], rng: &mut Rng) -> Result<(), (Law, String)> {
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

    /// Enters an action in each game. What happened must also be the same, if the seat may know it.
    fn enter(&mut self, actor: Actor, actions: [R::Action; 2]) -> Result<(), (Law, String)> {
        let entry = self.games[0].len();
        let mut told = Vec::new();
        for (game, action) in self.games.iter_mut().zip(actions) {
            let events = game.act(actor, action).map_err(|refused| differs(refused.to_string()))?;
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
        let changed = difference(&told[0], &told[1]);
        Err(differs(format!("after `{actor} {}` other events happened:\n{changed}", actions[0])))
    }

    /// Whether the seat has learned an entry in which the games differ. It must learn it in both at the same time.
    fn came_out(&self) -> Result<bool, (Law, String)> {
        for &entry in &self.differ {
            let [one, two] = self.games.each_ref().map(|game| game.knows(Viewer::Seat(self.seat), entry));
            if one != two {
                return Err(differs(format!("entry {} came out in only one of the games", entry + 1)));
            }
            if one {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Everything must look the same to the seat, and to everyone else who knows none of the entries in which the
    /// games differ.
    fn compare(&self) -> Result<(), (Law, String)> {
        let [one, two] = &self.games;
        if one.pending() != two.pending() {
            return Err(differs(format!("{:?} must act, or {:?}", one.pending(), two.pending())));
        }
        let seats = Seat::all(one.rules().seats()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let knows = |game: &Match<_>| self.differ.iter().any(|&entry| game.knows(viewer, entry));
            if knows(one) || knows(two) {
                continue;
            }
            let [first, second] = [one, two].map(|game| game.rules().view(game.state(), viewer));
            if first != second {
                let changed = changed_lines(&first, &second);
                return Err(differs(format!("the view of {viewer:?} differs:\n{changed}")));
            }
            if viewer == Viewer::Seat(self.seat) || viewer == Viewer::Spectator {
                let [first, second] = [one, two].map(|game| game.record_for(viewer).to_string());
                if first != second {
                    let changed = play::difference(&first, &second);
                    return Err(differs(format!("the record of {viewer:?} differs:\n{changed}")));
                }
            }
            if let Viewer::Seat(seat) = viewer {
                self.compare_questions(seat)?;
                self.redealt_alike(seat)?;
            }
        }
        Ok(())
    }

    /// What a seat is asked, may do, would gain and may take back must be the same, and why it may not do other things.
    fn compare_questions(&self, seat: Seat) -> Result<(), (Law, String)> {
        let [one, two] = &self.games;
        let states = [one.state(), two.state()];
        let rules = one.rules();
        if rules.prompt(states[0], seat) != rules.prompt(states[1], seat) {
            return Err(differs(format!("the prompt of {seat} differs")));
        }
        let [first, second] = [one, two].map(|game| game.legal(seat));
        if first != second {
            let changed = difference(&first, &second);
            return Err(differs(format!("what {seat} may do differs:\n{changed}")));
        }
        let undo = |game: &Match<Borrowed<'_, R>>| (game.can_undo(seat), game.has_passed_on(seat));
        if undo(one) != undo(two) {
            return Err(differs(format!("what {seat} may take back differs")));
        }
        if !one.is_asked(seat) {
            return Ok(());
        }
        if rules.finish(states[0], seat) != rules.finish(states[1], seat) {
            return Err(differs(format!("how {seat} says that it is done differs")));
        }
        if let Some(action) = tells_more(rules, states, seat, &first) {
            return Err(differs(format!("the preview of `{action}` differs for {seat}")));
        }
        for &action in &self.asked_about {
            let [one, two] = states.map(|state| rules.explain(state, seat, action));
            if one != two {
                return Err(differs(format!("why {seat} may not do `{action}` differs: {one:?} or {two:?}")));
            }
        }
        Ok(())
    }

    /// Redealing leaves nothing of what a seat cannot know, so it makes twins equal.
    fn redealt_alike(&self, seat: Seat) -> Result<(), (Law, String)> {
        let [one, two] = self.games.each_ref().map(|game| {
            let mut state = game.state().clone();
            game.rules().redeal(&mut state, seat, &mut Rng::new(game.len() as u64));
            state
        });
        if one == two {
            return Ok(());
        }
        let all = |state: &R::State| self.games[0].rules().view(state, Viewer::Everything);
        let changed = changed_lines(&all(&one), &all(&two));
        Err((Law::Redeal, format!("a redeal for {seat} keeps something of the truth:\n{changed}")))
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

/// These games are not twins.
fn differs(message: String) -> (Law, String) {
    (Law::Twins, message)
}

/// What somebody may do, or what chance may do.
fn possible<R: Rules>(game: &Match<R>, actor: Actor) -> Vec<R::Action> {
    match actor {
        Actor::Seat(seat) => game.legal(seat),
        Actor::Chance => game.outcomes().into_iter().map(|(action, _)| action).collect(),
    }
}

//! A match with what its box knows.

use engine::{Actor, OptionSpec, Paper, Pending, Rng, Rules as _, Seat, Viewer};
use play::{Match, ReplayError, Table};
use search::{Stop, fingerprint, imagine};

use crate::{
    bots::Named,
    position::Spot,
    seeds::{character, mix},
    spec::BoxSpec,
    studied::Studied,
    subject::{Position, Subject},
    table::{BoxTable, InForce},
};

/// A match of a box.
pub(crate) struct Seated<B: BoxSpec>(pub(crate) Match<B::Rules>);

impl<B: BoxSpec> BoxTable for Seated<B> {
    fn table(&self) -> &(dyn Table + 'static) {
        &self.0
    }

    fn table_mut(&mut self) -> &mut (dyn Table + 'static) {
        &mut self.0
    }

    fn think_until(&self, bot: &str, seat: Seat, seed: u64, stop: &Stop) -> Result<Vec<String>, String> {
        let bot = Named::find(B::bots(), bot)?;
        let asked = |pending| matches!(pending, Pending::Seats(seats) if seats.contains(seat));
        if !asked(self.0.pending()) {
            return Err(format!("{seat} has nothing to do now"));
        }
        let (rules, mut legal) = (self.0.rules(), self.0.legal(seat));
        // The record's length gives every decision a new stream.
        let mut rng = Rng::new(mix(seed, &[self.0.len() as u64, seat.0 as u64]));
        let mut state = imagine(rules, self.0.state(), seat, &mut rng);
        let mut bot = bot.make(character(seed, seat), rng.next_u64(), stop);
        let mut turn = Vec::new();
        loop {
            let action = match legal[..] {
                [only] if bot.has_decided() => only,
                _ => bot.choose(rules, &state, seat, &legal),
            };
            turn.push(action.to_string());
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
            if !bot.has_decided() || !asked(rules.pending(&state)) {
                return Ok(turn);
            }
            legal.clear();
            rules.legal(&state, seat, &mut legal);
        }
    }

    fn losses(&self) -> [f32; 3] {
        B::LOSSES
    }

    fn subject(&self) -> Box<dyn Subject + '_> {
        Box::new(Studied::<B>::new(&self.0))
    }

    fn position(&self, seat: Seat, seed: u64) -> Box<dyn Position + '_> {
        Box::new(Spot::<B>::new(&self.0, seat, seed))
    }

    fn fingerprint(&self) -> u64 {
        fingerprint(self.0.state())
    }

    fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let mut points = Vec::new();
        B::points_by_source(self.0.rules(), self.0.state(), seat, &mut points);
        let all = B::SOURCES.iter().copied().zip(points).enumerate();
        all.filter(|&(source, _)| B::can_score(self.0.rules(), source)).map(|(_, points)| points).collect()
    }

    fn drawing(&self, viewer: Viewer, paper: Paper) -> String {
        // A seat the table does not have sees what spectators see.
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.0 >= self.0.rules().seats() => Viewer::Spectator,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => viewer,
        };
        B::draw(&self.0.rules().view(self.0.state(), viewer), paper)
    }

    fn in_force(&self) -> Vec<InForce> {
        let (header, menu) = (&self.0.record().header, &B::ABOUT.menu);
        let config = &menu.as_of(header.version, &header.config);
        let here = |option: &'static OptionSpec, row| {
            let asked = || menu.choice(config, option.id).to_owned();
            let value = B::in_force(self.0.rules(), option.id).unwrap_or_else(asked);
            InForce { option, value, usual: menu.default(config, option), row }
        };
        let options = menu.options(config).map(|option| here(option, None));
        options.chain(menu.overlay.rows.iter().map(|row| here(&row.option, Some(row)))).collect()
    }

    fn score_name(&self) -> Option<&'static str> {
        B::score_name(self.0.rules())
    }

    fn grades(&self) -> Vec<(i16, &'static str)> {
        B::grades(self.0.rules())
    }

    fn back_at(&self, entries: usize) -> Result<Box<dyn BoxTable>, ReplayError> {
        Ok(Box::new(Seated::<B>(Match::replay(self.0.shared_rules(), self.0.record(), Some(entries))?)))
    }
}

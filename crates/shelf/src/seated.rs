//! A match with what its box knows.

use engine::{Actor, OptionSpec, Paper, Pending, Rng, Rules as _, Seat, Viewer};
use play::{Match, ReplayError, Table};
use search::{Stop, fingerprint, imagine};

use crate::{
    archive::Archive,
    assumed::Assumed,
    bots::Named,
    position::Spot,
    seeds::{character, mix},
    spec::BoxSpec,
    studied::Studied,
    subject::{Position, Subject},
    table::{BoxTable, InForce},
};

/// A match of a box.
pub(crate) struct Seated<B: BoxSpec> {
    pub(crate) game: Match<B::Rules>,
    /// What the box brings along.
    pub(crate) files: &'static Archive,
}

impl<B: BoxSpec> BoxTable for Seated<B> {
    fn table(&self) -> &(dyn Table + 'static) {
        &self.game
    }

    fn table_mut(&mut self) -> &mut (dyn Table + 'static) {
        &mut self.game
    }

    fn think_until(&self, bot: &str, seat: Seat, seed: u64, stop: &Stop) -> Result<Vec<String>, String> {
        let bot = Named::find(B::bots(), bot)?;
        let asked = |pending| matches!(pending, Pending::Seats(seats) if seats.contains(seat));
        if !asked(self.game.pending()) {
            return Err(format!("{seat} has nothing to do now"));
        }
        let (rules, mut legal) = (self.game.rules(), self.game.legal(seat));
        // The record's length gives every decision a new stream.
        let mut rng = Rng::new(mix(seed, &[self.game.len() as u64, seat.0 as u64]));
        let mut state = imagine(rules, self.game.state(), seat, &mut rng);
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

    fn assumed(&self) -> Assumed {
        self.files.assumptions().at(&self.game.record().header.config.modules)
    }

    fn subject(&self) -> Box<dyn Subject + '_> {
        Box::new(Studied::<B>::new(&self.game, self.assumed()))
    }

    fn position(&self, seat: Seat, seed: u64) -> Box<dyn Position + '_> {
        Box::new(Spot::<B>::new(&self.game, seat, seed))
    }

    fn fingerprint(&self) -> u64 {
        fingerprint(self.game.state())
    }

    fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let mut points = Vec::new();
        B::points_by_source(self.game.rules(), self.game.state(), seat, &mut points);
        let all = B::SOURCES.iter().copied().zip(points).enumerate();
        all.filter(|&(source, _)| B::can_score(self.game.rules(), source)).map(|(_, points)| points).collect()
    }

    fn drawing(&self, viewer: Viewer, paper: Paper) -> String {
        // A seat the table does not have sees what spectators see.
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.0 >= self.game.rules().seats() => Viewer::Spectator,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => viewer,
        };
        B::draw(&self.game.rules().view(self.game.state(), viewer), paper)
    }

    fn in_force(&self) -> Vec<InForce> {
        let (header, menu) = (&self.game.record().header, &B::ABOUT.menu);
        let config = &menu.as_of(header.version, &header.config);
        let here = |option: &'static OptionSpec, row| {
            let asked = || menu.choice(config, option.id).to_owned();
            let value = B::in_force(self.game.rules(), option.id).unwrap_or_else(asked);
            InForce { option, value, usual: menu.default(config, option), row }
        };
        let options = menu.options(config).map(|option| here(option, None));
        options.chain(menu.overlay.rows.iter().map(|row| here(&row.option, Some(row)))).collect()
    }

    fn score_name(&self) -> Option<&'static str> {
        B::score_name(self.game.rules())
    }

    fn grades(&self) -> Vec<(i16, &'static str)> {
        B::grades(self.game.rules())
    }

    fn back_at(&self, entries: usize) -> Result<Box<dyn BoxTable>, ReplayError> {
        let game = Match::replay(self.game.shared_rules(), self.game.record(), Some(entries))?;
        Ok(Box::new(Seated::<B> { game, files: self.files }))
    }
}

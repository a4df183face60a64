use engine::{Happening as _, Rules, Seat, Viewer};

use super::Trial;
use crate::{
    compare::{changed_lines, difference, same_set},
    conform::{Found, Law, Report},
};

impl<R: Rules> Trial<'_, R> {
    /// After a redeal everything a seat may see must be as it was.
    pub(super) fn secrets(&mut self, seat: Seat, asked: bool, report: &mut Report) -> Found {
        let state = self.game.state();
        let mut other = state.clone();
        self.rules.redeal(&mut other, seat, &mut self.rng);
        report.redeals += 1;
        let last = self.len().saturating_sub(64);
        if (last..self.len()).any(|index| !self.game.knows(Viewer::Seat(seat), index)) {
            report.secret_redeals += 1;
            report.changed_redeals += usize::from(other != *state);
        }
        if other == *state {
            return Ok(());
        }
        self.rules.audit(&other).map_err(|message| (Law::Audit, format!("after a redeal: {message}")))?;
        if self.rules.pending(&other) != self.rules.pending(state) {
            return Err((Law::Secrets, format!("who must act depends on what {seat} cannot know")));
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (shown, would) = (self.rules.view(state, viewer), self.rules.view(&other, viewer));
            if shown != would {
                let whose = format!("the view of {viewer:?} depends on what {seat} cannot know");
                return Err((Law::Secrets, format!("{whose}:\n{}", changed_lines(&shown, &would))));
            }
        }
        if self.rules.prompt(state, seat) != self.rules.prompt(&other, seat) {
            return Err((Law::Secrets, format!("the prompt of {seat} depends on what it cannot know")));
        }
        for whose in Seat::all(self.rules.seats()) {
            if self.rules.projection(state, whose) != self.rules.projection(&other, whose) {
                let message = format!("the projected score of {whose} depends on what {seat} cannot know");
                return Err((Law::Secrets, message));
            }
        }
        if !asked {
            return Ok(());
        }
        let legal = self.legal(seat);
        let mut would = Vec::new();
        self.rules.legal(&other, seat, &mut would);
        if legal != would {
            let what = if same_set(&legal, &would) { "the order of what" } else { "what" };
            let message = format!("{what} {seat} may do depends on what it cannot know");
            return Err((Law::Secrets, format!("{message}:\n{}", difference(&legal, &would))));
        }
        self.previews(seat, &other, &legal)
    }

    /// What a seat is told that its actions would do for it must not depend on what it cannot know.
    fn previews(&self, seat: Seat, other: &R::State, legal: &[R::Action]) -> Found {
        let told = |state: &R::State, action: R::Action| {
            let mut events = Vec::new();
            self.rules.preview(state, seat, action, &mut events);
            let change = |event: &R::Event| event.change().filter(|change| change.seat == seat);
            events.iter().filter_map(change).collect::<Vec<_>>()
        };
        match legal.iter().find(|&&action| told(self.game.state(), action) != told(other, action)) {
            Some(action) => {
                let message = format!("the preview of `{action}` depends on what {seat} cannot know");
                Err((Law::Secrets, message))
            }
            None => Ok(()),
        }
    }
}

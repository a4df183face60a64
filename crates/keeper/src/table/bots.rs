//! Bots: when one has to think, and what its answer does. It counts only if the question is still open.

use engine::{Seat, Viewer};
use protocol::Status;

use super::{
    Keeper,
    job::{Decided, Failure, Job, Thought, bot_seed},
    request::Trouble,
};
use crate::Host;

impl<H: Host> Keeper<H> {
    /// Starts a bot for every bot seat that has to act, and stops those whose answer nobody needs any more.
    pub(super) fn think(&mut self) {
        let is_on = self.status == Status::Playing && !self.doc.is_paused();
        for (seat, chair) in self.doc.seats() {
            let is_asked = self.waiting.contains(&seat) && chair.bot().is_some();
            if !(is_on && is_asked) && self.thinking[seat.index()].take().is_some() {
                self.host.stop(seat);
            }
        }
        if !is_on {
            return;
        }
        let Some(game) = &self.game else { return };
        for &seat in &self.waiting {
            let Some(bot) = self.doc.chairs[seat.index()].bot() else { continue };
            if self.thinking[seat.index()].is_some_and(|at| !game.is_stale(seat, at)) {
                continue;
            }
            self.thinking[seat.index()] = Some(self.version);
            self.host.think(Job {
                seat,
                at: self.version,
                game_box: self.game_box,
                record: game.table.record(Viewer::Everything),
                bot: bot.to_owned(),
                seed: bot_seed(&self.secret),
                decided: self.decided[seat.index()].take_at(game.table.len()),
                left: self.clock.left(seat.index(), self.host.tick()),
                opener: self.doc.host.id.clone(),
            });
        }
    }

    /// A bot has chosen what to do in the position at a version.
    pub async fn thought(&mut self, seat: Seat, at: u32, thought: Thought) {
        if self.thinking[seat.index()] != Some(at) {
            return;
        }
        self.thinking[seat.index()] = None;
        let is_bot = self.doc.chairs[seat.index()].bot().is_some();
        if self.status != Status::Playing || self.doc.is_paused() || !is_bot {
            return;
        }
        let changed = self.hurried[seat.index()] != thought.hurried;
        self.hurried[seat.index()] = thought.hurried;
        let done = match thought.turn {
            Ok(turn) => {
                let entries = self.game.as_ref().map_or(0, |game| game.table.len());
                let done = self.act_for(seat, &turn.actions, Some(at)).await;
                self.decided[seat.index()] =
                    Decided { entries: entries + turn.actions.len(), rest: turn.rest };
                done
            }
            Err(Failure::Busy(problem)) => {
                self.host.remarked("no bot could answer; it is tried again", &problem);
                self.try_again_later();
                Ok(())
            }
            Err(Failure::Broken(problem)) => {
                Err(self.freeze(format!("no bot could answer: {problem}")).await)
            }
        };
        if changed {
            self.tell_table();
        }
        match done {
            Ok(()) => {}
            Err(Trouble::Late) => self.changed().await,
            Err(Trouble::No(refusal)) if refusal.may_pass() => self.try_again_later(),
            // The question has changed in the meantime.
            Err(Trouble::No(refusal)) => {
                self.host.remarked("a bot came too late", &refusal.problem.message);
                if self.load().await.is_ok() {
                    self.think();
                }
            }
        }
    }
}

use engine::{Line, Seat, Sink};

use super::coins::{gain, lose, receive_kind};
use crate::{
    action::Action,
    content::{DieEvent, RAID, Region},
    event::{Event, What},
    legal::events::{advantages, harvests, has_knights, has_traders, prizes},
    rules::Natick,
    state::{State, other},
    step::Step,
};

impl Natick {
    /// r[natick.event.order] Removes events that can do nothing, then asks for the next one.
    pub(crate) fn events(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        while !state.open_events(seat).is_empty() {
            let Some(event) = self.futile(state, seat) else {
                state.flow.push(Line::Lane(seat), Step::AskEvent);
                return;
            };
            state.held[seat].remove(self.die(event));
            sink.emit(Event::new(event.clause(), What::NoEffect { seat, kind: event }));
        }
    }

    /// One of the seat's events that can do nothing, in whatever order the seat resolves them.
    fn futile(&self, state: &State, seat: Seat) -> Option<DieEvent> {
        let open = state.open_events(seat);
        let alone = open.len() == 1;
        open.iter().map(|die| self.event(die)).find(|event| match event {
            DieEvent::RichHarvest => alone && harvests(state, seat) == 0,
            // Pawns do not move, so resolving other events first cannot change this.
            DieEvent::TradeAdvantage => !has_traders(state, seat) || alone && advantages(state, seat) == 0,
            DieEvent::Tournament => !has_knights(state, seat) || alone && prizes(state, seat) == 0,
            // Each other event adds at most one unguarded resource. r[natick.event.unguarded]
            DieEvent::RaiderAttack => state.unguarded(seat) + (open.len() as u8 - 1) < RAID,
        })
    }

    pub(crate) fn resolve_event(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let event = match action {
            Action::Harvest { .. } => DieEvent::RichHarvest,
            Action::Advantage { .. } => DieEvent::TradeAdvantage,
            Action::Tournament { .. } => DieEvent::Tournament,
            Action::Raid => DieEvent::RaiderAttack,
            Action::Skip { event } => event,
            _ => unreachable!("{action} does not resolve an event"),
        };
        state.held[seat].remove(self.die(event));
        // Ask for the remaining events when this one is done, whatever seat it involves.
        if !state.open_events(seat).is_empty() {
            state.flow.push(Line::Main, Step::Events(seat));
        }
        match action {
            Action::Harvest { region } => gain(state, seat, region, "natick.event.harvest", sink),
            Action::Advantage { region } => {
                let suit = region.suit();
                state.flow.push(Line::Lane(seat), Step::AskGive(suit));
                take(state, seat, region, "natick.event.advantage", sink);
            }
            Action::Tournament { region } => take(state, seat, region, "natick.event.tournament", sink),
            Action::Raid => self.raid(state, seat, sink),
            _ => sink.emit(Event::new("natick.event.optional", What::Skipped { seat, kind: event })),
        }
    }

    /// r[natick.event.raid] r[natick.event.raid-half] Half of everything, guarded or not.
    fn raid(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if state.raided(seat) {
            let count = state.resources(seat) / 2;
            sink.emit(Event::new("natick.event.raid-half", What::Raided { seat, count }));
            self.discard(state, seat, count, sink);
        } else {
            let event = DieEvent::RaiderAttack;
            sink.emit(Event::new("natick.event.unguarded", What::NoEffect { seat, kind: event }));
        }
    }

    /// r[natick.event.raid-choice] The owner chooses the resources one at a time.
    pub(crate) fn discard(&self, state: &mut State, victim: Seat, count: u8, sink: &mut impl Sink<Event>) {
        if count == 0 {
            return;
        }
        let mut holding = Region::in_mask(state.coins.holding(state.colonies[victim].regions));
        let (first, second) = (holding.next(), holding.next());
        if let (Some(only), None) = (first, second) {
            for _ in 0..count {
                lose(state, victim, only, "natick.event.raid", sink);
            }
        } else {
            let chooser = if self.owner_discards { victim } else { other(victim) };
            state.flow.push(Line::Lane(chooser), Step::AskDiscard(victim, count));
        }
    }
}

/// Takes a resource from the other colony.
fn take(state: &mut State, seat: Seat, region: Region, clause: &'static str, sink: &mut impl Sink<Event>) {
    lose(state, other(seat), region, clause, sink);
    receive_kind(state, seat, region.suit(), 1, sink);
}

/// r[natick.event.advantage] The second half of the trade.
pub(super) fn give_back(state: &mut State, seat: Seat, region: Region, sink: &mut impl Sink<Event>) {
    lose(state, seat, region, "natick.event.advantage", sink);
    receive_kind(state, other(seat), region.suit(), 1, sink);
}

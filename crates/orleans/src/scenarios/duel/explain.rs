//! Why something cannot be done in the Duel.

use engine::{Reason, Seat};

use super::{
    Duel,
    action::{Act, Bonus},
    draft,
    play::JOURNEY_COINS,
    step::Step,
};
use crate::{
    action::{Action, Take},
    content::{Edge, Place, Stack, Town, Way},
    legal::{Checked, Why, check_goods, check_supply, check_take, need},
    rules::Orleans,
    state::State,
    step::Via,
};

/// Why an answer to a question of the Duel is not allowed.
pub(super) fn check(rules: &Orleans, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
    match (step, action) {
        (Step::AskDraft(from), Action::Duel(Act::Draft { tile })) => check_draft(rules, state, from, tile),
        (Step::AskTrade, Action::Duel(Act::Swap { give, take })) => {
            let clause = "orleans.duel.event-trade";
            need(give != take, || Why::SameGood.by(clause))?;
            check_goods(&state.estates[seat], give, 1, clause)?;
            check_supply(state, take, clause)
        }
        (Step::AskJourney(_), Action::EventTravel { way, town, take }) => {
            let clause = "orleans.duel.event-quick-travel";
            check_edge(state, seat, way, town, clause)?;
            need(take == Take::Nothing, || Why::NoGoodsTaken.by(clause))
        }
        _ => Err(first(step)),
    }
}

/// The question that has to be answered first.
pub(super) fn first(step: Step) -> Reason {
    match step {
        Step::AskStart => Why::StartFirst.by("orleans.duel.start"),
        Step::AskDraft(_) => Why::DraftFirst.by("orleans.duel.draft"),
        Step::AskMeeting => Why::MeetingFirst.by("orleans.duel.event-town-meeting"),
        Step::AskTrade => Why::TradeFirst.by("orleans.duel.event-trade"),
        Step::AskJourney(_) => {
            Why::JourneyFirst.by("orleans.duel.event-quick-travel").with("price", JOURNEY_COINS)
        }
        Step::Starts | Step::Start(_) | Step::Drafts(_) => unreachable!("{step:?} asks nobody"),
    }
}

fn check_draft(rules: &Orleans, state: &State, from: u8, tile: Place) -> Checked {
    let clause = "orleans.duel.draft";
    let part = draft::part(rules, state).expect("somebody is asked");
    let in_game = rules.tiles & tile.bit() != 0;
    need(in_game, || Why::NotATile.by("orleans.duel.draft-pool").with("place", tile))?;
    let open = state.tiles & tile.bit() == 0;
    need(open, || Why::DraftTaken.by(clause).with("place", tile))?;
    let one = part.stack == Stack::One;
    need(part.tiles & tile.bit() != 0, || {
        let kind = if one { Why::DraftOne } else { Why::DraftTwo };
        kind.by(clause).with("place", tile)
    })?;
    let onwards = draft::onwards(part.tiles, from) & tile.bit() != 0;
    need(onwards, || Why::DraftOrder.by(clause).with("place", tile))?;
    Err(Why::DraftEnough.by(clause).with("place", tile).with("most", part.missing))
}

fn check_edge(state: &State, seat: Seat, way: Way, town: Town, clause: &'static str) -> Checked {
    let from = state.estates[seat].merchant;
    let edge = Edge::between(from, way, town);
    need(edge.is_some(), || Why::NoWay.by(clause).with("from", from).with("town", town))
}

impl Duel {
    /// Why the Bourgeois House cannot be used like this.
    pub(super) fn check_house(rules: &Orleans, state: &State, seat: Seat, via: Via, bonus: Bonus) -> Checked {
        let (estate, place) = (&state.estates[seat], Place::BourgeoisHouse);
        Orleans::check_owned(estate, place)?;
        let well = via == Via::Well;
        need(!well, || Why::WellLimits.by("orleans.scenario.well-limits").with("place", place))?;
        rules.check_ready(estate, place)?;
        need(estate.citizens > 0, || Why::NoCitizen.by("orleans.duel.house-cost"))?;
        let clause = "orleans.duel.house-bonus";
        match bonus {
            Bonus::Good(good) => check_supply(state, good, clause),
            Bonus::Travel { way, town, take } => {
                check_edge(state, seat, way, town, clause)?;
                let edge = Edge::between(estate.merchant, way, town).expect("it was checked just now");
                check_take(state, edge, town, take)
            }
            Bonus::Coins | Bonus::Books => Ok(()),
        }
    }
}

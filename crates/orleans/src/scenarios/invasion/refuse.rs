//! Why an answer to an event is not allowed.

use engine::{Reason, Seat};

use super::{
    answers::Answer,
    draft::Draft,
    item::{Item, PURSE},
    step::Matter,
};
use crate::{
    action::Action,
    content::{Edge, Hour, has_track},
    legal::{Checked, Why, check_goods, check_take, need},
    rules::Orleans,
    state::State,
};

/// The first rule that an answer breaks.
pub(super) fn check(rules: &Orleans, state: &State, seat: Seat, step: Matter, action: Action) -> Checked {
    let hour = state.hour();
    let clause = hour.clause();
    match (step, Answer::of(action), action) {
        (Matter::AskDraft, Some(Answer::Offer(item)), _) => check_item(rules, state, item),
        (Matter::AskDraft, Some(Answer::Propose), _) => Err(Why::Unfinished.by("orleans.invasion.team")),
        (Matter::AskDraft, Some(Answer::Skip), _) => Err(Why::NoSkip.by(clause).with("event", hour)),
        (Matter::AskTrain, Some(Answer::Train { role }), _) => {
            need(has_track(role), || Why::NoTrack.by(clause))?;
            Err(Why::TrackEnd.by(clause).with("role", role))
        }
        (Matter::AskVoyage, _, Action::EventTravel { way, town, take }) => {
            let from = state.estates[seat].merchant;
            let Some(edge) = Edge::between(from, way, town) else {
                return Err(Why::NoWay.by("orleans.trade.move").with("from", from).with("town", town));
            };
            check_take(state, edge, town, take)
        }
        (Matter::AskFamine(_), _, Action::Return { follower, .. }) => {
            need(!follower.own(), || Why::OwnStays.by(clause))?;
            Err(Why::NotWithYou.by(clause).with("follower", follower))
        }
        (Matter::AskRob, _, Action::Give { good }) => {
            check_goods(&state.estates[seat], good, 1, clause)?;
            Err(Why::GoodsTooCheap.by(clause))
        }
        (Matter::AskRob, Some(Answer::Raze { town }), _) => {
            Err(Why::NoTowerOfYours.by(clause).with("town", town))
        }
        _ => Err(first(step)),
    }
}

/// The question that has to be answered first.
pub(super) fn first(step: Matter) -> Reason {
    match step {
        Matter::AskDraft => Why::ProposeFirst.by("orleans.invasion.team-agreement"),
        Matter::AskConsent => Why::ConsentFirst.by("orleans.invasion.team-agreement"),
        Matter::AskTrain => Why::TrainFirst.by(Hour::Training.clause()),
        Matter::AskProgress => Why::ProgressFirst.by(Hour::Progress.clause()),
        Matter::AskVoyage => Why::VoyageFirst.by(Hour::BonVoyage.clause()),
        Matter::AskFamine(_) => Why::FamineFirst.by(Hour::Famine.clause()),
        Matter::AskRob => Why::RobFirst.by(Hour::Robbery.clause()),
        Matter::AskSummon => Why::SummonFirst.by(Hour::Summoning.clause()),
        Matter::Settle => unreachable!("{step:?} asks nobody"),
    }
}

fn check_item(rules: &Orleans, state: &State, item: Item) -> Checked {
    let (draft, hour) = (Draft::of(rules, state), state.hour());
    let clause = hour.clause();
    if let Some(seat) = item.giver().or(item.getter()) {
        let there = seat.0 < rules.seats;
        need(there, || Why::NoSuchSeat.by("orleans.invasion.team").with("seat", seat))?;
    }
    need(asked_for(hour, item), || Why::NotAskedFor.by(clause).with("event", hour))?;
    let over = matches!(item, Item::Coins { count, .. } | Item::GrantCoins { count, .. } if count > PURSE);
    need(!over, || Why::PurseFull.by("orleans.invasion.team").with("most", PURSE))?;
    need(draft.in_order(item), || Why::ProposeOrder.by("orleans.invasion.team-agreement"))?;
    need(!draft.complete() || hour == Hour::WoolMarket, || Why::DraftDone.by("orleans.invasion.team"))?;
    need(draft.left(item) > 0, || match item.giver() {
        Some(seat) => Why::PlayerLacks.by(clause).with("seat", seat),
        None => Why::NotToBeHad.by(clause),
    })?;
    Err(Why::RestImpossible.by("orleans.invasion.team"))
}

/// Whether an event is about such an item at all.
fn asked_for(hour: Hour, item: Item) -> bool {
    match item {
        Item::Technology { .. } => hour == Hour::Demolition,
        Item::Tile { .. } => hour == Hour::Arson,
        Item::Sell { good, .. } | Item::Buy { good, .. } => hour == Hour::WoolMarket && !good.food(),
        Item::GrantWine { .. } | Item::GrantBooks { .. } => hour == Hour::Donation,
        Item::GrantCoins { .. } => matches!(hour, Hour::Donation | Hour::WoolMarket),
        Item::Books { .. } => hour == Hour::WitchHunt,
        Item::Monk { .. } => matches!(hour, Hour::WitchHunt | Hour::RomeCalling),
        Item::Coins { .. } => {
            matches!(hour, Hour::Demolition | Hour::Arson | Hour::GoodTrade | Hour::WoolMarket)
        }
        Item::Grain { .. } => hour == Hour::Drought,
        Item::Place { .. } => hour == Hour::Earthquake,
        Item::Citizen { .. } => hour == Hour::RomeCalling,
        Item::Travel { .. } => hour == Hour::GoodWinds,
    }
}

//! The events of both stacks.

use engine::{Line, Seat, Sink};

use super::{
    Siege,
    action::Act,
    answers::Answer,
    carry::{clear_edge, lose_citizen},
    draft::{Draft, by_team, optional},
    items::Proposal,
    step::Matter,
};
use crate::{
    action::{Action, From},
    apply::tools::{gain_coins, spend_coins},
    content::{
        Citizen, Edge, Follower, Good, Hour, LAST, Place, REWARDS, Reward, Role, TOWN_EDGES, TRACKS, Town,
        WATERWAYS,
    },
    estate::bits,
    event::{Event, What},
    rules::Orleans,
    scenarios::{cause::Cause, worth},
    state::State,
};

/// Coins for a merchant in Orléans. r[orleans.invasion.event-trip]
pub(super) const TRIP: u8 = 4;
/// Points that the goods given up must be worth. r[orleans.invasion.event-robbery]
pub(crate) const ROBBERY: u8 = 5;
/// Coins for building. r[orleans.invasion.event-progress]
pub(super) const PROGRESS: u16 = 4;
/// Coins for a journey. r[orleans.invasion.event-bon-voyage]
pub(super) const VOYAGE: u16 = 2;
/// Coins for staying. r[orleans.invasion.event-summoning]
pub(super) const SUMMONING: u16 = 5;
/// Followers that a seat loses. r[orleans.invasion.event-famine]
const FAMINE: u8 = 3;

impl Answer {
    /// The answer that an action is.
    pub fn of(action: Action) -> Option<Answer> {
        match action {
            Action::Invasion(Act::Event(answer)) => Some(answer),
            _ => None,
        }
    }
}

impl std::convert::From<Answer> for Action {
    fn from(answer: Answer) -> Action {
        Action::Invasion(Act::Event(answer))
    }
}

/// An event that does not go from seat to seat. True if it was one.
pub(super) fn strike_table(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
    let hour = state.hour();
    let clause = hour.clause();
    match hour {
        Hour::Escape if state.has_citizen(Citizen::LeBlanc) => {
            lose_citizen(state, Citizen::LeBlanc, clause, sink);
        }
        Hour::Escape => sink.emit(Event::new(clause, What::NoEffect)),
        Hour::Pirates => rob_waterways(state, sink),
        Hour::Rats => eat(state, sink),
        Hour::Reinforcement => {
            state.city.reinforced = true;
            sink.emit(Event::new(clause, What::Reinforced));
        }
        // It is settled whether everyone can pay before anyone does.
        Hour::Trip | Hour::Robbery => {
            let poor = rules.in_order(state.first).find(|&seat| !can_pay_alone(state, seat));
            if poor.is_some() {
                Siege::lose_together(rules, state, poor, clause, sink);
            }
            return poor.is_some();
        }
        hour if by_team(hour) => ask_team(rules, state, sink),
        _ => return false,
    }
    true
}

/// r[orleans.invasion.team] The team is not asked about what it cannot do, nor where there is no choice.
fn ask_team(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
    let clause = state.hour().clause();
    let mut draft = Draft::empty(rules, state);
    if !draft.possible() && !optional(state) {
        Siege::lose_together(rules, state, None, clause, sink);
    } else if !draft.any() {
        let clause = if draft.lacks_room() { "orleans.invasion.good-trade-room" } else { clause };
        sink.emit(Event::new(clause, What::NoEffect));
    } else if draft.takes_all() {
        while let Some(item) = draft.first() {
            draft.items = draft.items.with(item);
        }
        let items = draft.items;
        super::carry::carry_out(rules, state, items, sink);
    } else {
        state.proposal = Proposal::default();
        Siege::next_draft(rules, state, sink);
    }
}

/// r[orleans.invasion.event-pirates]
fn rob_waterways(state: &mut State, sink: &mut impl Sink<Event>) {
    for edge in bits(WATERWAYS).map(|edge| Edge::at(edge.into())) {
        for good in [Good::Wool, Good::Brocade] {
            for _ in 0..(state.map[good.index()] & edge.spaces()).count_ones() {
                clear_edge(state, edge, good, Hour::Pirates.clause(), sink);
            }
        }
    }
}

/// r[orleans.invasion.event-rats]
fn eat(state: &mut State, sink: &mut impl Sink<Event>) {
    for (good, most) in [(Good::Cheese, 2), (Good::Grain, 1)] {
        let stored = &mut state.city.goods[good.index()];
        let eaten = most.min(*stored);
        if eaten > 0 {
            *stored -= eaten;
            state.supply[good.index()] += eaten;
            sink.emit(Event::new(Hour::Rats.clause(), What::Stored { good, by: -i32::from(eaten) }));
        }
    }
}

/// Whether a seat can meet what it must pay alone. r[orleans.invasion.alone]
pub(super) fn can_pay_alone(state: &State, seat: Seat) -> bool {
    let estate = &state.estates[seat];
    match state.hour() {
        Hour::Trip => estate.merchant != Town::Orleans || estate.coins >= TRIP.into(),
        Hour::Robbery => worth::can_pay(estate, Cause::Robbery, ROBBERY) || estate.defence.towers != 0,
        _ => true,
    }
}

/// A seat's part of an event that each player meets alone.
pub(super) fn strike_seat(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let (hour, lane) = (state.hour(), Line::Lane(seat));
    let estate = &state.estates[seat];
    let clause = hour.clause();
    let ask = match hour {
        Hour::Training if (0..TRACKS).all(|track| estate.tracks[track] == LAST[track]) => {
            return sink.emit(Event::new(clause, What::NoneLeft { seat }));
        }
        Hour::Training => Matter::AskTrain,
        Hour::Progress if estate.coins >= PROGRESS && rules.can_build(state, estate) => Matter::AskProgress,
        Hour::BonVoyage if estate.coins >= VOYAGE => Matter::AskVoyage,
        Hour::Progress | Hour::BonVoyage => return,
        Hour::Trip if estate.merchant != Town::Orleans => return,
        Hour::Trip => return spend_coins(state, seat, TRIP.into(), clause, sink),
        Hour::FishingGrounds => {
            let shown = REWARDS[Role::Boatman.index()][estate.track(Role::Boatman) as usize];
            let coins = if let Reward::Coins(coins) = shown { coins } else { 0 };
            return gain_coins(state, seat, coins, clause, sink);
        }
        Hour::Summoning if estate.merchant == Town::Orleans => return,
        Hour::Summoning if estate.coins < SUMMONING => return send_home(state, seat, sink),
        Hour::Summoning => Matter::AskSummon,
        Hour::Famine => return starve(rules, state, seat, FAMINE, sink),
        Hour::Robbery => Matter::AskRob,
        hour => unreachable!("{hour} does not go from seat to seat"),
    };
    state.flow.push(lane, ask.into());
}

/// r[orleans.invasion.event-summoning]
fn send_home(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.estates[seat].merchant = Town::Orleans;
    sink.emit(Event::new(Hour::Summoning.clause(), What::Summoned { seat }));
}

/// Asks for the next follower, or takes all of them if there are no more than that.
fn starve(rules: &Orleans, state: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
    if left == 0 {
        return;
    }
    let everyone = state.estates[seat].everyone();
    let neutral = Follower::ALL.iter().filter(|follower| !follower.own());
    if neutral.map(|follower| everyone[follower.index()]).sum::<u8>() > left {
        return state.flow.push(Line::Lane(seat), Matter::AskFamine(left).into());
    }
    loop {
        let mut next = None;
        each_neutral(rules, state, seat, &mut |follower, from| next = next.or(Some((follower, from))));
        let Some((follower, from)) = next else { return };
        Siege::dismiss_from(rules, state, seat, follower, from, Hour::Famine.clause(), sink);
    }
}

/// Every kind of neutral follower, wherever a seat has one.
fn each_neutral(rules: &Orleans, state: &State, seat: Seat, list: &mut impl FnMut(Follower, From)) {
    let places = Place::in_mask(state.estates[seat].places()).map(From::Place);
    for from in [From::Market, From::Bag].into_iter().chain(places) {
        for &follower in Follower::ALL.iter().filter(|follower| !follower.own()) {
            if Siege::followers_at(rules, state, seat, follower, from) > 0 {
                list(follower, from);
            }
        }
    }
}

/// Everything that may be answered to one of these questions.
pub(super) fn offer(
    rules: &Orleans,
    state: &State,
    seat: Seat,
    step: Matter,
    offer: &mut impl FnMut(Action),
) {
    let estate = &state.estates[seat];
    let mut answer = |answer: Answer| offer(answer.into());
    match step {
        Matter::AskDraft => {
            let draft = Draft::of(rules, state);
            draft.offer(&mut |item| answer(Answer::Offer(item)));
            if draft.complete() {
                answer(Answer::Propose);
            }
            if optional(state) {
                answer(Answer::Skip);
            }
        }
        Matter::AskConsent => [Answer::Accept, Answer::Decline].into_iter().for_each(answer),
        Matter::AskTrain => {
            for &role in Role::ALL[..TRACKS].iter().filter(|role| estate.track(**role) < LAST[role.index()]) {
                answer(Answer::Train { role });
            }
        }
        Matter::AskProgress => {
            answer(Answer::Build);
            offer(Action::Pass);
        }
        Matter::AskVoyage => {
            let edges = TOWN_EDGES[estate.merchant.index()];
            Orleans::offer_edges(state, estate, edges, &mut |edge, take| {
                offer(Action::EventTravel { way: edge.row().way, town: edge.from(estate.merchant), take });
            });
            offer(Action::Pass);
        }
        Matter::AskFamine(_) => each_neutral(rules, state, seat, &mut |follower, from| {
            offer(Action::Return { follower, from });
        }),
        Matter::AskRob => {
            if worth::can_pay(estate, Cause::Robbery, ROBBERY) {
                worth::offer(state, seat, Cause::Robbery, ROBBERY, offer);
            }
            let has = |town: &&Town| estate.defence.towers & town.bit() != 0;
            Town::ALL.iter().filter(has).for_each(|&town| offer(Answer::Raze { town }.into()));
        }
        Matter::AskSummon => {
            answer(Answer::Home);
            offer(Action::Coins);
        }
        Matter::Settle => unreachable!("{step:?} asks nobody"),
    }
}

/// Carries out the answer to one of these questions.
pub(super) fn answer(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    step: Matter,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    let clause = state.hour().clause();
    match (step, action) {
        (Matter::AskProgress | Matter::AskVoyage, Action::Pass) => {}
        (Matter::AskVoyage, Action::EventTravel { way, town, take }) => {
            spend_coins(state, seat, VOYAGE, clause, sink);
            let from = state.estates[seat].merchant;
            let edge = Edge::between(from, way, town).expect("legal offered only edges from this town");
            rules.move_along(state, seat, edge, take, clause, sink);
        }
        (Matter::AskFamine(left), Action::Return { follower, from }) => {
            Siege::dismiss_from(rules, state, seat, follower, from, clause, sink);
            starve(rules, state, seat, left - 1, sink);
        }
        (Matter::AskRob, Action::Give { good }) => {
            worth::give(rules, state, seat, Cause::Robbery, ROBBERY, good, sink);
        }
        (Matter::AskSummon, Action::Coins) => spend_coins(state, seat, SUMMONING, clause, sink),
        (step, action) => match (step, Answer::of(action)) {
            (Matter::AskDraft, Some(Answer::Offer(item))) => Siege::draft(state, seat, item, sink),
            (Matter::AskDraft, Some(Answer::Propose)) => Siege::propose(rules, state, seat, sink),
            (Matter::AskDraft, Some(Answer::Skip)) => {
                sink.emit(Event::new("orleans.invasion.team-agreement", What::Skipped { seat }));
                Siege::next_draft(rules, state, sink);
            }
            (Matter::AskConsent, Some(Answer::Accept)) => Siege::consent(state, seat, true, sink),
            (Matter::AskConsent, Some(Answer::Decline)) => Siege::consent(state, seat, false, sink),
            // r[orleans.invasion.event-training]
            (Matter::AskTrain, Some(Answer::Train { role })) => rules.advance(state, seat, role, sink),
            // r[orleans.invasion.event-progress]
            (Matter::AskProgress, Some(Answer::Build)) => {
                spend_coins(state, seat, PROGRESS, clause, sink);
                rules.build_here(state, seat, clause, sink);
            }
            // r[orleans.invasion.robbery-tower]
            (Matter::AskRob, Some(Answer::Raze { town })) => {
                let estate = &mut state.estates[seat];
                estate.defence.towers &= !town.bit();
                estate.stations_left += 1;
                let clause = "orleans.invasion.robbery-tower";
                sink.emit(Event::new(clause, What::Razed { seat, town }));
            }
            (Matter::AskSummon, Some(Answer::Home)) => send_home(state, seat, sink),
            (step, _) => unreachable!("{action} does not answer {step:?}"),
        },
    }
}

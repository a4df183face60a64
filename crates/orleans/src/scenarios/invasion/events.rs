//! The events of both stacks.

use std::fmt;

use engine::{Kind, Line, Seat, Sink, counted};

use super::{
    answers::Answer,
    carry::{clear_edge, lose_citizen},
    demand::by_team,
    draft::{Draft, optional},
    proposal::Proposal,
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
    prompt::{Ask, Prompt},
    rules::Orleans,
    scenarios::worth::{self, Cause},
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

/// What the events ask and do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// One more item of a draft, or the end of it.
    AskDraft,
    /// Whether a seat accepts a proposal.
    AskConsent,
    /// Everyone concerned has answered.
    Settle,
    /// Which track is advanced. r[orleans.invasion.event-training]
    AskTrain,
    /// Whether to build. r[orleans.invasion.event-progress]
    AskProgress,
    /// Whether and where to travel. r[orleans.invasion.event-bon-voyage]
    AskVoyage,
    /// This many more followers go. r[orleans.invasion.event-famine]
    AskFamine(u8),
    /// The first good, or a tower. r[orleans.invasion.event-robbery]
    AskRob,
    /// Whether the merchant stays where it is. r[orleans.invasion.event-summoning]
    AskSummon,
}

impl Step {
    pub(crate) fn kind(self) -> Kind {
        match self {
            Step::Settle => Kind::Auto,
            _ => Kind::Ask,
        }
    }
}

impl std::convert::From<Step> for crate::step::Step {
    fn from(step: Step) -> crate::step::Step {
        crate::step::Step::Invasion(super::step::Step::Event(step))
    }
}

/// An event that does not go from seat to seat. True if it was one.
pub(crate) fn strike_table(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
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
                Orleans::lose_together(state, poor, clause, sink);
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
        Orleans::lose_together(state, None, clause, sink);
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
        rules.next_draft(state, sink);
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
pub(crate) fn can_pay_alone(state: &State, seat: Seat) -> bool {
    let estate = &state.estates[seat];
    match state.hour() {
        Hour::Trip => estate.merchant != Town::Orleans || estate.coins >= TRIP.into(),
        Hour::Robbery => worth::can_pay(estate, Cause::Robbery, ROBBERY) || estate.defence.towers != 0,
        _ => true,
    }
}

/// A seat's part of an event that each player meets alone.
pub(crate) fn strike_seat(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let (hour, lane) = (state.hour(), Line::Lane(seat));
    let estate = &state.estates[seat];
    let clause = hour.clause();
    let ask = match hour {
        Hour::Training if (0..TRACKS).all(|track| estate.tracks[track] == LAST[track]) => {
            return sink.emit(Event::new(clause, What::NoneLeft { seat }));
        }
        Hour::Training => Step::AskTrain,
        Hour::Progress if estate.coins >= PROGRESS && rules.can_build(state, estate) => Step::AskProgress,
        Hour::BonVoyage if estate.coins >= VOYAGE => Step::AskVoyage,
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
        Hour::Summoning => Step::AskSummon,
        Hour::Famine => return starve(rules, state, seat, FAMINE, sink),
        Hour::Robbery => Step::AskRob,
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
        return state.flow.push(Line::Lane(seat), Step::AskFamine(left).into());
    }
    loop {
        let mut next = None;
        each_neutral(rules, state, seat, &mut |follower, from| next = next.or(Some((follower, from))));
        let Some((follower, from)) = next else { return };
        rules.dismiss_from(state, seat, follower, from, Hour::Famine.clause(), sink);
    }
}

/// Every kind of neutral follower, wherever a seat has one.
fn each_neutral(rules: &Orleans, state: &State, seat: Seat, list: &mut impl FnMut(Follower, From)) {
    let places = Place::in_mask(state.estates[seat].places()).map(From::Place);
    for from in [From::Market, From::Bag].into_iter().chain(places) {
        for &follower in Follower::ALL.iter().filter(|follower| !follower.own()) {
            if rules.followers_at(state, seat, follower, from) > 0 {
                list(follower, from);
            }
        }
    }
}

/// Everything that may be answered to one of these questions.
pub(crate) fn offer(rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
    let estate = &state.estates[seat];
    let mut answer = |answer: Answer| offer(answer.into());
    match step {
        Step::AskDraft => {
            let draft = Draft::of(rules, state);
            draft.offer(&mut |item| answer(Answer::Offer(item)));
            if draft.complete() {
                answer(Answer::Propose);
            }
            if optional(state) {
                answer(Answer::Skip);
            }
        }
        Step::AskConsent => [Answer::Accept, Answer::Decline].into_iter().for_each(answer),
        Step::AskTrain => {
            for &role in Role::ALL[..TRACKS].iter().filter(|role| estate.track(**role) < LAST[role.index()]) {
                answer(Answer::Train { role });
            }
        }
        Step::AskProgress => {
            answer(Answer::Build);
            offer(Action::Pass);
        }
        Step::AskVoyage => {
            let edges = TOWN_EDGES[estate.merchant.index()];
            Orleans::offer_edges(state, estate, edges, &mut |edge, take| {
                offer(Action::EventTravel { way: edge.row().way, town: edge.from(estate.merchant), take });
            });
            offer(Action::Pass);
        }
        Step::AskFamine(_) => each_neutral(rules, state, seat, &mut |follower, from| {
            offer(Action::Return { follower, from });
        }),
        Step::AskRob => {
            if worth::can_pay(estate, Cause::Robbery, ROBBERY) {
                worth::offer(state, seat, Cause::Robbery, ROBBERY, offer);
            }
            let has = |town: &&Town| estate.defence.towers & town.bit() != 0;
            Town::ALL.iter().filter(has).for_each(|&town| offer(Answer::Raze { town }.into()));
        }
        Step::AskSummon => {
            answer(Answer::Home);
            offer(Action::Coins);
        }
        Step::Settle => unreachable!("{step:?} asks nobody"),
    }
}

/// Carries out the answer to one of these questions.
pub(crate) fn answer(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    step: Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    let clause = state.hour().clause();
    match (step, action) {
        (Step::AskProgress | Step::AskVoyage, Action::Pass) => {}
        (Step::AskVoyage, Action::EventTravel { way, town, take }) => {
            spend_coins(state, seat, VOYAGE, clause, sink);
            let from = state.estates[seat].merchant;
            let edge = along(from, way, town).expect("legal offered only edges from this town");
            Orleans::move_along(state, seat, edge, take, clause, sink);
        }
        (Step::AskFamine(left), Action::Return { follower, from }) => {
            rules.dismiss_from(state, seat, follower, from, clause, sink);
            starve(rules, state, seat, left - 1, sink);
        }
        (Step::AskRob, Action::Give { good }) => {
            rules.give_worth(state, seat, Cause::Robbery, ROBBERY, good, sink);
        }
        (Step::AskSummon, Action::Coins) => spend_coins(state, seat, SUMMONING, clause, sink),
        (step, action) => match (step, Answer::of(action)) {
            (Step::AskDraft, Some(Answer::Offer(item))) => Orleans::draft(state, seat, item, sink),
            (Step::AskDraft, Some(Answer::Propose)) => rules.propose(state, seat, sink),
            (Step::AskDraft, Some(Answer::Skip)) => {
                sink.emit(Event::new("orleans.invasion.team-agreement", What::Skipped { seat }));
                rules.next_draft(state, sink);
            }
            (Step::AskConsent, Some(Answer::Accept)) => Orleans::consent(state, seat, true, sink),
            (Step::AskConsent, Some(Answer::Decline)) => Orleans::consent(state, seat, false, sink),
            // r[orleans.invasion.event-training]
            (Step::AskTrain, Some(Answer::Train { role })) => rules.advance(state, seat, role, sink),
            // r[orleans.invasion.event-progress]
            (Step::AskProgress, Some(Answer::Build)) => {
                spend_coins(state, seat, PROGRESS, clause, sink);
                rules.build_here(state, seat, clause, sink);
            }
            // r[orleans.invasion.robbery-tower]
            (Step::AskRob, Some(Answer::Raze { town })) => {
                let estate = &mut state.estates[seat];
                estate.defence.towers &= !town.bit();
                estate.stations_left += 1;
                let clause = "orleans.invasion.robbery-tower";
                sink.emit(Event::new(clause, What::Razed { seat, town }));
            }
            (Step::AskSummon, Some(Answer::Home)) => send_home(state, seat, sink),
            (step, _) => unreachable!("{action} does not answer {step:?}"),
        },
    }
}

/// The edge of a kind between two towns.
pub(super) fn along(from: Town, way: crate::content::Way, to: Town) -> Option<Edge> {
    let edges = bits(TOWN_EDGES[from.index()]).map(|edge| Edge::at(edge.into()));
    edges.into_iter().find(|edge| edge.row().way == way && edge.from(from) == to)
}

/// The question, and the number in it.
pub(super) fn asked(step: Step) -> (Ask, u8) {
    match step {
        Step::AskDraft => (Ask::Propose, 0),
        Step::AskConsent => (Ask::Consent, 0),
        Step::AskTrain => (Ask::Train, 0),
        Step::AskProgress => (Ask::Progress, PROGRESS as u8),
        Step::AskVoyage => (Ask::Voyage, VOYAGE as u8),
        Step::AskFamine(left) => (Ask::Famine, left),
        Step::AskRob => (Ask::Rob, ROBBERY),
        Step::AskSummon => (Ask::Summon, SUMMONING as u8),
        Step::Settle => unreachable!("{step:?} asks nobody"),
    }
}

/// Writes one of these questions.
pub(crate) fn told(prompt: &Prompt, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let count = prompt.count;
    match (prompt.ask, &prompt.proposal) {
        (Ask::Propose, Some(proposal)) => write!(f, "{proposal}"),
        (Ask::Consent, Some(proposal)) => {
            let (drafter, title) = (proposal.drafter, proposal.event.title());
            write!(f, "{title}: accept or decline what {drafter} proposes: {}", proposal.told())
        }
        (Ask::Train, _) => write!(f, "Training: choose the track on which you advance"),
        (Ask::Progress, _) => {
            write!(f, "Progress: pay {count} coins and build where your merchant is, or pass")
        }
        (Ask::Voyage, _) => write!(f, "Bon Voyage: pay {count} coins and move your merchant, or pass"),
        (Ask::Famine, _) => {
            write!(f, "Famine: choose {} to return to the stock", counted(count.into(), "more follower"))
        }
        (Ask::Rob, _) => {
            write!(f, "Robbery: give up goods worth {count} points, or destroy one of your towers")
        }
        (Ask::Summon, _) => {
            write!(f, "Summoning: move your merchant to Orléans, or pay {count} coins and let it stay")
        }
        (ask, _) => unreachable!("{ask:?} is not about an event"),
    }
}

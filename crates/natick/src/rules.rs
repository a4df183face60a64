use engine::{Line, Outcome, Reason, Rng, Seat, Sink, Stepped, Viewer};

use crate::{
    action::Action,
    content::{DieEvent, Item, Purse, Suit},
    event::Event,
    prompt::Prompt,
    state::{SEATS, State},
    step::Step,
    view::View,
};

/// The Colonists of Natick, composed for one table. Everything a config can change is a value here.
#[derive(Clone, Debug)]
pub struct Natick {
    /// By item. r[natick.build.costs]
    pub(crate) costs: [Purse; Item::COUNT],
    /// The event of each suit's die. r[natick.event.suits]
    pub(crate) events: [DieEvent; Suit::COUNT],
    /// Points that end the game. r[natick.end.target]
    pub(crate) target: u8,
    /// r[natick.knight.points]
    pub(crate) knight_points: u8,
    pub(crate) guard: Guard,
    /// How many resources from a region next to a trader buy one from the pool, or 0 for no such trade.
    /// r[natick.trader.barter]
    pub(crate) trader_rate: u8,
    /// The raided seat chooses what it loses, not the other seat. r[natick.event.raid-choice]
    pub(crate) owner_discards: bool,
    /// Offers in a turn. r[natick.trade.offer-limit]
    pub(crate) offers: u8,
    /// A road needs one of the eight tiles. r[natick.road.free-tile]
    pub(crate) road_needs_tile: bool,
    /// r[natick.end.equal-turns]
    pub(crate) equal_turns: bool,
    pub(crate) tie: Tie,
    /// How many turns without a build end the game. r[natick.end.stall]
    pub(crate) stall: u8,
}

/// What a knight guards. r[natick.knight.guard]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Guard {
    /// The regions to the left and right of its space.
    Beside,
    /// All regions around its settlement.
    Around,
}

/// Who wins a tie on points. r[natick.end.tie]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tie {
    First,
    Second,
    Shared,
}

impl Natick {
    /// What something costs, in suit order.
    #[inline]
    pub fn cost(&self, item: Item) -> Purse {
        self.costs[item.index()]
    }

    /// The event that the die of a suit causes.
    #[inline]
    pub fn event(&self, die: Suit) -> DieEvent {
        self.events[die.index()]
    }

    /// The points at which the game ends.
    pub fn target(&self) -> u8 {
        self.target
    }

    /// The die that causes an event.
    #[inline]
    pub(crate) fn die(&self, event: DieEvent) -> Suit {
        let index = self.events.iter().position(|&other| other == event);
        Suit::at(index.expect("every event has a die"))
    }
}

/// Whether a purse covers a cost.
#[inline]
pub(crate) fn covers(purse: Purse, cost: Purse) -> bool {
    // Check all four kinds in one subtraction: a kind that falls short borrows the bit above it.
    const ABOVE: u32 = 0x8080_8080;
    let (purse, cost) = (u32::from_ne_bytes(purse), u32::from_ne_bytes(cost));
    ((purse | ABOVE) - cost) & ABOVE == ABOVE
}

impl Stepped for Natick {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        SEATS as u8
    }

    fn unpack(&self) -> State {
        crate::set_up::first_state()
    }

    #[inline]
    fn offer(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        self.offer_step(state, seat, step, offer);
    }

    #[inline]
    fn weigh(&self, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        crate::chance::list_outcomes(state, step, list);
    }

    #[inline]
    fn answer(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_answer(state, seat, action, sink);
    }

    #[inline]
    fn befall(&self, state: &mut State, line: Line, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        crate::chance::apply_chance(state, line, step, action, sink);
    }

    #[inline]
    fn resolve(&self, state: &mut State, line: Line, step: Step, sink: &mut impl Sink<Event>) {
        self.resolve_step(state, line, step, sink);
    }

    fn result(&self, state: &State) -> Outcome {
        self.final_result(state)
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        // r[natick.comp.open-information] Only the order of the region stack is hidden, and that is
        // not decided until a seat draws.
        View::new(self, state)
    }

    fn prompt(&self, state: &State, seat: Seat, step: Step) -> Prompt {
        Prompt::new(self, state, seat, step)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        self.why_not(state, seat, action)
    }

    fn finish(&self, _: &State, _: Seat, step: Step) -> Option<Action> {
        (step == Step::Act).then_some(Action::End)
    }

    #[inline]
    fn sample(&self, state: &State, step: Step, rng: &mut Rng, _: &mut Vec<(Action, u32)>) -> Action {
        crate::chance::sample_outcome(state, step, rng)
    }

    fn chance_key(&self, state: &State, step: Step) -> u64 {
        crate::chance::key_of_chance(state, step)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
}

use std::{
    fmt::{self, Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::Serialize;

use crate::{
    Audience, Happening, PerSeat, Projection, Reason, Rng, Seat, SeatSet, Sink, Sketch, Unreadable, Veil,
};

/// Who must act before the game can continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Each of these seats, in any order.
    Seats(SeatSet),
    /// Chance: a die, a draw, a reveal.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A seat.
    Seat(Seat),
    /// Chance, written `*`.
    Chance,
}

impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => Display::fmt(seat, f),
            Actor::Chance => f.write_str("*"),
        }
    }
}

/// Who something is shown to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// The record keeper, who may see everything.
    Everything,
}

/// How a game ended. Only verdict and ranks decide who won. Scores are for display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// 1 for the winner. Equal ranks mean a shared place, and partners always share theirs. If the whole table
    /// lost, nobody has rank 1.
    pub ranks: PerSeat<u8>,
    /// Final scores, each seat's own.
    pub scores: PerSeat<i16>,
    /// What each seat's side scored together. A seat that plays alone is its own side.
    pub side_scores: PerSeat<i16>,
    /// What kind of ending it was.
    pub verdict: Verdict,
}

impl Outcome {
    /// An outcome without any places yet.
    pub fn new(verdict: Verdict) -> Outcome {
        Outcome { ranks: PerSeat::all(0), scores: PerSeat::all(0), side_scores: PerSeat::all(0), verdict }
    }

    /// Sets how a seat that plays alone did.
    pub fn place(&mut self, seat: Seat, rank: u8, score: i16) {
        self.ranks[seat] = rank;
        self.scores[seat] = score;
        self.side_scores[seat] = score;
    }

    /// A seat's place among the seats, counted from 1. It differs from the rank only if the whole table lost.
    pub fn order(&self, seats: u8, seat: Seat) -> u8 {
        Seat::all(seats).filter(|&other| self.ranks[other] < self.ranks[seat]).count() as u8 + 1
    }

    /// Whether a seat won, alone or with others.
    pub fn won(&self, seat: Seat) -> bool {
        match self.verdict {
            Verdict::Won => true,
            Verdict::Lost => false,
            Verdict::Ranked => self.ranks[seat] == 1,
        }
    }
}

/// Whether the seats played against each other, or together against the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The ranks decide.
    Ranked,
    /// Everyone won together.
    Won,
    /// Everyone lost together.
    Lost,
}

/// A box set up for one table. It never changes and is shared by reference.
pub trait Rules: Send + Sync {
    /// Everything the game needs to continue, as plain data.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One answer to one question, by a seat or by chance. `Display` and `FromStr` define *the*
    /// notation, used in logs, on the wire, by bots and in tests.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send;
    /// What happened, with its clause.
    type Event: Happening;
    /// What one viewer may see. `Display` draws it as plain text.
    type View: Serialize + PartialEq + Debug + Display;
    /// What a seat is being asked. `Display` writes one English sentence.
    type Prompt: Serialize + PartialEq + Debug + Display;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The state before anything has happened.
    fn start(&self) -> Self::State;

    /// Who must act.
    fn pending(&self, state: &Self::State) -> Pending;

    /// Appends everything `seat` may do now. Each of these may be applied, and nothing else.
    fn legal(&self, state: &Self::State, seat: Seat, acc: &mut Vec<Self::Action>);

    /// Appends everything chance may do now, with exact positive weights.
    fn outcomes(&self, state: &Self::State, acc: &mut Vec<(Self::Action, u32)>);

    /// Carries out an action. It trusts its caller: the action came from [`Rules::legal`] or
    /// [`Rules::outcomes`].
    fn apply(
        &self,
        state: &mut Self::State,
        actor: Actor,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// How the game ended, once it is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What a viewer may see. A view names everything it shows.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a seat is being asked, if anything.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Option<Self::Prompt>;

    /// Reports what an action would do, as far as `seat` can know before choosing it: costs and gains to
    /// show. If a box holds answers back until everyone has answered, this is what the answer will do then.
    fn preview(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) {
        self.apply(&mut state.clone(), Actor::Seat(seat), action, sink);
    }

    /// Why an action is not legal for `seat` now, to show to the person who tried it. `None` if it is legal,
    /// or if the seat is not being asked anything. Depends only on what the seat can know.
    fn explain(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Reason> {
        let _ = (state, seat, action);
        None
    }

    /// The legal action with which `seat` says that it is done: it ends the turn, or leaves an effect
    /// unused. `None` where every answer is a real choice. Depends only on what the seat can know.
    fn finish(&self, state: &Self::State, seat: Seat) -> Option<Self::Action> {
        let _ = (state, seat);
        None
    }

    /// An answer that consists of several lines, as far as `seat` has wished for them, in any order. `None` if the seat is
    /// not being asked for one. Depends only on the wishes and on what the seat can know. It is for people who are still
    /// choosing: what is accepted is decided by [`Rules::legal`] alone.
    fn sketch(
        &self,
        state: &Self::State,
        seat: Seat,
        wishes: &[Self::Action],
    ) -> Option<Sketch<Self::State, Self::Action>> {
        let _ = (state, seat, wishes);
        None
    }

    /// What `seat` would score if the game ended now, judging by what everybody can see. `None` in a box that
    /// scores all points immediately.
    fn projection(&self, state: &Self::State, seat: Seat) -> Option<Projection> {
        let _ = (state, seat);
        None
    }

    /// Who may know an action at the moment it is taken. `state` is the state before the action.
    fn audience(&self, state: &Self::State, actor: Actor, action: Self::Action) -> Audience {
        let _ = (state, actor, action);
        Audience::Everyone
    }

    /// Who may now know what is behind a veil. `state` is the state after an action. A match asks this after
    /// every entry, for every veil that still hides something, and never takes knowledge back.
    fn lifted(&self, state: &Self::State, veil: Veil) -> SeatSet {
        let _ = (state, veil);
        SeatSet::EMPTY
    }

    /// Redraws everything `seat` cannot know and keeps everything it can.
    fn redeal(&self, state: &mut Self::State, seat: Seat, rng: &mut Rng) {
        let _ = (state, seat, rng);
    }

    /// Draws one outcome for a playout, with the distribution of [`Rules::outcomes`] but perhaps
    /// without listing them. `scratch` is room to list them in.
    fn sample(
        &self,
        state: &Self::State,
        rng: &mut Rng,
        scratch: &mut Vec<(Self::Action, u32)>,
    ) -> Self::Action {
        scratch.clear();
        self.outcomes(state, scratch);
        rng.weighted(scratch)
    }

    /// Names the pending chance event. The name is the same in every game that draws the same thing,
    /// so keyed luck can give the same answer at different tables.
    fn chance_key(&self, state: &Self::State) -> u64;

    /// What a score counts. The events of a game that count it add up to the score of every seat.
    fn scored(&self) -> &'static str {
        "points"
    }

    /// The seat that represents this seat's side. Partners share one.
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    /// How full the flow's lines are (used, room). The contract reports the high-water mark.
    fn headroom(&self, state: &Self::State) -> [(usize, usize); 2];

    /// Checks what must always be true: no piece lost, limits kept, totals right.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}

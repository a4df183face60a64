use std::{
    fmt::{self, Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::Serialize;

use crate::{Happening, PerSeat, Projection, Reason, Rng, Seat, SeatSet, Sink};

/// Who has to act before the game can go on.
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

/// For whom something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// The record keeper, who may see everything.
    Everything,
}

/// Text that is no action, seat or tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The piece of text that could not be read.
    pub text: String,
    /// What would have been accepted there.
    pub expected: String,
}

impl Unreadable {
    /// `text` stands where `expected` should.
    pub fn new(text: impl Into<String>, expected: impl Into<String>) -> Unreadable {
        Unreadable { text: text.into(), expected: expected.into() }
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read `{}`: {}", self.text, self.expected)
    }
}

impl std::error::Error for Unreadable {}

/// How a game ended. Ranks alone say who won; scores are for display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// 1 for the winner; equal ranks are shared places.
    pub ranks: PerSeat<u8>,
    /// Final scores.
    pub scores: PerSeat<i16>,
    /// What kind of ending it was.
    pub verdict: Verdict,
}

/// Seats against each other, or the table against the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The ranks say it.
    Ranked,
    /// Everyone won together.
    Won,
    /// Everyone lost together.
    Lost,
}

/// A box set up for one table. Immutable; shared by reference.
pub trait Rules: Send + Sync {
    /// Everything needed to go on, as plain data.
    type State: Clone + Eq + Hash + Debug + Send;
    /// One answer to one question, by a seat or by chance. `Display` and `FromStr` are *the*
    /// notation: log line, wire format, bot answer, test script.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send;
    /// What happened, with its clause.
    type Event: Happening;
    /// What one viewer may see; `Display` draws it as plain text.
    type View: Serialize + PartialEq + Debug + Display;
    /// What a seat is being asked; `Display` is one English sentence.
    type Prompt: Serialize + PartialEq + Debug + Display;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The state before anything has happened.
    fn start(&self) -> Self::State;

    /// Who has to act.
    fn pending(&self, state: &Self::State) -> Pending;

    /// Appends everything `seat` may do now: every one of these may be applied, nothing else may.
    fn legal(&self, state: &Self::State, seat: Seat, acc: &mut Vec<Self::Action>);

    /// Appends everything chance may do now, with exact positive weights.
    fn outcomes(&self, state: &Self::State, acc: &mut Vec<(Self::Action, u32)>);

    /// Makes an action happen. Trusts its caller: the action came from [`Rules::legal`] or
    /// [`Rules::outcomes`].
    fn apply(
        &self,
        state: &mut Self::State,
        actor: Actor,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// How it ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What a viewer may see, built by naming what is shown.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a seat is asked, if it is asked something.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Option<Self::Prompt>;

    /// Tells what an action would do, as far as `seat` can know before it chooses it: costs and gains to
    /// show. A box in which answers wait until all have answered tells what this one will do then.
    fn preview(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) {
        self.apply(&mut state.clone(), Actor::Seat(seat), action, sink);
    }

    /// Why an action is not legal for `seat` now, told to the person who tried it. Nothing if it is legal, or
    /// if the seat is not asked anything. Depends only on what the seat can know.
    fn explain(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Reason> {
        let _ = (state, seat, action);
        None
    }

    /// The legal action by which `seat` says that it has done all it wants: it ends the turn, or leaves an
    /// effect unused. Nothing where every answer is a choice.
    fn finish(&self, state: &Self::State, seat: Seat) -> Option<Self::Action> {
        let _ = (state, seat);
        None
    }

    /// What `seat` would have if the game ended as things stand, from what everybody can see. Nothing in a box
    /// in which all points are scored at once.
    fn projection(&self, state: &Self::State, seat: Seat) -> Option<Projection> {
        let _ = (state, seat);
        None
    }

    /// Who may know an action at the moment it is made; asked on the state before it.
    fn audience(&self, state: &Self::State, actor: Actor, action: Self::Action) -> SeatSet {
        let _ = (state, actor, action);
        SeatSet::EVERYONE
    }

    /// Whether everything withheld so far may now be known (asked on the state after an action).
    fn revealed(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// Draws anew everything `seat` cannot know, keeping everything it can.
    fn redeal(&self, state: &mut Self::State, seat: Seat, rng: &mut Rng) {
        let _ = (state, seat, rng);
    }

    /// Draws one outcome for a playout: the distribution of [`Rules::outcomes`], perhaps without
    /// listing them. `scratch` is room to list them in.
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

    /// Names the pending chance event, the same in every game in which the same thing is drawn,
    /// so that keyed luck can answer alike at different tables.
    fn chance_key(&self, state: &Self::State) -> u64;

    /// The seat that stands for this seat's side; partners share one.
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    /// How full the flow's lines are (used, room); the contract reports the high-water mark.
    fn headroom(&self, state: &Self::State) -> [(usize, usize); 2];

    /// Checks what must always hold: conserved pieces, limits, totals.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}

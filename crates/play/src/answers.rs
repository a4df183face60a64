//! What a seat may ask about a position.

use engine::{Pending, Projection, Reason, Rules, Seat, Viewer};
use serde_json::Value;

use crate::{PartNote, Preview, SketchNote};

/// What the rules tell a seat about a position. Nothing here depends on what the seat cannot know, so a match and a
/// [`Mirror`](crate::Mirror) of it give the same answers.
pub struct Answers<'a, R: Rules> {
    pub(crate) rules: &'a R,
    pub(crate) state: &'a R::State,
    pub(crate) seat: Seat,
}

impl<'a, R: Rules> Answers<'a, R> {
    pub(crate) fn new(rules: &'a R, state: &'a R::State, seat: Seat) -> Answers<'a, R> {
        Answers { rules, state, seat }
    }

    /// Who must act.
    pub fn pending(&self) -> Pending {
        self.rules.pending(self.state)
    }

    /// Whether the seat must act.
    pub fn is_asked(&self) -> bool {
        self.seat.0 < self.rules.seats()
            && matches!(self.pending(), Pending::Seats(seats) if seats.contains(self.seat))
    }

    /// What the seat may see.
    pub fn view(&self) -> R::View {
        self.rules.view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat is being asked, if anything.
    pub fn prompt(&self) -> Option<R::Prompt> {
        self.is_asked().then(|| self.rules.prompt(self.state, self.seat))?
    }

    /// Everything the seat may do now. Empty if it is not being asked anything.
    pub fn legal(&self) -> Vec<R::Action> {
        let mut legal = Vec::new();
        if self.is_asked() {
            self.rules.legal(self.state, self.seat, &mut legal);
        }
        legal
    }

    /// Each legal action with what it would change for the seat, as far as the seat can know.
    pub fn previews(&self) -> Vec<Preview> {
        let preview = |action: R::Action| {
            let mut events = Vec::new();
            self.rules.preview(self.state, self.seat, action, &mut events);
            Preview { action: action.to_string(), parts: PartNote::of(self.seat, &events) }
        };
        self.legal().into_iter().map(preview).collect()
    }

    /// Why the seat may not do any of these. Of several reasons, the one of the action that came closest to being
    /// legal. `None` if one of them is legal, or if the seat is not being asked anything.
    pub fn explain(&self, meant: &[R::Action]) -> Option<(R::Action, Reason)> {
        let legal = self.legal();
        if !self.is_asked() || meant.iter().any(|action| legal.contains(action)) {
            return None;
        }
        let tell = |&action: &R::Action| Some((action, self.rules.explain(self.state, self.seat, action)?));
        let told: Vec<_> = meant.iter().filter_map(tell).collect();
        let highest = told.iter().map(|(_, reason)| reason.rank).max()?;
        told.into_iter().find(|(_, reason)| reason.rank == highest)
    }

    /// The legal action with which the seat says that it is done.
    pub fn finish(&self) -> Option<R::Action> {
        self.is_asked().then(|| self.rules.finish(self.state, self.seat))?
    }

    /// What each seat would score if the game ended now. `None` in a box that scores all points immediately.
    pub fn projections(&self) -> Option<Vec<Projection>> {
        Seat::all(self.rules.seats()).map(|seat| self.rules.projection(self.state, seat)).collect()
    }
}

/// [`Answers`] for programs that know nothing about particular games: everything is text or JSON.
pub trait SeatAnswers {
    /// Who must act.
    fn pending(&self) -> Pending;

    /// What the seat may see.
    fn view(&self) -> Value;

    /// What the seat is being asked, if anything.
    fn prompt(&self) -> Option<Value>;

    /// Everything the seat may do now, in notation. Empty if it is not being asked anything.
    fn legal(&self) -> Vec<String>;

    /// Each legal action with what it would change for the seat, as far as the seat can know.
    fn previews(&self) -> Vec<Preview>;

    /// Why the seat may not do any of these. Texts that are no actions are passed over. See [`Answers::explain`].
    fn explain(&self, actions: &[&str]) -> Option<(String, Reason)>;

    /// The legal action with which the seat says that it is done, in notation.
    fn finish(&self) -> Option<String>;

    /// What each seat would score if the game ended now. `None` in a box that scores all points immediately.
    fn projections(&self) -> Option<Vec<Projection>>;

    /// The answer of several lines that the seat is making, with its wishes. `None` if it is not being asked for one.
    /// Whether it is accepted is decided only when it is played.
    fn sketch(&self, wishes: &[&str]) -> Option<SketchNote>;
}

impl<R: Rules> SeatAnswers for Answers<'_, R> {
    fn pending(&self) -> Pending {
        Answers::pending(self)
    }

    fn view(&self) -> Value {
        serde_json::to_value(Answers::view(self)).expect("a view is plain data with named fields")
    }

    fn prompt(&self) -> Option<Value> {
        let prompt = Answers::prompt(self)?;
        Some(serde_json::to_value(prompt).expect("a prompt is plain data with named fields"))
    }

    fn legal(&self) -> Vec<String> {
        Answers::legal(self).into_iter().map(|action| action.to_string()).collect()
    }

    fn previews(&self) -> Vec<Preview> {
        Answers::previews(self)
    }

    fn explain(&self, actions: &[&str]) -> Option<(String, Reason)> {
        let meant: Vec<R::Action> = actions.iter().filter_map(|text| text.parse().ok()).collect();
        let (action, reason) = Answers::explain(self, &meant)?;
        Some((action.to_string(), reason))
    }

    fn finish(&self) -> Option<String> {
        Answers::finish(self).map(|action| action.to_string())
    }

    fn projections(&self) -> Option<Vec<Projection>> {
        Answers::projections(self)
    }

    fn sketch(&self, wishes: &[&str]) -> Option<SketchNote> {
        self.sketch_note(wishes)
    }
}

//! A game as one seat knows it, without the types of its box.

use engine::{Rules, Seat};
use play::{Entry, Lost, Mirror, SeatAnswers};

/// A [`Mirror`] of a box in the registry.
pub trait BoxMirror: Send {
    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The seat whose game it is.
    fn seat(&self) -> Seat;

    /// How many entries it has heard.
    fn len(&self) -> usize;

    /// Whether it has heard nothing yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The record, as the seat may read it now, is the first `from` entries of what the mirror has heard, and then these.
    /// See [`Mirror::hear`].
    fn hear(&mut self, from: usize, entries: &[Entry]) -> Result<(), Lost>;

    /// Builds it from the start once more, with other luck.
    fn again(&mut self) -> Result<(), Lost>;

    /// What the seat may ask. `None` while the mirror is lost.
    fn answers(&self) -> Option<Box<dyn SeatAnswers + '_>>;
}

impl<R: Rules + 'static> BoxMirror for Mirror<R> {
    fn seats(&self) -> u8 {
        self.rules().seats()
    }

    fn seat(&self) -> Seat {
        Mirror::seat(self)
    }

    fn len(&self) -> usize {
        Mirror::len(self)
    }

    fn hear(&mut self, from: usize, entries: &[Entry]) -> Result<(), Lost> {
        let heard = Mirror::hear(self, from, entries);
        self.canonical();
        heard
    }

    fn again(&mut self) -> Result<(), Lost> {
        let built = Mirror::again(self);
        self.canonical();
        built
    }

    fn answers(&self) -> Option<Box<dyn SeatAnswers + '_>> {
        Some(Box::new(Mirror::answers(self)?))
    }
}

use crate::{Seat, SeatSet};

/// What hides an entry from those who may not know it yet. A box numbers its veils as it likes: one for a
/// secret round of choices, or one for each seat's plan.
///
/// Everything behind a veil opens together. When everyone knows it, the veil can be used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Veil(pub u8);

/// Who may know an action at the moment it is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everyone.
    Everyone,
    /// These seats and the seat that acts. The others have to wait until the veil is lifted for them.
    Behind(Veil, SeatSet),
}

impl Audience {
    /// Whether `seat` may know the action, if somebody else takes it.
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Behind(_, seats) => seats.contains(seat),
        }
    }
}

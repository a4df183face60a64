//! What is printed: the duchies, the colours, the dice, the tables of points.

mod colours;
mod duchies;
mod provenance;
mod tables;

pub use colours::{Bonus, Colour, ColourSpec, Numbers, Reward};
pub(crate) use duchies::{ANY_NUMBER, HEX_ROWS, number_bit, numbers_in, parse as parse_duchy};
pub use duchies::{Castle, DUCHIES, Duchy, DuchySpec, MAX_AREAS};
pub use engine::{Confidence, HEXES, Hex};
pub use provenance::provenance;
pub use tables::{
    AREA_POINTS, BOXES, GRADES, Grade, HOURGLASS, SALE_POINTS, SOLO_ROUNDS, START_POINTS, phase_name,
};

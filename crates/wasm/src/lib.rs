//! Boxes as a module for pages and other programs. A question is JSON (`protocol::EngineAsk`), and so is its answer.
//!
//! `exports.rs` is the door for hosts that call a WebAssembly module. Everything else is ordinary code, which programs in
//! Rust and tests can call as well.

mod desk;
pub mod exports;
mod mirrors;
mod sketches;

pub use desk::Desk;
use shelf::{GameBox, Shelf};

/// The boxes of this module.
static BOXES: &[&GameBox] = &[
    #[cfg(feature = "burgundy")]
    &burgundy_mind::BOX,
    #[cfg(feature = "burgundy-dice")]
    &burgundy_dice_mind::BOX,
    #[cfg(feature = "natick")]
    &natick_mind::BOX,
    #[cfg(feature = "orleans")]
    &orleans_mind::BOX,
];

/// The shelf of this module.
pub static SHELF: Shelf = Shelf(BOXES);

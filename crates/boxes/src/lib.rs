//! The list of boxes.

use shelf::Shelf;

/// All boxes.
pub static BOXES: Shelf =
    Shelf(&[&burgundy_mind::BOX, &burgundy_dice_mind::BOX, &natick_mind::BOX, &orleans_mind::BOX]);

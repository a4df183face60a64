//! The boxes that the program was given.

use std::sync::OnceLock;

use shelf::Shelf;

static GIVEN: OnceLock<Shelf> = OnceLock::new();

/// Remembers them, once, before anything is done.
pub(crate) fn give(boxes: Shelf) {
    GIVEN.get_or_init(|| boxes);
}

/// All of them.
pub(crate) fn boxes() -> Shelf {
    #[cfg(test)]
    give(boxes::BOXES);
    *GIVEN.get().expect("the program begins by giving its boxes")
}

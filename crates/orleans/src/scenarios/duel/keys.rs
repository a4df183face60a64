//! What an overlay may replace here.

use engine::{Confidence::Reconstructed, OptionSpec, OverlayRow};

use crate::compose::overlay::{row, spaces};

/// The deeds.
#[rustfmt::skip]
pub(crate) const DEED_KEYS: &[OverlayRow] = &[
    row(Reconstructed, OptionSpec::free("overlay.deed.wine-press-house", spaces("farmer farmer craftsman trader"), "the followers that this deed has spaces for: Wine Press House", "orleans.duel.deed-wine-press-house"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.three-field-rotation", spaces("farmer farmer farmer boatman"), "the followers that this deed has spaces for: Three-Field Rotation", "orleans.duel.deed-three-field-rotation"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.angelology", spaces("knight scholar monk"), "the followers that this deed has spaces for: Angelology", "orleans.duel.deed-angelology"), "not known; our choice"),
];

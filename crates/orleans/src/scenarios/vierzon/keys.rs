//! What an overlay may replace here.

use engine::{Confidence::Reconstructed, OptionSpec, OverlayRow};

use crate::compose::overlay::{row, spaces};

/// The deeds.
#[rustfmt::skip]
pub(crate) const DEED_KEYS: &[OverlayRow] = &[
    row(Reconstructed, OptionSpec::free("overlay.deed.expanding-the-university", spaces("craftsman craftsman trader scholar scholar"), "the followers that this deed has spaces for: University", "orleans.vierzon.deed-university"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.city-council", spaces("farmer boatman trader knight monk"), "the followers that this deed has spaces for: City Council", "orleans.vierzon.deed-city-council"), "not known; our choice"),
];

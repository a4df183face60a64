//! What all tables share.

use std::sync::Arc;

use shelf::Shelf;

use crate::{metrics::Metrics, review::Reviews, settings::Settings, store::Store, work::Work};

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) boxes: Shelf,
    pub(crate) work: Arc<Work>,
    pub(crate) reviews: Reviews,
    pub(crate) metrics: Metrics,
    pub(crate) settings: Settings,
}

//! Expansions and variants, each in a file of its own.
//!
//! A module has a row for the menu, `ROW`, and a function `add` that changes the draft of the rules: a row, a
//! limit, a step of a schedule, a part of a list. To add one, write its file and name it here.

use crate::compose::Draft;

macro_rules! modules {
    ($($module:ident),* $(,)?) => {
        $(mod $module;)*

        /// The rows for the menu, in its order.
        pub(crate) const ROWS: &[engine::Module] = &[$($module::ROW),*];

        /// What each of them changes.
        const ADD: &[fn(&mut Draft<'_>)] = &[$($module::add),*];
    };
}

modules! {}

/// Lets every module that the table uses change the draft, in the order of the menu.
pub(crate) fn add(draft: &mut Draft<'_>) {
    for (row, add) in ROWS.iter().zip(ADD) {
        if draft.uses(row.id) {
            add(draft);
        }
    }
}

//! What older versions of the rules had.

use engine::Earlier;

/// In version 1 border duchies went to the seats by letter. r[burgundy.border.deal]
pub(super) const EARLIER: &[Earlier] = &[
    border_1(2, &[("boards", "11a 11b")]),
    border_1(3, &[("boards", "11a 11b 11c")]),
    border_1(4, &[("boards", "11a 11b 11c 11d")]),
];

const fn border_1(seats: u8, values: &'static [(&'static str, &'static str)]) -> Earlier {
    Earlier { until: 1, module: Some("border"), seats: Some(seats), values }
}

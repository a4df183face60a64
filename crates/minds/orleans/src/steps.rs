//! How far towns are from each other.

use std::{collections::VecDeque, sync::LazyLock};

use ::orleans::{
    bits,
    content::{Edge, TOWN_EDGES, Town},
};

/// How many steps away each town is, by road or waterway.
pub(super) fn distances(from: Town) -> &'static [u8; Town::COUNT] {
    static STEPS: LazyLock<[[u8; Town::COUNT]; Town::COUNT]> = LazyLock::new(|| {
        let mut all = [[0; Town::COUNT]; Town::COUNT];
        for &town in Town::ALL {
            all[town.index()] = measure(town);
        }
        all
    });
    &STEPS[from.index()]
}

fn measure(from: Town) -> [u8; Town::COUNT] {
    let mut steps = [u8::MAX; Town::COUNT];
    steps[from.index()] = 0;
    let mut next = VecDeque::from([from]);
    while let Some(town) = next.pop_front() {
        for edge in bits(TOWN_EDGES[town.index()]) {
            let other = Edge::at(edge.into()).from(town);
            if steps[other.index()] == u8::MAX {
                steps[other.index()] = steps[town.index()] + 1;
                next.push_back(other);
            }
        }
    }
    steps
}

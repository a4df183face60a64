//! How long it takes to come to all the towns that a scenario wants, whatever the order.

use ::orleans::content::{Good, Town};

use super::steps::distances;

/// A town to come to, and what has to be there first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    pub(super) town: Town,
    pub(super) cargo: Cargo,
    /// Whether coming there is all that is missing.
    pub(super) ready: bool,
}

/// What a stop asks for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cargo {
    /// A trading station is built there.
    Station,
    /// These goods.
    Goods([u8; Good::COUNT]),
    /// This many wool and brocade, with at least one brocade.
    Fabrics(u8),
    /// Goods worth this many points.
    Worth(u8),
}

/// What a good is worth on average, when any good will do.
const USUAL: u8 = 3;

impl Cargo {
    /// How many goods are missing. Those the seat has are used up.
    pub(super) fn missing(self, goods: &mut [u8; Good::COUNT]) -> u8 {
        match self {
            Cargo::Station => 0,
            Cargo::Goods(need) => goods
                .iter_mut()
                .zip(need)
                .map(|(have, need)| {
                    let used = need.min(*have);
                    *have -= used;
                    need - used
                })
                .sum(),
            Cargo::Fabrics(count) => {
                let (wool, brocade) = (Good::Wool.index(), Good::Brocade.index());
                let first = goods[brocade].min(1);
                let from_wool = goods[wool].min(count - 1);
                let more = (goods[brocade] - first).min(count - 1 - from_wool);
                goods[wool] -= from_wool;
                goods[brocade] -= first + more;
                count - first - from_wool - more
            }
            Cargo::Worth(points) => {
                let mut left = points;
                for good in Good::ALL.iter().rev() {
                    let used = goods[good.index()].min(left.div_ceil(good.value()));
                    goods[good.index()] -= used;
                    left = left.saturating_sub(used * good.value());
                }
                left.div_ceil(USUAL)
            }
        }
    }
}

/// The steps it takes from every town to visit all stops, in the given order or, if there is none, in the best one.
/// Each good that is missing takes `wait` steps to get.
pub(super) fn times(
    stops: &[Stop],
    in_order: bool,
    goods: [u8; Good::COUNT],
    wait: f32,
) -> [f32; Town::COUNT] {
    let mut best = [f32::INFINITY; Town::COUNT];
    if stops.is_empty() {
        return [0.0; Town::COUNT];
    }
    let mut order: Vec<Stop> = stops.to_vec();
    let settled = if in_order { order.len() } else { 0 };
    permute(&mut order, settled, &mut |order| {
        let mut goods = goods;
        // How long the walk after the first stop takes, and how long the wait for goods takes in
        // all.
        let (mut walked, mut until, mut missing) = (0.0, 0.0_f32, 0_u8);
        for (index, stop) in order.iter().enumerate() {
            if index > 0 {
                let leg = f32::from(distances(order[index - 1].town)[stop.town.index()]);
                walked += leg;
                until += leg;
            }
            missing += stop.cargo.missing(&mut goods);
            until = until.max(wait * f32::from(missing));
        }
        let steps = distances(order[0].town);
        for (best, &steps) in best.iter_mut().zip(steps) {
            *best = best.min(f32::max(f32::from(steps) + walked, until));
        }
    });
    best
}

/// Every order of the stops.
fn permute(order: &mut [Stop], from: usize, visit: &mut impl FnMut(&[Stop])) {
    if from + 1 >= order.len() {
        return visit(order);
    }
    for next in from..order.len() {
        order.swap(from, next);
        permute(order, from + 1, visit);
        order.swap(from, next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goods(list: &[(Good, u8)]) -> [u8; Good::COUNT] {
        let mut goods = [0; Good::COUNT];
        for (good, count) in list {
            goods[good.index()] = *count;
        }
        goods
    }

    #[test]
    fn cargo_says_what_is_missing_and_uses_up_the_rest() {
        let mut have = goods(&[(Good::Grain, 2), (Good::Wool, 4), (Good::Brocade, 1)]);
        assert_eq!(Cargo::Goods(goods(&[(Good::Grain, 3)])).missing(&mut have), 1);
        assert_eq!(Cargo::Fabrics(3).missing(&mut have), 0);
        assert_eq!(have, goods(&[(Good::Wool, 2)]));
        // Wool alone is not enough, one has to be brocade.
        assert_eq!(Cargo::Fabrics(3).missing(&mut have), 1);
        let mut have = goods(&[(Good::Wool, 2), (Good::Cheese, 1)]);
        assert_eq!(Cargo::Worth(12).missing(&mut have), 1);
        assert_eq!(have, [0; Good::COUNT]);
    }

    /// Steps from Orléans until all stops are behind the merchant.
    fn from_orleans(stops: &[Stop], in_order: bool, goods: [u8; Good::COUNT], wait: f32) -> u32 {
        times(stops, in_order, goods, wait)[Town::Orleans.index()] as u32
    }

    #[test]
    fn the_best_order_of_stops_counts_unless_it_is_given() {
        let stop = |town| Stop { town, cargo: Cargo::Station, ready: false };
        let stops = [stop(Town::Tours), stop(Town::Blois)];
        let none = [0; Good::COUNT];
        // Blois is on the way to Tours.
        assert_eq!(from_orleans(&stops, false, none, 1.0), 2);
        assert_eq!(from_orleans(&stops, true, none, 1.0), 3);
        assert_eq!(from_orleans(&[], false, none, 1.0), 0);
    }

    #[test]
    fn goods_that_are_missing_take_their_time() {
        let cargo = Cargo::Goods(goods(&[(Good::Wine, 3)]));
        let stops = [Stop { town: Town::Blois, cargo, ready: false }];
        assert_eq!(from_orleans(&stops, false, [0; Good::COUNT], 2.0), 6);
        assert_eq!(from_orleans(&stops, false, goods(&[(Good::Wine, 3)]), 2.0), 1);
    }
}

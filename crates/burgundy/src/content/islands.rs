//! The duchies of the solo game: islands that rivers join.

/// A space of an island: its name, its colour and value, and where it is printed, in widths of a space from the
/// top left corner.
#[derive(Clone, Copy, Debug)]
pub struct Island {
    pub name: &'static str,
    pub space: &'static str,
    pub at: (f32, f32),
}

const fn at(name: &'static str, space: &'static str, x: f32, y: f32) -> Island {
    Island { name, space, at: (x, y) }
}

/// Pairs of spaces, by name.
pub(super) type Pairs = &'static [(&'static str, &'static str)];

/// Islands: their spaces, those that touch, and those that a river joins.
#[derive(Clone, Copy, Debug)]
pub struct Islands {
    pub spaces: &'static [Island; 37],
    pub touching: Pairs,
    pub links: Pairs,
}

#[rustfmt::skip]
const FOUR_SPACES: [Island; 37] = [
    at("nw1", "L6", 1.86, 0.64),
    at("nw2", "B4", 2.85, 0.64),
    at("nw3", "C2", 1.36, 1.49),
    at("nw4", "Y3", 2.36, 1.49),
    at("nw5", "C2", 3.35, 1.49),
    at("nw6", "M5", 1.86, 2.35),
    at("nw7", "S1", 2.86, 2.37),
    at("ne1", "S6", 6.36, 0.87),
    at("ne2", "M5", 7.34, 0.86),
    at("ne3", "B6", 8.35, 0.87),
    at("ne4", "B2", 9.35, 0.87),
    at("ne5", "B4", 6.83, 1.72),
    at("ne6", "L2", 7.85, 1.71),
    at("ne7", "C4", 8.86, 1.73),
    at("ne8", "Y3", 9.84, 1.70),
    at("ne9", "B6", 7.34, 2.57),
    at("ne10", "S3", 8.35, 2.58),
    at("ne11", "B1", 9.35, 2.58),
    at("sw1", "B2", 1.88, 4.93),
    at("sw2", "S4", 2.88, 4.93),
    at("sw3", "B5", 1.37, 5.78),
    at("sw4", "B4", 2.38, 5.78),
    at("sw5", "L1", 0.88, 6.63),
    at("sw6", "Y3", 1.88, 6.62),
    at("se1", "Y5", 5.87, 4.93),
    at("se2", "Y3", 6.87, 4.91),
    at("se3", "Y5", 7.87, 4.92),
    at("se4", "L1", 8.86, 4.92),
    at("se5", "S1", 5.36, 5.81),
    at("se6", "B2", 6.36, 5.79),
    at("se7", "C4", 7.37, 5.79),
    at("se8", "L6", 8.36, 5.78),
    at("se9", "S3", 9.35, 5.81),
    at("se10", "B6", 5.86, 6.67),
    at("se11", "M5", 6.86, 6.64),
    at("se12", "B1", 7.86, 6.65),
    at("se13", "L2", 8.86, 6.64),
];

#[rustfmt::skip]
const FOUR_TOUCHING: Pairs = &[
    ("nw1", "nw2"), ("nw1", "nw3"), ("nw1", "nw4"), ("nw2", "nw4"), ("nw2", "nw5"), ("nw3", "nw4"),
    ("nw3", "nw6"), ("nw4", "nw5"), ("nw4", "nw6"), ("nw4", "nw7"), ("nw5", "nw7"), ("nw6", "nw7"),
    ("ne1", "ne2"), ("ne1", "ne5"), ("ne2", "ne3"), ("ne2", "ne5"), ("ne2", "ne6"), ("ne3", "ne4"),
    ("ne3", "ne6"), ("ne3", "ne7"), ("ne4", "ne7"), ("ne4", "ne8"), ("ne5", "ne6"), ("ne5", "ne9"),
    ("ne6", "ne7"), ("ne6", "ne9"), ("ne6", "ne10"), ("ne7", "ne8"), ("ne7", "ne10"), ("ne7", "ne11"),
    ("ne8", "ne11"), ("ne9", "ne10"), ("ne10", "ne11"), ("sw1", "sw2"), ("sw1", "sw3"), ("sw1", "sw4"),
    ("sw2", "sw4"), ("sw3", "sw4"), ("sw3", "sw5"), ("sw3", "sw6"), ("sw4", "sw6"), ("sw5", "sw6"),
    ("se1", "se2"), ("se1", "se5"), ("se1", "se6"), ("se2", "se3"), ("se2", "se6"), ("se2", "se7"),
    ("se3", "se4"), ("se3", "se7"), ("se3", "se8"), ("se4", "se8"), ("se4", "se9"), ("se5", "se6"),
    ("se5", "se10"), ("se6", "se7"), ("se6", "se10"), ("se6", "se11"), ("se7", "se8"), ("se7", "se11"),
    ("se7", "se12"), ("se8", "se9"), ("se8", "se12"), ("se8", "se13"), ("se9", "se13"), ("se10", "se11"),
    ("se11", "se12"), ("se12", "se13"),
];

#[rustfmt::skip]
const FOUR_LINKS: Pairs = &[
    ("ne1", "nw7"), ("nw7", "sw2"), ("sw2", "se5"), ("ne10", "se5"), ("ne10", "se9"),
];

#[rustfmt::skip]
const FOURTEEN_SPACES: [Island; 37] = [
    at("a1", "S6", 2.35, 0.85),
    at("b1", "C6", 4.24, 0.85),
    at("b2", "B4", 3.74, 1.73),
    at("b3", "B1", 4.23, 2.58),
    at("c1", "B2", 1.30, 1.83),
    at("c2", "C5", 0.81, 2.69),
    at("c3", "L6", 1.80, 2.69),
    at("c4", "L2", 1.30, 3.54),
    at("c5", "L3", 2.30, 3.54),
    at("d1", "S3", 2.80, 4.82),
    at("e1", "B6", 1.31, 6.08),
    at("e2", "B3", 2.30, 6.08),
    at("e3", "B1", 1.81, 6.93),
    at("e4", "B5", 2.81, 6.93),
    at("f1", "L4", 4.16, 5.07),
    at("f2", "L5", 5.16, 5.07),
    at("f3", "Y5", 3.66, 5.93),
    at("f4", "Y6", 4.67, 5.93),
    at("f5", "M2", 4.16, 6.81),
    at("g1", "S5", 5.23, 3.69),
    at("h1", "B5", 5.93, 0.91),
    at("h2", "M3", 6.93, 0.91),
    at("h3", "Y4", 7.94, 0.91),
    at("h4", "Y2", 8.95, 0.91),
    at("i1", "S4", 8.52, 2.21),
    at("j1", "Y3", 6.83, 3.81),
    at("j2", "Y1", 6.33, 4.67),
    at("j3", "C4", 7.32, 4.67),
    at("k1", "B6", 8.02, 3.53),
    at("k2", "B3", 9.01, 3.53),
    at("l1", "S1", 9.38, 4.88),
    at("m1", "L1", 7.93, 6.06),
    at("m2", "B2", 8.92, 6.06),
    at("m3", "B4", 9.92, 6.06),
    at("m4", "M1", 8.42, 6.93),
    at("m5", "C1", 9.43, 6.93),
    at("n1", "S2", 6.27, 6.22),
];

#[rustfmt::skip]
const FOURTEEN_TOUCHING: Pairs = &[
    ("b1", "b2"), ("b2", "b3"), ("c1", "c2"), ("c1", "c3"), ("c2", "c3"), ("c2", "c4"), ("c3", "c4"),
    ("c3", "c5"), ("c4", "c5"), ("e1", "e2"), ("e1", "e3"), ("e2", "e3"), ("e2", "e4"), ("e3", "e4"),
    ("f1", "f2"), ("f1", "f3"), ("f1", "f4"), ("f2", "f4"), ("f3", "f4"), ("f3", "f5"), ("f4", "f5"),
    ("h1", "h2"), ("h2", "h3"), ("h3", "h4"), ("j1", "j2"), ("j1", "j3"), ("j2", "j3"), ("k1", "k2"),
    ("m1", "m2"), ("m1", "m4"), ("m2", "m3"), ("m2", "m4"), ("m2", "m5"), ("m3", "m5"), ("m4", "m5"),
];

#[rustfmt::skip]
const FOURTEEN_LINKS: Pairs = &[
    ("a1", "b1"), ("a1", "c1"), ("b3", "d1"), ("b3", "g1"), ("c5", "d1"), ("d1", "e1"), ("d1", "f3"),
    ("g1", "h1"), ("g1", "j1"), ("g1", "f2"), ("h2", "i1"), ("i1", "j1"), ("i1", "k2"), ("k2", "l1"),
    ("l1", "m3"), ("j3", "n1"), ("f5", "n1"), ("n1", "m1"),
];

/// Duchy 13a: four islands.
pub(super) const FOUR: Islands = Islands { spaces: &FOUR_SPACES, touching: FOUR_TOUCHING, links: FOUR_LINKS };

/// Duchy 13b: fourteen islands. Each ship space is one of its own.
pub(super) const FOURTEEN: Islands =
    Islands { spaces: &FOURTEEN_SPACES, touching: FOURTEEN_TOUCHING, links: FOURTEEN_LINKS };

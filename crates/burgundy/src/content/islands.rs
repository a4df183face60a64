//! The duchies of the solo game: islands that rivers join.

/// A space of an island: its name, its colour and value, and where it is printed, in hundredths of the width of a
/// space from the top left corner.
#[derive(Clone, Copy, Debug)]
pub struct Island {
    pub name: &'static str,
    pub space: &'static str,
    pub at: (u16, u16),
}

const fn at(name: &'static str, space: &'static str, x: u16, y: u16) -> Island {
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
    at("nw1", "L6", 186, 64),
    at("nw2", "B4", 285, 64),
    at("nw3", "C2", 136, 149),
    at("nw4", "Y3", 236, 149),
    at("nw5", "C2", 335, 149),
    at("nw6", "M5", 186, 235),
    at("nw7", "S1", 286, 237),
    at("ne1", "S6", 636, 87),
    at("ne2", "M5", 734, 86),
    at("ne3", "B6", 835, 87),
    at("ne4", "B2", 935, 87),
    at("ne5", "B4", 683, 172),
    at("ne6", "L2", 785, 171),
    at("ne7", "C4", 886, 173),
    at("ne8", "Y3", 984, 170),
    at("ne9", "B6", 734, 257),
    at("ne10", "S3", 835, 258),
    at("ne11", "B1", 935, 258),
    at("sw1", "B2", 188, 493),
    at("sw2", "S4", 288, 493),
    at("sw3", "B5", 137, 578),
    at("sw4", "B4", 238, 578),
    at("sw5", "L1", 88, 663),
    at("sw6", "Y3", 188, 662),
    at("se1", "Y5", 587, 493),
    at("se2", "Y3", 687, 491),
    at("se3", "Y5", 787, 492),
    at("se4", "L1", 886, 492),
    at("se5", "S1", 536, 581),
    at("se6", "B2", 636, 579),
    at("se7", "C4", 737, 579),
    at("se8", "L6", 836, 578),
    at("se9", "S3", 935, 581),
    at("se10", "B6", 586, 667),
    at("se11", "M5", 686, 664),
    at("se12", "B1", 786, 665),
    at("se13", "L2", 886, 664),
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
    at("a1", "S6", 235, 85),
    at("b1", "C6", 424, 85),
    at("b2", "B4", 374, 173),
    at("b3", "B1", 423, 258),
    at("c1", "B2", 130, 183),
    at("c2", "C5", 81, 269),
    at("c3", "L6", 180, 269),
    at("c4", "L2", 130, 354),
    at("c5", "L3", 230, 354),
    at("d1", "S3", 280, 482),
    at("e1", "B6", 131, 608),
    at("e2", "B3", 230, 608),
    at("e3", "B1", 181, 693),
    at("e4", "B5", 281, 693),
    at("f1", "L4", 416, 507),
    at("f2", "L5", 516, 507),
    at("f3", "Y5", 366, 593),
    at("f4", "Y6", 467, 593),
    at("f5", "M2", 416, 681),
    at("g1", "S5", 523, 369),
    at("h1", "B5", 593, 91),
    at("h2", "M3", 693, 91),
    at("h3", "Y4", 794, 91),
    at("h4", "Y2", 895, 91),
    at("i1", "S4", 852, 221),
    at("j1", "Y3", 683, 381),
    at("j2", "Y1", 633, 467),
    at("j3", "C4", 732, 467),
    at("k1", "B6", 802, 353),
    at("k2", "B3", 901, 353),
    at("l1", "S1", 938, 488),
    at("m1", "L1", 793, 606),
    at("m2", "B2", 892, 606),
    at("m3", "B4", 992, 606),
    at("m4", "M1", 842, 693),
    at("m5", "C1", 943, 693),
    at("n1", "S2", 627, 622),
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

/// Duchy 13b: fourteen islands. Each ship space is its own island.
pub(super) const FOURTEEN: Islands =
    Islands { spaces: &FOURTEEN_SPACES, touching: FOURTEEN_TOUCHING, links: FOURTEEN_LINKS };

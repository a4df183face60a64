use super::{Bonus, Colour, Confidence, HEXES, Hex, Numbers};

/// No duchy has more areas than this. D has exactly this many.
pub const MAX_AREAS: usize = 23;

/// Hexes in each row.
pub(crate) const HEX_ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// Castles in a duchy.
const CASTLES: usize = 4;

/// A printed duchy: its rows as on the sheet, and the squares of its castles in reading order.
#[derive(Clone, Copy, Debug)]
pub struct DuchySpec<'a> {
    pub letter: char,
    pub rows: [&'a str; 7],
    pub squares: [Bonus; CASTLES],
    pub confidence: Confidence,
    pub note: &'static str,
}

use Bonus::{Commodity, Monk, Silver, Worker};

/// The four duchies. r[burgundy-dice.setup.duchy]
pub const DUCHIES: [DuchySpec<'static>; 4] = [
    DuchySpec {
        letter: 'A',
        rows: ["RRMM", "OOPPO", "OCYYCP", "ORRPOOO", "YCPRCY", "YMRPP", "MOYY"],
        squares: [Commodity, Silver, Worker, Monk],
        confidence: Confidence::Verified,
        note: "two unrelated apps agree; the rulebook lists its areas",
    },
    DuchySpec {
        letter: 'B',
        rows: ["YYPM", "OOOMR", "OCRYCP", "MRRYRPP", "MCPRCO", "PPOYO", "YOOY"],
        squares: [Monk, Worker, Silver, Commodity],
        confidence: Confidence::OneSource,
        note: "one app; totals and castles are right, but some hexes may be swapped",
    },
    DuchySpec {
        letter: 'C',
        rows: ["OCPP", "MMOOO", "OCYRPY", "YOYRORR", "YPCOOC", "PMMYP", "RRYP"],
        squares: [Silver, Commodity, Worker, Monk],
        confidence: Confidence::OneSource,
        note: "one app, corrected version; shares three castle hexes with D: check these first",
    },
    DuchySpec {
        letter: 'D',
        rows: ["YCOO", "OYPMY", "RCOMRR", "RYYRPPY", "OPCRCO", "PPOOO", "YMMP"],
        squares: [Silver, Worker, Commodity, Monk],
        confidence: Confidence::OneSource,
        note: "one app; shares three castle hexes with C: check these first",
    },
];

/// A castle hex with the bonus on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castle {
    pub hex: Hex,
    pub square: Bonus,
}

/// A duchy ready for play: everything a mark needs is a mask or a look-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duchy {
    pub letter: char,
    pub colours: [Colour; HEXES],
    /// The hexes of each colour.
    pub of_colour: [u64; Colour::COUNT],
    /// The area of each hex.
    pub area_of: [u8; HEXES],
    pub areas: [u64; MAX_AREAS],
    pub area_count: u8,
    /// The castles in reading order.
    pub castles: [Castle; CASTLES],
    /// The numbers that each area takes while it is empty, as bits.
    pub takes: [u8; MAX_AREAS],
}

impl Duchy {
    #[inline]
    pub fn colour(&self, hex: Hex) -> Colour {
        self.colours[hex.index()]
    }

    /// The hexes of the area that contains a hex.
    #[inline]
    pub fn area(&self, hex: Hex) -> u64 {
        self.areas[self.area_of[hex.index()] as usize]
    }

    /// The castle on a hex.
    pub fn castle(&self, hex: Hex) -> Option<Castle> {
        self.castles.into_iter().find(|castle| castle.hex == hex)
    }

    /// The sizes of the areas of a colour, largest first.
    pub fn area_sizes(&self, colour: Colour) -> Vec<u32> {
        let mut sizes: Vec<u32> = self.areas[..self.area_count as usize]
            .iter()
            .filter(|&&area| area & self.of_colour[colour.index()] != 0)
            .map(|area| area.count_ones())
            .collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes
    }

    /// Updates what a written number changes: the numbers that its area and neighbouring castles take.
    #[inline]
    pub(crate) fn note_number(&self, takes: &mut [u8; MAX_AREAS], hex: Hex, number: u8) {
        let bit = number_bit(number);
        let taken = &mut takes[self.area_of[hex.index()] as usize];
        match self.colour(hex).spec().numbers {
            // r[burgundy-dice.mark.city] No number twice.
            Numbers::Different => *taken &= !bit,
            // r[burgundy-dice.mark.pasture] All equal.
            Numbers::Equal => *taken = bit,
            // r[burgundy-dice.mark.repeat]
            Numbers::Only(_) | Numbers::Beside => {}
        }
        // r[burgundy-dice.mark.castle] It may now be written in a neighbouring castle.
        for castle in Hex::in_mask(hex.neighbours() & self.of_colour[Colour::Green.index()]) {
            takes[self.area_of[castle.index()] as usize] |= bit;
        }
    }
}

/// What an area of a colour takes while it is empty. r[burgundy-dice.mark.first]
fn takes_first(colour: Colour) -> u8 {
    match colour.spec().numbers {
        // r[burgundy-dice.mark.purple] r[burgundy-dice.mark.gray] r[burgundy-dice.mark.blue]
        Numbers::Only([low, high]) => number_bit(low) | number_bit(high),
        Numbers::Different | Numbers::Equal => ANY_NUMBER,
        Numbers::Beside => 0,
    }
}

/// The numbers 1 to 6 as bits.
pub(crate) const ANY_NUMBER: u8 = 0b11_1111;

/// A number as one bit of a set.
#[inline]
pub(crate) fn number_bit(number: u8) -> u8 {
    1 << (number - 1)
}

/// The numbers whose bits are set, lowest first.
#[inline]
pub(crate) fn numbers_in(mut bits: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let number = bits.trailing_zeros() as u8 + 1;
        bits &= bits - 1;
        Some(number)
    })
}

/// Reads the rows of a duchy. An error says which hex is wrong.
pub(crate) fn parse(spec: &DuchySpec<'_>) -> Result<Duchy, String> {
    let letters: Vec<char> = spec.rows.concat().chars().collect();
    if letters.len() != HEXES {
        return Err(format!("{} hexes instead of {HEXES}", letters.len()));
    }
    let mut colours = [Colour::Purple; HEXES];
    let mut of_colour = [0; Colour::COUNT];
    for hex in Hex::all() {
        let letter = letters[hex.index()];
        let colour = Colour::ALL.into_iter().find(|colour| colour.spec().letter == letter);
        let colour = colour.ok_or_else(|| format!("{hex}: `{letter}` is not a colour"))?;
        colours[hex.index()] = colour;
        of_colour[colour.index()] |= hex.bit();
    }
    let castle_hexes: Vec<Hex> = Hex::in_mask(of_colour[Colour::Green.index()]).collect();
    let &[a, b, c, d] = castle_hexes.as_slice() else {
        return Err(format!("{} castles instead of {CASTLES}", castle_hexes.len()));
    };
    let [pa, pb, pc, pd] = spec.squares;
    let castle = |hex, square| Castle { hex, square };
    let mut duchy = Duchy {
        letter: spec.letter,
        colours,
        of_colour,
        area_of: [0; HEXES],
        areas: [0; MAX_AREAS],
        area_count: 0,
        castles: [castle(a, pa), castle(b, pb), castle(c, pc), castle(d, pd)],
        takes: [0; MAX_AREAS],
    };
    for colour in Colour::ALL {
        find_areas(&mut duchy, colour)?;
    }
    Ok(duchy)
}

/// r[burgundy-dice.mark.area] Areas are connected hexes of one colour.
fn find_areas(duchy: &mut Duchy, colour: Colour) -> Result<(), String> {
    let mut rest = duchy.of_colour[colour.index()];
    while let Some(first) = Hex::in_mask(rest).next() {
        let area = Hex::connected(first.bit(), rest);
        if area.count_ones() > 4 {
            return Err(format!("the {} at {first} has more than 4 hexes", colour.spec().area));
        }
        let number = duchy.area_count as usize;
        if number == MAX_AREAS {
            return Err(format!("there are more than {MAX_AREAS} areas"));
        }
        for hex in Hex::in_mask(area) {
            duchy.area_of[hex.index()] = duchy.area_count;
        }
        duchy.areas[number] = area;
        duchy.takes[number] = takes_first(colour);
        duchy.area_count += 1;
        rest &= !area;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_duchy_has_the_areas_of_the_fact_file() {
        // T26: blue, gray, orange, purple, green, yellow.
        let sizes: [[&[u32]; 6]; 4] = [
            [&[2, 2, 2], &[2, 2], &[4, 3, 1, 1], &[2, 2, 2, 1], &[1, 1, 1, 1], &[2, 2, 2, 1]],
            [&[3, 2, 1], &[2, 2], &[4, 3, 2], &[3, 3, 1], &[1, 1, 1, 1], &[2, 2, 2, 1]],
            [&[2, 2, 2], &[2, 2], &[3, 3, 2, 1], &[2, 2, 2, 1], &[1, 1, 1, 1], &[2, 2, 2, 1]],
            [&[2, 2, 2], &[2, 2], &[4, 2, 1, 1, 1], &[3, 2, 1, 1], &[1, 1, 1, 1], &[2, 2, 1, 1, 1]],
        ];
        for (spec, sizes) in DUCHIES.iter().zip(sizes) {
            let duchy = parse(spec).unwrap();
            let order =
                [Colour::Blue, Colour::Gray, Colour::Orange, Colour::Purple, Colour::Green, Colour::Yellow];
            for (colour, sizes) in order.into_iter().zip(sizes) {
                assert_eq!(duchy.area_sizes(colour), sizes, "duchy {} {colour}", spec.letter);
            }
            let totals = Colour::ALL.map(|colour| duchy.of_colour[colour.index()].count_ones());
            assert_eq!(totals, [7, 4, 6, 9, 4, 7], "duchy {}", spec.letter);
        }
    }

    #[test]
    fn no_two_castles_touch_and_their_squares_differ() {
        for spec in &DUCHIES {
            let duchy = parse(spec).unwrap();
            let castles = duchy.of_colour[Colour::Green.index()];
            assert!(Hex::in_mask(castles).all(|hex| hex.neighbours() & castles == 0));
            let mut squares = spec.squares;
            squares.sort_unstable();
            assert_eq!(squares, Bonus::ALL);
        }
    }

    #[test]
    fn an_error_says_what_is_wrong_with_a_row() {
        let broken = |rows| parse(&DuchySpec { rows, ..DUCHIES[0] }).unwrap_err();
        let [_, rest @ ..] = DUCHIES[0].rows;
        let with = |first| {
            let mut rows = [first; 7];
            rows[1..].copy_from_slice(&rest);
            rows
        };
        assert_eq!(broken(with("RRM")), "36 hexes instead of 37");
        assert_eq!(broken(with("RRMX")), "r1c4: `X` is not a colour");
        assert_eq!(broken(with("RRCC")), "6 castles instead of 4");
    }
}

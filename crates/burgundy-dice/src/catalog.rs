//! What is printed on the components, for clients that draw them.

use serde::Serialize;

use crate::{
    content::{
        AREA_POINTS, Bonus, Colour, Confidence, DUCHIES, GRADES, Grade, Hex, Numbers, Reward, SALE_POINTS,
        phase_name,
    },
    rules::BurgundyDice,
};

/// Everything printed on the components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalog {
    pub duchies: Vec<PrintedDuchy>,
    pub tables: Tables,
}

/// Everything that is the same at every table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tables {
    /// In the order of the sheet.
    pub colours: Vec<PrintedColour>,
    pub bonuses: Vec<PrintedBonus>,
    pub phases: Vec<&'static str>,
    /// Points for a completed area, by its size minus 1 and by phase.
    pub area_points: Vec<Vec<u8>>,
    /// Points for each sold commodity.
    pub sale_points: u8,
    /// The grades of a solo game, the lowest first.
    pub grades: Vec<PrintedGrade>,
    /// The letters of the duchies that we know from only one source.
    pub doubtful_duchies: Vec<char>,
}

/// One row of the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedColour {
    pub colour: Colour,
    /// What an area of the colour is.
    pub area: &'static str,
    /// Which numbers it takes: `only` those listed, `different`, `equal` or `beside`.
    pub rule: &'static str,
    pub numbers: Vec<u8>,
    /// What a completed area gives as well as its points. None for castles and pastures.
    pub bonus: Option<Bonus>,
    /// Points for the first and the second to complete the colour.
    pub first: u8,
    pub second: u8,
    /// Whether we know these points from only one source.
    pub one_source: bool,
    /// The clause about its numbers.
    pub clause: &'static str,
}

/// A bonus and the colour whose row it is in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedBonus {
    pub bonus: Bonus,
    pub colour: Colour,
}

/// A grade and the fewest points that earn it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedGrade {
    pub points: u16,
    pub grade: Grade,
}

/// A duchy hex by hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedDuchy {
    pub duchy: char,
    /// Which source it was read from.
    pub source: &'static str,
    pub hexes: Vec<PrintedHex>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedHex {
    pub hex: Hex,
    pub colour: Colour,
    /// The number of its area, shared by all hexes of that area.
    pub area: u8,
    /// The bonus on a castle's square.
    pub square: Option<Bonus>,
}

impl Catalog {
    /// Everything printed on the components.
    pub fn new() -> Catalog {
        let duchies = DUCHIES.iter().map(|duchy| PrintedDuchy {
            duchy: duchy.letter,
            source: duchy.note,
            hexes: hexes(duchy.letter),
        });
        Catalog { duchies: duchies.collect(), tables: Tables::new() }
    }
}

impl Default for Catalog {
    fn default() -> Catalog {
        Catalog::new()
    }
}

impl Tables {
    /// Everything that is the same at every table.
    pub fn new() -> Tables {
        let doubtful = DUCHIES.iter().filter(|duchy| duchy.confidence == Confidence::OneSource);
        let bonuses = Colour::ALL.into_iter().filter_map(|colour| match colour.spec().reward {
            Reward::Bonus(bonus) => Some(PrintedBonus { bonus, colour }),
            Reward::Square | Reward::Double => None,
        });
        Tables {
            colours: Colour::ALL.into_iter().map(printed_colour).collect(),
            bonuses: bonuses.collect(),
            phases: (0..3).map(phase_name).collect(),
            area_points: AREA_POINTS.iter().map(|points| points.to_vec()).collect(),
            sale_points: SALE_POINTS,
            grades: GRADES.iter().map(|&(points, grade)| PrintedGrade { points, grade }).collect(),
            doubtful_duchies: doubtful.map(|duchy| duchy.letter).collect(),
        }
    }
}

impl Default for Tables {
    fn default() -> Tables {
        Tables::new()
    }
}

fn printed_colour(colour: Colour) -> PrintedColour {
    let spec = colour.spec();
    let (rule, numbers) = match spec.numbers {
        Numbers::Only(numbers) => ("only", numbers.to_vec()),
        Numbers::Different => ("different", Vec::new()),
        Numbers::Equal => ("equal", Vec::new()),
        Numbers::Beside => ("beside", Vec::new()),
    };
    let [first, second] = spec.points;
    PrintedColour {
        colour,
        area: spec.area,
        rule,
        numbers,
        bonus: match spec.reward {
            Reward::Bonus(bonus) => Some(bonus),
            Reward::Square | Reward::Double => None,
        },
        first,
        second,
        one_source: spec.confidence == Confidence::OneSource,
        clause: spec.clause,
    }
}

fn hexes(letter: char) -> Vec<PrintedHex> {
    let rules = BurgundyDice::on_duchy(letter);
    let duchy = rules.duchy();
    let printed = |hex: Hex| PrintedHex {
        hex,
        colour: duchy.colour(hex),
        area: duchy.area_of[hex.index()],
        square: duchy.castle(hex).map(|castle| castle.square),
    };
    Hex::all().map(printed).collect()
}

use serde::Serialize;

/// Points for a completed area, by its size minus 1 and by phase. r[burgundy-dice.area.points]
pub const AREA_POINTS: [[u8; 3]; 4] = [
    // I  II III
    [1, 1, 1],
    [4, 3, 2],
    [8, 6, 4],
    [13, 10, 7],
];

/// Hourglass boxes in a time column. r[burgundy-dice.time.phases]
pub const BOXES: u8 = 10;

/// Rounds in a phase of the solo game. r[burgundy-dice.solo.rounds]
pub const SOLO_ROUNDS: u8 = 8;

/// Faces of the hourglass die with one and with two hourglasses. r[burgundy-dice.setup.hourglass-die]
pub const HOURGLASS: [u32; 2] = [4, 2];

/// Points for each sold commodity. r[burgundy-dice.sale.income]
pub const SALE_POINTS: u8 = 2;

/// Points for the start castle. r[burgundy-dice.setup.castle-point]
pub const START_POINTS: u8 = 1;

/// How a phase is written.
pub fn phase_name(phase: u8) -> &'static str {
    ["I", "II", "III"][phase as usize]
}

/// How well a solo game went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    WellDone,
    Excellent,
    Incredible,
}

/// The fewest points for each grade, the lowest first. r[burgundy-dice.solo.grades]
pub const GRADES: [(u16, Grade); 3] =
    [(51, Grade::WellDone), (61, Grade::Excellent), (70, Grade::Incredible)];

impl Grade {
    /// The grade a solo score earns, if any.
    pub fn of(points: u16) -> Option<Grade> {
        GRADES.iter().rev().find(|(least, _)| points >= *least).map(|&(_, grade)| grade)
    }

    pub fn name(self) -> &'static str {
        match self {
            Grade::WellDone => "well-done",
            Grade::Excellent => "excellent",
            Grade::Incredible => "incredible",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_50_more_than_60_and_70_are_the_grades() {
        let grades = [50, 51, 60, 61, 69, 70].map(Grade::of);
        let (well, excellent) = (Some(Grade::WellDone), Some(Grade::Excellent));
        assert_eq!(grades, [None, well, well, excellent, excellent, Some(Grade::Incredible)]);
    }
}

/// Points for a completed area of 1 to 8 spaces. r[burgundy.area.size-table] Modules can make it larger.
/// r[burgundy.area.cap]
pub const AREA_POINTS: [u8; 11] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55];

/// Points for every area completed in phases A to E. r[burgundy.area.phase-bonus]
pub const PHASE_BONUS: [u8; 5] = [10, 8, 6, 4, 2];

/// Workers at the start, by turn order. r[burgundy.setup.workers]
pub const START_WORKERS: [u8; 4] = [1, 2, 3, 4];

/// Silver at the start. r[burgundy.setup.silver]
pub const START_SILVER: u8 = 1;

/// Goods at the start. r[burgundy.setup.goods]
pub const START_GOODS: u8 = 3;

/// Spaces after the first on the turn-order track. r[burgundy.comp.track]
pub const TRACK_SPACES: u8 = 6;

/// The letter of a phase.
pub fn phase_letter(phase: u8) -> char {
    char::from(b'A' + phase)
}

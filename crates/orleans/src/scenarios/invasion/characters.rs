//! The characters and their personal objectives.

use crate::content::named;

named! {
    /// Who a seat is. r[orleans.invasion.characters]
    Character, "a character is":
    Librarian = "librarian",
    Scholar = "scholar",
    Mayor = "mayor",
    General = "general",
    Fisherman = "fisherman",
    Merchant = "merchant",
    Councilman = "councilman",
    Innkeeper = "innkeeper",
    EstateManager = "estate-manager",
}

impl Character {
    /// The clause of its objective.
    pub const fn clause(self) -> &'static str {
        match self {
            Character::Librarian => "orleans.invasion.librarian",
            Character::Scholar => "orleans.invasion.scholar",
            Character::Mayor => "orleans.invasion.mayor",
            Character::General => "orleans.invasion.general",
            Character::Fisherman => "orleans.invasion.fisherman",
            Character::Merchant => "orleans.invasion.merchant",
            Character::Councilman => "orleans.invasion.councilman",
            Character::Innkeeper => "orleans.invasion.innkeeper",
            Character::EstateManager => "orleans.invasion.estate-manager",
        }
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Character::Librarian => "Librarian",
            Character::Scholar => "Scholar",
            Character::Mayor => "Mayor",
            Character::General => "General",
            Character::Fisherman => "Fisherman",
            Character::Merchant => "Merchant",
            Character::Councilman => "Councilman",
            Character::Innkeeper => "Innkeeper",
            Character::EstateManager => "Estate Manager",
        }
    }

    /// r[orleans.invasion.characters-chosen]
    pub const fn easier(self) -> bool {
        matches!(
            self,
            Character::Councilman
                | Character::Fisherman
                | Character::General
                | Character::Innkeeper
                | Character::Librarian
        )
    }

    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }
}

/// What a seat has only in this scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// `None` until it is dealt or chosen.
    pub character: Option<Character>,
    /// Towns in which it has built a fortified tower.
    pub towers: u32,
}

use super::names::named;

named! {
    /// The six events of the hourglass tiles. r[orleans.hourglass.deck]
    Hour, "an event is":
    Pilgrimage = "pilgrimage",
    Plague = "plague",
    Taxes = "taxes",
    TradingDay = "trading-day",
    Income = "income",
    Harvest = "harvest",
}

impl Hour {
    /// Tiles of each event. r[orleans.hourglass.deck]
    pub const TILES: u8 = 3;

    /// Whether the Sacristy can keep it away. r[orleans.tile.sacristy]
    #[inline]
    pub const fn harmful(self) -> bool {
        matches!(self, Hour::Plague | Hour::Taxes | Hour::Harvest)
    }

    /// The clause that says what it does.
    pub const fn clause(self) -> &'static str {
        match self {
            Hour::Pilgrimage => "orleans.event.pilgrimage",
            Hour::Plague => "orleans.event.plague",
            Hour::Taxes => "orleans.event.taxes",
            Hour::TradingDay => "orleans.event.trading-day",
            Hour::Income => "orleans.event.income",
            Hour::Harvest => "orleans.event.harvest",
        }
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Hour::Pilgrimage => "Pilgrimage",
            Hour::Plague => "Plague",
            Hour::Taxes => "Taxes",
            Hour::TradingDay => "Trading Day",
            Hour::Income => "Income",
            Hour::Harvest => "Harvest",
        }
    }
}

/// Rounds of the game. r[orleans.round.count]
pub const ROUNDS: u8 = 18;

/// Rounds for which the newer decks shuffle one of each event. r[orleans.hourglass.letters]
pub const LETTER: u8 = 6;

/// Goods for which the taxes cost a coin. r[orleans.event.taxes]
pub const TAXED: u8 = 3;

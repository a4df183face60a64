//! What an overlay may replace here.

use engine::{Confidence::Reconstructed, FreeText, OptionSpec, OverlayRow};

use super::cards::read_card;
use crate::compose::overlay::{in_range, number, row, spaces};

/// What a structure needs and is worth, with its default.
const fn card(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_card(text).map(|_| ()) }
}

/// The structures.
#[rustfmt::skip]
pub(crate) const STRUCTURE_KEYS: &[OverlayRow] = &[
    row(Reconstructed, OptionSpec::free("overlay.structure.chartres", card("craftsman craftsman monk points 11"), "what the Cathedral Workshop in Chartres needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.etampes", card("farmer trader grain grain points 9"), "what the Corn Exchange in Étampes needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.lemans", card("craftsman trader coins 3 points 10"), "what the Tannery in Le Mans needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chateaudun", card("craftsman knight points 8"), "what the Watchtower in Châteaudun needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.montargis", card("boatman boatman craftsman points 9"), "what the Canal Lock in Montargis needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.vendome", card("scholar monk points 10"), "what the Abbey School in Vendôme needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.blois", card("boatman knight coins 4 points 12"), "what the River Toll House in Blois needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.briare", card("farmer boatman boatman points 9"), "what the Ferry Landing in Briare needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.tours", card("trader scholar brocade points 13"), "what the Silk House in Tours needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chinon", card("craftsman knight knight points 11"), "what the Royal Fortress in Chinon needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.montrichard", card("farmer knight coins 2 points 10"), "what the Keep in Montrichard needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-centre"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.vierzon", card("craftsman craftsman coins 3 points 10"), "what the Forge in Vierzon needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-centre"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.loches", card("knight scholar coins 3 points 12"), "what the Law Court in Loches needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-centre"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.bourges", card("trader trader coins 5 points 12"), "what the Merchant Palace in Bourges needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-centre"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.sancerre", card("farmer boatman wine points 10"), "what the Wine Cellars in Sancerre needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chatellerault", card("craftsman trader cheese coins 2 points 11"), "what the Cutlers' Hall in Châtellerault needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.leblanc", card("farmer monk points 9"), "what the Priory in Le Blanc needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chateauroux", card("farmer farmer wine points 10"), "what the Vineyard in Châteauroux needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.nevers", card("boatman craftsman coins 3 points 10"), "what the Pottery in Nevers needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.argenton", card("farmer trader wool points 11"), "what the Wool Hall in Argenton-sur-Creuse needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.lachatre", card("farmer farmer cheese points 9"), "what the Sheep Market in La Châtre needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.stamand", card("farmer scholar monk points 12"), "what the Hospice in Saint-Amand-Montrond needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
];

/// The deeds.
#[rustfmt::skip]
pub(crate) const DEED_KEYS: &[OverlayRow] = &[
    row(Reconstructed, OptionSpec::free("overlay.deed.carpenters-guild", spaces("farmer boatman boatman craftsman craftsman craftsman trader trader"), "the followers that this deed has spaces for: Carpenters' Guild", "orleans.prosperity.deed-carpenters-guild"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.right-of-assembly", spaces("farmer boatman craftsman trader knight scholar"), "the followers that this deed has spaces for: Right of Assembly", "orleans.prosperity.deed-right-of-assembly"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.orphanage", spaces("farmer farmer farmer knight scholar scholar monk"), "the followers that this deed has spaces for: Orphanage", "orleans.prosperity.deed-orphanage"), "not known; our choice"),
];

/// The prices of Market Day.
#[rustfmt::skip]
pub(crate) const PRICE_KEYS: &[OverlayRow] = &[
    row(Reconstructed, OptionSpec::free("overlay.price.grain", number("1", |text| in_range(text, 0, 20)), "what grain costs on Market Day, 0 to 20; default 1", "orleans.prosperity.market-day-prices"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.cheese", number("2", |text| in_range(text, 0, 20)), "what cheese costs on Market Day, 0 to 20; default 2", "orleans.prosperity.market-day-prices"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.wine", number("3", |text| in_range(text, 0, 20)), "what wine costs on Market Day, 0 to 20; default 3", "orleans.prosperity.market-day-prices"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.wool", number("4", |text| in_range(text, 0, 20)), "what wool costs on Market Day, 0 to 20; default 4", "orleans.prosperity.market-day-prices"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.brocade", number("5", |text| in_range(text, 0, 20)), "what brocade costs on Market Day, 0 to 20; default 5", "orleans.prosperity.market-day-prices"), "not known; our choice"),
];

/// How cards are drawn.
#[rustfmt::skip]
pub(crate) const DRAW_KEYS: &[OverlayRow] = &[
    row(Reconstructed, OptionSpec::one_of("overlay.cards.draws", &["entered", "silent"], "whether every card that you draw has an entry in the record, or only those that could be another card", "orleans.prosperity.cards-secret"), "how a record is kept is our choice"),
];

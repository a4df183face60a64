//! The structure cards: what each needs and what it is worth. r[orleans.prosperity.structures]

use crate::content::{Good, Role, Town};

/// What is printed on a structure card.
#[derive(Clone, Copy, Debug)]
pub struct StructureRow {
    pub town: Town,
    /// Its name for people.
    pub title: &'static str,
    pub clause: &'static str,
    /// Followers, goods, coins and points, as an overlay writes them.
    pub needs: &'static str,
}

/// What a structure needs at a table. Its followers and goods are numbered, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// The bits of each role and of each good.
    pub followers: [u8; Role::COUNT],
    pub goods: [u8; Good::COUNT],
    pub coins: u8,
    pub points: u8,
}

impl Card {
    /// The bits of all followers and goods.
    #[inline]
    pub fn items(&self) -> u8 {
        self.followers.iter().chain(&self.goods).fold(0, |all, items| all | items)
    }
}

/// The most followers and goods of a structure together.
pub(super) const ITEMS: usize = 8;

/// The most coins and points of a structure.
const NUMBERS: u8 = 99;

/// What a structure needs, as written in a record: `farmer trader grain grain coins 2 points 9`.
pub(crate) fn read_card(text: &str) -> Result<Card, String> {
    let mut card = Card::default();
    let mut items = 0;
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if let "coins" | "points" = word {
            let number = words.next().and_then(|number| number.parse().ok()).filter(|n| *n <= NUMBERS);
            let number =
                number.ok_or_else(|| format!("write a number from 0 to {NUMBERS} after `{word}`"))?;
            *(if word == "coins" { &mut card.coins } else { &mut card.points }) = number;
            continue;
        }
        if items == ITEMS {
            return Err(format!("`{text}` has more than {ITEMS} followers and goods"));
        }
        let bit = 1 << items;
        match (word.parse::<Role>(), word.parse::<Good>()) {
            (Ok(role), _) => card.followers[role.index()] |= bit,
            (_, Ok(good)) => card.goods[good.index()] |= bit,
            _ => {
                return Err(format!(
                    "`{word}` is neither a follower nor a good; write such as `farmer trader grain coins 2 points 9`"
                ));
            }
        }
        items += 1;
    }
    if items == 0 && card.coins == 0 {
        return Err(format!("`{text}` needs nothing; name at least one follower, a good or coins"));
    }
    Ok(card)
}

const fn row(town: Town, title: &'static str, clause: &'static str, needs: &'static str) -> StructureRow {
    StructureRow { town, title, clause, needs }
}

const NORTH: &str = "orleans.prosperity.structures-north";
const LOIRE: &str = "orleans.prosperity.structures-loire";
const CENTRE: &str = "orleans.prosperity.structures-centre";
const SOUTH: &str = "orleans.prosperity.structures-south";

/// One card for each town except Orléans, in the order of the towns. Everything but the name of the Vineyard is our
/// choice.
#[rustfmt::skip]
pub const STRUCTURES: [StructureRow; Town::COUNT - 1] = [
    row(Town::Chartres, "Cathedral Workshop", NORTH, "craftsman craftsman monk points 11"),
    row(Town::Etampes, "Corn Exchange", NORTH, "farmer trader grain grain points 9"),
    row(Town::Lemans, "Tannery", NORTH, "craftsman trader coins 3 points 10"),
    row(Town::Chateaudun, "Watchtower", NORTH, "craftsman knight points 8"),
    row(Town::Montargis, "Canal Lock", NORTH, "boatman boatman craftsman points 9"),
    row(Town::Vendome, "Abbey School", NORTH, "scholar monk points 10"),
    row(Town::Blois, "River Toll House", LOIRE, "boatman knight coins 4 points 12"),
    row(Town::Briare, "Ferry Landing", LOIRE, "farmer boatman boatman points 9"),
    row(Town::Tours, "Silk House", LOIRE, "trader scholar brocade points 13"),
    row(Town::Chinon, "Royal Fortress", LOIRE, "craftsman knight knight points 11"),
    row(Town::Montrichard, "Keep", CENTRE, "farmer knight coins 2 points 10"),
    row(Town::Vierzon, "Forge", CENTRE, "craftsman craftsman coins 3 points 10"),
    row(Town::Loches, "Law Court", CENTRE, "knight scholar coins 3 points 12"),
    row(Town::Bourges, "Merchant Palace", CENTRE, "trader trader coins 5 points 12"),
    row(Town::Sancerre, "Wine Cellars", LOIRE, "farmer boatman wine points 10"),
    row(Town::Chatellerault, "Cutlers' Hall", SOUTH, "craftsman trader cheese coins 2 points 11"),
    row(Town::Leblanc, "Priory", SOUTH, "farmer monk points 9"),
    row(Town::Chateauroux, "Vineyard", SOUTH, "farmer farmer wine points 10"),
    row(Town::Nevers, "Pottery", LOIRE, "boatman craftsman coins 3 points 10"),
    row(Town::Argenton, "Wool Hall", SOUTH, "farmer trader wool points 11"),
    row(Town::Lachatre, "Sheep Market", SOUTH, "farmer farmer cheese points 9"),
    row(Town::Stamand, "Hospice", SOUTH, "farmer scholar monk points 12"),
];

impl StructureRow {
    /// The card of a town that is not Orléans.
    pub const fn of(town: Town) -> &'static StructureRow {
        &STRUCTURES[town.index() - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points follow from what a structure needs: 3, 2 for a farmer, boatman, craftsman or trader, 3 for a
    /// knight or scholar, 4 for a monk, 1 for a coin, and the value of the goods.
    #[test]
    fn rows_are_in_order_and_their_points_follow_one_rule() {
        for (row, &town) in STRUCTURES.iter().zip(&Town::ALL[1..]) {
            assert_eq!(row.town, town);
            let card = read_card(row.needs).unwrap();
            let worth = [2, 2, 2, 2, 3, 3, 4];
            let followers: u32 =
                card.followers.iter().zip(worth).map(|(bits, by)| bits.count_ones() * by).sum();
            let goods = card.goods.iter().zip(Good::ALL);
            let goods: u32 = goods.map(|(bits, good)| bits.count_ones() * u32::from(good.value())).sum();
            assert_eq!(u32::from(card.points), 3 + followers + goods + u32::from(card.coins), "{town}");
        }
    }

    #[test]
    fn needs_are_read_or_refused() {
        let card = read_card("farmer trader grain grain coins 2 points 9").unwrap();
        assert_eq!((card.followers[Role::Trader.index()], card.goods[0], card.items()), (2, 12, 15));
        assert_eq!((card.coins, card.points), (2, 9));
        let error = |text: &str| read_card(text).unwrap_err();
        assert!(error("points 9").contains("needs nothing"));
        assert!(error("farmer coins x").contains("a number from 0 to 99"));
        assert!(error("farmer gold").contains("neither a follower nor a good"));
        assert!(
            error("farmer farmer farmer farmer farmer farmer farmer farmer wine").contains("more than 8")
        );
    }
}

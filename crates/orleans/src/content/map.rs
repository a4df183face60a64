use super::names::named;

named! {
    /// The 23 towns of the map. r[orleans.map.towns]
    Town, "that is not a town on the map":
    Orleans = "orleans",
    Chartres = "chartres",
    Etampes = "etampes",
    Lemans = "lemans",
    Chateaudun = "chateaudun",
    Montargis = "montargis",
    Vendome = "vendome",
    Blois = "blois",
    Briare = "briare",
    Tours = "tours",
    Chinon = "chinon",
    Montrichard = "montrichard",
    Vierzon = "vierzon",
    Loches = "loches",
    Bourges = "bourges",
    Sancerre = "sancerre",
    Chatellerault = "chatellerault",
    Leblanc = "leblanc",
    Chateauroux = "chateauroux",
    Nevers = "nevers",
    Argenton = "argenton",
    Lachatre = "lachatre",
    Stamand = "stamand",
}

named! {
    /// Whether an edge of the map is a road or a waterway.
    Way, "a way is":
    Road = "road",
    Waterway = "river",
}

named! {
    /// The 29 roads and 14 waterways of the map, each between two towns. r[orleans.map.roads] r[orleans.map.waterways]
    Edge, "that is not a road or waterway on the map":
    RLemansChartres = "r-lemans-chartres",
    REtampesMontargis = "r-etampes-montargis",
    RChatelleraultArgenton = "r-chatellerault-argenton",
    RStamandNevers = "r-stamand-nevers",
    RLemansTours = "r-lemans-tours",
    ROrleansVierzon = "r-orleans-vierzon",
    RChartresEtampes = "r-chartres-etampes",
    RChartresOrleans = "r-chartres-orleans",
    RChartresChateaudun = "r-chartres-chateaudun",
    RLemansChateaudun = "r-lemans-chateaudun",
    RLemansVendome = "r-lemans-vendome",
    RChateaudunVendome = "r-chateaudun-vendome",
    RChateaudunOrleans = "r-chateaudun-orleans",
    ROrleansMontargis = "r-orleans-montargis",
    RVendomeBlois = "r-vendome-blois",
    RMontargisBriare = "r-montargis-briare",
    RBloisVierzon = "r-blois-vierzon",
    RChinonChatellerault = "r-chinon-chatellerault",
    RMontrichardLoches = "r-montrichard-loches",
    RVierzonChateauroux = "r-vierzon-chateauroux",
    RSancerreBourges = "r-sancerre-bourges",
    RLochesChateauroux = "r-loches-chateauroux",
    RLeblancChateauroux = "r-leblanc-chateauroux",
    RArgentonLachatre = "r-argenton-lachatre",
    RLachatreStamand = "r-lachatre-stamand",
    RBourgesStamand = "r-bourges-stamand",
    RBourgesNevers = "r-bourges-nevers",
    RChateaurouxArgenton = "r-chateauroux-argenton",
    RChateaurouxLachatre = "r-chateauroux-lachatre",
    WOrleansBriare = "w-orleans-briare",
    WBriareSancerre = "w-briare-sancerre",
    WChinonLeblanc = "w-chinon-leblanc",
    WOrleansBlois = "w-orleans-blois",
    WBloisTours = "w-blois-tours",
    WToursMontrichard = "w-tours-montrichard",
    WToursLoches = "w-tours-loches",
    WToursChinon = "w-tours-chinon",
    WChinonChatellerault = "w-chinon-chatellerault",
    WMontrichardVierzon = "w-montrichard-vierzon",
    WVierzonBourges = "w-vierzon-bourges",
    WVierzonStamand = "w-vierzon-stamand",
    WSancerreNevers = "w-sancerre-nevers",
    WLeblancArgenton = "w-leblanc-argenton",
}

/// What is printed on an edge.
#[derive(Clone, Copy, Debug)]
pub struct EdgeRow {
    pub edge: Edge,
    pub way: Way,
    pub towns: [Town; 2],
    /// The number of seats from which each of its goods spaces is used. r[orleans.setup.goods-map]
    pub spaces: &'static [u8],
}

const fn road(edge: Edge, a: Town, b: Town, spaces: &'static [u8]) -> EdgeRow {
    EdgeRow { edge, way: Way::Road, towns: [a, b], spaces }
}

const fn river(edge: Edge, a: Town, b: Town, spaces: &'static [u8]) -> EdgeRow {
    EdgeRow { edge, way: Way::Waterway, towns: [a, b], spaces }
}

/// A photograph of the printed board and a second source agree on every row.
#[rustfmt::skip]
pub const EDGES: [EdgeRow; Edge::COUNT] = [
    road(Edge::RLemansChartres, Town::Lemans, Town::Chartres, &[2, 4]),
    road(Edge::REtampesMontargis, Town::Etampes, Town::Montargis, &[2, 4]),
    road(Edge::RChatelleraultArgenton, Town::Chatellerault, Town::Argenton, &[2, 4]),
    road(Edge::RStamandNevers, Town::Stamand, Town::Nevers, &[2, 4]),
    road(Edge::RLemansTours, Town::Lemans, Town::Tours, &[2, 3]),
    road(Edge::ROrleansVierzon, Town::Orleans, Town::Vierzon, &[2, 3]),
    road(Edge::RChartresEtampes, Town::Chartres, Town::Etampes, &[2]),
    road(Edge::RChartresOrleans, Town::Chartres, Town::Orleans, &[2]),
    road(Edge::RChartresChateaudun, Town::Chartres, Town::Chateaudun, &[2]),
    road(Edge::RLemansChateaudun, Town::Lemans, Town::Chateaudun, &[2]),
    road(Edge::RLemansVendome, Town::Lemans, Town::Vendome, &[2]),
    road(Edge::RChateaudunVendome, Town::Chateaudun, Town::Vendome, &[2]),
    road(Edge::RChateaudunOrleans, Town::Chateaudun, Town::Orleans, &[2]),
    road(Edge::ROrleansMontargis, Town::Orleans, Town::Montargis, &[2]),
    road(Edge::RVendomeBlois, Town::Vendome, Town::Blois, &[2]),
    road(Edge::RMontargisBriare, Town::Montargis, Town::Briare, &[2]),
    road(Edge::RBloisVierzon, Town::Blois, Town::Vierzon, &[2]),
    road(Edge::RChinonChatellerault, Town::Chinon, Town::Chatellerault, &[2]),
    road(Edge::RMontrichardLoches, Town::Montrichard, Town::Loches, &[2]),
    road(Edge::RVierzonChateauroux, Town::Vierzon, Town::Chateauroux, &[2]),
    road(Edge::RSancerreBourges, Town::Sancerre, Town::Bourges, &[2]),
    road(Edge::RLochesChateauroux, Town::Loches, Town::Chateauroux, &[2]),
    road(Edge::RLeblancChateauroux, Town::Leblanc, Town::Chateauroux, &[2]),
    road(Edge::RArgentonLachatre, Town::Argenton, Town::Lachatre, &[2]),
    road(Edge::RLachatreStamand, Town::Lachatre, Town::Stamand, &[2]),
    road(Edge::RBourgesStamand, Town::Bourges, Town::Stamand, &[2]),
    road(Edge::RBourgesNevers, Town::Bourges, Town::Nevers, &[2]),
    road(Edge::RChateaurouxArgenton, Town::Chateauroux, Town::Argenton, &[2]),
    road(Edge::RChateaurouxLachatre, Town::Chateauroux, Town::Lachatre, &[2]),
    river(Edge::WOrleansBriare, Town::Orleans, Town::Briare, &[2, 3]),
    river(Edge::WBriareSancerre, Town::Briare, Town::Sancerre, &[2, 3]),
    river(Edge::WChinonLeblanc, Town::Chinon, Town::Leblanc, &[2, 3]),
    river(Edge::WOrleansBlois, Town::Orleans, Town::Blois, &[2]),
    river(Edge::WBloisTours, Town::Blois, Town::Tours, &[2]),
    river(Edge::WToursMontrichard, Town::Tours, Town::Montrichard, &[2]),
    river(Edge::WToursLoches, Town::Tours, Town::Loches, &[2]),
    river(Edge::WToursChinon, Town::Tours, Town::Chinon, &[2]),
    river(Edge::WChinonChatellerault, Town::Chinon, Town::Chatellerault, &[2]),
    river(Edge::WMontrichardVierzon, Town::Montrichard, Town::Vierzon, &[2]),
    river(Edge::WVierzonBourges, Town::Vierzon, Town::Bourges, &[2]),
    river(Edge::WVierzonStamand, Town::Vierzon, Town::Stamand, &[2]),
    river(Edge::WSancerreNevers, Town::Sancerre, Town::Nevers, &[2]),
    river(Edge::WLeblancArgenton, Town::Leblanc, Town::Argenton, &[2]),
];

/// Goods spaces on the map.
pub const SPACES: usize = 52;

/// The goods spaces of an edge, as bits of a `u64`. Spaces are numbered edge by edge.
pub const EDGE_SPACES: [u64; Edge::COUNT] = {
    let mut masks = [0; Edge::COUNT];
    let (mut edge, mut space) = (0, 0);
    while edge < Edge::COUNT {
        let count = EDGES[edge].spaces.len();
        masks[edge] = ((1 << count) - 1) << space;
        space += count;
        edge += 1;
    }
    assert!(space == SPACES);
    masks
};

/// The edge that each goods space lies on.
pub const SPACE_EDGE: [Edge; SPACES] = {
    let mut edges = [Edge::at(0); SPACES];
    let mut space = 0;
    while space < SPACES {
        let mut edge = 0;
        while EDGE_SPACES[edge] >> space & 1 == 0 {
            edge += 1;
        }
        edges[space] = Edge::at(edge);
        space += 1;
    }
    edges
};

/// The goods spaces that hold a good at the start with this many seats. r[orleans.setup.goods-map]
pub fn spaces_used(seats: u8) -> u64 {
    let marks = EDGES.iter().flat_map(|row| row.spaces);
    marks.enumerate().filter(|(_, from)| **from <= seats).map(|(space, _)| 1 << space).sum()
}

/// The edges that leave each town, as bits of a `u64`.
pub const TOWN_EDGES: [u64; Town::COUNT] = {
    let mut masks = [0; Town::COUNT];
    let mut edge = 0;
    while edge < Edge::COUNT {
        masks[EDGES[edge].towns[0].index()] |= 1 << edge;
        masks[EDGES[edge].towns[1].index()] |= 1 << edge;
        edge += 1;
    }
    masks
};

/// All waterways, as bits of a `u64`.
pub const WATERWAYS: u64 = {
    let (mut mask, mut edge) = (0, 0);
    while edge < Edge::COUNT {
        if matches!(EDGES[edge].way, Way::Waterway) {
            mask |= 1 << edge;
        }
        edge += 1;
    }
    mask
};

impl Edge {
    /// The road or waterway between two towns.
    pub fn between(from: Town, way: Way, to: Town) -> Option<Edge> {
        let edges = (0..EDGES.len()).filter(|edge| TOWN_EDGES[from.index()] >> edge & 1 == 1).map(Edge::at);
        edges.into_iter().find(|edge| edge.row().way == way && edge.from(from) == to)
    }

    #[inline]
    pub fn row(self) -> &'static EdgeRow {
        &EDGES[self.index()]
    }

    /// The town at the other end.
    #[inline]
    pub fn from(self, town: Town) -> Town {
        let [a, b] = self.row().towns;
        if a == town { b } else { a }
    }

    /// Its goods spaces.
    #[inline]
    pub fn spaces(self) -> u64 {
        EDGE_SPACES[self.index()]
    }
}

impl Town {
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }

    /// Whether a waterway touches it. r[orleans.tile.vineyard]
    #[inline]
    pub fn at_river(self) -> bool {
        TOWN_EDGES[self.index()] & WATERWAYS != 0
    }

    /// Its name with accents, for people.
    pub fn title(self) -> &'static str {
        TITLES[self.index()]
    }
}

#[rustfmt::skip]
const TITLES: [&str; Town::COUNT] = [
    "Orléans", "Chartres", "Étampes", "Le Mans", "Châteaudun", "Montargis", "Vendôme", "Blois", "Briare", "Tours", "Chinon", "Montrichard", "Vierzon", "Loches", "Bourges", "Sancerre", "Châtellerault", "Le Blanc", "Châteauroux", "Nevers", "Argenton-sur-Creuse", "La Châtre", "Saint-Amand-Montrond",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order_and_add_up() {
        for (index, row) in EDGES.iter().enumerate() {
            assert_eq!(row.edge.index(), index);
            let [a, b] = row.towns;
            let letter = if row.way == Way::Road { 'r' } else { 'w' };
            assert_eq!(row.edge.name(), format!("{letter}-{a}-{b}"));
        }
        assert_eq!(EDGES.iter().filter(|row| row.way == Way::Road).count(), 29);
        assert_eq!([2, 3, 4, 5].map(|seats| spaces_used(seats).count_ones()), [43, 48, 52, 52]);
        assert_eq!(Town::ALL.iter().filter(|town| town.at_river()).count(), 15);
    }

    #[test]
    fn no_two_edges_of_one_kind_join_the_same_towns() {
        for (index, row) in EDGES.iter().enumerate() {
            let same = |other: &&EdgeRow| {
                other.way == row.way && row.towns.iter().all(|town| other.towns.contains(town))
            };
            assert!(EDGES[..index].iter().find(same).is_none(), "{:?}", row.edge);
        }
    }
}

//! The seat's own duchy.

use ::burgundy::content::{Building, EndScore, Good, Kind, MAX_AREAS, Space, Spaces, Species, Tile};

use super::{Sight, rows};

impl Sight<'_> {
    /// The areas that are not complete.
    pub(super) fn areas(&mut self) {
        for area in 0..usize::from(self.board.area_count) {
            let spaces = self.board.areas[area];
            let empty = spaces.without(self.estate.covered);
            if empty.is_empty() {
                continue;
            }
            let (size, missing) = (spaces.len() as usize, empty.len() as usize);
            let (row, column) = (size.min(rows::LARGEST), missing.min(rows::LARGEST));
            self.mark(rows::AREA, row * (row - 1) / 2 + column - 1);
            let kind = self.kind_of(area).index();
            let place = kind * rows::AREA_MISSING + missing.min(rows::AREA_MISSING) - 1;
            let reach = if (empty & self.near).is_empty() { rows::AREA_FAR } else { rows::AREA_NEAR };
            self.put(reach, place, f32::from(self.rules.area_points(size as u8)) / 10.0);
        }
    }

    /// The colour of an area.
    fn kind_of(&self, area: usize) -> Kind {
        let first = self.board.areas[area].iter().next().expect("an area has spaces");
        self.board.kinds[first]
    }

    /// Where the duchy can grow.
    pub(super) fn frontier(&mut self) {
        let (mut near, mut next) = ([0_u8; 36], Spaces::EMPTY);
        for space in self.board.list(self.near) {
            near[self.board.kind(space).index() * 6 + usize::from(self.board.value(space)) - 1] += 1;
            next |= self.board.neighbours(space);
        }
        next = next.without(self.estate.covered | self.near);
        let mut variety = 0.0;
        for (place, &count) in near.iter().enumerate().filter(|(_, count)| **count > 0) {
            variety += 1.0;
            self.put(rows::FRONTIER, place, if count == 1 { 1.0 } else { 1.3 });
        }
        self.put(rows::VARIETY, 0, variety / 12.0);
        for kind in Kind::ALL {
            let behind = (next & self.board.of_kind[kind.index()]).len();
            self.put(rows::BEHIND, kind.index(), behind as f32 / 4.0);
        }
    }

    /// The tiles in the duchy.
    pub(super) fn duchy(&mut self) {
        let mut tiles = [0_u8; Tile::COUNT];
        let mut animals = [[0_u8; Species::ALL.len()]; MAX_AREAS];
        let mut kept = [false; Species::ALL.len()];
        self.estate.covered.each(|space| {
            let Some(tile) = self.estate.duchy[space] else { return };
            tiles[tile.index()] += 1;
            if let Some((species, count)) = self.rules.tile(tile).species() {
                animals[usize::from(self.board.area_of[space])][species as usize] += count;
                kept[species as usize] = true;
            }
        });
        for (index, &count) in tiles.iter().enumerate().filter(|(_, count)| **count > 0) {
            let spec = self.rules.tile(Tile::at(index));
            match spec.counts {
                Some(Kind::Building | Kind::Mine) => self.put(rows::PLACED, index, f32::from(count) / 2.0),
                Some(Kind::Monastery) => {
                    self.mark(rows::PLACED, index);
                    self.put(rows::LASTING, index, self.time);
                    self.end(spec.end, &tiles, kept);
                }
                Some(Kind::Livestock | Kind::Castle | Kind::Ship) | None => {}
            }
        }
        for (species, _) in kept.iter().enumerate().filter(|(_, kept)| **kept) {
            self.mark(rows::SPECIES, species);
        }
        let mines = f32::from(tiles[Tile::MINE.index()]);
        self.put(rows::INCOME, 0, mines * f32::from(5 - self.state.phase) / 10.0);
        self.pastures(&animals);
    }

    /// Animals in incomplete pastures will score again with every animal of their species.
    fn pastures(&mut self, animals: &[[u8; Species::ALL.len()]; MAX_AREAS]) {
        for (area, species) in animals.iter().enumerate().take(self.board.area_count.into()) {
            let all: u8 = species.iter().sum();
            let missing = self.board.areas[area].without(self.estate.covered).len() as usize;
            if all > 0 && missing > 0 {
                let place = missing.min(rows::AREA_MISSING) - 1;
                self.put(rows::ANIMALS, place, f32::from(all) / 8.0);
                let most = species.iter().copied().max().unwrap_or(0);
                self.put(rows::HERD, place, f32::from(most) / 6.0);
            }
        }
    }

    /// What a monastery would score now.
    fn end(&mut self, end: EndScore, tiles: &[u8; Tile::COUNT], kept: [bool; Species::ALL.len()]) {
        let buildings = |building: Building| usize::from(tiles[Tile::building(building).index()]);
        let sold = || Good::all().map(|good| usize::from(self.estate.all_sold(good)));
        let (points, count) = match end {
            EndScore::None => return,
            EndScore::PerSoldColour(points) => (points, sold().filter(|&count| count > 0).count()),
            EndScore::PerBuilding(building, points) => (points, buildings(building)),
            EndScore::PerSpecies(points) => (points, kept.iter().filter(|&&kept| kept).count()),
            EndScore::PerSoldGood(points) => (points, sold().sum()),
            EndScore::PerColour(points) => {
                (points, self.missing.iter().map(|&missing| usize::from(missing == 0)).sum())
            }
            EndScore::PerBonusTile(points) => (points, self.estate.bonus_tiles() as usize),
        };
        self.put(rows::END, 0, f32::from(points) * count as f32 / 20.0);
    }

    /// The stored tiles: whether and how they can be placed, and what they complete.
    pub(super) fn stored(&mut self) {
        let (mut count, mut near_values, mut stuck) = (0, 0_u8, true);
        let (state, estate) = (self.state, self.estate);
        let own = state.hands[self.seat].storage;
        let tiles = own.tiles().chain(estate.shared.tiles()).chain(state.in_vault(self.seat));
        for tile in tiles {
            count += 1;
            let fits = self.rules.spaces_for(estate, tile);
            if fits.is_empty() {
                self.mark(rows::USELESS, 0);
                continue;
            }
            self.mark(rows::STORED_TILE, tile.index());
            let near = fits & self.near;
            let kind = self.rules.tile(tile).counts.map_or(0, Kind::index);
            self.mark(if near.is_empty() { rows::STORED_NEXT } else { rows::STORED_NEAR }, kind);
            stuck &= near.is_empty();
            for space in self.board.list(near) {
                near_values |= 1 << (self.board.value(space) - 1);
            }
            self.finish(tile, near);
        }
        self.count(rows::STORED, count);
        for value in 0..6 {
            if near_values & 1 << value != 0 {
                self.mark(rows::PLACE_VALUE, value);
            }
        }
        if stuck && count >= usize::from(self.rules.storage_room()) {
            self.mark(rows::STUCK, 0);
        }
    }

    /// The best that a stored tile does next to the duchy: complete an area, nearly complete one, graze.
    fn finish(&mut self, tile: Tile, near: Spaces) {
        let mut best = [0.0_f32; 2];
        let mut graze = 0_u8;
        let animals = self.rules.tile(tile).species();
        for space in self.board.list(near) {
            let area = self.board.area(space);
            let missing = area.without(self.estate.covered).len();
            let points = f32::from(self.rules.area_points(area.len() as u8));
            if let Some(best) = best.get_mut(missing as usize - 1) {
                *best = best.max(points);
            }
            if let Some((species, count)) = animals {
                graze = graze.max(count + self.animals_around(space, species));
            }
        }
        self.put(rows::FINISH, 0, best[0] / 10.0);
        self.put(rows::FINISH, 1, best[1] / 10.0);
        self.put(rows::FINISH, 2, f32::from(graze) / 8.0);
    }

    /// Animals of a species in the pasture around a space.
    fn animals_around(&self, space: Space, species: Species) -> u8 {
        let mut animals = 0;
        (self.board.area(space) & self.estate.covered).each(|index| {
            let there = self.estate.duchy[index].and_then(|tile| self.rules.tile(tile).species());
            if let Some((_, count)) = there.filter(|(other, _)| *other == species) {
                animals += count;
            }
        });
        animals
    }
}

//! What must be true in every position.

use engine::{Bag, Line, Seat};

use crate::{
    content::{CASTLES, Card, Good, Kind, Power, Shield, Spaces, TRACK_SPACES, Tile},
    parts::Placing,
    rules::Burgundy,
    state::{Stack, State},
    step::Step,
};

impl Burgundy {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), String> {
        self.audit_tiles(state)?;
        self.audit_goods(state)?;
        self.audit_supply(state, state.phase + 1)?;
        self.audit_bonuses(state)?;
        for counter in &self.counters {
            let (id, count) = (counter.id, (counter.get)(state));
            if count > counter.most {
                return Err(format!("{id}: {count}, but {}, {}", counter.range(), counter.clause));
            }
        }
        if state.counter > 0 && state.counter >= state.target {
            // r[burgundy.solo.target]
            return Err(format!("the counter is at {}, past the target of {}", state.counter, state.target));
        }
        self.audit_posts(state)?;
        self.audit_cards(state)?;
        self.audit_shields(state)?;
        for seat in self.owners() {
            self.audit_estate(state, seat).map_err(|message| format!("{seat}: {message}"))?;
        }
        if let Some(seat) = Seat::all(self.seats).find(|&seat| state.track.space[seat] > TRACK_SPACES) {
            // r[burgundy.ship.track-end]
            return Err(format!("{seat} is past the end of the track"));
        }
        let order = &state.track.order[..self.seats as usize];
        if order.windows(2).any(|pair| state.track.space[pair[0]] < state.track.space[pair[1]]) {
            return Err(format!("the turn order {order:?} does not follow the track"));
        }
        Ok(())
    }

    /// There are never more tiles on the table and in the piles than were printed.
    fn audit_tiles(&self, state: &State) -> Result<(), String> {
        let mut seen: Bag<{ Tile::COUNT }> = Bag::default();
        let duchies = self.owners().flat_map(|seat| &state.estates[seat].duchy);
        let own = Seat::all(self.seats).flat_map(|seat| &state.hands[seat].storage.0);
        let shared = self.owners().flat_map(|seat| &state.estates[seat].shared.0);
        let depots = state.depots.iter().flatten();
        for tile in duchies.chain(own).chain(shared).chain(depots).chain(&state.black).flatten() {
            seen.put(tile.index());
        }
        state.vault.tiles().for_each(|tile| seen.put(tile.index()));
        for kind in Kind::ALL {
            let counted: u8 = kind.faces().iter().map(|tile| state.piles.count(tile)).sum();
            if counted != state.piles.left(kind) {
                return Err(format!("the {kind} pile has {counted} tiles, not {}", state.piles.left(kind)));
            }
        }
        // r[burgundy.solo.exchange] A face-down tile was another one, and cost five goods.
        let blank = seen.count(Tile::BLANK.index());
        if blank * 5 > Good::EACH * Good::COUNT as u8 {
            return Err(format!("there are not enough goods for {blank} face-down tiles"));
        }
        for tile in Tile::all().filter(|&tile| tile != Tile::BLANK) {
            let at = tile.index();
            let all = self.tile(tile).copies.iter().sum::<u8>() + self.tile(tile).stacked;
            let stack = if self.stacks.contains(&tile) { state.stack(tile) } else { Stack::default() };
            let stacked = stack.there + stack.to_come;
            let there = seen.count(at) + state.piles.count(tile) + state.black_pile.count(at) + stacked;
            if there > all {
                return Err(format!("{there} {tile} tiles are in play, but there are only {all}"));
            }
        }
        Ok(())
    }

    /// The piles hold the castles, mines and ships needed from phase `first` on. These go
    /// to the depots without a draw. r[burgundy.phase.fill-depots]
    pub(crate) fn audit_supply(&self, state: &State, first: u8) -> Result<(), String> {
        for kind in Kind::ALL {
            let Some(tile) = kind.only_face() else { continue };
            let spaces = self.depots.iter().skip(first.into()).flatten();
            let needed =
                spaces.flat_map(|slots| &slots[..self.limits.slots as usize]).filter(|&&space| space == kind);
            let (needed, left) = (needed.count(), usize::from(state.piles.count(tile)));
            if left < needed {
                return Err(format!(
                    "the phases to come need {needed} {kind} tiles, but only {left} are left; put fewer on the table"
                ));
            }
        }
        Ok(())
    }

    /// Each shield exists once, and is on a depot or on a castle. r[burgundy.shield.count]
    fn audit_shields(&self, state: &State) -> Result<(), String> {
        let mut seen = [false; Shield::COUNT];
        let held = self.owners().flat_map(|seat| &state.estates[seat].shields);
        for shield in state.depot_shields.iter().flatten().chain(held).flatten() {
            if std::mem::replace(&mut seen[shield.index()], true) {
                return Err(format!("there is only one shield {shield}"));
            }
        }
        for seat in self.owners() {
            let estate = &state.estates[seat];
            let free = |castle: &usize| self.castles(estate).all(|(other, _)| other != *castle);
            let held = (0..CASTLES).filter(|&castle| estate.shields[castle].is_some());
            if held.clone().count() > 0 && held.into_iter().any(|castle| free(&castle)) {
                return Err(format!("{seat} has a shield on a space without a castle"));
            }
        }
        if let Some(owner) = state.vault.owner {
            let hand = &state.hands[owner];
            let unlimited = state.estates[owner].powers.has(Power::UnlimitedStorage);
            let shedding = state.flow.asked(owner) == Some(Step::Shed);
            if !hand.storage.is_full(self.limits.storage) || (self.sheds && !unlimited && !shedding) {
                return Err(format!("{owner} stores more tiles than fit"));
            }
        }
        Ok(())
    }

    /// Each bonus tile exists once. r[burgundy.comp.bonus]
    fn audit_bonuses(&self, state: &State) -> Result<(), String> {
        let (mut large, mut small) = (0, 0);
        for seat in self.owners() {
            let estate = &state.estates[seat];
            for (size, won, before) in [("large", estate.large, large), ("small", estate.small, small)] {
                if let Some(kind) = Kind::ALL.into_iter().find(|kind| won & before & (1 << kind.index()) != 0)
                {
                    return Err(format!(
                        "{seat}: there is only one {size} {kind} bonus tile, and another seat has it"
                    ));
                }
            }
            large |= estate.large;
            small |= estate.small;
        }
        Ok(())
    }

    /// Joined posts follow from the tiles, unless the tile that joins them has not been scored yet. There are two
    /// awards, for two different seats. r[burgundy.border.all]
    fn audit_posts(&self, state: &State) -> Result<(), String> {
        for seat in self.owners().filter(|&seat| !state.estates[seat].covered.is_empty()) {
            let estate = &state.estates[seat];
            let pairs = self.pairs_of(estate);
            let waits = |step: &Step| matches!(step, Step::Placed(_, left) if left.has(Placing::Posts));
            let waits = state.flow.frames(Line::Lane(seat)).iter().any(waits);
            if estate.joined != pairs && !(waits && estate.joined.less(pairs).is_empty()) {
                return Err(format!("{seat}: the joined border posts do not follow from the tiles"));
            }
        }
        match state.awards {
            [None, Some(seat)] => Err(format!("{seat} has the second award, but nobody has the first")),
            [Some(first), Some(second)] if first == second => Err(format!("{first} has both awards")),
            _ => Ok(()),
        }
    }

    /// Each route card exists once, and has room for three goods. r[burgundy.route.count]
    fn audit_cards(&self, state: &State) -> Result<(), String> {
        let mut seen = [false; Card::COUNT];
        for seat in self.owners() {
            let route = &state.estates[seat].route;
            for card in route.cards() {
                if std::mem::replace(&mut seen[card.index()], true) {
                    return Err(format!("{seat}: there is only one route card {card}"));
                }
            }
            if route.is_overfull() {
                return Err(format!("{seat}: there are more goods on the trade route than spaces"));
            }
        }
        Ok(())
    }

    /// No goods tile is lost: some leave the game, and the state counts them. r[burgundy.solo.ship]
    fn audit_goods(&self, state: &State) -> Result<(), String> {
        for good in Good::all() {
            let at = good.index();
            let estates = self.owners().map(|seat| &state.estates[seat]);
            let owned: u8 = estates.map(|estate| estate.goods[at] + estate.all_sold(good)).sum();
            let on_depots: u8 = state.depot_goods.iter().map(|depot| depot[at]).sum();
            let coming = state.round_goods.iter().filter(|&&coming| coming == Some(good)).count() as u8;
            let all = owned + on_depots + coming + state.goods.count(at) + state.gone[at];
            if all != Good::EACH {
                return Err(format!("{all} {good} goods instead of {}", Good::EACH));
            }
        }
        Ok(())
    }

    fn audit_estate(&self, state: &State, seat: Seat) -> Result<(), String> {
        let estate = &state.estates[seat];
        if estate.goods_colours() > usize::from(self.limits.goods_colours) {
            return Err(format!("{} goods colours are stored", estate.goods_colours()));
        }
        if estate.covered.is_empty() {
            return Ok(());
        }
        let board = self.board_of(estate);
        for space in board.spaces() {
            let tile = estate.duchy[space.index()];
            if tile.is_some() != estate.covered.has(space.index()) {
                return Err(format!("the mask of covered spaces is wrong at {space}"));
            }
            if tile.is_some_and(|tile| !self.tile(tile).fits.contains(board.kind(space))) {
                return Err(format!("{tile:?} is on {space}, which has another colour"));
            }
        }
        let opened = board.list(estate.covered).map(|space| board.neighbours(space));
        let beside = opened.fold(Spaces::EMPTY, |all, spaces| all | spaces);
        if estate.beside != beside {
            return Err("the mask of spaces next to a tile is wrong".to_owned());
        }
        if estate.powers != self.powers_of(state, seat) {
            return Err("the powers do not follow from the tiles in the duchy".to_owned());
        }
        Ok(())
    }
}

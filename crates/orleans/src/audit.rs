//! What must always be true.

use engine::{Line, Seat};

use crate::{
    content::{DEVELOPMENT, Follower, Good, LAST, MARKET, Place, Role, Town},
    estate::{Estate, bits},
    rules::Orleans,
    state::State,
    step::Step,
};

impl Orleans {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), String> {
        self.audit_goods(state)?;
        self.audit_followers(state)?;
        self.audit_tiles(state)?;
        for seat in Seat::all(self.seats) {
            self.audit_estate(state, seat).map_err(|error| format!("{seat}: {error}"))?;
        }
        self.audit_towns(state)?;
        self.scene().audit(self, state)
    }

    /// Goods of a kind at structures that are not complete.
    pub(crate) fn goods_placed(&self, state: &State, good: Good) -> u8 {
        Seat::all(self.seats).map(|seat| self.scene().goods_placed(self, state, seat, good)).sum()
    }

    /// Neutral followers there.
    pub(crate) fn followers_placed(&self, state: &State, role: Role) -> u8 {
        Seat::all(self.seats).map(|seat| self.scene().followers_placed(self, state, seat, role)).sum()
    }

    fn estates<'a>(&self, state: &'a State) -> impl Iterator<Item = &'a Estate> {
        state.estates.0[..self.seats as usize].iter()
    }

    /// r[orleans.trade.one-station] One station in a town, or two by the Tavern. Any number in Orléans.
    fn audit_towns(&self, state: &State) -> Result<(), String> {
        let tavern = self.tiles & !state.tiles & Place::Tavern.bit() != 0;
        let most = 1 + usize::from(tavern);
        for &town in Town::ALL.iter().filter(|&&town| town != Town::Orleans) {
            let stations = state.stations_in(town);
            check(stations <= most, || format!("{stations} stations in {town}"))?;
        }
        Ok(())
    }

    fn audit_goods(&self, state: &State) -> Result<(), String> {
        for &good in Good::ALL {
            let index = good.index();
            let held: u8 = self.estates(state).map(|estate| estate.goods[index]).sum();
            let lying = state.map[index].count_ones() as u8 + state.city.goods[index];
            let placed = self.goods_placed(state, good);
            let all =
                held + lying + placed + state.supply[index] + state.unseen[index] + state.out.goods[index];
            check(all == Good::COUNTS[index], || format!("there are {all} {good}"))?;
            for &other in Good::ALL.iter().filter(|other| **other > good) {
                check(state.map[index] & state.map[other.index()] == 0, || {
                    format!("{good} and {other} lie on one space")
                })?;
            }
        }
        Ok(())
    }

    fn audit_followers(&self, state: &State) -> Result<(), String> {
        for &role in Role::ALL {
            let index = role.index();
            let held: u8 = self.estates(state).map(|estate| estate.everyone()[role.neutral().index()]).sum();
            let deeds = self.scenario.deeds.iter();
            let sent: u32 =
                deeds.map(|&deed| (self.deed_spaces(deed, role) & state.deeds).count_ones()).sum();
            let placed = self.followers_placed(state, role);
            let all = held + placed + state.stock[index] + sent as u8 + state.out.followers[index];
            let given = self.scenario.market.iter().filter(|follower| **follower == role.neutral());
            let should = self.stock[index] + given.count() as u8 * self.seats;
            check(all == should, || format!("there are {all} neutral followers ({role}), not {should}"))?;
        }
        for (seat, estate) in Seat::all(self.seats).zip(self.estates(state)) {
            let everyone = estate.everyone();
            for own in Follower::OWN {
                check(everyone[own.index()] == 1, || format!("{seat} has lost or doubled {own}"))?;
            }
        }
        Ok(())
    }

    fn audit_tiles(&self, state: &State) -> Result<(), String> {
        let mut seen = state.tiles;
        let owned = self.estates(state).map(|estate| estate.tiles);
        for tiles in owned.chain([state.out.tiles]) {
            check(seen & tiles == 0, || "a place tile is in two places".to_owned())?;
            seen |= tiles;
        }
        let set_up = state.round == 0;
        let all = self.tiles | self.scenario.own_tiles;
        check(seen == all || set_up, || "a place tile is missing".to_owned())?;
        let laid: u32 = self.estates(state).map(|estate| estate.technology.count_ones()).sum();
        let owed: u8 = self.estates(state).map(|estate| estate.owed[0] + estate.owed[1]).sum();
        let waiting = self.tiles_in_hand(state) + usize::from(state.city.catapult);
        let all = laid as usize + (owed + state.technology + state.out.technology) as usize + waiting;
        check(all == self.scenario.technology as usize, || format!("there are {all} technology tiles"))?;
        let citizens: u8 = self.estates(state).map(|estate| estate.citizens).sum();
        let all = u32::from(citizens + state.city.citizens)
            + state.citizens.count_ones()
            + u32::from(state.spare_citizens)
            + u32::from(state.lost_citizens);
        let should =
            self.citizens.count_ones() + u32::from(self.spare_citizens) + self.scenario.chosen_citizens;
        check(all == should || set_up, || format!("there are {all} citizens, not {should}"))
    }

    /// Technology tiles that seats have taken and not laid yet.
    fn tiles_in_hand(&self, state: &State) -> usize {
        let lanes = Seat::all(self.seats).flat_map(|seat| state.flow.frames(Line::Lane(seat)));
        lanes.filter(|step| matches!(step, Step::AskFit(_))).count()
    }

    fn audit_estate(&self, state: &State, seat: Seat) -> Result<(), String> {
        let estate = &state.estates[seat];
        self.audit_market(state, seat)?;
        check(estate.filled & !self.owned(estate) == 0, || "a follower stands on nobody's place".to_owned())?;
        check(estate.filled & estate.technology == 0, || "a follower stands on technology".to_owned())?;
        for space in bits(estate.filled) {
            let follower = estate.standing(space);
            let fits = self.fits[follower.index()]
                | match follower.role() {
                    Role::Boatman => self.for_boatmen,
                    Role::Scholar => self.for_scholars,
                    _ => 0,
                };
            check(fits >> space & 1 == 1, || format!("{follower} does not fit where it stands"))?;
        }
        check(estate.technology & !self.owned(estate) == 0, || "technology on nobody's place".to_owned())?;
        for place in Place::in_mask(estate.places()) {
            let tiles = estate.technology & self.mask(place);
            check(tiles.count_ones() <= 1, || format!("two technology tiles on the {place}"))?;
        }
        check(estate.technology & !self.for_technology == 0, || "technology where none may lie".to_owned())?;
        check(estate.fresh & !estate.tiles == 0, || "a fresh tile that is not there".to_owned())?;
        for (track, &last) in LAST.iter().enumerate() {
            check(estate.tracks[track] <= last, || format!("beyond the end of track {track}"))?;
        }
        check(estate.development <= DEVELOPMENT, || "beyond the end of development".to_owned())?;
        let built = estate.built() + estate.defence.towers.count_ones() as u8;
        check(built + estate.stations_left <= self.scenario.stations, || "too many stations".to_owned())
    }

    /// The Market, the plan and the Bathhouse.
    fn audit_market(&self, state: &State, seat: Seat) -> Result<(), String> {
        let estate = &state.estates[seat];
        let tower = self.mask(Place::GunpowderTower);
        let room = MARKET
            + if estate.tiles & Place::GunpowderTower.bit() != 0 { tower.count_ones() as u8 } else { 0 };
        if state.planning() {
            let waiting = estate.waiting().len() + estate.planned.count_ones() as u8;
            check(waiting <= room, || format!("{waiting} followers in the Market"))?;
            check(estate.planned & !estate.filled == 0, || "a plan without a follower".to_owned())?;
            return check(estate.manned & !estate.planned == 0, || {
                "a manned space without a plan".to_owned()
            });
        }
        let waiting = estate.market.len() + (estate.filled & tower).count_ones() as u8;
        check(waiting <= room, || format!("{waiting} followers in the Market"))?;
        let cursor = (estate.planned, estate.manned, estate.to_man, estate.from, estate.answers);
        check(cursor == (0, 0, 0, 0, 0), || "a plan outside planning".to_owned())?;
        let bathing = |step: &Step| matches!(step, Step::EndBathe(_) | Step::KeepOne | Step::AskKeepOne);
        let lane = state.flow.frames(Line::Lane(seat));
        let waiting = lane.iter().any(|step| step.holds_follower());
        let drawn = if lane.iter().any(bathing) { 3 } else { u8::from(waiting) };
        check(estate.unplanned.len() <= drawn, || "followers who are neither here nor there".to_owned())
    }
}

pub(crate) fn check(holds: bool, error: impl Fn() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(error()) }
}

//! What must always be true of cards and structures.

use engine::Seat;

use super::{Prosperity, Slot};
use crate::{
    content::{SPACES, Town},
    rules::Orleans,
    state::State,
};

impl Prosperity {
    pub(super) fn audit_table(rules: &Orleans, state: &State) -> Result<(), String> {
        Prosperity::audit_cards(rules, state)?;
        let mut covered: u64 = 0;
        for seat in Seat::all(rules.seats) {
            let estate = &state.estates[seat];
            if estate.turned & !estate.tiles != 0 {
                return Err(format!("{seat} has turned over a tile of somebody else"));
            }
            let stations = estate.built() + estate.stations_left + estate.structures.stations();
            if stations > rules.scenario.stations {
                return Err(format!("{seat} has {stations} stations"));
            }
            for town in estate.structures.towns() {
                let (card, site) = (&rules.terms.cards[town.index()], &state.prosperity.sites[town.index()]);
                if site.items & !card.items() != 0 || site.coins > card.coins {
                    return Err(format!("the structure in {town} has more than it needs"));
                }
                if site.space as usize >= SPACES || covered >> site.space & 1 == 1 {
                    return Err(format!("the structure in {town} covers nothing"));
                }
                covered |= 1 << site.space;
            }
        }
        if covered & state.face_down != 0 || (covered | state.face_down) & !rules.goods_spaces != 0 {
            return Err("a good is covered twice, or lies where none can be".to_owned());
        }
        let hidden = (covered | state.face_down).count_ones();
        let unseen: u32 = state.unseen.iter().map(|&count| u32::from(count)).sum();
        if hidden > unseen { Err(format!("{hidden} goods are hidden, of {unseen}")) } else { Ok(()) }
    }

    /// Every card is in one place. r[orleans.prosperity.cards-hand]
    fn audit_cards(rules: &Orleans, state: &State) -> Result<(), String> {
        let mut seen = state.prosperity.unseen;
        let seats = || Seat::all(rules.seats).map(|seat| &state.estates[seat].structures);
        let slots = seats().flat_map(|own| [own.hand, own.drawn[0], own.drawn[1]]);
        let slots = slots.chain(state.prosperity.under).filter(|slot: &Slot| !slot.is_empty());
        let masks = slots.map(|slot| slot.card.bit());
        for mask in masks.chain(seats().map(|own| own.built)).chain([state.prosperity.gone]) {
            if seen & mask != 0 {
                return Err("a structure card is in two places".to_owned());
            }
            seen |= mask;
        }
        let all = ((1 << Town::COUNT) - 1) & !Town::Orleans.bit();
        if seen == all { Ok(()) } else { Err("a structure card is missing".to_owned()) }
    }
}

//! Who fills a place, by trying every assignment.

use engine::{Bag, Rng, Seat};

use super::{seats, table};
use crate::{
    content::{Follower, Place, Role},
    estate::{Estate, bits},
    rules::Orleans,
};

/// Whether the followers can fill all of these spaces in any arrangement.
fn fills(rules: &Orleans, estate: &Estate, spaces: &[u8], counts: &mut [u8; Follower::COUNT]) -> bool {
    let Some((&space, rest)) = spaces.split_first() else { return true };
    Follower::ALL.iter().any(|follower| {
        let fits = counts[follower.index()] > 0 && rules.fits_with(estate, *follower) >> space & 1 == 1;
        if !fits {
            return false;
        }
        counts[follower.index()] -= 1;
        let filled = fills(rules, estate, rest, counts);
        counts[follower.index()] += 1;
        filled
    })
}

/// `man` finds a team if and only if there is one, and its team fits.
fn check_muster(rules: &Orleans, estate: &Estate, place: Place, counts: [u8; Follower::COUNT]) -> bool {
    let free: Vec<u8> = bits(rules.mask(place) & !(estate.filled | estate.technology)).collect();
    let found = rules.muster(estate, place, &Bag::new(counts));
    let possible = !free.is_empty() && fills(rules, estate, &free, &mut counts.clone());
    assert_eq!(found.is_some(), possible, "{place} with {counts:?}");
    if let Some(team) = found {
        let mut left = counts;
        let mut spaces = Vec::new();
        for (space, follower) in team.into_iter().flatten() {
            assert!(rules.fits_with(estate, follower) >> space & 1 == 1, "{follower} on the {place}");
            assert!(left[follower.index()] > 0, "{follower} is taken twice");
            left[follower.index()] -= 1;
            spaces.push(space);
        }
        spaces.sort_unstable();
        assert_eq!(spaces, free, "the {place} is not full");
        // r[orleans.plan.place] Own colour comes first: no neutral follower is used while an own one waits.
        for own in Follower::OWN {
            let neutral = own.role().neutral();
            let used = counts[neutral.index()] - left[neutral.index()];
            let fits = |space: &u8| rules.space(*space).1.role() == Some(own.role());
            if used > 0 && free.iter().any(fits) {
                assert_eq!(left[own.index()], 0, "{neutral} before {own} on the {place}");
            }
        }
    }
    found.is_some()
}

/// Every Market of up to four followers of the seven roles, with and without the tiles that help.
#[test]
fn muster_agrees_with_brute_force() {
    let rules = table(&[("places", "all"), ("overlay.tile.well.needs", "farmer boatman knight scholar")]);
    let helps =
        [0, Place::HerbGarden.bit(), Place::School.bit(), Place::HerbGarden.bit() | Place::School.bit()];
    let mut found = 0;
    for help in helps {
        let mut estate = Estate::default();
        estate.tiles = rules.tiles & !(Place::HerbGarden.bit() | Place::School.bit()) | help;
        let places: Vec<Place> =
            Place::in_mask(estate.places()).filter(|&place| rules.mask(place) != 0).collect();
        for market in 0..5_usize.pow(7) {
            let mut rest = market;
            let mut counts = [0; Follower::COUNT];
            for role in Role::ALL {
                counts[role.neutral().index()] = (rest % 5) as u8;
                rest /= 5;
            }
            if counts.iter().sum::<u8>() > 4 {
                continue;
            }
            for &place in &places {
                found += usize::from(check_muster(&rules, &estate, place, counts));
            }
        }
    }
    assert!(found > 1000, "{found}");
}

/// Random Markets with own followers, on boards that are partly filled or have technology.
#[test]
fn muster_fills_up_what_is_left() {
    let rules = seats(2);
    let mut rng = Rng::new(4);
    for _ in 0..20_000 {
        let mut estate = Estate::default();
        estate.tiles = rules.tiles;
        for space in bits(rules.owned(&estate)) {
            match rng.below(6) {
                0 if rules.fits[Follower::Monk.index()] >> space & 1 == 1 => {
                    estate.stand(space, Follower::Monk);
                }
                1 if rules.for_technology >> space & 1 == 1 => estate.technology |= 1 << space,
                _ => {}
            }
        }
        estate.technology &= !estate.filled;
        let mut counts = [0; Follower::COUNT];
        for _ in 0..rng.below(9) {
            let kind = rng.below(Follower::COUNT as u32) as usize;
            counts[kind] = if Follower::at(kind).own() { 1 } else { counts[kind] + 1 };
        }
        for place in Place::in_mask(estate.places()) {
            check_muster(&rules, &estate, place, counts);
        }
    }
    assert_eq!(rules.in_order(Seat(1)).collect::<Vec<_>>(), [Seat(1), Seat(0)]);
}

//! What chance can do, and what it changes.

use engine::{Line, Rng, Seat, Sink};

use crate::{
    action::Action,
    content::{Face, Region},
    event::{Event, What},
    state::{State, other},
    step::Step,
};

/// Every outcome of a chance step, with its exact weight.
pub(crate) fn list_outcomes(state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
    match step {
        // r[natick.setup.first]
        Step::First => Seat::all(2).for_each(|seat| list(Action::First { seat }, 1)),
        // r[natick.dice.roll] r[natick.dice.odds]
        Step::Roll => {
            for (s, suns) in Face::ALL {
                for (m, moons) in Face::ALL {
                    for (c, crowns) in Face::ALL {
                        for (a, arms) in Face::ALL {
                            list(Action::Roll { faces: [s, m, c, a] }, suns * moons * crowns * arms);
                        }
                    }
                }
            }
        }
        Step::DrawRegion(_) => {
            Region::in_mask(state.stack).for_each(|region| list(Action::Region { region }, 1));
        }
        _ => unreachable!("{step:?} is not for chance"),
    }
}

/// One random outcome, without listing them all.
#[inline]
pub(crate) fn sample_outcome(state: &State, step: Step, rng: &mut Rng) -> Action {
    match step {
        Step::First => Action::First { seat: Seat(rng.below(2) as u8) },
        Step::Roll => {
            let all = rng.below(6 * 6 * 6 * 6);
            let sides = [all % 6, all / 6 % 6, all / 36 % 6, all / 216];
            Action::Roll { faces: sides.map(Face::side) }
        }
        Step::DrawRegion(_) => {
            let place = rng.below(state.stack.count_ones()) as usize;
            let region = Region::in_mask(state.stack).nth(place);
            Action::Region { region: region.expect("the index is below the number of regions") }
        }
        _ => unreachable!("{step:?} is not for chance"),
    }
}

pub(crate) fn apply_chance(
    state: &mut State,
    line: Line,
    step: Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match (step, action) {
        (Step::First, Action::First { seat }) => {
            state.first = seat;
            state.active = seat;
            sink.emit(Event::new("natick.setup.first", What::First { seat }));
            // r[natick.setup.second]
            state.flow.then(Line::Main, &[Step::SetUp(seat), Step::SetUp(other(seat)), Step::Turn]);
        }
        (Step::Roll, Action::Roll { faces }) => {
            state.show(faces);
            let seat = state.active;
            sink.emit(Event::new("natick.dice.roll", What::Rolled { seat, faces }));
            // r[natick.dice.divide]
            state.flow.push(Line::Lane(other(seat)), Step::AskDivide);
        }
        (Step::DrawRegion(spot), Action::Region { region }) => {
            sink.emit(Event::new("natick.scout.before", What::Drawn { region }));
            state.flow.push(line, Step::Put(spot, region));
        }
        (step, action) => unreachable!("{action} does not answer {step:?}"),
    }
}

/// The turn and the number of regions left identify a draw.
pub(crate) fn key_of_chance(state: &State, step: Step) -> u64 {
    let [high, low] = state.turn.to_be_bytes();
    let (name, number) = match step {
        Step::First => (1, 0),
        Step::Roll => (2, 0),
        Step::DrawRegion(_) => (3, state.stack.count_ones() as u8),
        _ => unreachable!("{step:?} is not for chance"),
    };
    u64::from_be_bytes([0, 0, 0, 0, high, low, name, number])
}

#[cfg(test)]
mod tests {
    use engine::{Actor, Config, Rules as _};

    use super::*;
    use crate::Natick;

    #[test]
    fn the_weight_of_a_roll_is_its_share_of_1296() {
        let rules = Natick::new(&Config::seats(2)).unwrap();
        let mut state = rules.start();
        for text in
            ["first p1", "region suns2", "region moons3", "region crowns4", "region arms5", "road left"]
        {
            let actor = if text.starts_with("first") { Actor::Chance } else { Actor::Seat(Seat(0)) };
            rules.apply(&mut state, actor, text.parse().unwrap(), &mut ());
        }
        for text in ["region suns3", "region moons2", "region crowns5", "region arms4", "road left"] {
            rules.apply(&mut state, Actor::Seat(Seat(1)), text.parse().unwrap(), &mut ());
        }
        let mut outcomes = Vec::new();
        rules.outcomes(&state, &mut outcomes);
        let weight = |wanted: &str| {
            let wanted: Action = wanted.parse().unwrap();
            outcomes.iter().find(|(action, _)| *action == wanted).map(|&(_, weight)| weight)
        };
        assert_eq!(outcomes.len(), 625);
        assert_eq!(outcomes.iter().map(|&(_, weight)| weight).sum::<u32>(), 6_u32.pow(4));
        assert_eq!(weight("roll event event event event"), Some(16));
        assert_eq!(weight("roll 2 event 3 5"), Some(2));
        assert_eq!(weight("roll 2 2 2 2"), Some(1));
    }

    #[test]
    fn sampling_follows_the_weights() {
        let rules = Natick::new(&Config::seats(2)).unwrap();
        let state = rules.start();
        let mut rng = Rng::new(5);
        let mut events = 0;
        for _ in 0..30_000 {
            let Action::Roll { faces } = sample_outcome(&state, Step::Roll, &mut rng) else {
                panic!("the sample should be a roll")
            };
            events += faces.iter().filter(|face| face.is_event()).count();
        }
        // A third of 120,000 dice. Ten standard deviations are 1,633.
        assert!((38_400..41_600).contains(&events), "{events}");
    }
}

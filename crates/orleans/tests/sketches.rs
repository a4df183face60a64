//! Sketches of plans and proposals, compared with every whole list there is. The law of the contract compares only those
//! that it can search in a moment.

use std::collections::BTreeSet;

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat, Stage as _, Viewer};
use orleans::{
    Action, Ask, Orleans, Prompt, State,
    content::{Hour, Place},
    scenarios::invasion::{Act, Answer},
};

const DRAFTER: Seat = Seat(0);
const PROPOSE: Action = Action::Invasion(Act::Event(Answer::Propose));
const SKIP: Action = Action::Invasion(Act::Event(Answer::Skip));

fn legal(rules: &Orleans, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    legal
}

/// A list without these. `None` if it does not have them all.
fn without(list: &[Action], these: &[Action]) -> Option<Vec<Action>> {
    let mut rest = list.to_vec();
    for one in these {
        rest.remove(rest.iter().position(|other| other == one)?);
    }
    Some(rest)
}

fn shuffled(list: &[Action], rng: &mut Rng) -> Vec<Action> {
    let mut rest = list.to_vec();
    let mut mixed = Vec::new();
    while !rest.is_empty() {
        mixed.push(rest.swap_remove(rng.below(rest.len() as u32) as usize));
    }
    mixed
}

fn texts(actions: impl IntoIterator<Item = Action>) -> BTreeSet<String> {
    actions.into_iter().map(|action| action.to_string()).collect()
}

// --- Proposals.

fn invasion(seats: u8, team: &str) -> Orleans {
    let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(seats).edition("base") };
    Orleans::new(&config.option("invasion.team", team)).unwrap()
}

/// The first seat drafts for an event. `None` if nobody is asked.
fn drafting(rules: &Orleans, event: Hour, lines: &str) -> Option<State> {
    let mut state = rules.blank();
    let event = format!("event {event}");
    for line in ["ask event", &event].into_iter().chain(lines.split(" | ").filter(|line| !line.is_empty())) {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut state, &words).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    rules.ready(&mut state).unwrap_or_else(|error| panic!("{lines}: {error}"));
    rules.prompt(&state, DRAFTER).filter(|prompt| prompt.ask == Ask::Propose).map(|_| state)
}

/// Every whole draft, item by item. `None` if there are more than so many.
fn every_draft(rules: &Orleans, state: &State, most: usize) -> Option<Vec<Vec<Action>>> {
    let (mut drafts, mut open) = (Vec::new(), vec![(*state, Vec::new())]);
    while let Some((state, draft)) = open.pop() {
        for action in legal(rules, &state, DRAFTER) {
            if action == PROPOSE {
                drafts.push(draft.clone());
            } else if action != SKIP {
                let (mut next, mut longer) = (state, draft.clone());
                rules.apply(&mut next, Actor::Seat(DRAFTER), action, &mut ());
                longer.push(action);
                open.push((next, longer));
            }
        }
        if drafts.len() > most {
            return None;
        }
    }
    Some(drafts)
}

/// Some wishes, most of which fit together, compared with the whole drafts that have them.
fn compare_draft(rules: &Orleans, state: &State, drafts: &[Vec<Action>], rng: &mut Rng) -> bool {
    let mut wishes = shuffled(rng.pick::<Vec<Action>>(drafts), rng);
    wishes.truncate(rng.below(wishes.len() as u32 + 1) as usize);
    if rng.below(3) == 0 {
        let other: &Vec<Action> = rng.pick(drafts);
        wishes.extend(other.first().filter(|_| !other.is_empty()));
    }
    let sketch = rules.sketch(state, DRAFTER, &wishes).unwrap();
    let with = |wishes: &[Action]| -> Vec<Vec<Action>> {
        drafts.iter().filter_map(|draft| without(draft, wishes)).collect()
    };
    let all = with(&wishes);
    assert_eq!(sketch.refused.is_empty(), !all.is_empty(), "{:?}: {:?}", texts(wishes), sketch.refused);
    let kept = without(&wishes, &sketch.refused).unwrap();
    let rests = with(&kept);
    assert!(!rests.is_empty());
    assert_eq!(texts(sketch.more), texts(rests.iter().flatten().copied()), "{:?}", texts(kept));
    assert_eq!(sketch.done, rests.iter().any(Vec::is_empty), "{:?}", texts(kept));
    for refused in &sketch.refused {
        let more: Vec<Action> = kept.iter().copied().chain([*refused]).collect();
        assert!(with(&more).is_empty(), "{refused} fits with {:?}", texts(kept));
    }
    sketch.refused.is_empty()
}

/// Compares sketches of one event at its beginning, and after some items have been sent.
fn compare_event(rules: &Orleans, state: &State, times: u32, rng: &mut Rng) -> Option<[u32; 2]> {
    let drafts = every_draft(rules, state, 6000)?;
    let mut fitted = [0; 2];
    for time in 0..times {
        let (mut begun, mut rest) = (*state, drafts.clone());
        if time % 4 == 3 {
            let sent = rng.pick(&drafts);
            let sent = &sent[..rng.below(sent.len() as u32 + 1) as usize];
            for &action in sent {
                rules.apply(&mut begun, Actor::Seat(DRAFTER), action, &mut ());
            }
            rest.retain(|draft| draft.starts_with(sent));
            for draft in &mut rest {
                draft.drain(..sent.len());
            }
        }
        fitted[usize::from(compare_draft(rules, &begun, &rest, rng))] += 1;
    }
    Some(fitted)
}

/// One line for each event, with everything that makes it difficult.
const DRAFTS: &[(u8, Hour, &str)] = &[
    (
        3,
        Hour::Demolition,
        "p1 technology wagon farmer castle farmer | p3 technology ship boatman village farmer | p1 coins 7 | p2 coins 3 | p3 coins 9",
    ),
    (2, Hour::Demolition, "p1 coins 3 | p2 coins 40"),
    (4, Hour::Arson, "p1 tiles school | p3 tiles hayrick | p1 coins 11 | p2 coins 1 | p4 coins 7"),
    (2, Hour::Arson, "p2 tiles hayrick well | p1 coins 20"),
    (4, Hour::GoodTrade, "p1 coins 3 | p2 coins 9 | p4 coins 5"),
    (
        4,
        Hour::WitchHunt,
        "p1 development 4 | p2 bag monk 2 | p2 on town-hall monk monk | p2 market monk | p3 development 1 | \
         p3 on ship monk - - | p4 development 9",
    ),
    (4, Hour::Donation, "p1 development 29 | p2 development 30 | p4 development 30"),
    (3, Hour::Donation, "p1 development 30 | p2 development 30 | p3 development 28"),
    (
        4,
        Hour::Drought,
        "goods r-lemans-chartres grain grain | goods r-stamand-nevers grain wine | goods w-orleans-briare grain grain | \
         goods r-orleans-vierzon grain",
    ),
    (3, Hour::Earthquake, "tiles-left hayrick winery windmill library cellar school well tavern"),
    (
        4,
        Hour::RomeCalling,
        "p1 bag monk | p1 market monk | p2 bag monk 3 | p3 on town-hall monk - | p4 market monk | p4 bag monk",
    ),
    (3, Hour::RomeCalling, "p1 bag monk | p2 bag monk 3"),
    (
        4,
        Hour::GoodWinds,
        "p1 merchant tours | p2 merchant chartres | p3 merchant blois | p4 merchant briare | \
         goods w-blois-tours wine | goods w-briare-sancerre wool wool | goods w-orleans-briare wool grain",
    ),
    (
        2,
        Hour::WoolMarket,
        "p1 goods wool 2 brocade 1 | p2 goods wool 1 | p1 coins 3 | p2 coins 1 | supply wool 1 | supply brocade 2",
    ),
    (2, Hour::WoolMarket, "p2 goods brocade 3 | p2 coins 12 | supply brocade 0"),
    (3, Hour::WoolMarket, "p1 goods brocade 2 | p2 coins 1 | p3 coins 1 | supply wool 0 | supply brocade 1"),
    (3, Hour::WoolMarket, "p3 goods wool 1 | p1 coins 9 | p2 coins 0 | supply brocade 3 | supply wool 0"),
];

#[test]
fn a_proposal_is_offered_what_some_whole_proposal_has() {
    let mut rng = Rng::new(5);
    for &(seats, event, lines) in DRAFTS {
        let rules = invasion(seats, "agreement");
        let state = drafting(&rules, event, lines).unwrap_or_else(|| panic!("{event} asks nobody"));
        let fitted = compare_event(&rules, &state, 60, &mut rng).expect("it has few drafts");
        assert!(fitted[1] > 20, "{event}: {fitted:?}");
    }
}

/// What seats may have when an event strikes.
fn some(rng: &mut Rng, seats: u8) -> String {
    let mut lines = Vec::new();
    let mut tiles = vec!["hayrick", "windmill", "cellar", "school", "well", "library", "tavern"];
    for seat in 1..=seats {
        let mut add = |line: String| lines.push(format!("p{seat} {line}"));
        add(format!("coins {}", if rng.below(3) == 0 { 10 + rng.below(12) } else { rng.below(6) }));
        add(format!("development {}", rng.pick(&[0, 2, 5, 28, 30])));
        add(format!("goods wool {} brocade {}", rng.below(2), rng.below(2)));
        add(format!("merchant {}", rng.pick(&["orleans", "tours", "blois", "nevers"])));
        add(format!("bag monk {}", rng.below(3)));
        if rng.below(2) == 0 {
            add("technology wagon farmer".to_owned());
        }
        let own = tiles.split_off(tiles.len() - rng.below(2) as usize);
        if !own.is_empty() {
            add(format!("tiles {}", own.join(" ")));
        }
    }
    lines.push(format!("supply wool {} | supply brocade {}", rng.below(2), rng.below(3)));
    for road in
        ["r-lemans-chartres", "w-orleans-blois", "r-orleans-vierzon", "w-tours-loches", "r-bourges-nevers"]
    {
        lines.push(format!("goods {road} grain"));
    }
    lines.push("goods w-blois-tours brocade".to_owned());
    lines.join(" | ")
}

#[test]
fn proposals_of_seats_that_have_all_sorts_of_things_do_so_too() {
    let mut rng = Rng::new(11);
    let (mut compared, mut fitted) = (BTreeSet::new(), [0; 2]);
    let mut times = 0;
    for game in 0..240 {
        let rules = invasion(2 + (game % 3) as u8, ["agreement", "first-seat"][game as usize % 2]);
        let event = DRAFTS[game as usize % DRAFTS.len()].1;
        let Some(state) = drafting(&rules, event, &some(&mut rng, 2 + (game % 3) as u8)) else { continue };
        let Some([not, fits]) = compare_event(&rules, &state, 12, &mut rng) else { continue };
        compared.insert(event.to_string());
        fitted = [fitted[0] + not, fitted[1] + fits];
        times += 1;
    }
    // An Earthquake among all tiles has too many.
    assert!(
        compared.len() == 9 && times > 80 && fitted[0] > 50 && fitted[1] > 500,
        "{compared:?} {times} {fitted:?}"
    );
}

// --- Plans.

/// The spaces that each line of a plan may mean, by what the prompt says.
fn openings(rules: &Orleans, state: &State, seat: Seat, prompt: &Prompt) -> Vec<(Action, Vec<u8>)> {
    let mut lines: Vec<(Action, Vec<u8>)> = Vec::new();
    for fits in &prompt.spaces {
        let asked = prompt.ask == Ask::Plan && prompt.follower == Some(fits.follower);
        let from = if asked { state.estates[seat].from } else { 0 };
        for opening in fits.spaces.iter().filter(|opening| opening.space >= from) {
            let line = Action::Plan { spot: rules.spot(opening.space, fits.follower) };
            match lines.iter_mut().find(|(other, _)| *other == line) {
                Some((_, spaces)) => spaces.push(opening.space),
                None => lines.push((line, vec![opening.space])),
            }
        }
    }
    lines
}

/// Whether there are followers and spaces for all of these, tried one after the other.
fn possible(openings: &[(Action, Vec<u8>)], prompt: &Prompt, wishes: &[Action], taken: &mut Vec<u8>) -> bool {
    let kind = |action: &Action| match action {
        Action::Plan { spot } => spot.follower,
        other => unreachable!("{other} is no wish here"),
    };
    let there = prompt.followers.iter().all(|pile| {
        let wished = wishes.iter().filter(|&wish| kind(wish) == pile.follower).count();
        wished <= usize::from(pile.count)
    });
    let known = |wish: &Action| prompt.followers.iter().any(|pile| pile.follower == kind(wish));
    there && wishes.iter().all(known) && spaces_for(openings, wishes, taken)
}

fn spaces_for(openings: &[(Action, Vec<u8>)], wishes: &[Action], taken: &mut Vec<u8>) -> bool {
    let Some((wish, rest)) = wishes.split_first() else { return true };
    let Some((_, spaces)) = openings.iter().find(|(line, _)| line == wish) else { return false };
    spaces.iter().any(|&space| {
        if taken.contains(&space) {
            return false;
        }
        taken.push(space);
        let found = spaces_for(openings, rest, taken);
        taken.pop();
        found
    })
}

/// Random wishes for a plan, compared with all followers and all spaces.
fn compare_plan(rules: &Orleans, state: &State, seat: Seat, rng: &mut Rng) -> usize {
    let prompt = rules.prompt(state, seat).unwrap();
    let openings = openings(rules, state, seat, &prompt);
    if openings.is_empty() {
        return 0;
    }
    let count = rng.below(9);
    let wishes: Vec<Action> = (0..count).map(|_| rng.pick(&openings).0).collect();
    let sketch = rules.sketch(state, seat, &wishes).unwrap();
    let fits = |wishes: &[Action]| possible(&openings, &prompt, wishes, &mut Vec::new());
    let kept = without(&wishes, &sketch.refused).unwrap();
    let with = |more: Action| kept.iter().copied().chain([more]).collect::<Vec<_>>();
    assert!(fits(&kept), "{:?}", texts(kept));
    assert_eq!(sketch.refused.is_empty(), fits(&wishes), "{:?}", texts(wishes));
    for &refused in &sketch.refused {
        assert!(!fits(&with(refused)), "{refused} fits with {:?}", texts(kept));
    }
    let could = openings.iter().map(|&(line, _)| line).filter(|&line| fits(&with(line)));
    assert_eq!(texts(sketch.more), texts(could), "{:?}", texts(kept));
    // Everybody who was wished somewhere stands there in the picture.
    let planned = |state: &State| {
        let view = rules.view(state, Viewer::Seat(seat));
        let spaces = view.players[seat.index()].places.iter().flat_map(|place| &place.spaces);
        spaces.filter(|space| space.planned).count()
    };
    assert_eq!(planned(&sketch.look), planned(state) + kept.len());
    wishes.len()
}

#[test]
fn a_plan_is_offered_every_free_space_for_everybody_who_is_left() {
    let module = |seats, module: &str| Config { modules: vec![module.to_owned()], ..Config::seats(seats) };
    let tables = [
        Config::seats(2).option("places", "all"),
        Config::seats(3).option("planning", "open"),
        Config::seats(2).option("overlay.tile.office.needs", "any any"),
        module(3, "prosperity"),
        module(2, "invasion"),
        module(2, "duel"),
        module(1, "dignitary"),
        module(1, "salesman"),
        module(1, "vierzon"),
    ];
    let mut rng = Rng::new(3);
    for config in tables {
        let rules = Orleans::new(&config).unwrap_or_else(|error| panic!("{config:?}: {error}"));
        let (mut compared, mut wished) = (0, 0);
        while compared < 60 {
            play(&rules, &mut rng, &mut |rng, state, seat| {
                let prompt = rules.prompt(state, seat).unwrap();
                // One that `man` has placed has only one answer, which the prompt does not say.
                let plans = matches!(prompt.ask, Ask::Man | Ask::Plan) && state.estates[seat].manned == 0;
                if plans && rng.below(4) == 0 {
                    wished += compare_plan(&rules, state, seat, rng);
                    compared += 1;
                }
            });
        }
        assert!(wished > 120, "{config:?}: {wished}");
    }
}

/// Plays a game in which places are filled, and looks at every question before it is answered.
fn play(rules: &Orleans, rng: &mut Rng, look: &mut dyn FnMut(&mut Rng, &State, Seat)) {
    let mut state = rules.start();
    loop {
        let (actor, action) = match rules.pending(&state) {
            Pending::Over => return,
            Pending::Chance => (Actor::Chance, rules.sample(&state, rng, &mut Vec::new())),
            Pending::Seats(seats) => {
                let seat = *rng.pick(&seats.iter().collect::<Vec<_>>());
                look(rng, &state, seat);
                let weigh = |action| match action {
                    Action::Man { .. } | Action::Open { .. } => (action, 20),
                    Action::Pass | Action::Leave { .. } => (action, 1),
                    _ => (action, 4),
                };
                let legal: Vec<_> = legal(rules, &state, seat).into_iter().map(weigh).collect();
                (Actor::Seat(seat), rng.weighted(&legal))
            }
        };
        rules.apply(&mut state, actor, action, &mut ());
    }
}

// --- What places give.

/// A seat makes the plan that it wishes for.
fn plan(rules: &Orleans, state: &mut State, seat: Seat, wishes: &[Action]) {
    let Some(plan) = rules.sketch(state, seat, wishes) else { return };
    for line in plan.lines.into_iter().chain(plan.last) {
        rules.apply(state, Actor::Seat(seat), line, &mut ());
    }
}

/// All plans are made and turned up. Everything that the first seat may do then, with what would happen.
fn previews(rules: &Orleans, mut state: State) -> Vec<String> {
    assert_eq!(rules.pending(&state), Pending::Chance, "the plans are turned up");
    let reveal = rules.sample(&state, &mut Rng::new(0), &mut Vec::new());
    rules.apply(&mut state, Actor::Chance, reveal, &mut ());
    let preview = |action: Action| {
        let mut events = Vec::new();
        rules.preview(&state, state.first, action, &mut events);
        format!("{action}: {events:?}")
    };
    legal(rules, &state, state.first).into_iter().map(preview).collect()
}

/// What places would give the first seat is known while it plans: on a fork nobody else plans anything more.
#[test]
fn what_places_give_can_be_previewed_while_planning() {
    let mut rng = Rng::new(8);
    let (mut compared, mut actions) = (0, 0);
    for game in 0..12 {
        let rules = Orleans::new(&Config::seats(2 + game % 3).option("places", "all")).unwrap();
        play(&rules, &mut rng, &mut |rng, state, seat| {
            let begins = state.planning() && state.estates[seat].answers == 0;
            if seat != state.first || !begins || rng.below(2) == 0 {
                return;
            }
            let men = Place::in_mask(state.estates[seat].to_man).map(|place| Action::Man { place });
            let wishes: Vec<Action> = men.filter(|_| rng.below(2) == 0).collect();
            let refused = rules.sketch(state, seat, &wishes).unwrap().refused;
            let mut wishes = without(&wishes, &refused).unwrap();
            wishes.extend(rules.sketch(state, seat, &wishes).unwrap().more.first());
            let (mut fork, mut truth) = (*state, *state);
            plan(&rules, &mut fork, seat, &wishes);
            Seat::all(rules.seats()).for_each(|other| plan(&rules, &mut fork, other, &[]));
            // In truth the others plan whatever they like.
            plan(&rules, &mut truth, seat, &wishes);
            while let Pending::Seats(seats) = rules.pending(&truth) {
                let other = seats.lowest().unwrap();
                let action = *rng.pick(&legal(&rules, &truth, other));
                rules.apply(&mut truth, Actor::Seat(other), action, &mut ());
            }
            let foreseen = previews(&rules, fork);
            assert_eq!(foreseen, previews(&rules, truth));
            (compared, actions) = (compared + 1, actions + foreseen.len());
        });
    }
    assert!(compared > 40 && actions > compared + 50, "{compared} {actions}");
}

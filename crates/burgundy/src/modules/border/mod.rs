//! Border posts: duchies with three posts to join.

mod stage;

use engine::{Module, ModuleDefault, OptionSpec};

use super::Owned;
use crate::{compose::draft::Draft, parts::Placing};

pub(super) const MODULE: Owned = Owned {
    duchies: DUCHIES,
    words: stage::WORDS,
    ..super::owned(ROW, add)
};

const ROW: Module = Module {
    excludes: &["team", "solo"],
    excludes_clause: super::COMBINE,
    options: &[OptionSpec::one_of(
        "border.scoring",
        &["per-pair", "step"],
        "whether each pair of posts scores, or two posts and then the third",
        "burgundy.border.pair-count",
    )],
    // r[burgundy.border.deal]
    defaults: &[ModuleDefault { option: "boards", value: |_| "dealt" }],
    ..super::module(
        "border",
        "Border posts",
        "duchies 11a to 11f: join their three border posts with a chain of tiles",
        "burgundy.border.boards",
    )
};

const DUCHIES: &[&str] = &["11a", "11b", "11c", "11d", "11e", "11f"];

fn add(draft: &mut Draft<'_>) {
    let by_pair = draft.choice("border.scoring") == "per-pair";
    let dealt = draft.choice("boards").trim() == "dealt";
    let rules = &mut draft.rules;
    rules.placed.add(Placing::Posts);
    rules.posts.by_pair = by_pair;
    // The same as for bonus tiles, but they are not bonus tiles. r[burgundy.border.not-m26]
    rules.posts.award = rules.limits.bonus;
    rules.set_up.different = true;
    if dealt {
        rules.set_up.deal = "burgundy.border.deal";
    }
    check(draft);
}

/// Every seat has a duchy of its own. r[burgundy.border.boards]
fn check(draft: &mut Draft<'_>) {
    let set_up = &draft.rules.set_up;
    let (first, rest) = set_up.boards.split_first().expect("there is room for four");
    let first = first.filter(|duchy| DUCHIES.contains(&duchy.name()));
    if let Some(duchy) = first
        && rest.contains(&first)
    {
        draft.errors.push(format!(
            "boards {duchy}: no two seats can have the same border duchy; name a different one for each seat, such as \
             `boards 11a 11b`, r[burgundy.border.boards]"
        ));
    }
    let chosen_freely = set_up.boards == [None; 4] && set_up.boards_dealt == 0;
    if chosen_freely && set_up.secret {
        draft.errors.push(
            "expert.pairs free-choice: two seats could secretly choose the same border duchy; choose expert.reveal \
             open, or another value of expert.pairs, r[burgundy.border.boards]"
                .to_owned(),
        );
    }
}

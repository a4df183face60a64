//! What studies assume: `games/<box>/study.txt`.

use boxes::BOXES;
use protocol::REVIEW_VERSION;

/// When reviews or rules change, somebody has to look at the numbers again.
#[test]
fn what_studies_assume_is_for_these_versions() {
    for game in BOXES.boxes() {
        let assumed = game.files().assumptions();
        assert_eq!((assumed.review, assumed.rules), (REVIEW_VERSION, game.version), "{}", game.id);
        for module in assumed.modules() {
            assert!(game.menu.modules.iter().any(|known| known.id == module), "{}: {module}", game.id);
        }
    }
}

/// The numbers that were measured, as `docs/bots.md` tells them.
#[test]
fn as_much_of_a_loss_is_taken_back_as_was_measured() {
    let orleans = [
        (&[][..], [0.33, 0.33]),
        (&["prosperity"], [0.33, 0.33]),
        (&["duel"], [0.33, 0.33]),
        (&["invasion"], [0.5, 0.8]),
        (&["vierzon"], [0.0, 0.3]),
        (&["dignitary"], [0.0, 0.25]),
        (&["salesman"], [0.0, 0.6]),
    ];
    let others = [
        ("burgundy", &[][..], [0.25, 0.25]),
        ("burgundy", &["team"], [0.25, 0.25]),
        ("burgundy", &["solo"], [0.2, 0.2]),
        ("burgundy-dice", &[], [0.0, 0.0]),
        ("natick", &[], [0.2, 0.2]),
    ];
    let all = orleans.map(|(modules, shares)| ("orleans", modules, shares)).into_iter().chain(others);
    for (id, modules, shares) in all {
        let modules: Vec<String> = modules.iter().map(|&module: &&str| module.to_owned()).collect();
        let assumed = BOXES.find(id).unwrap().files().assumptions().at(&modules);
        assert_eq!(
            [assumed.taken_back, assumed.taken_back_small].map(f32::to_bits),
            shares.map(f32::to_bits),
            "{id} {modules:?}"
        );
    }
}

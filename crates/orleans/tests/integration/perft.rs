use std::fs;

use testkit::perft;

use crate::{blessing, folder, open};

#[test]
fn counts_have_not_changed() {
    let folder = folder("perft");
    if blessing() {
        for path in testkit::files(&folder, "txt").unwrap() {
            let text = fs::read_to_string(&path).unwrap();
            let blessed = perft::bless(&path.display().to_string(), &text, &open).unwrap();
            fs::write(&path, blessed).unwrap();
        }
    }
    let failures = perft::check_folder(&folder, &open).unwrap();
    assert!(failures.is_empty(), "{failures:#?}");
    assert!(!testkit::files(&folder, "txt").unwrap().is_empty());
}

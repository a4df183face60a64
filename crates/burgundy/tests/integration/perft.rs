use std::fs;

use testkit::perft;

use crate::folders::{blessing, expect_none, folder, open};

#[test]
fn every_count_of_positions_is_right() {
    if blessing() {
        for path in testkit::files(&folder("perft"), "txt").expect("the folder is in the repository") {
            let text = fs::read_to_string(&path).expect("the file was just listed");
            let blessed =
                perft::bless(&path.display().to_string(), &text, &open).expect("the record is good");
            fs::write(&path, blessed).expect("the working tree can be written");
        }
    }
    let failures = perft::check_folder(&folder("perft"), &open).expect("the folder is in the repository");
    expect_none(&failures);
}

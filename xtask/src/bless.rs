use anyhow::Result;

use crate::{
    shell::{self, Shell},
    tree::Tree,
};

/// Lets the tests of every box write what the build does now instead of comparing it.
pub(crate) fn run(shell: &Shell, _: &[String]) -> Result<()> {
    let tree = Tree::load(shell)?;
    let mut test = shell.cargo(&["test"]);
    for name in tree.boxes() {
        test.args(["-p", name]);
    }
    shell::run(test.env("LOIRE_BLESS", "1"))?;
    println!(
        "blessed. Now read `git diff games/`: every changed line is a change of behavior that you vouch for.\n\
         Where a golden game changed, RULES_VERSION of the box has to change too."
    );
    Ok(())
}

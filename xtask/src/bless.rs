use anyhow::Result;

use crate::{
    shell::{self, Shell},
    tree::Tree,
};

/// Makes every box's tests write down what the build does now, instead of comparing it.
pub(crate) fn run(shell: &Shell, _: &[String]) -> Result<()> {
    let tree = Tree::load(shell)?;
    let mut test = shell.cargo(&["test"]);
    for name in tree.boxes() {
        test.args(["-p", name]);
    }
    shell::run(test.env("LOIRE_BLESS", "1"))?;
    // What bots choose and reviews say, in the golden games that are written by now.
    let mut bots = shell.cargo(&["test", "-p", "boxes", "--test", "goldens"]);
    shell::run(bots.env("LOIRE_BLESS", "1"))?;
    println!(
        "blessed. Now read `git diff games/`: every changed line is a change in behaviour that you vouch for.\n\
         If a golden game changed, the box's RULES_VERSION must change too."
    );
    Ok(())
}

use std::{
    fs::{self, File},
    path::PathBuf,
    process::{Child, Command},
};

use anyhow::{Context, Result, bail};

use crate::shell::Shell;

/// A command that runs while others do. Its output is shown at the end.
pub(crate) struct Beside {
    child: Child,
    said: PathBuf,
}

impl Beside {
    /// Starts one of our own commands.
    pub(crate) fn start_xtask(shell: &Shell, args: &[&str], said: &str) -> Result<Beside> {
        let xtask = std::env::current_exe().context("cannot find this program")?;
        Beside::start(&mut shell.program(xtask, args), shell.root.join(said))
    }

    pub(crate) fn start(command: &mut Command, said: PathBuf) -> Result<Beside> {
        fs::create_dir_all(said.parent().context("the output goes into a folder")?)?;
        let file = File::create(&said).with_context(|| format!("cannot write {}", said.display()))?;
        let child = command.stdout(file.try_clone()?).stderr(file).spawn().context("cannot start it")?;
        Ok(Beside { child, said })
    }

    pub(crate) fn finish(mut self) -> Result<()> {
        let status = self.child.wait()?;
        print!("{}", fs::read_to_string(&self.said).unwrap_or_default());
        if !status.success() {
            bail!("it failed ({status})");
        }
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It is over unless another step has failed in the meantime.
        let _ = self.child.kill();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_beside_the_others_is_judged_by_its_exit_status() {
        let folder = std::env::temp_dir().join(format!("loire-beside-{}", std::process::id()));
        let beside = |script: &str| {
            let said = folder.join("said.txt");
            Beside::start(Command::new("sh").args(["-c", script]), said).and_then(Beside::finish)
        };
        assert!(beside("echo fine").is_ok());
        assert!(beside("exit 3").is_err_and(|error| error.to_string().contains('3')));
        fs::remove_dir_all(&folder).expect("the folder is there");
    }
}

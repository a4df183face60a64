//! The licences of everything in the program.

use std::{collections::BTreeSet, io::Write, process::ExitCode};

use anyhow::{Context as _, bail};
use server::{Notice, Notices};

pub(crate) fn run(out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let Some(notices) = server::notices() else {
        bail!(
            "this build has no list of licences: `cargo xtask build` and `cargo xtask serve` make one. Loire itself is \
             under MIT or Apache-2.0 (LICENSE-MIT, LICENSE-APACHE)"
        );
    };
    let notices: Notices = serde_json::from_slice(&notices).context("the list of licences is damaged")?;
    print(&notices, out)?;
    Ok(ExitCode::SUCCESS)
}

fn print(notices: &Notices, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "Loire is under MIT or Apache-2.0, whichever you prefer. This program also contains:\n")?;
    let parts: BTreeSet<&String> = notices.notices.iter().flat_map(|notice| &notice.parts).collect();
    for part in parts {
        writeln!(out, "  {part}")?;
    }
    for Notice { licence, parts, text } in &notices.notices {
        writeln!(out, "\n{}\n{licence}: {}\n\n{}", "-".repeat(80), parts.join(", "), text.trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_named_once_and_every_text_follows() {
        let notice = |licence: &str, parts: &[&str], text: &str| Notice {
            licence: licence.to_owned(),
            parts: parts.iter().map(|&part| part.to_owned()).collect(),
            text: text.to_owned(),
        };
        let notices = Notices {
            notices: vec![
                notice("MIT", &["b 2", "a 1"], "Do as you like.\n"),
                notice("Zlib", &["b 2"], "So."),
            ],
        };
        let mut out = Vec::new();
        print(&notices, &mut out).expect("a vector takes everything");
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains("contains:\n\n  a 1\n  b 2\n\n---"), "{text}");
        assert!(text.contains("\nMIT: b 2, a 1\n\nDo as you like.\n\n---"), "{text}");
        assert!(text.ends_with("\nZlib: b 2\n\nSo.\n"), "{text}");
    }
}

//! Every law is tried on the real repository: it must be silent, and find what is planted there. A test of a law on
//! invented text passes even if the law no longer knows how our files are written.

use super::{Finding, LAWS};
use crate::{shell::Shell, tree::Tree};

/// A violation: which law must see it, in which file it is, what is written there, and where the law must point.
struct Planted(&'static str, &'static str, Plant, At);

enum Plant {
    /// These lines at the end of the file.
    Append(&'static str),
    /// The same, `.1` times.
    Repeat(&'static str, usize),
    /// A function with this many lines.
    Function(usize),
    /// The same in TypeScript.
    WebFunction(usize),
    /// `.1` instead of the first `.0`.
    Alter(&'static str, &'static str),
}

enum At {
    /// The first line that is new.
    There,
    /// The beginning of the file.
    Top,
    /// The beginning of another file.
    In(&'static str),
}

use At::{In, There, Top};
use Plant::{Alter, Append, Function, Repeat, WebFunction};

#[rustfmt::skip]
const PLANTED: &[Planted] = &[
    Planted("citations_are_known", "crates/burgundy/src/dice.rs", Append("// r[burgundy.planted]\n"), There),
    Planted("citations_are_known", "games/orleans/scenarios/torture.md", Append("r[orleans.planted]\n"), There),
    Planted("clauses_are_unique", "games/natick/RULES.md", Append("r[orleans.planted]  both\nPlanted.\n"), There),
    Planted("clauses_have_scenarios", "games/natick/RULES.md", Append("r[natick.planted]  both\nPlanted.\n"), There),
    Planted("headings_are_proved", "games/orleans/scenarios/torture.md", Append("## Planted — r[orleans.a] r[orleans.b]\n```then\np1 coins 3  r[orleans.a]\n```\n"), There),
    Planted("translations_are_current", "games/natick/RULES.de.md", Alter("\n## ", "\n"), Top),
    Planted("options_are_decided_at_composition", "crates/burgundy/src/legal/act.rs", Append("const P: &str = \"shields\";\n"), There),
    Planted("options_are_decided_at_composition", "crates/burgundy/src/stage/inspect.rs", Append("const P: &str = \"inns\";\n"), There),
    Planted("options_are_decided_at_composition", "crates/burgundy/src/apply/sell.rs", Append("const P: &str = \"tie.empty\";\n"), There),
    Planted("options_are_decided_at_composition", "crates/burgundy/src/flow.rs", Append("fn p(edition: u16) -> bool { edition == 2011 }\n"), There),
    Planted("options_are_decided_at_composition", "crates/natick/src/flow.rs", Append("fn p(config: &Config) {}\n"), There),
    Planted("options_are_decided_at_composition", "crates/orleans/src/legal/act.rs", Append("const P: &str = \"invasion\";\n"), There),
    Planted("options_are_decided_at_composition", "crates/orleans/src/apply/act.rs", Append("const P: Scenario = Scenario::Duel;\n"), There),
    Planted("options_are_decided_at_composition", "crates/orleans/src/draw.rs", Append("const P: Scenario = Scenario::Duel;\n"), There),
    Planted("options_are_decided_at_composition", "crates/orleans/src/scenarios/duel/play.rs", Append("const P: Scenario = Scenario::Vierzon;\n"), There),
    Planted("options_are_decided_at_composition", "crates/orleans/src/content/hours.rs", Alter("\"invasion\"", "\"assault\""), Top),
    Planted("scenarios_keep_to_themselves", "crates/orleans/src/flow.rs", Append("use crate::scenarios::duel::Act as P;\n"), Top),
    Planted("scenarios_keep_to_themselves", "crates/orleans/src/audit.rs", Append("fn p() { scenarios::vierzon::p() }\n"), Top),
    Planted("scenarios_keep_to_themselves", "crates/orleans/src/scenarios/vierzon/play.rs", Append("use crate::scenarios::duel::Act as P;\n"), Top),
    Planted("modules_do_not_know_each_other", "crates/burgundy/src/modules/white/mod.rs", Append("const P: &str = \"inns\";\n"), There),
    Planted("rules_are_pure", "crates/orleans/src/flow.rs", Append("fn p(x: f64) {}\n"), There),
    Planted("rules_are_pure", "crates/engine/src/lib.rs", Append("use std::time as planted;\n"), There),
    Planted("the_keeper_is_hosted", "crates/keeper/src/game.rs", Append("use std::time as planted;\n"), There),
    Planted("state_is_plain", "crates/burgundy/src/state.rs", Append("struct P { names: Vec<u8> }\n"), There),
    Planted("boxes_share_the_engines_lints", "crates/natick/clippy.toml", Append("# planted\n"), Top),
    Planted("files_are_short", "crates/natick/src/lib.rs", Repeat("use engine::Seat as P;\n", 500), Top),
    Planted("functions_are_short", "crates/natick/src/flow.rs", Function(101), There),
    Planted("arrows_point_one_way", "crates/server/Cargo.toml", Alter("shelf.workspace", "boxes.workspace"), There),
    Planted("arrows_point_one_way", "crates/server/Cargo.toml", Append("[target.'cfg(unix)'.dependencies.boxes]\nworkspace = true\n"), There),
    Planted("arrows_point_one_way", "crates/minds/natick/Cargo.toml", Alter("natick.workspace", "orleans.workspace"), There),
    Planted("web_sources_are_short", "web/src/memory.ts", Repeat("// planted\n", 400), Top),
    Planted("web_sources_are_short", "web/src/router.ts", WebFunction(71), There),
    Planted("circles_are_small", "crates/play/src/luck.rs", Append("use crate::Match as P;\n"), In("crates/play/src/game.rs")),
    Planted("circles_are_small", "crates/natick/src/state.rs", Append("use crate::view::View as P;\n"), In("crates/natick/src/set_up.rs")),
    Planted("circles_are_small", "web/src/memory.ts", Append("import { p } from './boxes/orleans/parts/merchant';\n"), In("web/src/boxes/orleans/parts/merchant.tsx")),
    Planted("addresses_are_asked_for", "web/src/table/bar.tsx", Append("const p = <a href=\"/rules\">p</a>;\n"), There),
    Planted("addresses_are_asked_for", "web/src/pages/lobby.tsx", Append("const p = <a href={`/rules/${box}`}>p</a>;\n"), There),
    Planted("addresses_are_asked_for", "web/src/pages/table-menu.tsx", Append("const p = `${location.origin}/tables/1`;\n"), There),
    Planted("addresses_are_asked_for", "web/src/memory.ts", Append("const p = fetch('/api/me');\n"), There),
    Planted("addresses_are_asked_for", "web/src/api/socket.ts", Append("const p = new WebSocket(`wss://${name}`);\n"), There),
    Planted("prose_is_british", "README.md", Append("The color of a tile.\n"), There),
    Planted("prose_is_british", "crates/server/src/lib.rs", Append(concat!("/", "/ The color of a tile.\n")), There),
    Planted("lines_end_cleanly", "README.md", Append("planted \n"), There),
    Planted("nothing_is_unfinished", "crates/play/src/lib.rs", Append("fn p() { todo!() }\n"), There),
    Planted("no_registry_is_named", "Cargo.lock", Append("source = \"registry+https://example.org/index\"\n"), There),
    Planted("no_registry_is_named", "README.md", Append(concat!("pypi", ".org\n")), There),
    Planted("no_machine_is_named", "docs/building.md", Append(concat!("/ho", "me/planted/x\n")), There),
    Planted("links_lead_somewhere", "README.md", Append("[planted](docs/planted.md)\n"), There),
    Planted("named_files_exist", "ARCHITECTURE.md", Append("`crates/planted/src/lib.rs`\n"), There),
    Planted("goldens_name_their_box", "games/natick/golden/end-tie.game", Alter("box natick", "box burgundy"), Top),
    Planted("tests_are_run", "crates/protocol/src/lib.rs", Append("#[test]\nfn p() {}\n"), There),
    Planted("tests_are_run", "crates/server/src/random.rs", Append("/// ```\n/// p();\n/// ```\nfn p() {}\n"), There),
    Planted("generated_types_are_current", "crates/natick/src/view.rs", Alter("pub struct View {", "pub struct View {\n    pub planted: u8,"), In("web/src/generated/natick.ts")),
    Planted("generated_types_are_current", "crates/protocol/src/people.rs", Alter("pub your_turn: u32", "pub planted: u32"), In("web/src/generated/protocol.ts")),
    Planted("events_are_worded", "games/natick/words/en/events.ftl", Append("event-wept = weeps\n"), There),
    Planted("events_are_worded", "games/natick/words/en/events.ftl", Alter("builds: { $build }", "builds: { $built }"), There),
    Planted("events_are_worded", "games/natick/words/en/events.ftl", Alter("event-declined =", "# event-declined ="), In("crates/natick/src/event.rs")),
    Planted("events_are_worded", "games/orleans/words/en/invasion-play.ftl", Alter("event-summoned =", "# event-summoned ="), In("crates/orleans/src/event.rs")),
];

impl Plant {
    /// The text with the violation, and the first line that is new.
    fn into(&self, text: &str) -> (String, usize) {
        let append = |lines: &str| (format!("{text}{lines}"), text.split('\n').count());
        match self {
            Append(lines) => append(lines),
            Repeat(line, times) => append(&line.repeat(*times)),
            WebFunction(lines) => {
                append(&format!("function planted() {{\n{}}}\n", "  p();\n".repeat(lines - 2)))
            }
            Function(lines) => append(&format!("fn planted() {{\n{}}}\n", "    p();\n".repeat(lines - 2))),
            Alter(from, to) => {
                let at = text.find(from).unwrap_or_else(|| panic!("`{from}` is no longer in this file"));
                (text.replacen(from, to, 1), 1 + text[..at].matches('\n').count())
            }
        }
    }
}

#[test]
fn every_law_is_silent_here_and_finds_what_is_planted() {
    let mut tree = Tree::load(&Shell::new()).expect("the repository");
    for (name, law) in LAWS {
        let before = law(&tree);
        let broken: Vec<&Finding> = before.iter().filter(|finding| finding.grave).collect();
        assert!(broken.is_empty(), "{name}: {broken:?}");
        let mut expected = Vec::new();
        let rows: Vec<&Planted> = PLANTED.iter().filter(|Planted(law, ..)| law == name).collect();
        assert!(!rows.is_empty(), "nothing is planted for the law `{name}`: write a row in PLANTED");
        let mut originals = Vec::new();
        for Planted(_, path, plant, at) in rows {
            let file = tree.files.iter_mut().find(|file| file.path == *path);
            let file = file.unwrap_or_else(|| panic!("{path} is no longer there; plant somewhere else"));
            let (planted, first) = plant.into(&file.text);
            originals.push((*path, std::mem::replace(&mut file.text, planted)));
            expected.push(match at {
                There => (*path, first),
                Top => (*path, 1),
                In(other) => (*other, 1),
            });
        }
        let mut found: Vec<Finding> = law(&tree);
        found.retain(|finding| !before.contains(finding));
        found.sort();
        expected.sort_unstable();
        let places: Vec<_> = found.iter().map(|finding| (finding.file.as_str(), finding.line)).collect();
        assert_eq!(places, expected, "{name}: {found:#?}");
        assert!(found.iter().all(|finding| finding.grave), "{name}: {found:#?}");
        for (path, text) in originals.into_iter().rev() {
            tree.files
                .iter_mut()
                .filter(|file| file.path == path)
                .for_each(|file| file.text.clone_from(&text));
        }
    }
    for Planted(law, ..) in PLANTED {
        assert!(LAWS.iter().any(|(name, _)| name == law), "there is no law `{law}`");
    }
}

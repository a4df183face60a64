use super::Finding;
use crate::tree::Tree;

/// Addresses are made here, and nowhere else in the web client.
const MAKERS: [&str; 2] = ["web/src/address.ts", "web/src/router.ts"];

/// What may stand in an attribute that is an address.
const ASKED: [&str; 5] = ["{to(", "{toSpot(", "{toWhole(", "{file(", "{api.recordAddress("];

const ATTRIBUTES: [&str; 3] = ["href=", "src=", "action="];

/// Where the browser is and where it goes, and what would be right instead.
const ASIDE: [(&str, &str); 10] = [
    ("location.pathname", "`shown().path`"),
    ("location.search", "`asked()`"),
    ("location.hash", "`shown().spot`"),
    ("location.origin", "`toWhole(path)`"),
    ("location.host", "`toWhole(path)`"),
    ("location.protocol", "`toSocket(path)`"),
    ("history.pushState(", "`go(path)`"),
    ("history.replaceState(", "`rename(path)`"),
    ("window.open(", "a link with `to(path)`"),
    ("sendBeacon(", "a function of `src/api/`"),
];

/// The client may live at the root of a host, below a path, or in a folder of plain files, so no other file of it writes
/// an address: pages are `to('/rules')`, files `file('icon.svg')`, and the server is asked by the functions of `src/api/`.
pub(super) fn addresses_are_asked_for(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.below("web/src/", ".ts").chain(tree.below("web/src/", ".tsx")) {
        let apart = ["/generated/", ".test.ts"].iter().any(|part| file.path.contains(part));
        if apart || MAKERS.contains(&file.path.as_str()) {
            continue;
        }
        let mut tag = "";
        for (at, line) in file.text.lines().enumerate() {
            let code = line.trim_start();
            if ["//", "*", "/*"].iter().any(|sign| code.starts_with(sign)) {
                continue;
            }
            let mut wrong = |what: String| findings.push(Finding::error(&file.path, at + 1, what));
            if let Some(attribute) = written_attribute(code, &mut tag) {
                wrong(format!(
                    "`{attribute}` is written by hand; ask for it: `{{to('/…')}}` or `{{file('…')}}`"
                ));
            }
            for (found, right) in ASIDE.iter().filter(|(found, _)| code.contains(found)) {
                wrong(format!(
                    "`{found}` knows nothing of the client's folder; use {right} of `src/address.ts`"
                ));
            }
            if fetches(code, &file.path) {
                wrong("asks by an address of its own; use a function of `src/api/`".to_owned());
            }
        }
    }
    findings
}

/// An attribute of a line whose address nobody was asked for. `tag` is the element that began last, here or further up.
fn written_attribute<'a>(code: &'a str, tag: &mut &'a str) -> Option<&'a str> {
    let mut found = None;
    for (at, _) in code.char_indices() {
        let rest = &code[at..];
        if let Some(name) =
            rest.strip_prefix('<').filter(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            *tag = name.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        }
        let begins = at == 0 || code[..at].ends_with(' ');
        let Some(attribute) = ATTRIBUTES.iter().find(|one| begins && rest.starts_with(**one)) else {
            continue;
        };
        let value = &rest[attribute.len()..];
        // A drawing names a symbol of the same document.
        if value.starts_with(['"', '{']) && *tag != "use" && !ASKED.iter().any(|one| value.starts_with(one)) {
            found = Some(rest.split_inclusive(['}', ' ']).next().unwrap_or(rest).trim());
        }
    }
    found
}

/// Who may fetch: the one place that asks the server, and the worker that is told where the build keeps its module.
const FETCHERS: &[&str] = &["web/src/api/http.ts", "web/src/mirror/worker.ts"];

/// Whether a line sends a request or opens a socket by itself.
fn fetches(code: &str, path: &str) -> bool {
    let literal = ["'/api/", "\"/api/", "`/api/"].iter().any(|text| code.contains(text));
    let asks = code.match_indices("fetch(").any(|(at, call)| {
        let own = code[..at].ends_with(|c: char| c.is_alphanumeric() || "._#".contains(c));
        let rest = &code[at + call.len()..];
        !own && !rest.starts_with([')', ':']) && !rest.starts_with("location.href")
    });
    let socket = code.contains("new WebSocket(") && !code.contains("new WebSocket(toSocket(");
    literal || socket || asks && !FETCHERS.contains(&path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    #[test]
    fn addresses_written_by_hand_are_found() {
        let found = |text| addresses_are_asked_for(&Tree::of(&[("web/src/pages/p.tsx", text)]));
        for fine in [
            "<a class=\"btn\" href={to(`/rules/${box}`)}>",
            "<a\n  class=\"btn\"\n  href={toSpot('main')}",
            "<img src={file('icon.svg')} />",
            "<use\n  href={`#${id}`}",
            "<svg><use href=\"#i-coin\" /></svg>",
            "// not href=\"/rules\"",
            "go('/rules');",
            "Cover.fetch().catch(none); fetch().then(draw);",
            "new WebSocket(toSocket(path))",
        ] {
            assert_eq!(found(fine), [], "{fine}");
        }
        for wrong in [
            "<a class=\"btn\" href=\"/rules\">",
            "<a href={`/rules/${box}`}>",
            "<a href={path}>",
            "<a href=\"#main\">",
            "<use href=\"#i\" /><a href=\"/rules\">",
            "<img src=\"/icon.svg\" />",
            "const link = `${location.origin}/tables/${id}`;",
            "history.replaceState(null, '', path);",
            "await fetch(path, init);",
            "const all = getJson('/api/tables');",
            "new WebSocket(`wss://${host}`);",
        ] {
            assert_eq!(places(&found(wrong)), [("web/src/pages/p.tsx", 1, true)], "{wrong}");
        }
        let maker = Tree::of(&[("web/src/router.ts", "history.pushState(null, '', to(path));")]);
        assert_eq!(addresses_are_asked_for(&maker), []);
    }
}

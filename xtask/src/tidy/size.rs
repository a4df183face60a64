use super::Finding;
use crate::{
    rust::{Source, closing, find_word, is_word},
    tree::{File, Tree},
};

/// More lines than the first gives a warning, and more than the second an error.
const FILE: (usize, usize) = (400, 500);
const FUNCTION: (usize, usize) = (70, 100);

/// Tests do not count.
pub(super) fn files_are_short(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in counted(tree) {
        let lines = Source::read(&file.text).lines().count() - usize::from(file.text.ends_with('\n'));
        let what = format!("{lines} lines without tests; the limit is {}: split the file by subject", FILE.0);
        findings.extend(measured(file, 1, lines, FILE, what));
    }
    findings
}

pub(super) fn functions_are_short(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in counted(tree) {
        for Function { name, line, lines } in functions(&Source::read(&file.text)) {
            let what = format!(
                "`{name}` has {lines} lines; the limit is {}: move part of it into a separate function",
                FUNCTION.0
            );
            findings.extend(measured(file, line, lines, FUNCTION, what));
        }
    }
    findings
}

/// The same for the web client. What is generated may be as long as it needs. Only functions that begin at the start of
/// a line are measured: those inside them are part of them.
pub(super) fn web_sources_are_short(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let files = tree.below("web/src/", ".ts").chain(tree.below("web/src/", ".tsx"));
    for file in files.filter(|file| !["/generated", ".test.ts"].iter().any(|part| file.path.contains(part))) {
        let all = Function { name: file.path.clone(), line: 1, lines: file.text.lines().count() };
        let long = (all.lines > FILE.0).then_some((all, FILE.0));
        let functions = web_functions(&file.text).into_iter().filter(|one| one.lines > FUNCTION.0);
        for (Function { name, line, lines }, limit) in
            long.into_iter().chain(functions.map(|one| (one, FUNCTION.0)))
        {
            let what = format!("`{name}` has {lines} lines; the limit is {limit}: split it by subject");
            findings.push(Finding::error(&file.path, line, what));
        }
    }
    findings
}

/// The functions that begin at the start of a line, and end with a brace there.
fn web_functions(text: &str) -> Vec<Function> {
    let mut found = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let words = line.strip_prefix("export ").unwrap_or(line);
        let words = words.strip_prefix("default ").unwrap_or(words);
        let words = words.strip_prefix("async ").unwrap_or(words);
        let Some(rest) = words.strip_prefix("function ") else { continue };
        let name = rest.chars().take_while(|&letter| is_word(letter)).collect();
        let length = lines[at..].iter().position(|&line| line == "}").unwrap_or_default() + 1;
        found.push(Function { name, line: at + 1, lines: length });
    }
    found
}

/// Tables (`src/content/`) and test files may be as long as they need.
fn counted(tree: &Tree) -> impl Iterator<Item = &File> {
    tree.below("", ".rs").filter(|file| {
        let in_crate = file.path.strip_prefix("crates/").and_then(|path| path.split_once('/'));
        let path = match in_crate {
            Some((_, path)) => Some(path),
            None => file.path.strip_prefix("xtask/"),
        };
        path.is_some_and(|path| {
            path.starts_with("src/")
                && !path.starts_with("src/content/")
                && !path.ends_with("/tests.rs")
                && !path.contains("/tests/")
        })
    })
}

fn measured(file: &File, line: usize, size: usize, limits: (usize, usize), what: String) -> Option<Finding> {
    if size > limits.1 {
        Some(Finding::error(&file.path, line, what))
    } else if size > limits.0 {
        Some(Finding::warning(&file.path, line, what))
    } else {
        None
    }
}

struct Function {
    name: String,
    line: usize,
    lines: usize,
}

fn functions(source: &Source) -> Vec<Function> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(place) = find_word(&source.code[from..], "fn ") {
        let start = from + place;
        let rest = source.code[start + 2..].trim_start();
        let name: String = rest.chars().take_while(|&letter| is_word(letter) || letter == '#').collect();
        from = start + 3;
        let line = source.line_of(start);
        if name.is_empty() || source.is_test(line) {
            continue;
        }
        if let Some(body) = body(&source.code, from) {
            let last = source.line_of(closing(&source.code, body));
            found.push(Function { name, line, lines: last - line + 1 });
        }
    }
    found
}

/// The `{` that opens a function's body, or `None` if the function is only declared.
fn body(code: &str, from: usize) -> Option<usize> {
    let bytes = code.as_bytes();
    let mut depth = 0;
    let mut at = from;
    while at < bytes.len() {
        match bytes[at] {
            b'{' if depth == 0 => return Some(at),
            // A constant in a type: `PerSeat<T, { N }>`.
            b'{' => at = closing(code, at),
            b';' if depth == 0 => return None,
            b'-' if bytes.get(at + 1) == Some(&b'>') => at += 1,
            b'(' | b'[' | b'<' => depth += 1,
            b')' | b']' | b'>' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    #[test]
    fn long_files_give_a_warning_and_longer_ones_an_error() {
        let (ok, long, longer) = ("x\n".repeat(400), "x\n".repeat(401), "x\n".repeat(501));
        let tested = format!("{ok}#[cfg(test)]\nmod tests {{\n{long}}}\n");
        let tree = Tree::of(&[
            ("crates/b/src/a.rs", &ok),
            ("crates/b/src/b.rs", &long),
            ("xtask/src/c.rs", &longer),
            ("crates/b/src/d.rs", &tested),
            ("crates/b/src/content/tiles.rs", &longer),
            ("crates/b/tests/all.rs", &longer),
        ]);
        let findings = files_are_short(&tree);
        assert_eq!(places(&findings), [("crates/b/src/b.rs", 1, false), ("xtask/src/c.rs", 1, true)]);
    }

    #[test]
    fn files_and_functions_of_the_web_client_are_short() {
        let (ok, long) = ("x\n".repeat(400), "x\n".repeat(401));
        let function = |name: &str, lines: usize| {
            format!(
                "export async function {name}(\n  a: {{ b: c }},\n) {{\n{}}}\n",
                "  x;\n".repeat(lines - 4)
            )
        };
        let functions = format!("{}\nconst x = 1;\n{}", function("fits", 70), function("grows", 71));
        let tree = Tree::of(&[
            ("web/src/a.ts", &ok),
            ("web/src/b.tsx", &long),
            ("web/src/b.test.ts", &long),
            ("web/src/generated/c.ts", &long),
            ("web/src/f.tsx", &functions),
        ]);
        let findings = web_sources_are_short(&tree);
        assert_eq!(places(&findings), [("web/src/b.tsx", 1, true), ("web/src/f.tsx", 73, true)]);
    }

    #[test]
    fn long_functions_give_a_warning_and_longer_ones_an_error() {
        let lines = |count: usize| "    x { }\n".repeat(count);
        let text = format!(
            "fn a() {{\n{}}}\n\nfn b<const N: usize>(x: P<{{ N }}>) -> [u8; 2] {{\n{}}}\npub fn c()\n{{\n{}}}\n",
            lines(68),
            lines(69),
            lines(99)
        );
        let tree = Tree::of(&[("crates/b/src/a.rs", &text)]);
        let findings = functions_are_short(&tree);
        assert_eq!(places(&findings), [("crates/b/src/a.rs", 72, false), ("crates/b/src/a.rs", 143, true)]);
    }

    #[test]
    fn a_declaration_has_no_body() {
        let source = Source::read("trait T { fn a(&self) -> [u8; 3]; fn b() { c } }\ntype F = fn (u8);");
        let names: Vec<_> = functions(&source).into_iter().map(|function| function.name).collect();
        assert_eq!(names, ["b"]);
    }
}

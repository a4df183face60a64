//! Packs the texts of each box into the program, in every language but English: why something is not allowed, and the
//! names in it. A language is a folder of `words/`.

use std::{
    env,
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use flate2::{Compression, write::DeflateEncoder};

/// The sentences come first. Not every box has a file for its names alone.
const FILES: [&str; 5] = ["why", "names", "table", "scenarios", "invasion"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let root = Path::new("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    let mut list = String::from("static PARTS: &[Part] = &[\n");
    for language in folders(&root.join("words")).into_iter().filter(|name| name != "en") {
        for game in folders(&root.join("games")) {
            let folder = root.join("games").join(&game).join("words").join(&language);
            println!("cargo::rerun-if-changed={}", folder.display());
            let files = FILES.map(|file| fs::read_to_string(folder.join(file).with_extension("ftl")));
            // A translator may not have come to this box yet.
            if files[0].is_err() {
                continue;
            }
            let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
            for text in files.iter().flatten() {
                packed.write_all(text.as_bytes()).expect("memory takes everything");
                packed.write_all(b"\0").expect("memory takes everything");
            }
            let name = format!("{game}.{language}");
            fs::write(out.join(&name), packed.finish().expect("memory takes everything"))
                .expect("it is our own folder");
            let bytes = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))");
            let _ = writeln!(list, "    Part {{ language: {language:?}, game: {game:?}, packed: {bytes} }},");
        }
    }
    list += "];\n";
    fs::write(out.join("parts.rs"), list).expect("it is our own folder");
}

/// The folders in a folder, in order.
fn folders(folder: &Path) -> Vec<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let folders = entries.flatten().filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> =
        folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

//! Packs the texts of each box into the program. A language is a folder of `words/`. A debug build reads the files when
//! it runs, so that nothing has to be compiled again for a word.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use flate2::{Compression, write::DeflateEncoder};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(from_disk)");
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        println!("cargo::rustc-cfg=from_disk");
        return;
    }
    let root = Path::new("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    let mut parts = Vec::new();
    for language in folders(&root.join("words")) {
        for game in folders(&root.join("games")) {
            let folder = root.join("games").join(&game).join("words").join(&language);
            println!("cargo::rerun-if-changed={}", folder.display());
            // A translator may not have come to this box yet.
            if !folder.is_dir() {
                continue;
            }
            let name = format!("{game}.{language}");
            fs::write(out.join(&name), packed(&folder)).expect("it is our own folder");
            let bytes = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))");
            parts.push(format!("    Part {{ language: {language:?}, game: {game:?}, packed: {bytes} }},\n"));
        }
    }
    let list = format!("static PARTS: &[Part] = &[\n{}];\n", parts.concat());
    fs::write(out.join("parts.rs"), list).expect("it is our own folder");
}

/// All texts in a folder, each with its name.
fn packed(folder: &Path) -> Vec<u8> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    for path in entries(folder).into_iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
        let name = path.file_stem().expect("it has an ending").to_string_lossy();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        write!(packed, "{name}\n{text}\0").expect("memory takes everything");
    }
    packed.finish().expect("memory takes everything")
}

/// The names of the folders in a folder.
fn folders(folder: &Path) -> Vec<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let folders = entries(folder).into_iter().filter(|path| path.is_dir());
    folders.map(|path| path.file_name().expect("it has a name").to_string_lossy().into_owned()).collect()
}

/// What is in a folder, in order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

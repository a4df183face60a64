//! Packs what a box needs of its folder in `games/`: rules texts, what studies assume, puzzles and nets. `shelf/src/archive.rs` reads it.

use std::{
    env,
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

use flate2::{Compression, write::DeflateEncoder};

const RULES: [&str; 3] = ["RULES.md", "RULES.de.md", "RULES.fr.md"];

fn main() {
    println!("cargo::rerun-if-changed=../build.rs");
    let package = env::var("CARGO_PKG_NAME").expect("cargo says which");
    let id = package.strip_suffix("-mind").expect("the crate is called after its box");
    let folder = Path::new("../../../games").join(id);
    let mut archive = Archive::default();
    // Files that are read together are packed together.
    archive.add("rules", &folder, &RULES.map(str::to_owned));
    archive.add("study.txt", &folder, &["study.txt".to_owned()]);
    archive.add("puzzles", &folder.join("puzzles"), &puzzles(&folder.join("puzzles")));
    for net in nets(&folder) {
        archive.add(&net, &folder, std::slice::from_ref(&net));
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    fs::write(out.join("files.bin"), &archive.bytes).expect("it is our own folder");
    let Archive { count, parts, .. } = archive;
    let lint = "#[expect(clippy::unreadable_literal, reason = \"a program writes and reads them\")]";
    let list = format!(
        "{lint}\nstatic PARTS: [shelf::Part; {count}] = [\n{parts}];\n\
         static FILES: shelf::Archive = shelf::Archive::new(include_bytes!(concat!(env!(\"OUT_DIR\"), \"/files.bin\")), &PARTS);\n"
    );
    fs::write(out.join("files.rs"), list).expect("it is our own folder");
}

/// The files of a box's puzzles: a record and an answer for each, numbered from `01` without gaps.
fn puzzles(folder: &Path) -> Vec<String> {
    // Not every box has some. Cargo would run this each time for a folder that does not exist.
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    println!("cargo::rerun-if-changed={}", folder.display());
    let count = files.count();
    (2..count + 2).map(|file| format!("{:02}.{}", file / 2, ["game", "json"][file % 2])).collect()
}

/// The box's nets, in order.
fn nets(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let name = |file: std::io::Result<fs::DirEntry>| file.ok()?.file_name().into_string().ok();
    let is_net = |name: &String| Path::new(name).extension().is_some_and(|end| end == "bin");
    let mut nets: Vec<String> = files.filter_map(name).filter(is_net).collect();
    nets.sort();
    nets
}

#[derive(Default)]
struct Archive {
    bytes: Vec<u8>,
    /// How many parts it has, and their list in Rust.
    count: usize,
    parts: String,
}

impl Archive {
    fn add(&mut self, name: &str, folder: &Path, files: &[String]) {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
        let (mut length, mut list) = (0, String::new());
        for file in files {
            let path = folder.join(file);
            println!("cargo::rerun-if-changed={}", path.display());
            let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            packed.write_all(&bytes).expect("memory takes everything");
            let _ = write!(list, "({file:?}, {length}..{}), ", length + bytes.len());
            length += bytes.len();
        }
        let packed = packed.finish().expect("memory takes everything");
        self.count += 1;
        let from = self.bytes.len();
        self.bytes.extend(packed);
        let to = self.bytes.len();
        let _ = writeln!(self.parts, "shelf::Part::new({name:?}, {from}..{to}, &[{list}]),");
    }
}

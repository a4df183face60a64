//! Packs the description of the paths. A release binary also embeds the web client. If the client has not been built, an
//! error says how to build it.

use std::{
    env,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use flate2::{Compression, write::GzEncoder};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LOIRE_WITHOUT_CLIENT");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    if let Err(error) = pack(Path::new("../../docs/openapi.json"), &out.join("openapi.json.gz")) {
        println!("cargo::error=docs/openapi.json cannot be packed: {error}");
    }
    // Debug builds read the client from disk on every request.
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        return;
    }
    let client = Path::new("../../web/dist");
    let embedded = out.join("client");
    // Files of an earlier build have other names.
    let _ = fs::remove_dir_all(&embedded);
    if client.join("index.html").exists() {
        // New files have new names, which the embedding macro alone would not notice.
        println!("cargo::rerun-if-changed={}", client.display());
        if let Err(error) = copy(client, &embedded) {
            println!("cargo::error=the web client cannot be copied: {error}");
        }
        if !client.join("notices.json").exists() {
            println!(
                "cargo::warning=the web client was built without the licences of what it contains, so this binary must \
                 not be passed on. `cargo xtask build` makes one with them"
            );
        }
    } else if env::var_os("LOIRE_WITHOUT_CLIENT").is_none() {
        println!(
            "cargo::error=a release binary embeds the web client, which is not built. Run `cargo xtask build`, \
             which needs Node 20 or newer and builds both. For a binary without the client, set \
             LOIRE_WITHOUT_CLIENT=1"
        );
    }
}

fn pack(from: &Path, to: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", from.display());
    let mut packed = GzEncoder::new(File::create(to)?, Compression::best());
    io::copy(&mut File::open(from)?, &mut packed)?;
    packed.finish().map(drop)
}

/// Copies what is embedded: each file packed if there is a copy that the server can unpack, otherwise as it is.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &to)?;
        } else if !path.with_added_extension("gz").exists() {
            fs::copy(&path, &to)?;
        }
    }
    Ok(())
}

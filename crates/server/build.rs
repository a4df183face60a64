//! A release binary embeds the web client. If the client has not been built, an error says how to build it.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LOIRE_WITHOUT_CLIENT");
    // Debug builds read the client from disk on every request.
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        return;
    }
    let client = Path::new("../../web/dist");
    let embedded = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder")).join("client");
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

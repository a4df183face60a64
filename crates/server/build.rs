//! A release binary embeds the web client. If the client has not been built, an error says how to build it.

use std::{env, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LOIRE_WITHOUT_CLIENT");
    // Debug builds read the client from disk on every request.
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        return;
    }
    let client = "../../web/dist";
    if Path::new(client).join("index.html").exists() {
        // New files have new names, which the embedding macro alone would not notice.
        println!("cargo::rerun-if-changed={client}");
        if !Path::new(client).join("notices.json").exists() {
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

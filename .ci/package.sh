#!/usr/bin/env bash
# Packages the core as it would be published, and builds and runs fresh projects that depend on what
# is in the package: without features and with all, and with the newest dependencies there are.
set -euo pipefail
cd "$(dirname "$0")/.."

target=$(mkdir -p "${CARGO_TARGET_DIR:-target}" && cd "${CARGO_TARGET_DIR:-target}" && pwd)
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
# The project below builds it, so that the package need not be built twice.
cargo package --locked --quiet -p dablot --allow-dirty --no-verify

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar -xzf "$target/package/dablot-$version.crate" -C "$folder"
mkdir -p "$folder/fresh/src"
cd "$folder/fresh"
export CARGO_TARGET_DIR=$target/fresh CARGO_PROFILE_DEV_DEBUG=0

# run FEATURES: builds and runs src/main.rs.
run() {
    cat >Cargo.toml <<EOF
[package]
name = "fresh"
version = "0.0.0"
edition = "2024"

# Alone, whatever stands in the folders above.
[workspace]

[dependencies]
dablot = { path = "../dablot-$version", default-features = false, features = [$1] }
EOF
    cargo run --quiet
}

cat >src/main.rs <<'EOF'
fn main() {
    let start = dablot::Position::default();
    let next = start.play("c5-d6".parse().unwrap()).unwrap();
    println!("no features: {} sequences of 4 turns, then {next}", start.perft(4));
    assert_eq!(start.perft(4), 85_421);
}
EOF
run ''

cat >src/main.rs <<'EOF'
use dablot::record::Records;
use dablot::strategies::position;

fn main() {
    let file = b"[Rules \"walker\"]\n\n1. c5-d6 i9-h8 2. e5-f6 *\n";
    let record = Records::new(&file[..]).next().unwrap().into_record().unwrap();
    println!("all features: {} turns of {}", record.line().turns().count(), record.start().rules());
    assert_eq!(record.line().turns().count(), 3);
    let _ = position();
}
EOF
run '"std", "serde", "arbitrary", "proptest"'

# Its texts are in it, and none as a link that leads nowhere.
for name in README.md LICENSE-MIT LICENSE-APACHE; do
    [ -f "$folder/dablot-$version/$name" ]
    [ ! -L "$folder/dablot-$version/$name" ]
done

#!/usr/bin/env bash
# Shows that the core runs without an operating system: builds it for WebAssembly and for a Cortex-M
# with each set of features, then counts and plays on both, in Node and in QEMU.
#
# The standard toolchain has the library of the host alone. Debian's `rustc-web` brings a compiler
# with its library's source, from which `core` and `alloc` are built here.
set -euo pipefail
cd "$(dirname "$0")"

packages=()
[ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo ] && [ -d /usr/lib/rustlib/src/rust/library ] ||
    packages+=(rustc-web cargo-web rust-web-src)
command -v wasm-ld-22 >/dev/null || packages+=(lld-22)
command -v qemu-system-arm >/dev/null || packages+=(qemu-system-arm)
command -v node >/dev/null || packages+=(nodejs)
if [ ${#packages[@]} -gt 0 ]; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}"
fi

export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
mkdir -p "${CARGO_TARGET_DIR:-../../target}/small"
CARGO_TARGET_DIR=$(cd "${CARGO_TARGET_DIR:-../../target}/small" && pwd)
export CARGO_TARGET_DIR
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-22
export CARGO_TARGET_THUMBV7EM_NONE_EABI_LINKER=ld.lld-22
wasm=wasm32-unknown-unknown
cortex=thumbv7em-none-eabi
build() { /usr/bin/cargo build --quiet --locked -Zbuild-std=core,alloc "$@"; }

for target in $wasm $cortex; do
    for features in '' alloc serde 'alloc serde'; do
        build --manifest-path ../../Cargo.toml -p dablot --no-default-features \
            --features "$features" --target $target
        echo "core with features '$features' builds for $target"
    done
done

build --manifest-path wasm/Cargo.toml --release --target $wasm
(cd cortex-m && build --release --target $cortex)

node wasm/run.mjs "$CARGO_TARGET_DIR/$wasm/release/dablot_wasm.wasm"
timeout 60 qemu-system-arm -machine mps2-an386 -cpu cortex-m4 -nographic \
    -semihosting-config enable=on,target=native \
    -kernel "$CARGO_TARGET_DIR/$cortex/release/dablot-cortex-m"

# The whole rules with their tables, and what little surrounds them here, in 64 KiB.
wasm_size=$(stat -c %s "$CARGO_TARGET_DIR/$wasm/release/dablot_wasm.wasm")
cortex_size=$(size "$CARGO_TARGET_DIR/$cortex/release/dablot-cortex-m" | awk 'NR == 2 { print $1 + $2 }')
echo "size: $wasm_size bytes of WebAssembly, $cortex_size bytes on the Cortex-M"
[ "$wasm_size" -lt 65536 ] && [ "$cortex_size" -lt 65536 ]

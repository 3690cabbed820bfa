fn main() {
    let here = std::env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    println!("cargo::rustc-link-search={here}");
    println!("cargo::rustc-link-arg=-Tlink.x");
    println!("cargo::rerun-if-changed=memory.x");
}

# What the page and its tests need, installed where it is missing. Sourced by play and test.

WASM_BINDGEN=0.2.129 # the same number as in Cargo.toml
TRUNK=0.21.14        # the last that builds with Rust 1.95
RUST=1.95

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
npm_dir=$root/tests/browser
export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"

say() { printf '\n== %s\n' "$*"; }
die() {
    printf '\nFAILED: %s\n' "$*" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# Debian packages, as root or through sudo.
apt_install() {
    local as=()
    have apt-get || die "please install: $* (this machine has no apt-get)"
    if ((EUID != 0)); then
        have sudo || die "please install as root: apt-get install $*"
        as=(sudo)
    fi
    say "installing $*"
    "${as[@]}" apt-get update -q
    "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
}

# cargo_tool PROGRAM CRATE VERSION
cargo_tool() {
    [[ "$("$1" --version 2>/dev/null)" == "$1 $3" ]] && return
    say "installing $2 $3"
    if have cargo-binstall; then
        cargo binstall -y --locked "$2@$3"
    else
        cargo install --locked "$2" --version "$3"
    fi
}

need_rust() {
    have rustup || die "please install rustup first: https://rustup.rs"
    cd "$root"
    local found
    found=$(rustc --version 2>/dev/null | cut -d' ' -f2 || true)
    if [[ "$(printf '%s\n' "$RUST" "$found" | sort -V | head -n 1)" != "$RUST" ]]; then
        say "installing Rust (found '${found:-none}', $RUST or newer is needed)"
        rustup toolchain install stable --profile minimal
        rustup default stable
    fi
    local parts
    parts=$(rustup component list --installed)
    [[ $parts == *clippy* && $parts == *rustfmt* ]] || rustup component add clippy rustfmt
    [[ $parts == *rust-std-wasm32-unknown-unknown* ]] || rustup target add wasm32-unknown-unknown
    have cc || apt_install build-essential
}

# need_npm_packages [DIR]: the pinned npm packages there. In tests/browser: wasm-opt and the QR codes for the build,
# playwright-core, axe-core and a tracker for the browser tests; tests/lighthouse is large and has a place of its own.
need_npm_packages() {
    local dir=${1:-$npm_dir}
    have node && have npm || die "please install Node.js 20 or newer, with npm"
    if ! cmp -s "$dir/package-lock.json" "$dir/node_modules/.installed"; then
        say "installing npm packages"
        (cd "$dir" && npm ci --ignore-scripts --no-audit --no-fund)
        cp "$dir/package-lock.json" "$dir/node_modules/.installed"
    fi
}

need_page_tools() {
    need_rust
    need_npm_packages
    cargo_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN"
    cargo_tool trunk trunk "$TRUNK"
}

# Leaves the browser to test with in $CHROMIUM.
need_chromium() {
    local name
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        [[ -n "$name" ]] && have "$name" && break
    done
    if ! have "$name"; then
        apt_install chromium
        name=chromium
    fi
    CHROMIUM=$(command -v "$name")
    export CHROMIUM
}

# The release page, into dist/.
build_page() {
    cd "$root"
    PATH="$npm_dir/node_modules/.bin:$PATH" NO_COLOR=true trunk --skip-version-check build --release --locked
}

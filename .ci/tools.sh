# Installs the tools of the page and its tests where they are missing. Sourced by play and test.

WASM_BINDGEN=0.2.129 # the same number as in Cargo.toml
TRUNK=0.21.14        # the last that builds with Rust 1.95

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
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
    say "installing $* (Debian packages)"
    "${as[@]}" apt-get update -q
    "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
}

# cargo_tool PROGRAM CRATE VERSION: prebuilt if cargo-binstall is there, else compiled without optimisation, which takes a
# third of the time and costs a few seconds in each build.
cargo_tool() {
    [[ "$("$1" --version 2>/dev/null)" == "$1 $3" ]] && return
    if have cargo-binstall; then
        say "downloading $2 $3"
        cargo binstall -y --locked "$2@$3"
    else
        say "compiling $2 $3 (one to three minutes, only this once)"
        (cd / && CARGO_PROFILE_DEV_DEBUG=0 cargo install --quiet --debug --locked "$2" --version "$3")
    fi
}

# rust-toolchain.toml says which one; rustup fetches it when it is first used.
need_rust() {
    have rustup || die "please install rustup first: https://rustup.rs"
    cd "$root"
    # Older versions of rustup install it by themselves and do not know this command without a name.
    rustup toolchain install >/dev/null 2>&1 || cargo --version >/dev/null || die "rustup cannot install the toolchain of rust-toolchain.toml"
    have cc || apt_install build-essential
}

# need_npm_packages [DIR]: the pinned npm packages there. In the root: esbuild, wasm-opt, TypeScript and the browser drivers;
# tests/lighthouse is large and has a place of its own.
need_npm_packages() {
    local dir=${1:-$root}
    have node && have npm || die "please install Node.js 20 or newer, with npm"
    if ! cmp -s "$dir/package-lock.json" "$dir/node_modules/.installed"; then
        say "installing npm packages (some seconds)"
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

# Leaves the browsers to test with in $CHROMIUM and $FIREFOX.
need_browsers() {
    local name
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        [[ -n "$name" ]] && have "$name" && break
    done
    if ! have "$name"; then
        apt_install chromium
        name=chromium
    fi
    CHROMIUM=$(command -v "$name")
    for name in "${FIREFOX:-}" firefox-esr firefox; do
        [[ -n "$name" ]] && have "$name" && break
    done
    if ! have "$name"; then
        apt_install firefox-esr
        name=firefox-esr
    fi
    FIREFOX=$(command -v "$name")
    # WebKit needs a screen, if only in memory.
    { have WebKitWebDriver && have Xvfb; } || apt_install webkit2gtk-driver xvfb
    export CHROMIUM FIREFOX
}

# The release page, into dist/.
build_page() {
    cd "$root"
    PATH="$root/node_modules/.bin:$PATH" NO_COLOR=true trunk --skip-version-check build --release --locked
}

# shellcheck shell=bash
# Sourced by the ensure- scripts.

# apt_package PACKAGE LACK: install a Debian package where that is possible without asking anyone.
# LACK says what happens without it. That is an error in CI, where skipping would pass for testing.
apt_package() {
    local package=$1 lack=$2 as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        as_root=(sudo -n)
    fi
    if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
        echo "Installing $package …"
        if apt_get update && apt_get install -y --no-install-recommends "$package"; then
            return 0
        fi
    fi
    echo "No $package here: $lack." >&2
    [ -z "${CI:-}" ]
}

# Quiet unless it fails. The array is the caller's.
apt_get() {
    local output
    if ! output=$("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -o Acquire::Retries=1 -o Acquire::http::Timeout=20 "$@" </dev/null 2>&1); then
        printf '%s\n' "$output" >&2
        return 1
    fi
}

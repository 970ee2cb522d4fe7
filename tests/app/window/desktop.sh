#!/usr/bin/env bash
# Runs a command on a private desktop: a virtual X server, a window manager, a session bus and the
# accessibility bus. Everything it starts ends with the command.
# Usage: desktop.sh COMMAND [ARG...]
set -eu
[ $# -gt 0 ] || { echo "usage: desktop.sh COMMAND [ARG...]" >&2; exit 2; }
unset WAYLAND_DISPLAY
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LIBGL_ALWAYS_SOFTWARE=1
runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
chmod 700 "$runtime"
export XDG_RUNTIME_DIR=$runtime XDG_CONFIG_HOME=$runtime/config XDG_STATE_HOME=$runtime/state
xvfb-run -a -s '-screen 0 1280x900x24' dbus-run-session -- bash -c '
    openbox 2>/dev/null & manager=$!
    /usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null & bus=$!
    trap "kill $manager $bus 2>/dev/null" EXIT
    for _ in $(seq 100); do
        xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q "window id" && break
        sleep 0.05
    done
    "$@"' desktop "$@"

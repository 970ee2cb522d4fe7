#!/usr/bin/env bash
# Runs a command on a private desktop: a virtual X server, a window manager, a session bus and the
# accessibility bus. Everything it starts ends with the command.
# Usage: desktop.sh COMMAND [ARG...]
set -eu
[ $# -gt 0 ] || { echo "usage: desktop.sh COMMAND [ARG...]" >&2; exit 2; }
unset WAYLAND_DISPLAY
runtime=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$runtime"
}
trap finish EXIT
chmod 700 "$runtime"
export XDG_RUNTIME_DIR=$runtime XDG_CONFIG_HOME=$runtime/config XDG_STATE_HOME=$runtime/state
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LIBGL_ALWAYS_SOFTWARE=1

# The server picks a free number itself and says it when it is ready.
mkfifo "$runtime/display"
Xvfb -displayfd 3 -screen 0 "${DESKTOP_SCREEN:-1280x900}x24" -nolisten tcp -noreset \
    3>"$runtime/display" 2>/dev/null &
server=$!
read -r number <"$runtime/display" || { echo "desktop.sh: Xvfb did not start" >&2; exit 1; }
export DISPLAY=:$number

# A session bus that starts no service by itself: what a machine has installed, such as portals, would
# run on, and mount a file system in the folder that is removed at the end.
cat >"$runtime/session.conf" <<'END'
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
END

# shellcheck disable=SC2016 # the inner shell expands
dbus-run-session --config-file="$runtime/session.conf" -- bash -c '
    openbox 2>/dev/null & manager=$!
    /usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null & bus=$!
    trap "kill $manager $bus 2>/dev/null" EXIT
    for _ in $(seq 200); do
        xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q "window id" && break
        sleep 0.05
    done
    "$@"' desktop "$@"

#!/usr/bin/python3 -B
"""Shortcuts work after a file dialog of the desktop's portal that is closed before the portal answers, as
KDE's is: the window gets the keyboard back while it still waits for the dialog.

Usage: portal_dialog.py PROGRAM. Runs inside desktop.sh.
"""

import os
import subprocess
import sys
import threading

from gi.repository import Gio, GLib
from window import Failure, Window, key, running, wait_for

INTERFACE = """
<node><interface name="org.freedesktop.portal.FileChooser">
  <method name="OpenFile">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/>
  </method>
  <property name="version" type="u" access="read"/>
</interface></node>
"""
PATH = "/org/freedesktop/portal/desktop"
CANCELLED = 1


def active_window():
    output = subprocess.run(["xprop", "-root", "_NET_ACTIVE_WINDOW"], check=True, capture_output=True, text=True)
    return output.stdout.split()[-1]


class Portal:
    """The portal's file chooser, of which the test closes the dialogs. On a thread of its own: the window
    waits for its answers, and the test for the window."""

    def __init__(self):
        self.request = None
        self.owned = threading.Event()
        threading.Thread(target=self.serve, daemon=True).start()
        if not self.owned.wait(30):
            raise Failure("the portal has no place on the bus")

    def serve(self):
        context = GLib.MainContext.new()
        context.push_thread_default()
        # Another connection than the accessibility bus's, which the test's thread reads.
        address = Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION, None)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        self.bus.register_object(PATH, interface, self.answer, lambda *_: GLib.Variant("u", 3), None)
        Gio.bus_own_name_on_connection(self.bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
                                       lambda *_: self.owned.set(), None)
        GLib.MainLoop.new(context, False).run()

    def answer(self, _bus, sender, _path, _interface, _method, _parameters, invocation):
        self.sender = sender
        path = PATH + "/request/1"
        invocation.return_value(GLib.Variant("(o)", (path,)))
        self.request = path

    def cancel(self):
        self.bus.emit_signal(self.sender, self.request, "org.freedesktop.portal.Request", "Response",
                             GLib.Variant("(ua{sv})", (CANCELLED, {})))


def main():
    os.environ["QT_QPA_PLATFORMTHEME"] = "xdgdesktopportal"
    portal = Portal()
    with running(sys.argv[1]) as process:
        try:
            window = Window(process)
            wait_for("the window to be the active one at first",
                     lambda: window.active() and active_window() != "0x0")
            ours = active_window()
            key("ctrl+o")
            wait_for("the portal to be asked", lambda: portal.request)
            with subprocess.Popen(["xev"], stdout=subprocess.DEVNULL) as dialog:
                wait_for("the dialog", lambda: active_window() not in (ours, "0x0"))
                wait_for("the window to be no longer active", lambda: not window.active())
                dialog.terminate()
            wait_for("the window to get the keyboard back", lambda: active_window() == ours)
            for _ in range(20):  # each round trip gives the window time to see that, too
                window.title()
            portal.cancel()
            wait_for("the window to be the active one", window.active)
            key("ctrl+comma")
            Window(process, "Preferences")
        except (Failure, GLib.Error) as failure:
            sys.exit(f"after a portal's dialog: {failure}")


if __name__ == "__main__":
    main()

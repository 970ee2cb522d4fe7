#!/usr/bin/env bash
# Checks that programs were built with what hinders the abuse of an error in memory: any address for the
# program (PIE), tables that are read-only once it runs (RELRO, BIND_NOW), a stack that is watched and not
# executable, sizes that are checked, and marked targets for jumps; and that they call neither the network
# nor a shell. Usage: tests/app/hardening.sh PROGRAM...
set -euo pipefail

failures=0

# expect PROGRAM WHAT PATTERN TEXT: reports a text that has no line with the pattern.
expect() {
    grep -qE "$3" <<<"$4" && return
    failures=$((failures + 1))
    printf '%s: %s\n' "$1" "$2" >&2
}

# refuse PROGRAM WHAT PATTERN TEXT: reports a text that has a line with the pattern.
refuse() {
    grep -qE "$3" <<<"$4" || return 0
    failures=$((failures + 1))
    printf '%s: %s\n' "$1" "$2" >&2
}

[ $# -gt 0 ] || { echo 'usage: tests/app/hardening.sh PROGRAM...' >&2; exit 2; }
all=
for program in "$@"; do
    segments=$(readelf --wide --segments "$program")
    dynamic=$(readelf --wide --dynamic "$program")
    symbols=$(readelf --wide --dyn-syms "$program")
    all+=$symbols
    expect "$program" 'the address is fixed (-fPIE -pie)' 'FLAGS_1.* PIE' "$dynamic"
    expect "$program" 'the tables of addresses stay writable (-z relro)' 'GNU_RELRO' "$segments"
    expect "$program" 'functions are bound late (-z now)' 'BIND_NOW|FLAGS_1.* NOW' "$dynamic"
    expect "$program" 'the stack can be executed (-z noexecstack)' 'GNU_STACK.* RW ' "$segments"
    expect "$program" 'the stack is not protected (-fstack-protector-strong)' '__stack_chk_fail' "$symbols"
    # Each function that may be called through a pointer begins with the mark; the C library's start-up
    # code has a few of its own.
    marks=$(objdump --disassemble --section=.text --no-show-raw-insn "$program" | grep -cE '\s(endbr64|bti|paciasp)' || true)
    expect "$program" "targets of jumps are not marked (-fcf-protection): $marks" '^[0-9]{3,}$' "$marks"
    refuse "$program" 'it calls the network' '\s(getaddrinfo|gethostby[a-z_0-9]*|connect|bind|listen|accept4?|sendto|recvfrom)(@|$)' "$symbols"
    refuse "$program" 'it is linked with a library for the network' 'NEEDED.*(Network|WebSockets|curl|ssl)' "$dynamic"
    refuse "$program" 'it has a shell interpret a text' '\s(system|popen|wordexp)(@|$)' "$symbols"
done
# A program of which the compiler knows all sizes has no check; together they have some.
expect "$1 and the others" 'sizes are not checked (-D_FORTIFY_SOURCE)' '__(mem[a-z]+|v?snprintf)_chk' "$all"
[ "$failures" -ne 0 ] || echo "Every program is hardened."
exit "$((failures > 0))"

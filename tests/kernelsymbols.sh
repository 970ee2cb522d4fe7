#!/usr/bin/env bash
# Checks that the object files of the x86 kernels share no function with the rest of the program: the
# linker may keep any copy of it, and one with the kernel's instructions ends the program on a processor
# that lacks them. Usage: tests/kernelsymbols.sh OBJECT..., of which those named kernelunitavx* are checked.
set -euo pipefail

looked=0
failed=0
for object in "$@"; do
    [[ ${object##*/} == kernelunitavx* ]] || continue
    looked=$((looked + 1))
    symbols=$(nm --demangle "$object")
    # What is a kernel's own has its name as a template argument.
    if grep -E ' [WuV] .*\(' <<<"$symbols" | grep -vE 'Avx(2|512)Kernel' >&2; then
        echo "$object: these functions could be chosen for other code" >&2
        failed=1
    fi
done

if [ "$looked" -eq 0 ]; then
    echo "usage: tests/kernelsymbols.sh OBJECT..., one of them named kernelunitavx*" >&2
    exit 2
fi
[ "$failed" -ne 0 ] || echo "The kernels share no function with the rest of the program."
exit "$failed"

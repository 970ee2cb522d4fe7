#!/usr/bin/env bash
# Checks that the sounds are those that their script writes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../resources/sounds"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 make.py "$folder"
diff <(ls ./*.wav) <(cd "$folder" && ls ./*.wav)
for file in *.wav; do
    cmp "$file" "$folder/$file"
done

#!/usr/bin/env bash
# Runs the small recipe, and again killed at three places: the weights must be the same as
# those of a run that was left alone. Then the whole recipe with a stand-in for the trainer, which fails
# without a file that it has to read. Usage: tests/app/trainer/recipe.sh TRAINER
set -euo pipefail
recipe=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)/app/trainer/recipe.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export SMALL=1

"$recipe" "$1" "$folder/whole" >"$folder/whole.log"
for begun in weights0.bin.part round2 round5; do
    # A process group of its own, so that the trainer under the script dies with it.
    setsid "$recipe" "$1" "$folder/killed" >>"$folder/killed.log" 2>&1 &
    killed=$!
    until [ -e "$folder/killed/$begun" ] || ! kill -0 "$killed" 2>/dev/null; do sleep 0.01; done
    kill -KILL -- "-$killed" || true
    wait "$killed" 2>/dev/null || true
    [ ! -f "$folder/killed/weights.bin" ] || { echo "The run was over before it was killed." >&2; exit 1; }
done
"$recipe" "$1" "$folder/killed" >>"$folder/killed.log"
cmp "$folder/whole/weights.bin" "$folder/killed/weights.bin"
grep -q 'weights0.bin.part has [0-9]* of 30 phases' "$folder/killed.log" \
    || { echo "The first weights were not gone on with." >&2; exit 1; }
for games in test strong; do
    grep -q 'plies 20 to 45' "$folder/killed/errors-$games.txt"
    grep -q '<svg' "$folder/killed/errors-$games.svg"
done

cat >"$folder/standin" <<'END'
#!/usr/bin/env bash
set -euo pipefail
command=$1
shift
last=${!#}
case $command in
    fit) touch "$last" ;;
    generate)
        [[ $* == *' --depth '*' --exact '*' --random '* ]]
        [ "$1" = --weights ]
        [ -f "$2" ]
        mkdir -p "$last" ;;
    train | network)
        while [ "$1" != --out ]; do shift; done
        for played in "${@:3}"; do [ -d "$played" ]; done
        [ $# -ge 3 ]
        touch "$2" ;;
    pack) cp "$1" "$2" ;;
    evaluate | probcut)
        [ "$1" = --weights ]
        [ -f "$2" ]
        [ -d "$last" ] ;;
    *) exit 1 ;;
esac
echo "$command $last"
END
chmod +x "$folder/standin"
SMALL=0 "$recipe" "$folder/standin" "$folder/stood in" >"$folder/standin.log"
[ -f "$folder/stood in/weights.bin" ]
[ "$(grep -c ^train "$folder/standin.log")" -ge 5 ]
[ "$(grep -c ^network "$folder/standin.log")" -eq 2 ]
if "$recipe" 2>"$folder/error"; then exit 1; fi
grep -q '^usage' "$folder/error"

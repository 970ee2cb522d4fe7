#!/usr/bin/env bash
# Runs an array of 40 chunks by a real Slurm, started for this test on this machine alone, kills and requeues
# some of them while they run, and compares the files with those of a single process: games for training, and
# the values of a library.
# Usage: tests/app/cluster/slurm.sh TRAINER CLI. Ends with 77 where Slurm cannot be started.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
PATH=$(realpath "$(dirname "$1")"):$(realpath "$(dirname "$2")"):$PATH:/usr/sbin:/sbin
work=$(mktemp -d)
services=()

skip() {
    printf 'Not tested: %s\n' "$*" >&2
    exit 77
}

fail() {
    printf '%s\n' "$*" >&2
    tail -n 20 "$work"/*.log >&2 || true
    exit 1
}

# Ends the job and then the services, the node's last steps included.
finish() {
    [ -z "${job:-}" ] || scancel --quiet "$job" 2>/dev/null || true
    local service
    for service in "${services[@]}"; do
        kill "$service" 2>/dev/null || true
    done
    wait
    rm -rf "$work"
}
trap finish EXIT

# awaited SECONDS COMMAND...: until the command succeeds.
awaited() {
    local end=$((SECONDS + $1))
    shift
    until "$@" >/dev/null 2>&1; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.1
    done
}

for program in munged slurmctld slurmd sbatch; do
    command -v "$program" >/dev/null || skip "$program is not installed"
done

# Ports that nobody listens on, and a host that is this one whatever its name.
freePort() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}
host=$(hostname | cut -d. -f1)
user=$(id --user --name)
chmod 755 "$work"
mkdir "$work/munge" "$work/state" "$work/spool"
dd if=/dev/urandom of="$work/munge/key" bs=128 count=1 status=none
chmod 700 "$work/munge"
chmod 600 "$work/munge/key"
cat >"$work/slurm.conf" <<END
ClusterName=tabuleiro
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$(freePort)
SlurmdPort=$(freePort)
SlurmUser=$user
SlurmdUser=$user
# A task that was requeued waits for so long: five seconds, the least, instead of two minutes.
AuthInfo=socket=$work/munge/socket,cred_expire=5
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=100000,bf_interval=1
ReturnToService=2
KillWait=1
MailProg=/bin/true
NodeName=$host NodeAddr=127.0.0.1 CPUs=2 RealMemory=1000 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP OverSubscribe=FORCE:4
END
export SLURM_CONF=$work/slurm.conf

munged --foreground --force --key-file="$work/munge/key" --socket="$work/munge/socket" \
    --pid-file="$work/munge/pid" --log-file="$work/munged.log" --seed-file="$work/munge/seed" \
    2>"$work/munged.log" &
services+=($!)
awaited 20 test -S "$work/munge/socket" || skip "munged does not start here: $(cat "$work/munged.log")"
slurmctld -D 2>>"$work/slurmctld.log" &
services+=($!)
slurmd -D -N "$host" 2>>"$work/slurmd.log" &
services+=($!)
idle() {
    [ "$(sinfo --noheader --format=%T)" = idle ]
}
awaited 60 idle || skip "Slurm's node does not come up here: $(tail -n 5 "$work"/slurm*.log)"

# running: the number of a task of the array that runs now.
running() {
    squeue --noheader --jobs="$job" --states=RUNNING --format=%K | head -n 1
}

anyRunning() {
    [ -n "$(running)" ]
}

ended() {
    [ -z "$(squeue --noheader --jobs="$1")" ]
}

# submitted RANGE ARGUMENT...: the number of an array of chunks with the arguments of chunk.sh.
submitted() {
    local range=$1
    shift
    sbatch --parsable --array="$range" --output="$work/task-%A-%a.log" app/cluster/array.sbatch "$@"
}

# interrupted ARGUMENT...: an array of 40 chunks, some of whose tasks are killed or requeued as they run;
# five chunks are made by a second array at the same time. Then the same array again, which makes what the
# killed tasks left out and keeps the rest.
interrupted() {
    local killed=0 requeued=0 second task turn
    job=$(submitted 0-39 "$@")
    second=$(submitted 0-4 "$@")
    for turn in {1..8}; do
        awaited 60 anyRunning || break
        task=$(running)
        [ -n "$task" ] || continue # it has just ended
        if [ $((turn % 2)) -eq 0 ]; then
            # As a node that dies: the program is killed and the task put back into the queue.
            ! scontrol requeue "${job}_$task" 2>/dev/null || requeued=$((requeued + 1))
        else
            # As somebody who has no patience: the task is gone for good.
            ! scancel --signal=KILL --full "${job}_$task" 2>/dev/null || killed=$((killed + 1))
        fi
        sleep 0.3
    done
    [ $((killed * requeued)) -gt 0 ] || fail "No task was killed ($killed) or requeued ($requeued)."
    awaited 500 ended "$job" || fail "The array does not end: $(squeue)"
    awaited 500 ended "$second" || fail "The second array does not end: $(squeue)"
    job=$(submitted 0-39 "$@")
    awaited 500 ended "$job" || fail "The array does not end: $(squeue)"
    printf '%s: 40 chunks, %d tasks killed and %d requeued.\n' "$1" "$killed" "$requeued"
}

cd "$root"
play=(--seed 3 --games 20 --depth 3 --exact 8)
tabuleiro-trainer generate "$work/whole" --chunks 40 "${play[@]}" >/dev/null
interrupted selfplay "$work/games" "${play[@]}"
# What a killed task had begun to write is no chunk.
diff -r --exclude='*.new' "$work/whole" "$work/games" || fail "The array's files are others than those of one process."

# values FILE: the values of a library as text.
values() {
    python3 -c 'import sqlite3, sys
print(*sqlite3.connect(sys.argv[1]).execute("SELECT * FROM value ORDER BY key"), sep="\n")' "$1"
}

# Games of few plies in common, of which a chunk takes a task a second or two.
tabuleiro-cli match random random --games 80 --seed 5 --ggf "$work/games.ggf" >/dev/null
tabuleiro-cli library import "$work/whole.db" "$work/games.ggf" >/dev/null
cp "$work/whole.db" "$work/array.db"
tabuleiro-cli library analyze "$work/whole.db" --depth 8 >/dev/null
positions=$(($(values "$work/whole.db" | wc -l) / 40 + 1))
tabuleiro-cli library chunks "$work/array.db" "$work/chunks" --depth 8 --positions "$positions" >/dev/null
interrupted values "$work/chunks"
tabuleiro-cli library collect "$work/array.db" "$work/chunks" >/dev/null
diff <(values "$work/whole.db") <(values "$work/array.db") ||
    fail "The array's values are others than those of one process."

#!/usr/bin/env python3
"""Simulates a library's chunks on a cluster with failures and slow machines, and prints how much of the
machines' time became values. Usage: app/cluster/simulate.py [--help]"""

import argparse
import heapq
import random


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--tasks", type=int, default=10_000, help="chunks (default 10000)")
    add("--workers", type=int, default=1_000, help="tasks that run at once (default 1000)")
    add("--minutes", type=float, nargs="+", default=[1, 10, 60], help="of a chunk on one core (default 1 10 60)")
    add("--hours-to-failure", type=float, default=200, help="of one task, on average; 0: never (default 200)")
    add("--slow-share", type=float, default=0.05, help="of the machines (default 0.05)")
    add("--slow-speed", type=float, default=1 / 3, help="of those, beside the others (default 1/3)")
    add("--start-seconds", type=float, default=3, help="to start a task and the program (default 3)")
    add("--queue-seconds", type=float, default=60, help="a failed task waits, on average (default 60)")
    add("--twice", type=float, default=0.01, help="share of the chunks that idle workers begin a second time "
        "(default 0.01)")
    add("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.tasks < 1 or given.workers < 1 or min(given.minutes) <= 0 or not 0 < given.slow_speed <= 1:
        parser.error("tasks, workers and minutes must be above 0, and --slow-speed at most 1")
    return given


class Cluster:
    """Workers that take one chunk after another. A failed chunk continues where it was, for its part stays; a
    second copy of a chunk starts over, and the first to end counts."""

    def __init__(self, given, minutes):
        self.given = given
        self.random = random.Random(given.seed)
        self.work = minutes * 60
        self.left = [self.work] * given.tasks
        self.done = [False] * given.tasks
        self.copies = [0] * given.tasks
        self.waiting = list(range(given.tasks - 1, -1, -1))
        slow = round(given.slow_share * given.workers)
        self.speeds = [given.slow_speed if i < slow else 1.0 for i in range(given.workers)]
        self.random.shuffle(self.speeds)
        self.events = []  # (time, number, what, ...): the number keeps equal times in order
        self.idle = []
        self.numbers = 0
        self.failures = 0
        self.unfinished = given.tasks

    def at(self, time, *event):
        self.numbers += 1
        heapq.heappush(self.events, (time, self.numbers, *event))

    def begin(self, now, worker):
        if self.waiting:
            task, second = self.waiting.pop(), False
        else:
            task, second = self.straggler(), True
            if task is None:
                self.idle.append(worker)
                return
        self.copies[task] += 1
        left = self.work if second else self.left[task]
        takes = left / self.speeds[worker]
        mean = self.given.hours_to_failure * 3600
        fails = self.random.expovariate(1 / mean) if mean > 0 else float("inf")
        start = now + self.given.start_seconds
        if fails < takes:
            self.at(start + fails, "failed", worker, task, second, left - fails * self.speeds[worker])
        else:
            self.at(start + takes, "ended", worker, task)

    def straggler(self):
        """A chunk that one worker alone has, once few are left."""
        if self.unfinished > max(1, self.given.twice * self.given.tasks):
            return None
        return next((t for t, done in enumerate(self.done) if not done and self.copies[t] == 1), None)

    def run(self):
        for worker in range(self.given.workers):
            self.begin(0.0, worker)
        now = 0.0
        while self.unfinished:
            now, _, what, *event = heapq.heappop(self.events)
            if what == "ended":
                worker, task = event
                self.copies[task] -= 1
                if not self.done[task]:
                    self.done[task] = True
                    self.unfinished -= 1
                self.begin(now, worker)
            elif what == "failed":
                worker, task, second, left = event
                self.failures += 1
                self.copies[task] -= 1
                if not second:
                    self.left[task] = left
                if not self.done[task] and self.copies[task] == 0:
                    self.at(now + self.random.expovariate(1 / max(1e-9, self.given.queue_seconds)), "queued", task)
                self.begin(now, worker)
            else:
                (task,) = event
                self.waiting.append(task)
                if self.idle:
                    self.begin(now, self.idle.pop())
            # Who had nothing to do may take a second copy now.
            if self.idle and not self.waiting and self.straggler() is not None:
                self.begin(now, self.idle.pop())
        return now

    def efficiency(self, seconds):
        return self.work * self.given.tasks / (sum(self.speeds) * seconds)


def main():
    given = arguments()
    print(f"{given.tasks:,} chunks on {given.workers:,} workers, {given.slow_share:.0%} of them at "
          f"{given.slow_speed:.0%} of the speed, a failure in {given.hours_to_failure:g} hours of a task")
    print("| minutes a chunk | hours | failures | efficiency |\n|---:|---:|---:|---:|")
    for minutes in given.minutes:
        cluster = Cluster(given, minutes)
        seconds = cluster.run()
        print(f"| {minutes:g} | {seconds / 3600:.2f} | {cluster.failures:,} | {cluster.efficiency(seconds):.1%} |")


if __name__ == "__main__":
    main()

"""벽의 모든 조합에서, 바이러스의 집합이 더 커지지 않을 때까지 이웃을 더한다."""

from itertools import combinations


def generate(rng):
    rows, cols = rng.choice(((3, 3), (3, 3), (3, 4), (4, 3)))
    cells = rows * cols
    viruses = rng.randint(2, 3)
    walls = rng.randint(0, cells - viruses - 3)
    kinds = [2] * viruses + [1] * walls + [0] * (cells - viruses - walls)
    rng.shuffle(kinds)
    lines = [" ".join(map(str, kinds[r * cols : (r + 1) * cols])) for r in range(rows)]
    return "\n".join([f"{rows} {cols}", *lines])


def brute(text):
    size, *lines = text.split("\n")
    kind = {(r, c): v for r, line in enumerate(lines) for c, v in enumerate(line.split())}
    empty = {cell for cell, v in kind.items() if v == "0"}
    best = 0
    for walls in combinations(sorted(empty), 3):
        rest = empty - set(walls)
        sick = {cell for cell, v in kind.items() if v == "2"}
        while caught := {
            (r, c) for r, c in rest if sick & {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
        }:
            sick |= caught
            rest -= caught
        best = max(best, len(rest))
    return best


def limit():
    middle = ["0 0 0 0 0 0 0 0"] * 6
    return "\n".join(["8 8", "2 0 0 0 0 0 0 0", *middle, "0 0 0 0 0 0 0 2"])

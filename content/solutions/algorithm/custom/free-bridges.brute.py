"""다리의 모든 묶음을 놓아 보고, 모두 이어지면 비싼 P개를 뺀 합을 본다."""
from itertools import combinations


def generate(rng):
    n = rng.randint(1, 4)
    m = 0 if n == 1 else rng.randint(0, 7)
    top = rng.choice([1, 5, 20])
    lines = [f"{a} {b} {rng.randint(0, top)}" for a, b in (rng.sample(range(1, n + 1), 2) for _ in range(m))]
    return "\n".join([f"{n} {m} {rng.choice([0, 0, 1, 2, 3, 9])}", *lines])


def connected(n, bridges):
    seen = {1}
    for _ in range(n):
        for a, b, _ in bridges:
            if a in seen or b in seen:
                seen |= {a, b}
    return len(seen) == n


def brute(text):
    n, m, coupons, *numbers = map(int, text.split())
    bridges = [tuple(numbers[i : i + 3]) for i in range(0, 3 * m, 3)]
    best = -1
    for count in range(m + 1):
        for chosen in combinations(bridges, count):
            if connected(n, chosen):
                costs = sorted(cost for _, _, cost in chosen)
                paid = sum(costs[: max(0, count - coupons)])
                best = paid if best < 0 else min(best, paid)
    return str(best)


def limit():
    import random

    rng = random.Random(1717)
    n, m = 200_000, 500_000
    lines = [f"{v} {v + 1} {rng.randint(0, 10**9)}" for v in range(1, n)]
    while len(lines) < m:
        a, b = rng.sample(range(1, n + 1), 2)
        lines.append(f"{a} {b} {rng.randint(0, 10**9)}")
    return "\n".join([f"{n} {m} 0", *lines])

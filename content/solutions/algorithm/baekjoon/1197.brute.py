"""간선 V-1개를 고르는 모든 방법에서, 모두 이어지는 것의 합을 본다."""

from itertools import combinations


def generate(rng):
    n = rng.randint(2, 5)
    most = rng.choice((1, 9))
    edges = [(v, rng.randint(1, v - 1)) for v in range(2, n + 1)]
    edges += [tuple(rng.sample(range(1, n + 1), 2)) for _ in range(rng.randint(0, 5))]
    rng.shuffle(edges)
    lines = [f"{a} {b} {rng.randint(-most, most)}" for a, b in edges]
    return "\n".join([f"{n} {len(edges)}", *lines])


def brute(text):
    n, _, *rest = map(int, text.split())
    edges = list(zip(rest[::3], rest[1::3], rest[2::3]))
    best = float("inf")
    for chosen in combinations(edges, n - 1):
        reached = {1}
        for _ in range(n):
            reached |= {v for a, b, _ in chosen if {a, b} & reached for v in (a, b)}
        if len(reached) == n:
            best = min(best, sum(weight for _, _, weight in chosen))
    return best


def limit():
    import random

    rng = random.Random(1197)
    pairs = [(v, rng.randint(1, v - 1)) for v in range(2, 10_001)]
    pairs += [rng.sample(range(1, 10_001), 2) for _ in range(100_000 - len(pairs))]
    # 답이 32비트에 들어가게 음수를 조금 더 많이 둔다
    lines = [f"{a} {b} {rng.randint(-100_000, 1_000_000)}" for a, b in pairs]
    return "\n".join(["10000 100000", *lines])

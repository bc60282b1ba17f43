"""도시마다 모든 버스를 더 줄지 않을 때까지 훑는다."""


def generate(rng):
    n = rng.randint(2, 6)
    most = rng.choice((2, 9))
    m = rng.randint(1, 14)
    lines = [" ".join(map(str, [*rng.sample(range(1, n + 1), 2), rng.randint(1, most)])) for _ in range(m)]
    return "\n".join([str(n), str(m), *lines])


def brute(text):
    n, _, *rest = map(int, text.split())
    buses = list(zip(rest[::3], rest[1::3], rest[2::3]))
    rows = []
    for start in range(1, n + 1):
        cost = {start: 0}
        for _ in range(n):
            for a, b, c in buses:
                if a in cost:
                    cost[b] = min(cost.get(b, cost[a] + c), cost[a] + c)
        rows.append(" ".join(str(cost.get(city, 0)) for city in range(1, n + 1)))
    return "\n".join(rows)


def limit():
    import random

    rng = random.Random(11404)
    lines = [
        " ".join(map(str, [*rng.sample(range(1, 101), 2), rng.randint(1, 100_000)]))
        for _ in range(100_000)
    ]
    return "\n".join(["100", "100000", *lines])

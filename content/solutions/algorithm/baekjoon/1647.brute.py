"""집을 둘로 나누는 모든 방법에서 두 마을을 따로 프림으로 잇는다."""


def generate(rng):
    n = rng.randint(2, 6)
    most = rng.choice((1, 9, 1000))
    edges = [(v, rng.randint(1, v - 1)) for v in range(2, n + 1)]
    edges += [tuple(rng.sample(range(1, n + 1), 2)) for _ in range(rng.randint(0, 6))]
    rng.shuffle(edges)
    lines = [f"{a} {b} {rng.randint(1, most)}" for a, b in edges]
    return "\n".join([f"{n} {len(edges)}", *lines])


def joined(houses, edges):
    """무리 안의 길만으로 모두 이을 때의 최소 합, 이을 수 없으면 무한대."""
    inside, cost = {min(houses)}, 0
    while inside != houses:
        ways = [
            (c, (b if a in inside else a))
            for a, b, c in edges
            if {a, b} <= houses and (a in inside) != (b in inside)
        ]
        if not ways:
            return float("inf")
        c, v = min(ways)
        inside.add(v)
        cost += c
    return cost


def brute(text):
    n, _, *rest = map(int, text.split())
    edges = list(zip(rest[::3], rest[1::3], rest[2::3]))
    everyone = set(range(1, n + 1))
    best = float("inf")
    for bits in range(1, 2 ** (n - 1)):
        one = {v for v in everyone if v < n and bits >> (v - 1) & 1}
        best = min(best, joined(one, edges) + joined(everyone - one, edges))
    return best


def limit():
    import random

    rng = random.Random(1647)
    pairs = [(v, rng.randint(1, v - 1)) for v in range(2, 100_001)]
    pairs += [(rng.randint(1, 50_000), rng.randint(50_001, 100_000)) for _ in range(900_001)]
    return "\n".join(["100000 1000000", *(f"{a} {b} {rng.randint(1, 1000)}" for a, b in pairs)])

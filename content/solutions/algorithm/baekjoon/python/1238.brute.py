"""모든 쌍의 거리를 경유지를 하나씩 늘려 구한다(플로이드–워셜)."""


def generate(rng):
    n = rng.randint(2, 6)
    order = list(range(1, n + 1))
    rng.shuffle(order)
    # 한 바퀴를 넣어 어디서나 X에 오갈 수 있게 한다
    pairs = {(order[i], order[(i + 1) % n]) for i in range(n)}
    others = [(a, b) for a in order for b in order if a != b and (a, b) not in pairs]
    pairs |= set(rng.sample(others, rng.randint(0, len(others))))
    top = rng.choice([1, 9, 100])
    roads = [f"{a} {b} {rng.randint(1, top)}" for a, b in sorted(pairs)]
    return "\n".join([f"{n} {len(roads)} {rng.randint(1, n)}", *roads])


def brute(text):
    n, m, x, *rest = map(int, text.split())
    inf = float("inf")
    d = [[0 if a == b else inf for b in range(n + 1)] for a in range(n + 1)]
    for i in range(0, 3 * m, 3):
        a, b, cost = rest[i : i + 3]
        d[a][b] = min(d[a][b], cost)
    for k in range(1, n + 1):
        for a in range(1, n + 1):
            for b in range(1, n + 1):
                d[a][b] = min(d[a][b], d[a][k] + d[k][b])
    return max(d[v][x] + d[x][v] for v in range(1, n + 1))


def limit():
    import random

    rng = random.Random(1238)
    pairs = {(v, v % 1000 + 1) for v in range(1, 1001)}
    while len(pairs) < 10_000:
        a, b = rng.randint(1, 1000), rng.randint(1, 1000)
        if a != b:
            pairs.add((a, b))
    roads = [f"{a} {b} {rng.randint(1, 100)}" for a, b in sorted(pairs)]
    return "\n".join(["1000 10000 1", *roads])

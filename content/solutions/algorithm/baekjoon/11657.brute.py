"""모든 쌍의 거리(플로이드)를 구하고, 1번에서 닿는 도시의 제자리 거리가 음수인지 본다."""


def generate(rng):
    n = rng.randint(2, 6)
    m = rng.randint(1, 9)
    low = rng.choice((-4, -2, 0))
    lines = [" ".join(map(str, [*rng.sample(range(1, n + 1), 2), rng.randint(low, 9)])) for _ in range(m)]
    return "\n".join([f"{n} {m}", *lines])


def brute(text):
    n, _, *rest = map(int, text.split())
    far = float("inf")
    d = [[0 if a == b else far for b in range(n + 1)] for a in range(n + 1)]
    for a, b, c in zip(rest[::3], rest[1::3], rest[2::3]):
        d[a][b] = min(d[a][b], c)
    span = range(1, n + 1)
    for k in span:
        for a in span:
            for b in span:
                d[a][b] = min(d[a][b], d[a][k] + d[k][b])
    if any(d[1][v] < far and d[v][v] < 0 for v in span):
        return -1
    return "\n".join(str(-1 if d[1][v] == far else d[1][v]) for v in range(2, n + 1))


def limit():
    lines = [["1 2 -10000", "2 1 -10000"][i % 2] for i in range(6000)]
    return "\n".join(["500 6000", *lines])

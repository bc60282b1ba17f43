"""모든 쌍의 최단 거리(플로이드)로 답한다."""


def generate(rng):
    n = rng.randint(2, 6)
    pairs = [(a, b) for a in range(1, n + 1) for b in range(a + 1, n + 1)]
    edges = rng.sample(pairs, rng.randint(0, len(pairs)))
    # 지문은 v1이 N이 아니고 v2가 1이 아니며 둘이 다르다고 한다
    v1 = rng.randint(1, n - 1)
    v2 = rng.choice([v for v in range(2, n + 1) if v != v1])
    lines = [f"{a} {b} {rng.randint(1, 9)}" for a, b in edges]
    return "\n".join([f"{n} {len(edges)}", *lines, f"{v1} {v2}"])


def brute(text):
    n, e, *rest = map(int, text.split())
    inf = float("inf")
    d = [[0 if a == b else inf for b in range(n + 1)] for a in range(n + 1)]
    for i in range(0, 3 * e, 3):
        a, b, c = rest[i : i + 3]
        d[a][b] = d[b][a] = min(d[a][b], c)
    for k in range(1, n + 1):
        for a in range(1, n + 1):
            for b in range(1, n + 1):
                d[a][b] = min(d[a][b], d[a][k] + d[k][b])
    v, w = rest[-2:]
    best = min(d[1][v] + d[v][w] + d[w][n], d[1][w] + d[w][v] + d[v][n])
    return -1 if best == inf else best


def limit():
    import random

    rng = random.Random(1504)
    pairs = rng.sample([(a, b) for b in range(2, 801) for a in range(1, b)], 200_000)
    edges = [f"{a} {b} {rng.randint(1, 1000)}" for a, b in pairs]
    return "\n".join(["800 200000", *edges, "2 799"])

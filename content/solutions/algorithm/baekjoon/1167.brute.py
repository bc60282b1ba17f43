"""모든 쌍의 거리(플로이드)에서 가장 큰 것을 고른다."""


def text_of(n, edges, order):
    near = {v: [] for v in range(1, n + 1)}
    for a, b, length in edges:
        near[a].append(f"{b} {length}")
        near[b].append(f"{a} {length}")
    return "\n".join([str(n), *(f"{v} {' '.join(near[v])} -1" for v in order)])


def generate(rng):
    n = rng.randint(2, 8)
    names = rng.sample(range(1, n + 1), n)
    most = rng.choice((1, 9))
    edges = [(names[i], names[rng.randrange(i)], rng.randint(1, most)) for i in range(1, n)]
    return text_of(n, edges, rng.sample(names, n))


def brute(text):
    first, *lines = text.split("\n")
    n = int(first)
    far = float("inf")
    d = [[0 if a == b else far for b in range(n + 1)] for a in range(n + 1)]
    for line in lines:
        a, *rest = map(int, line.split())
        for i in range(0, len(rest) - 1, 2):
            d[a][rest[i]] = rest[i + 1]
    span = range(1, n + 1)
    for k in span:
        for a in span:
            for b in span:
                d[a][b] = min(d[a][b], d[a][k] + d[k][b])
    return max(d[a][b] for a in span for b in span)


def limit():
    n = 100_000
    return text_of(n, [(v, v + 1, 10_000) for v in range(1, n)], range(1, n + 1))

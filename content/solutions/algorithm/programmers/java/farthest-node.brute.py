"""플로이드–워셜로 모든 쌍의 거리를 구한다."""


def generate(rng):
    n = rng.randint(2, 7)
    pairs = [[a, b] for a in range(1, n + 1) for b in range(1, n + 1) if a < b]
    edge = rng.sample(pairs, rng.randint(1, min(len(pairs), n + 1)))
    return [n, [pair if rng.random() < 0.5 else pair[::-1] for pair in edge]]


def brute(n, edge):
    far = 10**9
    dist = [[0 if a == b else far for b in range(n + 1)] for a in range(n + 1)]
    for a, b in edge:
        dist[a][b] = dist[b][a] = 1
    for k in range(1, n + 1):
        for a in range(1, n + 1):
            for b in range(1, n + 1):
                dist[a][b] = min(dist[a][b], dist[a][k] + dist[k][b])
    reached = [d for d in dist[1][1:] if d < far]
    return reached.count(max(reached))


def limit():
    line = [[v, v + 1] for v in range(1, 20_000)]
    cross = [[v, v + 3] for v in range(1, 19_998)]
    more = [[v, v + 5] for v in range(1, 19_996)]
    return [20_000, (line + cross + more)[:50_000]]

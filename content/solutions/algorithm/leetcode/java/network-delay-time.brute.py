"""단순 경로를 모두 걸어 정점마다 가장 이른 시간을 적는다."""


def generate(rng):
    n = rng.randint(2, 5)
    pairs = [(u, v) for u in range(1, n + 1) for v in range(1, n + 1) if u != v]
    top = rng.choice([0, 2, 9])
    chosen = rng.sample(pairs, rng.randint(1, len(pairs)))
    return [[[u, v, rng.randint(0, top)] for u, v in chosen], n, rng.randint(1, n)]


def brute(times, n, k):
    first = {}

    def walk(v, time, path):
        first[v] = min(time, first.get(v, time))
        for a, b, cost in times:
            if a == v and b not in path:
                walk(b, time + cost, path | {b})

    walk(k, 0, {k})
    return max(first.values()) if len(first) == n else -1


def limit():
    # 멀리 돌아갈수록 짧아져 거리가 여러 번 줄어든다.
    pairs = [(u, v) for u in range(1, 101) for v in range(100, u, -1)]
    edges = [[u, v, min(100, (v - u) ** 2)] for u, v in pairs]
    back = [[v, u, 100] for u, v in pairs][: 6000 - len(edges)]
    return [edges + back, 100, 1]

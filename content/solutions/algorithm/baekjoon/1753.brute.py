"""더 줄지 않을 때까지 모든 간선을 훑는다(벨만-포드)."""


def generate(rng):
    v = rng.randint(2, 6)
    edges = []
    for _ in range(rng.randint(1, 12)):
        a, b = rng.sample(range(1, v + 1), 2)
        edges.append(f"{a} {b} {rng.randint(1, 10)}")
    return "\n".join([f"{v} {len(edges)}", str(rng.randint(1, v)), *edges])


def brute(text):
    v, e, start, *rest = map(int, text.split())
    distances = {start: 0}
    for _ in range(v):
        for i in range(0, 3 * e, 3):
            a, b, w = rest[i : i + 3]
            if a in distances:
                distances[b] = min(distances.get(b, distances[a] + w), distances[a] + w)
    return "\n".join(str(distances.get(x, "INF")) for x in range(1, v + 1))


def limit():
    import random

    rng = random.Random(1753)
    edges = [f"{u} {u + 1} 10" for u in range(1, 20_000)]  # 어느 정점에나 닿는다
    while len(edges) < 300_000:
        u, v = rng.sample(range(1, 20_001), 2)
        edges.append(f"{u} {v} {rng.randint(1, 10)}")
    return "\n".join(["20000 300000", "1", *edges])

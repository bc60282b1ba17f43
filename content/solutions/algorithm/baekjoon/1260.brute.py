"""깊이 우선은 집합을 따라 재귀로, 너비 우선은 차례에 이웃을 덧붙여 답한다."""


def generate(rng):
    n = rng.randint(2, 7)
    m = rng.randint(1, 10)
    edges = [rng.sample(range(1, n + 1), 2) for _ in range(m)]
    lines = [f"{a} {b}" for a, b in edges]
    return "\n".join([f"{n} {m} {rng.randint(1, n)}", *lines])


def brute(text):
    n, m, start, *ends = map(int, text.split())
    near = {v: set() for v in range(1, n + 1)}
    for a, b in zip(ends[::2], ends[1::2]):
        near[a].add(b)
        near[b].add(a)
    deep = []

    def visit(v):
        deep.append(v)
        while rest := near[v].difference(deep):
            visit(min(rest))

    visit(start)
    wide = [start]
    for v in wide:
        wide += sorted(near[v].difference(wide))
    return "\n".join(" ".join(map(str, order)) for order in (deep, wide))


def limit():
    import random

    rng = random.Random(1260)
    edges = [rng.sample(range(1, 1001), 2) for _ in range(10_000)]
    return "\n".join(["1000 10000 1", *(f"{a} {b}" for a, b in edges)])

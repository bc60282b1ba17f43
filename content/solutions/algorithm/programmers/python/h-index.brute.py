"""h마다 조건을 만족하는 논문을 모두 센다."""


def generate(rng):
    top = rng.choice([0, 1, 3, 8, 10_000])
    return [[rng.randint(0, top) for _ in range(rng.randint(1, 8))]]


def brute(citations):
    n = len(citations)
    return max(h for h in range(n + 1) if sum(c >= h for c in citations) >= h)


def limit():
    return [[i * 7919 % 10_001 for i in range(1000)]]

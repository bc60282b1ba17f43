"""물건의 모든 부분집합을 담아 본다."""
from itertools import product


def generate(rng):
    n, limit = rng.randint(1, 7), rng.randint(1, 20)
    items = [f"{rng.randint(1, 12)} {rng.randint(0, 9)}" for _ in range(n)]
    return "\n".join([f"{n} {limit}", *items])


def brute(text):
    n, limit, *rest = map(int, text.split())
    items = list(zip(rest[::2], rest[1::2]))
    best = 0
    for taken in product([0, 1], repeat=n):
        if sum(t * w for t, (w, _) in zip(taken, items)) <= limit:
            best = max(best, sum(t * v for t, (_, v) in zip(taken, items)))
    return best


def limit():
    items = [f"{i % 9 + 1} {i * 37 % 1001}" for i in range(100)]
    return "\n".join(["100 100000", *items])

"""밟는 계단의 집합을 모두 만들어 규칙을 확인한다."""
from itertools import product


def generate(rng):
    scores = [rng.randint(1, rng.choice([3, 100])) for _ in range(rng.randint(1, 10))]
    return "\n".join(map(str, [len(scores), *scores]))


def brute(text):
    n, *scores = map(int, text.split())
    best = 0
    for stepped in product([False, True], repeat=n - 1):
        path = "".join("x" if one else "." for one in (*stepped, True))
        if "xxx" not in path and ".." not in path:
            best = max(best, sum(s for s, mark in zip(scores, path) if mark == "x"))
    return best


def limit():
    return "\n".join(map(str, [300, *(i * 7919 % 10_000 + 1 for i in range(300))]))

"""길이 M인 수열을 모두 만들어 겹치는 수가 없는 것만 남기고 정렬한다."""
from itertools import product


def generate(rng):
    n = rng.randint(1, 5)
    return f"{n} {rng.choice([1, n, rng.randint(1, n)])}"


def brute(text):
    n, m = map(int, text.split())
    kept = [p for p in product(range(n, 0, -1), repeat=m) if len(set(p)) == m]
    return "\n".join(" ".join(map(str, p)) for p in sorted(kept))


def limit():
    return "8 8"

"""부분 수열을 긴 것부터 모두 만들어 늘 커지는지 본다."""
from itertools import combinations


def generate(rng):
    top = rng.choice([1, 3, 9, 1_000_000])
    values = [rng.randint(1, top) for _ in range(rng.randint(1, 9))]
    return f"{len(values)}\n{' '.join(map(str, values))}"


def brute(text):
    n, *values = map(int, text.split())
    for size in range(n, 0, -1):
        for picked in combinations(values, size):
            if list(picked) == sorted(set(picked)):
                return size


def limit():
    rising = range(2, 1_000_001, 2)
    scattered = (i * 611_953 % 1_000_000 + 1 for i in range(500_000))
    return f"1000000\n{' '.join(map(str, [*rising, *scattered]))}"

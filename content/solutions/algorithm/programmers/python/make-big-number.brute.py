"""남길 자리의 모든 조합을 만들어 가장 큰 것을 고른다."""
from itertools import combinations


def generate(rng):
    digits = rng.choice(["0123456789", "12", "7", "01"])
    number = "".join(rng.choice(digits) for _ in range(rng.randint(2, 9)))
    if rng.random() < 0.3:
        number = "".join(sorted(number, reverse=rng.random() < 0.5))
    return [number, rng.randint(1, len(number) - 1)]


def brute(number, k):
    return max("".join(kept) for kept in combinations(number, len(number) - k))


def limit():
    return ["9" + "0123456788" * 99_999 + "012345678", 500_000]

"""모든 순서로 이어 붙여 가장 큰 것을 고른다."""
from itertools import permutations


def generate(rng):
    pool = rng.choice([[0], [0, 1, 10, 100, 1000], [1, 11, 110, 111, 12, 121], range(1001)])
    return [[rng.choice(pool) for _ in range(rng.randint(1, 5))]]


def brute(numbers):
    return str(max(int("".join(map(str, order))) for order in permutations(numbers)))


def limit():
    return [[1000 - i * 7919 % 1000 for i in range(100_000)]]

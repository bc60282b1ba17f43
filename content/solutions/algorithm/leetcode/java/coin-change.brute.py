"""동전 0개, 1개, 2개 …를 고른 묶음을 모두 만들어 합을 본다."""
from itertools import combinations_with_replacement


def generate(rng):
    values = rng.sample([1, 2, 3, 4, 5, 6, 7, 9, 2_147_483_647], rng.randint(1, 4))
    return [values, rng.randint(0, 12)]


def brute(coins, amount):
    for count in range(amount + 1):
        if any(sum(chosen) == amount for chosen in combinations_with_replacement(coins, count)):
            return count
    return -1


def limit():
    return [list(range(1, 13)), 10_000]

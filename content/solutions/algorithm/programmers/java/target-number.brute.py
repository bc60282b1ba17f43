"""부호의 모든 줄을 만들어 합을 본다."""
from itertools import product


def generate(rng):
    high = rng.choice([2, 5, 50])
    numbers = [rng.randint(1, high) for _ in range(rng.randint(2, 8))]
    return [numbers, rng.randint(1, sum(numbers) + 2)]


def brute(numbers, target):
    return sum(
        sum(sign * number for sign, number in zip(signs, numbers)) == target
        for signs in product((1, -1), repeat=len(numbers))
    )


def limit():
    return [[50] * 20, 1000]

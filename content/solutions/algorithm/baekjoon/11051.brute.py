"""큰 정수로 정확한 이항 계수를 구한 뒤 나머지를 구한다."""
from math import comb


def generate(rng):
    n = rng.choice([1, 2, rng.randint(1, 9), rng.randint(1, 120)])
    return f"{n} {rng.choice([0, n, rng.randint(0, n)])}"


def brute(text):
    n, k = map(int, text.split())
    return comb(n, k) % 10007


def limit():
    return "1000 1000"

"""열의 순열을 모두 만들어 대각선이 겹치는 것을 뺀다."""
from itertools import permutations


def generate(rng):
    return str(rng.randint(1, 7))


def brute(text):
    n = int(text)
    return sum(
        len({r + c for r, c in enumerate(p)}) == len({r - c for r, c in enumerate(p)}) == n
        for p in permutations(range(n))
    )


def limit():
    return "14"

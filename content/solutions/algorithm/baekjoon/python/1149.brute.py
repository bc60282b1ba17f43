"""칠하는 방법을 모두 만들어 본다."""
from itertools import product


def generate(rng):
    top = rng.choice([2, 9, 1000])
    n = rng.randint(2, 6)
    rows = [" ".join(str(rng.randint(1, top)) for _ in range(3)) for _ in range(n)]
    return "\n".join([str(n), *rows])


def brute(text):
    n, *rest = map(int, text.split())
    return min(
        sum(rest[3 * i + c] for i, c in enumerate(colours))
        for colours in product(range(3), repeat=n)
        if all(a != b for a, b in zip(colours, colours[1:]))
    )


def limit():
    rows = [" ".join(str(i * k % 1000 + 1) for k in (7, 311, 577)) for i in range(1000)]
    return "\n".join(["1000", *rows])

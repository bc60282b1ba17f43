"""시작 좌석과 개수를 모두 해 보고, 원을 따라 하나씩 더한다."""


def generate(rng):
    n = rng.randint(1, 8)
    low, high = rng.choice([(-5, 5), (-5, -1), (3, 3), (-1_000_000_000, 1_000_000_000)])
    return f"{n} {rng.randint(1, n)}\n" + " ".join(str(rng.randint(low, high)) for _ in range(n))


def brute(text):
    n, limit, *seats = map(int, text.split())
    sums = []
    for start in range(n):
        total = 0
        for step in range(limit):
            total += seats[(start + step) % n]
            sums.append(total)
    return max(sums)


def limit():
    import random

    rng = random.Random(200_000)
    seats = " ".join(str(rng.randint(-1_000_000_000, 1_000_000_000)) for _ in range(200_000))
    return f"200000 200000\n{seats}"

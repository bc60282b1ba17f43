"""구간마다 처음부터 더한다."""


def generate(rng):
    n = rng.randint(2, 9)
    low = rng.choice([-9, -9, 1])
    high = rng.choice([-1, 9]) if low < 0 else 9
    values = [rng.randint(low, high) for _ in range(n)]
    return f"{n} {rng.randint(1, n)}\n{' '.join(map(str, values))}"


def brute(text):
    n, k, *values = map(int, text.split())
    return max(sum(values[i : i + k]) for i in range(n - k + 1))


def limit():
    import random

    rng = random.Random(2559)
    return "100000 50000\n" + " ".join(str(rng.randint(-100, 100)) for _ in range(100_000))

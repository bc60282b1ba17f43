"""모든 구간의 합을 더해 본다."""


def generate(rng):
    values = [rng.randint(1, 9) for _ in range(rng.randint(10, 14))]
    return f"{len(values)} {rng.randint(1, sum(values) + 5)}\n{' '.join(map(str, values))}"


def brute(text):
    n, target, *values = map(int, text.split())
    spans = [(i, j) for i in range(n) for j in range(i + 1, n + 1)]
    return min((j - i for i, j in spans if sum(values[i:j]) >= target), default=0)


def limit():
    return f"99999 100000000\n{' '.join(str(i % 1100 + 1) for i in range(99_999))}"

"""물을 때마다 리스트를 처음부터 훑는다."""

EDGES = [-(2**31), 2**31 - 1]


def generate(rng):
    values = [-1, 0, 1, 2, 5, 9] + EDGES
    numbers = [rng.choice(values) for _ in range(rng.randint(1, 7))]
    queries = [rng.choice(values + [3]) for _ in range(rng.randint(1, 7))]
    return "\n".join(
        [str(len(numbers)), " ".join(map(str, numbers)), str(len(queries)), " ".join(map(str, queries))]
    )


def brute(text):
    n, *rest = map(int, text.split())
    numbers, queries = rest[:n], rest[n + 1 :]
    return "\n".join("1" if any(one == x for one in numbers) else "0" for x in queries)


def limit():
    import random

    rng = random.Random(1920)
    numbers = [rng.randint(*EDGES) for _ in range(100_000)]
    queries = [rng.choice(numbers) if i % 2 else rng.randint(*EDGES) for i in range(100_000)]
    return "\n".join(["100000", " ".join(map(str, numbers)), "100000", " ".join(map(str, queries))])

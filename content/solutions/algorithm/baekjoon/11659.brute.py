"""구간마다 수를 하나씩 더한다."""


def generate(rng):
    n = rng.randint(1, 8)
    numbers = [rng.choice([1, 1000, rng.randint(1, 1000)]) for _ in range(n)]
    queries = [sorted(rng.randint(1, n) for _ in range(2)) for _ in range(rng.randint(1, 6))]
    return "\n".join(
        [f"{n} {len(queries)}", " ".join(map(str, numbers)), *(f"{i} {j}" for i, j in queries)]
    )


def brute(text):
    first, second, *lines = text.splitlines()
    numbers = [int(one) for one in second.split()]
    sums = []
    for line in lines:
        i, j = map(int, line.split())
        total = 0
        for position, number in enumerate(numbers, 1):
            if i <= position <= j:
                total += number
        sums.append(total)
    return "\n".join(map(str, sums))


def limit():
    numbers = " ".join(str(1000 - i % 7) for i in range(100_000))
    queries = (f"{1 + i % 50_000} {100_000 - i % 49_999}" for i in range(100_000))
    return "\n".join(["100000 100000", numbers, *queries])

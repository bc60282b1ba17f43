"""길이 1인 조각마다 몇 번 칠했는지 사전에 적는다."""


def generate(rng):
    n = rng.randint(1, 7)
    low, high = rng.choice([(-5, 5), (0, 9), (-1000, -990), (990, 1000)])
    lines = []
    for _ in range(n):
        a, b = sorted(rng.sample(range(low, high + 1), 2))
        lines.append(f"{a} {b}")
    if rng.random() < 0.1:
        lines.append("-1000 1000")
    return "\n".join([str(len(lines)), *lines])


def brute(text):
    times = {}
    for line in text.splitlines()[1:]:
        a, b = map(int, line.split())
        for piece in range(a, b):
            times[piece] = times.get(piece, 0) + 1
    return f"{max(times.values())} {len(times)}"


def limit():
    import random

    rng = random.Random(7)
    lines = []
    for _ in range(100_000):
        a, b = sorted(rng.sample(range(-1000, 1001), 2))
        lines.append(f"{a} {b}")
    return "\n".join(["100000", *lines])

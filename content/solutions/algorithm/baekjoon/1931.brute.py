"""모든 부분집합을 큰 것부터 본다."""

from itertools import combinations


def generate(rng):
    if rng.random() < 0.2:
        points = [0, 1, 2**31 - 2, 2**31 - 1]
    else:
        points = list(range(rng.randint(1, 9)))
    meetings = [sorted(rng.choice(points) for _ in range(2)) for _ in range(rng.randint(1, 7))]
    return "\n".join([str(len(meetings)), *(f"{start} {end}" for start, end in meetings)])


def brute(text):
    _, *times = map(int, text.split())
    meetings = sorted(zip(times[::2], times[1::2]))
    for size in range(len(meetings), 0, -1):
        for chosen in combinations(meetings, size):
            if all(a[1] <= b[0] for a, b in zip(chosen, chosen[1:])):
                return size
    return 0


def limit():
    import random

    rng = random.Random(1931)
    meetings = [sorted(rng.randrange(2**31) for _ in range(2)) for _ in range(100_000)]
    return "\n".join(["100000", *(f"{start} {end}" for start, end in meetings)])

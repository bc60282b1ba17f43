"""값마다 더 작은 서로 다른 값을 센다."""


def generate(rng):
    n = rng.randint(1, 9)
    scale = rng.choice([1, 10**8])
    width = rng.choice([0, 2, 9])
    return f"{n}\n{' '.join(str(rng.randint(-width, width) * scale) for _ in range(n))}"


def brute(text):
    _, *values = map(int, text.split())
    return " ".join(str(len({y for y in values if y < x})) for x in values)


def limit():
    import random

    rng = random.Random(18870)
    return "1000000\n" + " ".join(str(rng.randint(-(10**9), 10**9)) for _ in range(1_000_000))

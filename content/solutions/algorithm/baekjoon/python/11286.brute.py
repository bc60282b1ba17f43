"""꺼낼 때마다 목록 전체를 두 번 훑는다."""


def generate(rng):
    n = rng.randint(1, 12)
    width = rng.choice([1, 2, 2**31 - 1])
    numbers = [0 if rng.random() < 0.45 else rng.choice([-1, 1]) * rng.randint(1, width) for _ in range(n)]
    if 0 not in numbers:
        numbers[-1] = 0
    return "\n".join(map(str, [n, *numbers]))


def brute(text):
    _, *commands = map(int, text.split())
    held, answers = [], []
    for x in commands:
        if x != 0:
            held.append(x)
            continue
        smallest = min((abs(y) for y in held), default=0)
        chosen = -smallest if -smallest in held else smallest
        answers.append(chosen)
        if held:
            held.remove(chosen)
    return "\n".join(map(str, answers))


def limit():
    import random

    rng = random.Random(11286)
    numbers = [rng.choice([-1, 1]) * rng.randint(1, 2**31 - 1) for _ in range(50_000)]
    return "\n".join(map(str, [100_000, *numbers, *([0] * 50_000)]))

"""1에서 연산을 거꾸로 하며 너비 우선으로 퍼진다."""


def generate(rng):
    return str(rng.choice([rng.randint(1, 12), rng.randint(1, 400), 30, 31, 62]))


def brute(text):
    n = int(text)
    reached, steps = {1}, 0
    while n not in reached:
        reached |= {y for x in reached for y in (x + 1, 2 * x, 3 * x) if y <= n}
        steps += 1
    return steps


def limit():
    return "1000000"

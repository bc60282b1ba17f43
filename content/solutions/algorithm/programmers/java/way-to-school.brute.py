"""오른쪽과 아래의 걸음을 모두 늘어놓아 물을 밟지 않는 것을 센다."""
from itertools import combinations


def generate(rng):
    m, n = rng.choice([(m, n) for m in range(1, 6) for n in range(1, 6) if m * n > 1])
    cells = [[x, y] for x in range(1, m + 1) for y in range(1, n + 1)][1:-1]
    return [m, n, rng.sample(cells, rng.randint(0, min(len(cells), 4)))]


def brute(m, n, puddles):
    wet = {tuple(puddle) for puddle in puddles}
    steps = m + n - 2
    total = 0
    for rights in combinations(range(steps), m - 1):
        x = y = 1
        dry = True
        for step in range(steps):
            if step in rights:
                x += 1
            else:
                y += 1
            dry = dry and (x, y) not in wet
        total += dry
    return total % 1_000_000_007


def limit():
    return [100, 100, []]

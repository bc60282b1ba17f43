"""집을 고르는 모든 조합의 가장 가까운 거리를 본다."""

from itertools import combinations


def generate(rng):
    span = rng.choice([8, 20, 1_000_000_000])
    houses = rng.sample(range(span + 1), rng.randint(2, 8))
    if rng.random() < 0.2:
        houses[:2] = [0, span] if not {0, span} & set(houses[2:]) else houses[:2]
    return "\n".join(map(str, [f"{len(houses)} {rng.randint(2, len(houses))}", *houses]))


def brute(text):
    _, routers, *houses = map(int, text.split())
    return max(
        min(b - a for a, b in zip(chosen, chosen[1:]))
        for chosen in combinations(sorted(houses), routers)
    )


def limit():
    import random

    houses = random.Random(2110).sample(range(1_000_000_001), 200_000)
    return "\n".join(map(str, ["200000 100000", *houses]))

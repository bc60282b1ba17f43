"""물을 때마다 카드를 모두 본다."""


def generate(rng):
    values = [-10_000_000, -2, -1, 0, 1, 2, 10_000_000]
    cards = [rng.choice(values) for _ in range(rng.randint(1, 9))]
    queries = [rng.choice(values + [3]) for _ in range(rng.randint(1, 6))]
    return "\n".join(
        [str(len(cards)), " ".join(map(str, cards)), str(len(queries)), " ".join(map(str, queries))]
    )


def brute(text):
    n, *rest = map(int, text.split())
    cards, queries = rest[:n], rest[n + 1 :]
    return " ".join(str(sum(card == x for card in cards)) for x in queries)


def limit():
    import random

    rng = random.Random(10816)
    cards = rng.sample(range(-10_000_000, 10_000_001), 500_000)
    queries = [rng.choice(cards) if i % 2 else rng.randint(-10_000_000, 10_000_000) for i in range(500_000)]
    return "\n".join(["500000", " ".join(map(str, cards)), "500000", " ".join(map(str, queries))])

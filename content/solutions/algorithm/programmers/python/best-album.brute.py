"""남은 것 가운데 가장 앞설 것을 하나씩 고른다."""


def generate(rng):
    while True:
        n = rng.randint(1, 8)
        genres = [rng.choice("abc") for _ in range(n)]
        plays = [rng.randint(1, 6) for _ in range(n)]
        totals = [total(g, genres, plays) for g in set(genres)]
        if len(set(totals)) == len(totals):
            return [genres, plays]


def total(genre, genres, plays):
    return sum(p for g, p in zip(genres, plays) if g == genre)


def brute(genres, plays):
    album, left = [], set(genres)
    while left:
        genre = max(left, key=lambda g: total(g, genres, plays))
        left.remove(genre)
        for _ in range(2):
            best = None
            for i, (g, p) in enumerate(zip(genres, plays)):
                if g == genre and i not in album and (best is None or p > plays[best]):
                    best = i
            if best is not None:
                album.append(best)
    return album


def limit():
    return [["one"] * 9901 + [f"g{i}" for i in range(98)], [i * 7919 % 9973 + 1 for i in range(9901)] + list(range(1, 99))]

"""수직선을 반 칸씩 나누어 덮인 점을 칠하고, 이어진 점을 하나로 읽는다."""


def generate(rng):
    top = rng.choice([3, 8, 14])
    intervals = []
    for _ in range(rng.randint(1, 6)):
        start = rng.randint(0, top)
        intervals.append([start, min(top, start + rng.randint(0, 4))])
    return [intervals]


def brute(intervals):
    painted = {point for start, end in intervals for point in range(2 * start, 2 * end + 1)}
    starts = sorted(point for point in painted if point - 1 not in painted)
    ends = sorted(point for point in painted if point + 1 not in painted)
    return [[start // 2, end // 2] for start, end in zip(starts, ends)]


def limit():
    import random

    rng = random.Random(56)
    starts = list(range(10_000))
    rng.shuffle(starts)
    return [[[start, start] for start in starts]]

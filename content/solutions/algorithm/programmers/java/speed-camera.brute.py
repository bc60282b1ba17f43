"""카메라를 둘 나간 지점의 부분집합을 작은 것부터 모두 해 본다."""
from itertools import combinations


def generate(rng):
    low, high = rng.choice([(-6, 6), (-30000, -29996), (-3, 20)])
    routes = [sorted(rng.randint(low, high) for _ in range(2)) for _ in range(rng.randint(1, 6))]
    return [routes]


def brute(routes):
    points = sorted({point for route in routes for point in route})
    for size in range(1, len(routes) + 1):
        for cameras in combinations(points, size):
            if all(any(start <= x <= end for x in cameras) for start, end in routes):
                return size


def limit():
    routes = [[-30_000 + i * 7919 % 10_000 * 6, -30_000 + i * 7919 % 10_000 * 6 + 5] for i in range(10_000)]
    return [routes]

"""섞을 때마다 목록 전체를 다시 정렬한다."""


def generate(rng):
    foods = [rng.randint(0, 9) for _ in range(rng.randint(2, 6))]
    return [foods, rng.randint(0, 40)]


def brute(foods, k):
    mixes = 0
    while min(foods) < k:
        if len(foods) == 1:
            return -1
        mildest, second, *rest = sorted(foods)
        foods = [*rest, mildest + 2 * second]
        mixes += 1
    return mixes


def limit():
    return [[i * 7919 % 1_000_001 for i in range(1_000_000)], 10**9]

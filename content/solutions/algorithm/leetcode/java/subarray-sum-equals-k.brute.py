"""모든 구간을 잘라 더한다."""


def generate(rng):
    reach = rng.choice([0, 1, 3])
    return [[rng.randint(-reach, reach) for _ in range(rng.randint(1, 9))], rng.randint(-3, 3)]


def brute(nums, k):
    n = len(nums)
    return sum(sum(nums[i:j]) == k for i in range(n) for j in range(i + 1, n + 1))


def limit():
    import random

    rng = random.Random(560)
    return [[rng.randint(-1000, 1000) for _ in range(20_000)], 7]

"""앞의 순열마다 새 수를 모든 틈에 끼워 넣는다."""


def generate(rng):
    return [rng.sample(range(-10, 11), rng.choice([1, 2, 3, 3, 4, 5, 6]))]


def brute(nums):
    result = [[]]
    for number in nums:
        result = [p[:at] + [number] + p[at:] for p in result for at in range(len(p) + 1)]
    return result


def limit():
    return [[1, 2, 3, 4, 5, 6]]

"""모든 쌍을 더해 본다. 답이 하나뿐인 입력만 만든다."""
from itertools import combinations


def generate(rng):
    while True:
        nums = [rng.randint(-9, 9) for _ in range(rng.randint(2, 7))]
        target = sum(rng.sample(nums, 2))
        if len(pairs(nums, target)) == 1:
            return [nums, target]


def pairs(nums, target):
    return [[i, j] for i, j in combinations(range(len(nums)), 2) if nums[i] + nums[j] == target]


def brute(nums, target):
    return pairs(nums, target)[0]


def limit():
    # 하나뿐인 홀수가 맨 끝에 있어, 마지막 두 수만 target이 된다.
    return [[*range(0, 2 * 9999, 2), 1], 2 * 9998 + 1]

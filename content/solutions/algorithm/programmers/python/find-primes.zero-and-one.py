# 틀린 점: 0과 1을 소수로 센다
from itertools import permutations
from math import isqrt


def is_prime(n: int) -> bool:
    if n < 4:
        return True
    if n % 2 == 0 or n % 3 == 0:
        return False
    for d in range(5, isqrt(n) + 1, 6):
        if n % d == 0 or n % (d + 2) == 0:
            return False
    return True


def solution(numbers: str) -> int:
    made = set()
    for length in range(1, len(numbers) + 1):
        made.update(int("".join(order)) for order in permutations(numbers, length))
    return sum(map(is_prime, made))

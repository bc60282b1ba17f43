# 틀린 점: √n 자신으로는 나누어 보지 않는다
from itertools import permutations
from math import isqrt


def is_prime(n: int) -> bool:
    if n < 4:
        return n > 1
    if n % 2 == 0 or n % 3 == 0:
        return False
    for d in range(5, isqrt(n), 6):
        if n % d == 0 or n % (d + 2) == 0:
            return False
    return True


def solution(numbers: str) -> int:
    made = set()
    for length in range(1, len(numbers) + 1):
        made.update(int("".join(order)) for order in permutations(numbers, length))
    return sum(map(is_prime, made))

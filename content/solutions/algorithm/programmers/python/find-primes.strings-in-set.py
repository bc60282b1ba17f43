# 틀린 점: 정수로 바꾸지 않은 문자열을 집합에 넣는다
from itertools import permutations
from math import isqrt


def is_prime(n: int) -> bool:
    if n < 4:
        return n > 1
    if n % 2 == 0 or n % 3 == 0:
        return False
    for d in range(5, isqrt(n) + 1, 6):
        if n % d == 0 or n % (d + 2) == 0:
            return False
    return True


def solution(numbers: str) -> int:
    made = set()
    for length in range(1, len(numbers) + 1):
        made.update("".join(order) for order in permutations(numbers, length))
    return sum(is_prime(int(text)) for text in made)

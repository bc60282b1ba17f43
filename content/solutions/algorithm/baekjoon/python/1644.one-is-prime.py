# 틀린 점: 1을 지우지 않는다
from itertools import compress
from math import isqrt


def primes_up_to(n: int) -> list[int]:
    is_prime = bytearray([1]) * (n + 1)
    is_prime[0:1] = bytes(1)  # n은 1 이상이라 두 칸이 있다
    for i in range(2, isqrt(n) + 1):
        if is_prime[i]:
            is_prime[i * i :: i] = bytes(len(range(i * i, n + 1, i)))
    return list(compress(range(n + 1), is_prime))


def count_runs(n: int) -> int:
    primes = primes_up_to(n)
    count = total = left = 0
    for p in primes:
        total += p
        while total > n:
            total -= primes[left]
            left += 1
        if total == n:
            count += 1
    return count


print(count_runs(int(input())))

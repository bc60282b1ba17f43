# 틀린 점: 등호를 빼 √N까지 돌지 않는다
from math import isqrt


def sieve(limit: int) -> bytearray:
    prime = bytearray([1]) * (limit + 1)
    prime[0:2] = b"\0\0"
    for p in range(2, isqrt(limit)):
        if prime[p]:
            # 슬라이스 대입 한 번이 안쪽 반복을 C로 돌린다
            prime[p * p :: p] = bytes(len(range(p * p, limit + 1, p)))
    return prime


start, end = map(int, input().split())
prime = sieve(end)
print("\n".join(str(n) for n in range(start, end + 1) if prime[n]))

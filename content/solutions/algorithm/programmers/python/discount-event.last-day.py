# 틀린 점: 끝의 열흘을 보지 않는다
from collections import Counter


def solution(want: list[str], number: list[int], discount: list[str]) -> int:
    needed = Counter(dict(zip(want, number)))
    starts = range(len(discount) - 10)
    return sum(Counter(discount[start : start + 10]) == needed for start in starts)

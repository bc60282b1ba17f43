# 틀린 점: 수량을 보지 않고 품목의 종류만 비교한다
from collections import Counter


def solution(want: list[str], number: list[int], discount: list[str]) -> int:
    needed = Counter(dict(zip(want, number)))
    starts = range(len(discount) - 9)
    return sum(set(discount[start : start + 10]) == set(needed) for start in starts)

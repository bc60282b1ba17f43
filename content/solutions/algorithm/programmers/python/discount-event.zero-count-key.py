# 틀린 점: 0개가 된 키를 지우지 않고 dict로 비교한다
from collections import Counter

DAYS = 10


def solution(want: list[str], number: list[int], discount: list[str]) -> int:
    needed = Counter(dict(zip(want, number)))
    window = Counter(discount[:DAYS])
    days = int(dict(window) == dict(needed))
    for right in range(DAYS, len(discount)):
        window[discount[right]] += 1
        leaving = discount[right - DAYS]
        window[leaving] -= 1
        days += dict(window) == dict(needed)
    return days

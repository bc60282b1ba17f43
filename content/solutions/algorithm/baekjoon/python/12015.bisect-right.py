# 틀린 점: 같은 값 뒤에 붙인다
import sys
from bisect import bisect_right


def lis_length(a: list[int]) -> int:
    tails = []
    for x in a:
        k = bisect_right(tails, x)
        if k == len(tails):
            tails.append(x)
        else:
            tails[k] = x
    return len(tails)


_, *a = map(int, sys.stdin.buffer.read().split())
print(lis_length(a))

# 틀린 점: 칸의 값을 바꾸지 않고 끼워 넣는다
import sys
from bisect import bisect_left


def lis_length(a: list[int]) -> int:
    tails = []
    for x in a:
        k = bisect_left(tails, x)
        if k == len(tails):
            tails.append(x)
        else:
            tails.insert(k, x)
    return len(tails)


_, *a = map(int, sys.stdin.buffer.read().split())
print(lis_length(a))

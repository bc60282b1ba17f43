# 틀린 점: 윈도가 하나 길어 L + 1개까지 고른다
import sys
from collections import deque
from itertools import accumulate


def best_arc(seats, limit):
    prefix = list(accumulate(seats + seats, initial=0))
    window = deque()  # 번호. 앞에서 뒤로 갈수록 prefix 값이 크다
    best = None
    for r in range(1, len(prefix)):
        while window and prefix[window[-1]] >= prefix[r - 1]:
            window.pop()
        window.append(r - 1)
        if window[0] < r - limit - 1:
            window.popleft()
        candidate = prefix[r] - prefix[window[0]]
        if best is None or candidate > best:
            best = candidate
    return best


n, limit, *seats = map(int, sys.stdin.buffer.read().split())
print(best_arc(seats, limit))

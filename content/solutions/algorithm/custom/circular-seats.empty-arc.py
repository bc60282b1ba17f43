# 틀린 점: 아무 좌석도 고르지 않은 합 0을 후보로 친다
import sys
from collections import deque
from itertools import accumulate


def best_arc(seats, limit):
    prefix = list(accumulate(seats + seats, initial=0))
    window = deque()  # 번호. 앞에서 뒤로 갈수록 prefix 값이 크다
    best = 0
    for r in range(1, len(prefix)):
        while window and prefix[window[-1]] >= prefix[r - 1]:
            window.pop()
        window.append(r - 1)
        if window[0] < r - limit:
            window.popleft()
        candidate = prefix[r] - prefix[window[0]]
        if best is None or candidate > best:
            best = candidate
    return best


n, limit, *seats = map(int, sys.stdin.buffer.read().split())
print(best_arc(seats, limit))

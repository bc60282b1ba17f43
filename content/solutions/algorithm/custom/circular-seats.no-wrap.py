# 틀린 점: 배열을 한 번만 보아 마지막 좌석과 첫 좌석을 잇지 않는다
import sys
from collections import deque
from itertools import accumulate


def best_arc(seats, limit):
    prefix = list(accumulate(seats, initial=0))
    window = deque()  # 번호. 앞에서 뒤로 갈수록 prefix 값이 크다
    best = None
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

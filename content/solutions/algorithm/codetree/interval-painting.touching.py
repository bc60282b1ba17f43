# 틀린 점: 끝의 칸까지 칠한다
import sys
from itertools import accumulate

OFFSET = 1_000  # 가장 작은 좌표 -1,000을 0번 칸으로 옮긴다


def main() -> None:
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    difference = [0] * (2 * OFFSET + 2)
    for _ in range(next(numbers)):
        a, b = next(numbers), next(numbers)
        difference[a + OFFSET] += 1
        difference[b + 1 + OFFSET] -= 1
    overlaps = list(accumulate(difference))
    print(max(overlaps), sum(overlap > 0 for overlap in overlaps))


main()

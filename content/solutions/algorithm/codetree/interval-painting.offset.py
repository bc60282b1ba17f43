# 틀린 점: 음수 좌표를 옮기지 않아 배열의 뒤에 적는다
import sys
from itertools import accumulate

OFFSET = 1_000  # 가장 작은 좌표 -1,000을 0번 칸으로 옮긴다


def main() -> None:
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    difference = [0] * (2 * OFFSET + 1)
    for _ in range(next(numbers)):
        a, b = next(numbers), next(numbers)
        difference[a] += 1
        difference[b] -= 1
    overlaps = list(accumulate(difference))
    print(max(overlaps), sum(overlap > 0 for overlap in overlaps))


main()

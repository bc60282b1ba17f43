# 틀린 점: 최댓값을 0에서 시작한다
import sys


def largest_sum(values: list[int], k: int) -> int:
    best, total = 0, sum(values[:k])
    best = max(best, total)
    for right in range(k, len(values)):
        total += values[right] - values[right - k]
        best = max(best, total)
    return best


def main() -> None:
    _, k, *values = map(int, sys.stdin.buffer.read().split())
    print(largest_sum(values, k))


main()

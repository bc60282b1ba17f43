# 틀린 점: 첫 구간을 빠뜨린다
import sys


def largest_sum(values: list[int], k: int) -> int:
    best, total = float("-inf"), sum(values[:k])
    for right in range(k, len(values)):
        total += values[right] - values[right - k]
        best = max(best, total)
    return best


def main() -> None:
    _, k, *values = map(int, sys.stdin.buffer.read().split())
    print(largest_sum(values, k))


main()

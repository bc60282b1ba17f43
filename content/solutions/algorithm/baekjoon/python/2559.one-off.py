# 틀린 점: 한 칸 뒤의 값을 뺀다
import sys


def largest_sum(values: list[int], k: int) -> int:
    best = total = sum(values[:k])
    for right in range(k, len(values)):
        total += values[right] - values[right - k + 1]
        best = max(best, total)
    return best


def main() -> None:
    _, k, *values = map(int, sys.stdin.buffer.read().split())
    print(largest_sum(values, k))


main()

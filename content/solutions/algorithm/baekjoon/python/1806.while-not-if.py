# 틀린 점: 왼쪽 끝을 while이 아니라 if로 한 칸만 당긴다
import sys


def shortest_length(values: list[int], target: int) -> int:
    best = len(values) + 1
    total = left = 0
    for right, value in enumerate(values):
        total += value
        if total >= target:
            best = min(best, right - left + 1)
            total -= values[left]
            left += 1
    return best if best <= len(values) else 0


def main() -> None:
    _, target, *values = map(int, sys.stdin.buffer.read().split())
    print(shortest_length(values, target))


main()

# 틀린 점: 첫 집과 마지막 집도 이웃으로 본다
import sys


def cheapest(costs: list[list[int]]) -> int:
    best = float("inf")
    for first in range(3):
        d = [float("inf")] * 3
        d[first] = costs[0][first]
        for r, g, b in costs[1:]:
            d = [r + min(d[1], d[2]), g + min(d[0], d[2]), b + min(d[0], d[1])]
        best = min(best, *(d[c] for c in range(3) if c != first))
    return best


def main() -> None:
    n, *rest = map(int, sys.stdin.buffer.read().split())
    print(cheapest([rest[i : i + 3] for i in range(0, 3 * n, 3)]))


main()

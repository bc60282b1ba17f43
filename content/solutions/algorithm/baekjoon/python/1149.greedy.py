# 틀린 점: 앞집과 다른 색 가운데 가장 싼 것을 고른다
import sys


def cheapest(costs: list[list[int]]) -> int:
    total, last = 0, -1
    for prices in costs:
        last = min((c for c in range(3) if c != last), key=lambda c: prices[c])
        total += prices[last]
    return total


def main() -> None:
    n, *rest = map(int, sys.stdin.buffer.read().split())
    print(cheapest([rest[i : i + 3] for i in range(0, 3 * n, 3)]))


main()

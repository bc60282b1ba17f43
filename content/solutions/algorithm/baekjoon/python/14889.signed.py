# 틀린 점: 차의 부호를 그대로 둔다
import sys
from itertools import combinations


def smallest_gap(synergy: list[list[int]]) -> int:
    total = sum(map(sum, synergy))
    shares = [sum(row) + sum(column) for row, column in zip(synergy, zip(*synergy))]
    half = len(synergy) // 2
    best = total
    for others in combinations(shares[1:], half - 1):
        gap = shares[0] + sum(others) - total
        best = min(best, gap)
        if best == 0:
            break
    return best


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(smallest_gap([rest[i : i + n] for i in range(0, n * n, n)]))


main()

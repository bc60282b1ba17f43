# 틀린 점: 인원이 다른 팀도 본다
import sys
from itertools import combinations


def smallest_gap(synergy: list[list[int]]) -> int:
    total = sum(map(sum, synergy))
    shares = [sum(row) + sum(column) for row, column in zip(synergy, zip(*synergy))]
    best = total
    for size in range(len(synergy)):
        for others in combinations(shares[1:], size):
            gap = abs(shares[0] + sum(others) - total)
            best = min(best, gap)
    return best


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(smallest_gap([rest[i : i + n] for i in range(0, n * n, n)]))


main()

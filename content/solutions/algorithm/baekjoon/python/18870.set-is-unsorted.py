# 틀린 점: 집합을 정렬하지 않는다
import sys


def main() -> None:
    _, *values = map(int, sys.stdin.buffer.read().split())
    ordered = list(set(values))
    rank = {value: i for i, value in enumerate(ordered)}
    print(" ".join([str(rank[value]) for value in values]))


main()

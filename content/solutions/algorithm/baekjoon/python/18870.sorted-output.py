# 틀린 점: 입력이 아니라 정렬한 차례로 쓴다
import sys


def main() -> None:
    _, *values = map(int, sys.stdin.buffer.read().split())
    values.sort()
    ordered = sorted(set(values))
    rank = {value: i for i, value in enumerate(ordered)}
    print(" ".join([str(rank[value]) for value in values]))


main()

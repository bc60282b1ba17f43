# 틀린 점: 중복을 없애지 않아 모든 값에서의 자리를 센다
import sys
from bisect import bisect_left


def main() -> None:
    _, *values = map(int, sys.stdin.buffer.read().split())
    ordered = sorted(values)
    print(" ".join([str(bisect_left(ordered, value)) for value in values]))


main()

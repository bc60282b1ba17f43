# 틀린 점: 구간의 첫 수까지 뺀다
import sys
from itertools import accumulate


def main() -> None:
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    prefix = list(accumulate(numbers[:n], initial=0))
    pairs = iter(numbers[n:])
    print("\n".join(str(prefix[last] - prefix[first]) for first, last in zip(pairs, pairs)))


main()

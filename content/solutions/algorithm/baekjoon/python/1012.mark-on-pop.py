# 틀린 점: 넣을 때가 아니라 꺼낼 때 지운다
import sys


def count_patches(cabbages: set[tuple[int, int]]) -> int:
    count = 0
    while cabbages:
        count += 1
        stack = [next(iter(cabbages))]
        while stack:
            x, y = stack.pop()
            cabbages.remove((x, y))
            for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if near in cabbages:
                    stack.append(near)
    return count


def main() -> None:
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    counts = []
    for _ in range(next(numbers)):
        _, _, k = next(numbers), next(numbers), next(numbers)
        counts.append(count_patches({(next(numbers), next(numbers)) for _ in range(k)}))
    print("\n".join(map(str, counts)))


main()

# 틀린 점: 이미 고친 값으로 다음 색을 구한다
import sys


def cheapest(costs: list[list[int]]) -> int:
    red = green = blue = 0
    for r, g, b in costs:
        red = r + min(green, blue)
        green = g + min(red, blue)
        blue = b + min(red, green)
    return min(red, green, blue)


def main() -> None:
    n, *rest = map(int, sys.stdin.buffer.read().split())
    print(cheapest([rest[i : i + 3] for i in range(0, 3 * n, 3)]))


main()

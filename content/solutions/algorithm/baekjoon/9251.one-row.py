# 틀린 점: 한 행을 덮어써 대각선의 값이 이미 바뀌어 있다
import sys


def main() -> None:
    a, b = sys.stdin.read().split()
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a, start=1):
        above = row = table[0]
        for j, y in enumerate(b, start=1):
            row[j] = above[j - 1] + 1 if x == y else max(above[j], row[j - 1])
    print(table[0][-1])


main()

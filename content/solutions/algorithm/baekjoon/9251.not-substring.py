# 틀린 점: 글자가 다르면 0으로 되돌려 최장 공통 부분 문자열을 구한다
import sys


def main() -> None:
    a, b = sys.stdin.read().split()
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a, start=1):
        above, row = table[i - 1], table[i]
        for j, y in enumerate(b, start=1):
            row[j] = above[j - 1] + 1 if x == y else 0
    print(max(map(max, table)))


main()

# 틀린 점: 하나를 찾는 대로 지운다
import sys


def survivors(column, run):
    """한 라운드에서 터지지 않는 것만 차례로 남긴다."""
    kept, start = [], 0
    for end in range(1, len(column) + 1):
        if end < len(column) and column[end] == column[start]:
            continue
        if end - start >= run:
            return kept + column[end:]
        kept += column[start:end]
        start = end
    return kept


def main():
    n, run, *column = map(int, sys.stdin.read().split())
    while True:
        kept = survivors(column, run)
        if len(kept) == len(column):
            break
        column = kept
    print(len(column))
    if column:
        print(*column)


main()

# 틀린 점: 중요한 기준인 길이를 먼저 정렬한다
import sys


def main() -> None:
    _, *words = sys.stdin.read().split()
    ordered = sorted(set(words), key=len)
    ordered.sort()
    print("\n".join(ordered))


main()

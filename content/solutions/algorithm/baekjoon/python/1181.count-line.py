# 틀린 점: 첫 줄의 N도 단어로 읽는다
import sys


def main() -> None:
    words = sys.stdin.read().split()
    print("\n".join(sorted(set(words), key=lambda word: (len(word), word))))


main()

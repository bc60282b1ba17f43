# 틀린 점: 같은 단어를 여러 번 쓴다
import sys


def main() -> None:
    _, *words = sys.stdin.read().split()
    print("\n".join(sorted(words, key=lambda word: (len(word), word))))


main()

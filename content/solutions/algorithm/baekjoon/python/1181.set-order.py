# 틀린 점: 길이가 같은 단어를 사전 순서로 놓지 않는다
import sys


def main() -> None:
    _, *words = sys.stdin.read().split()
    print("\n".join(sorted(dict.fromkeys(words), key=len)))


main()

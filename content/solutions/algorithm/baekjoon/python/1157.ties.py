# 틀린 점: 가장 많은 것이 둘인지 보지 않는다
import sys
from collections import Counter


def most_used(word: str) -> str:
    top = Counter(word.upper()).most_common(2)
    if not top:
        return "?"
    return top[0][0]


print(most_used(sys.stdin.readline().strip()))

# 틀린 점: 줄 끝의 줄바꿈까지 센다
import sys
from collections import Counter


def most_used(word: str) -> str:
    top = Counter(word.upper()).most_common(2)
    if len(top) == 2 and top[0][1] == top[1][1]:
        return "?"
    return top[0][0]


print(most_used(sys.stdin.readline()))

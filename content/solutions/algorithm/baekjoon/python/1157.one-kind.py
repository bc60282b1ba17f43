# 틀린 점: 글자가 한 가지뿐이면 둘째가 없다
import sys
from collections import Counter


def most_used(word: str) -> str:
    top = Counter(word.upper()).most_common(2)
    if top[0][1] == top[1][1]:
        return "?"
    return top[0][0]


print(most_used(sys.stdin.readline().strip()))

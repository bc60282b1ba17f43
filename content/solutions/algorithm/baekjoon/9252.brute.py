"""두 문자열의 부분 수열을 모두 만들어 겹치는 가장 긴 것을 찾는다. LCS가 하나뿐인 입력만 만든다."""
from itertools import combinations


def generate(rng):
    letters = rng.choice(["AB", "ABC", "ABCDEF"])
    while True:
        text = "\n".join("".join(rng.choices(letters, k=rng.randint(1, 8))) for _ in range(2))
        if len(longest(text)) == 1:
            return text


def subsequences(text):
    return {"".join(c) for size in range(len(text) + 1) for c in combinations(text, size)}


def longest(text):
    a, b = text.split()
    common = subsequences(a) & subsequences(b)
    size = max(map(len, common))
    return [one for one in common if len(one) == size]


def brute(text):
    (only,) = longest(text)
    return f"{len(only)}\n{only}".strip()


def limit():
    import random

    rng = random.Random(9252)
    return "\n".join("".join(rng.choices("ABCD", k=1000)) for _ in range(2))

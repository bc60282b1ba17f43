"""한 문자열의 부분 수열을 모두 만들어 다른 쪽에 있는지 본다."""
from itertools import combinations


def generate(rng):
    return "\n".join("".join(rng.choices("ABC", k=rng.randint(1, 7))) for _ in range(2))


def brute(text):
    a, b = text.split()
    return max(
        size
        for size in range(len(a) + 1)
        for picked in combinations(a, size)
        if is_subsequence(picked, b)
    )


def is_subsequence(letters, text):
    rest = iter(text)
    return all(letter in rest for letter in letters)


def limit():
    import random

    rng = random.Random(9251)
    return "\n".join("".join(rng.choices("ABCD", k=1000)) for _ in range(2))

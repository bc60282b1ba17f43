"""의상의 모든 부분집합을 만들어 같은 종류가 둘 이상이면 버린다."""
from itertools import combinations


def generate(rng):
    kinds = "xyzw"[: rng.randint(1, 4)]
    return [[[name, rng.choice(kinds)] for name in "abcdefg"[: rng.randint(1, 7)]]]


def brute(clothes):
    return sum(
        len({kind for _, kind in worn}) == size
        for size in range(1, len(clothes) + 1)
        for worn in combinations(clothes, size)
    )


def limit():
    return [[[f"{chr(97 + i // 10)}{chr(97 + i % 10)}", f"k{chr(97 + i // 10)}{chr(97 + i % 10)}"] for i in range(30)]]

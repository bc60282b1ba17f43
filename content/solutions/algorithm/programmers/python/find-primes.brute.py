"""모든 수를 보며, 가진 조각으로 적을 수 있고 약수가 둘인지 확인한다."""
from collections import Counter


def generate(rng):
    digits = rng.choice(["0123456789", "01", "1379", "25"])
    return ["".join(rng.choice(digits) for _ in range(rng.randint(1, 3)))]


def brute(numbers):
    have = Counter(numbers)
    found = 0
    for n in range(2, 10 ** len(numbers)):
        if Counter(str(n)) <= have and all(n % d for d in range(2, n)):
            found += 1
    return found


def limit():
    return ["1379842"]

"""열흘의 품목을 정렬해, 살 것을 펼쳐 정렬한 것과 비교한다."""


def generate(rng):
    kinds = rng.randint(1, 3)
    number = [1] * kinds
    for _ in range(10 - kinds):
        number[rng.randrange(kinds)] += 1
    want = list("abc"[:kinds])
    needed = [name for name, n in zip(want, number) for _ in range(n)]
    rng.shuffle(needed)
    discount = [needed[i % 10] for i in range(rng.randint(10, 24))]
    for _ in range(rng.randint(0, 2)):
        discount[rng.randrange(len(discount))] = rng.choice("abcx")
    return [want, number, discount]


def brute(want, number, discount):
    needed = sorted(name for name, n in zip(want, number) for _ in range(n))
    days = 0
    for start in range(len(discount)):
        days += sorted(discount[start : start + 10]) == needed
    return days


def limit():
    want = list("abcdefghij")
    return [want, [1] * 10, want * 10_000]

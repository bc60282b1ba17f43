"""(키, 값)의 목록을 쓴 차례로 두고, 부를 때마다 처음부터 훑는다."""


def generate(rng):
    names, args = ["LRUCache"], [[rng.randint(1, 3)]]
    for _ in range(rng.randint(1, 12)):
        name = rng.choice(["get", "put"])
        names.append(name)
        key = rng.randint(0, 4)
        args.append([key] if name == "get" else [key, rng.randint(0, 9)])
    return [names, args]


def brute(names, args):
    (capacity,) = args[0]
    used, answers = [], [None]
    for name, (key, *value) in zip(names[1:], args[1:]):
        known = [v for k, v in used if k == key]
        if name == "put" or known:
            used = [pair for pair in used if pair[0] != key] + [(key, *(value or known))]
            used = used[-capacity:]
        answers.append(None if name == "put" else known[0] if known else -1)
    return answers


def limit():
    import random

    rng = random.Random(146)
    names = ["LRUCache", *rng.choices(["get", "put"], k=200_000)]
    keys = [rng.randint(0, 10_000) for _ in names]
    args = [[key] if name == "get" else [key, rng.randint(0, 100_000)] for name, key in zip(names, keys)]
    return [names, [[3000], *args[1:]]]

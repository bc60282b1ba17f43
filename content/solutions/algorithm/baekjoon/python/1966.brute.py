"""덱 없이, 중요도가 큰 것부터 지금 자리에서 가장 가까운 것을 원 위에서 찾는다."""


def generate(rng):
    tests = [str(rng.randint(1, 4))]
    for _ in range(int(tests[0])):
        n, top = rng.randint(1, 7), rng.choice([1, 3, 9])
        tests.append(f"{n} {rng.randrange(n)}")
        tests.append(" ".join(str(rng.randint(1, top)) for _ in range(n)))
    return "\n".join(tests)


def brute(text):
    lines = [list(map(int, line.split())) for line in text.splitlines()]
    answers = []
    for i in range(lines[0][0]):
        (n, target), priorities = lines[1 + 2 * i], lines[2 + 2 * i]
        left, at, printed = set(range(n)), 0, 0
        while target in left:
            highest = max(priorities[j] for j in left)
            chosen = min((j for j in left if priorities[j] == highest), key=lambda j: (j - at) % n)
            left.remove(chosen)
            at = chosen
            printed += 1
        answers.append(printed)
    return "\n".join(map(str, answers))


def limit():
    priorities = " ".join(str(1 + i * 9 // 100) for i in range(100))
    return "\n".join(["100", *([f"100 0\n{priorities}"] * 100)])

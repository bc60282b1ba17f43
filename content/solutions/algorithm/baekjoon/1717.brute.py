"""원소마다 집합의 번호를 적고, 합칠 때 모두 바꾼다."""


def generate(rng):
    n = rng.randint(1, 7)
    m = rng.randint(1, 14)
    # 출력이 비지 않게 끝에서 한 번 묻는다
    kinds = [rng.choice((0, 0, 1)) for _ in range(m - 1)] + [1]
    lines = [f"{kind} {rng.randint(0, n)} {rng.randint(0, n)}" for kind in kinds]
    return "\n".join([f"{n} {m}", *lines])


def brute(text):
    first, *lines = text.split("\n")
    group = list(range(int(first.split()[0]) + 1))
    answers = []
    for line in lines:
        kind, a, b = map(int, line.split())
        if kind == 1:
            answers.append("YES" if group[a] == group[b] else "NO")
        else:
            group = [group[a] if g == group[b] else g for g in group]
    return "\n".join(answers)


def limit():
    unions = [f"0 {x} {x + 1}" for x in range(50_000)]
    questions = [f"1 0 {1_000_000 - x}" for x in range(50_000)]
    return "\n".join(["1000000 100000", *unions, *questions])

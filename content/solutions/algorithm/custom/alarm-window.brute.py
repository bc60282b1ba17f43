"""오류마다 앞의 오류를 모두 다시 세고, 앞의 경보를 모두 본다."""


def generate(rng):
    n = rng.randint(1, 9)
    t, lines = rng.choice([0, 0, 5, 999_999_950]), []
    for _ in range(n):
        t += rng.choice([0, 0, 1, 1, 2, 5])
        lines.append(f"{t} {rng.choice([1, 2, 3, 3, 4, 5])}")
    head = [n, rng.randint(1, 8), rng.randint(1, min(n, 4)), rng.choice([1, 2, 5, 10**9])]
    return "\n".join([" ".join(map(str, head)), *lines])


def brute(text):
    first, *lines = text.splitlines()
    _, window, threshold, quiet = map(int, first.split())
    logs = [tuple(map(int, line.split())) for line in lines]
    alarms = []
    for i, (t, level) in enumerate(logs):
        near = [x for x, other in logs[: i + 1] if other >= 3 and t - window < x <= t]
        if level >= 3 and len(near) >= threshold and all(t - x >= quiet for x in alarms):
            alarms.append(t)
    return f"{len(alarms)}\n{' '.join(map(str, alarms))}".strip()


def limit():
    lines = [f"{i * 5000} {3 + i % 3}" for i in range(200_000)]
    return "\n".join(["200000 500000000 1 1", *lines])

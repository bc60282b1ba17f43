"""한 팀을 비트로 모두 고르고 두 팀의 능력치를 그대로 더한다."""


def generate(rng):
    n = rng.choice([4, 4, 6])
    top = rng.choice([1, 3, 100])
    rows = [[0 if i == j else rng.randint(1, top) for j in range(n)] for i in range(n)]
    return "\n".join([str(n), *(" ".join(map(str, row)) for row in rows)])


def brute(text):
    n, *rest = map(int, text.split())
    gaps = []
    for mask in range(1 << n):
        if bin(mask).count("1") == n // 2:
            teams = [0, 0]
            for i in range(n):
                for j in range(n):
                    if mask >> i & 1 == mask >> j & 1:
                        teams[mask >> i & 1] += rest[i * n + j]
            gaps.append(abs(teams[0] - teams[1]))
    return min(gaps)


def limit():
    # 0번이 든 팀이 늘 강해서 차가 0이 되지 않고, 일찍 멈추지 못한다
    rows = [[0 if i == j else 100 if i == 0 else 1 for j in range(20)] for i in range(20)]
    return "\n".join(["20", *(" ".join(map(str, row)) for row in rows)])

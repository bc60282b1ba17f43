"""거쳐 가는 컴퓨터를 하나씩 늘리며 모든 쌍의 도달을 구하고, 서로 다른 행을 센다."""


def generate(rng):
    n = rng.randint(1, 7)
    chance = rng.choice([0, 0.15, 0.3, 1])
    rows = [[int(i == j) for j in range(n)] for i in range(n)]
    for i in range(n):
        for j in range(i):
            rows[i][j] = rows[j][i] = int(rng.random() < chance)
    return [n, rows]


def brute(n, computers):
    reach = [row[:] for row in computers]
    for k in range(n):
        for i in range(n):
            for j in range(n):
                reach[i][j] |= reach[i][k] & reach[k][j]
    return len({tuple(row) for row in reach})


def limit():
    return [200, [[1] * 200 for _ in range(200)]]

"""값이 더 바뀌지 않을 때까지 모든 칸을 이웃보다 1 큰 값으로 줄인다(벨만–포드)."""


def generate(rng):
    rows, cols = rng.choice([(r, c) for r in range(1, 5) for c in range(1, 6) if r * c > 1])
    wall = rng.choice([0.1, 0.3, 0.5])
    maps = [[int(rng.random() >= wall) for _ in range(cols)] for _ in range(rows)]
    maps[0][0] = maps[-1][-1] = 1
    return [maps]


def brute(maps):
    cells = {(r, c) for r, row in enumerate(maps) for c, free in enumerate(row) if free}
    best = dict.fromkeys(cells, 10**9)
    best[0, 0] = 1
    for _ in cells:
        for r, c in cells:
            for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if near in cells:
                    best[r, c] = min(best[r, c], best[near] + 1)
    answer = best[len(maps) - 1, len(maps[0]) - 1]
    return answer if answer < 10**9 else -1


def limit():
    return [[[1] * 100 for _ in range(100)]]

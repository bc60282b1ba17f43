"""직사각형의 칸을 하나씩 더한다."""


def generate(rng):
    n = rng.randint(1, 5)
    grid = [[rng.choice([1, 1000, rng.randint(1, 1000)]) for _ in range(n)] for _ in range(n)]
    queries = []
    for _ in range(rng.randint(1, 6)):
        x1, x2 = sorted(rng.randint(1, n) for _ in range(2))
        y1, y2 = sorted(rng.randint(1, n) for _ in range(2))
        queries.append(f"{x1} {y1} {x2} {y2}")
    return "\n".join([f"{n} {len(queries)}", *(" ".join(map(str, row)) for row in grid), *queries])


def brute(text):
    lines = [[int(one) for one in line.split()] for line in text.splitlines()]
    n = lines[0][0]
    grid, queries = lines[1 : n + 1], lines[n + 1 :]
    return "\n".join(
        str(sum(grid[r][c] for r in range(x1 - 1, x2) for c in range(y1 - 1, y2)))
        for x1, y1, x2, y2 in queries
    )


def limit():
    row = " ".join(["1000"] * 1024)
    queries = (f"{1 + i % 500} {1 + i % 499} {1024 - i % 501} {1024 - i % 503}" for i in range(100_000))
    return "\n".join(["1024 100000", *[row] * 1024, *queries])

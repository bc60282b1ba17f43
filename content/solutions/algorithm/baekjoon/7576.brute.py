"""하루씩 격자 전체를 새로 그린다."""


def generate(rng):
    cols, rows = rng.randint(2, 5), rng.randint(2, 5)
    kinds = rng.choice([(0, 0, 0, 1, -1), (0, 0, -1), (1, -1), (0, 0, 0, 0, 0, 1)])
    grid = [[rng.choice(kinds) for _ in range(cols)] for _ in range(rows)]
    # 토마토가 하나는 있다
    grid[rng.randrange(rows)][rng.randrange(cols)] = rng.choice((0, 1))
    return "\n".join([f"{cols} {rows}", *(" ".join(map(str, row)) for row in grid)])


def brute(text):
    size, *lines = text.split("\n")
    box = [list(map(int, line.split())) for line in lines]
    days = 0
    while any(0 in row for row in box):
        ripe = {(r, c) for r, row in enumerate(box) for c, one in enumerate(row) if one == 1}
        turned = [
            (r, c)
            for r, row in enumerate(box)
            for c, one in enumerate(row)
            if one == 0 and ripe & {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
        ]
        if not turned:
            return -1
        for r, c in turned:
            box[r][c] = 1
        days += 1
    return days


def limit():
    row = " ".join(["0"] * 1000)
    return "\n".join(["1000 1000", "1 " + " ".join(["0"] * 999), *[row] * 999])

"""방향을 (행, 열) 벡터로 두고 돌릴 때마다 회전 행렬을 곱한다."""


def generate(rng):
    n, m = rng.randint(1, 4), rng.randint(1, 4)
    r, c = rng.randrange(n), rng.randrange(m)
    rows = [
        "".join("." if (i, j) == (r, c) or rng.random() < 0.7 else "#" for j in range(m))
        for i in range(n)
    ]
    commands = "".join(rng.choices("LRF", weights=(1, 1, 2), k=rng.randint(1, 14)))
    return "\n".join([f"{n} {m}", *rows, f"{r + 1} {c + 1} {rng.choice('NESW')}", commands])


def brute(text):
    n, m, *tokens = text.split()
    rows, (r, c, name, commands) = tokens[: int(n)], tokens[int(n) :]
    open_cells = {
        (i, j) for i, row in enumerate(rows, 1) for j, cell in enumerate(row, 1) if cell == "."
    }
    names = {(-1, 0): "N", (0, 1): "E", (1, 0): "S", (0, -1): "W"}
    dr, dc = next(step for step, one in names.items() if one == name)
    here = (int(r), int(c))
    visited = [here]
    for command in commands:
        if command == "R":
            dr, dc = dc, -dr
        elif command == "L":
            dr, dc = -dc, dr
        elif (here[0] + dr, here[1] + dc) in open_cells:
            here = (here[0] + dr, here[1] + dc)
            visited.append(here)
    return f"{here[0]} {here[1]} {names[dr, dc]} {len(set(visited))}"


def limit():
    rows = ["." * 100] * 100
    sweep = "F" * 99 + "RFR" + "F" * 99 + "LFL"  # 두 행을 갔다가 온다
    return "\n".join(["100 100", *rows, "1 1 E", (sweep * 50)[:10_000]])

"""칸마다 지나는 수를 더 줄지 않을 때까지 고친다."""


def generate(rng):
    while True:
        rows, cols = rng.randint(2, 5), rng.randint(2, 5)
        grid = ["".join(rng.choice("0111") for _ in range(cols)) for _ in range(rows)]
        text = "\n".join([f"{rows} {cols}", *grid])
        # 도착 칸까지 반드시 갈 수 있다
        if grid[0][0] == grid[-1][-1] == "1" and brute(text) < float("inf"):
            return text


def brute(text):
    size, *grid = text.split("\n")
    rows, cols = map(int, size.split())
    open_cells = [(r, c) for r in range(rows) for c in range(cols) if grid[r][c] == "1"]
    count = {cell: float("inf") for cell in open_cells}
    count[0, 0] = 1
    for _ in open_cells:
        for r, c in open_cells:
            for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                count[r, c] = min(count[r, c], count.get(near, float("inf")) + 1)
    return count[rows - 1, cols - 1]


def limit():
    return "\n".join(["100 100", *["1" * 100] * 100])

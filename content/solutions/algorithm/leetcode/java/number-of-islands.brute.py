"""땅마다 다른 번호를 주고, 이웃의 더 작은 번호로 바꾸기를 달라지지 않을 때까지 되풀이한다."""


def generate(rng):
    rows, cols = rng.randint(1, 4), rng.randint(1, 4)
    land = rng.choice([0.2, 0.5, 0.8, 1.0])
    return [["".join("1" if rng.random() < land else "0" for _ in range(cols)) for _ in range(rows)]]


def brute(grid):
    label = {(r, c): (r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == "1"}
    changed = True
    while changed:
        changed = False
        for r, c in label:
            near = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
            least = min(label[cell] for cell in [(r, c), *near] if cell in label)
            if least < label[r, c]:
                label[r, c], changed = least, True
    return len(set(label.values()))


def limit():
    return [["1" * 300] * 300]

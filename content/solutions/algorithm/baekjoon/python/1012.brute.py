"""배추마다 제 번호를 주고, 이웃한 둘의 번호를 작은 쪽으로 맞추기를 멈출 때까지 되풀이한다."""


def generate(rng):
    tests = []
    for _ in range(rng.randint(1, 3)):
        m, n = rng.randint(1, 5), rng.randint(1, 5)
        cells = [(x, y) for x in range(m) for y in range(n)]
        chosen = rng.sample(cells, rng.randint(1, len(cells)))
        tests += [f"{m} {n} {len(chosen)}", *(f"{x} {y}" for x, y in chosen)]
    count = sum(len(line.split()) == 3 for line in tests)
    return "\n".join([str(count), *tests])


def brute(text):
    lines = [list(map(int, line.split())) for line in text.splitlines()]
    at, answers = 1, []
    for _ in range(lines[0][0]):
        k = lines[at][2]
        cells = [tuple(line) for line in lines[at + 1 : at + 1 + k]]
        at += 1 + k
        label = {cell: i for i, cell in enumerate(cells)}
        changed = True
        while changed:
            changed = False
            for a in cells:
                for b in cells:
                    if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and label[a] > label[b]:
                        label[a] = label[b]
                        changed = True
        answers.append(len(set(label.values())))
    return "\n".join(map(str, answers))


def limit():
    field = ["50 50 2500", *(f"{x} {y}" for x in range(50) for y in range(50))]
    return "\n".join(["20", *(field * 20)])

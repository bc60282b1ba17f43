"""자식의 자리마다 부모를 정해 깊이를 적고, 깊이가 같은 값을 적힌 차례로 모은다."""


def generate(rng):
    if rng.random() < 0.1:
        return [[]]
    values, open_slots, left = [rng.randint(-3, 3)], 2, rng.randint(0, 9)
    density = rng.choice([0.4, 0.6, 0.9])
    while left and open_slots:
        open_slots -= 1
        if rng.random() < density:
            values.append(rng.randint(-3, 3))
            open_slots += 2
            left -= 1
        else:
            values.append(None)
    while values[-1] is None:
        values.pop()
    return [values]


def brute(values):
    levels = {}
    depths = []  # 있는 노드의 깊이
    for i, value in enumerate(values):
        depth = 0 if i == 0 else depths[(i - 1) // 2] + 1
        if value is not None:
            depths.append(depth)
            levels.setdefault(depth, []).append(value)
    return [levels[depth] for depth in sorted(levels)]


def limit():
    chain = [0]
    for value in range(1, 2000):
        chain += [value % 1000, None]
    return [chain[:-1]]

"""넉넉한 범위에서 거리를 더 줄지 않을 때까지 고친다."""


def generate(rng):
    return f"{rng.randint(0, 40)} {rng.randint(0, 40)}"


def brute(text):
    start, target = map(int, text.split())
    low, high = -10, 200
    time = {x: abs(x - start) for x in range(low, high + 1)}
    changed = True
    while changed:
        changed = False
        for x in range(low, high + 1):
            for y in (x - 1, x + 1, 2 * x):
                if low <= y <= high and time[x] + 1 < time[y]:
                    time[y] = time[x] + 1
                    changed = True
    return time[target]


def limit():
    return "0 99999"

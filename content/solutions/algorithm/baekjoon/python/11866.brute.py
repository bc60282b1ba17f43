"""빠진 사람을 건너뛰며 하나씩 센다."""


def generate(rng):
    n = rng.randint(1, 9)
    return f"{n} {rng.randint(1, n)}"


def brute(text):
    n, k = map(int, text.split())
    gone, order, at = set(), [], -1
    while len(order) < n:
        left = k
        while left > 0:
            at = (at + 1) % n
            left -= at not in gone
        gone.add(at)
        order.append(at + 1)
    return "<" + ", ".join(map(str, order)) + ">"


def limit():
    return "1000 1000"

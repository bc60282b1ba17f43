"""카드를 둥글게 놓고, 버려진 자리를 건너뛰며 버리기와 옮기기를 번갈아 한다."""


def generate(rng):
    return str(rng.choice([rng.randint(1, 9), rng.randint(1, 140), 2 ** rng.randint(0, 7)]))


def brute(text):
    n = int(text)
    gone = [False] * n
    at, discard, left = 0, True, n
    while left > 1:
        if not gone[at]:
            if discard:
                gone[at] = True
                left -= 1
            discard = not discard
        at = (at + 1) % n
    return gone.index(False) + 1


def limit():
    return "500000"

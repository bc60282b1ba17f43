"""m칸짜리 창이 모두 같으면 그 칸들을 표시하고, 빈칸과 자리를 바꾸어 가며 떨어뜨린다."""


def generate(rng):
    n = rng.randint(1, 10)
    kinds = rng.choice([1, 2, 2, 3])
    return f"{n} {rng.randint(1, min(n, 4))}\n" + " ".join(str(rng.randint(1, kinds)) for _ in range(n))


def brute(text):
    n, m, *column = map(int, text.split())
    while True:
        marked = set()
        for top in range(n - m + 1):
            window = column[top : top + m]
            if window[0] != 0 and window == [window[0]] * m:
                marked |= set(range(top, top + m))
        if not marked:
            break
        for i in marked:
            column[i] = 0
        for _ in range(n):
            for i in range(n - 1, 0, -1):
                if column[i] == 0:
                    column[i], column[i - 1] = column[i - 1], 0
    kept = [value for value in column if value]
    return f"{len(kept)}\n" + " ".join(map(str, kept)) if kept else "0"


def limit():
    half = [1, 2] * 250
    return "1000 2\n" + " ".join(map(str, half + half[::-1]))

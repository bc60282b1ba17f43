"""부분집합을 비트로 모두 만들어 크기가 M인 것을 정렬한다."""


def generate(rng):
    n = rng.randint(1, 8)
    return f"{n} {rng.choice([1, n, rng.randint(1, n)])}"


def brute(text):
    n, m = map(int, text.split())
    picked = [[i + 1 for i in range(n) if mask >> i & 1] for mask in range(1 << n)]
    return "\n".join(" ".join(map(str, p)) for p in sorted(p for p in picked if len(p) == m))


def limit():
    return "8 4"

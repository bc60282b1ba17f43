"""수마다 작은 수로 모두 나누어 본다."""


def generate(rng):
    start = rng.randint(1, 150)
    prime = next(n for n in range(start, 400) if n > 1 and all(n % d for d in range(2, n)))
    # 지문은 구간에 소수가 하나 이상 있다고 한다
    return f"{start} {prime + rng.randint(0, 30)}"


def brute(text):
    start, end = map(int, text.split())
    return "\n".join(
        str(n) for n in range(max(start, 2), end + 1) if all(n % d for d in range(2, n))
    )


def limit():
    return "1 1000000"

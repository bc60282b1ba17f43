"""모든 구간의 합을 더해 본다."""


def generate(rng):
    m = rng.choice([2, 3, 5, 7, 1000])
    values = [0, 1, 2, m - 1, m, 2 * m, 10**9, rng.randint(0, 10**9)]
    numbers = [rng.choice(values) for _ in range(rng.randint(1, 10))]
    return f"{len(numbers)} {m}\n{' '.join(map(str, numbers))}"


def brute(text):
    n, m, *numbers = map(int, text.split())
    count = 0
    for i in range(n):
        for j in range(i + 1, n + 1):
            count += sum(numbers[i:j]) % m == 0
    return count


def limit():
    # 자릿수가 가장 많은 수 100만 개
    return f"1000000 1000\n{' '.join(['1000000000'] * 1_000_000)}"

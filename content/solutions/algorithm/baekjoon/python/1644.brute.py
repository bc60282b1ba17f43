"""나누어 보며 모은 소수에서 시작마다 더해 본다."""


def generate(rng):
    return str(rng.choice([1, 2, 3, 4, 5, 10, 36, 41, 83, 311, rng.randint(1, 400)]))


def brute(text):
    n = int(text)
    primes = [p for p in range(2, n + 1) if all(p % d for d in range(2, p))]
    count = 0
    for i in range(len(primes)):
        for j in range(i + 1, len(primes) + 1):
            total = sum(primes[i:j])
            count += total == n
            if total >= n:
                break
    return count


def limit():
    return "4000000"

# 틀린 점: 나머지를 구한 뒤 나눈다
MOD = 10_007


def binomial(n: int, k: int) -> int:
    factorial = [1]
    for i in range(1, n + 1):
        factorial.append(factorial[-1] * i % MOD)
    return factorial[n] // (factorial[k] * factorial[n - k] % MOD) % MOD


n, k = map(int, input().split())
print(binomial(n, k))

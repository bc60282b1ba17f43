# 틀린 점: 고른 수를 꺼내지 않는다
def combinations(n: int, m: int) -> list[list[int]]:
    found, chosen = [], []

    def choose(start: int) -> None:
        if len(chosen) == m:
            found.append(chosen[:])
            return
        need = m - len(chosen)
        for i in range(start, n - need + 2):
            chosen.append(i)
            choose(i + 1)

    choose(1)
    return found


n, m = map(int, input().split())
for one in combinations(n, m):
    print(*one)

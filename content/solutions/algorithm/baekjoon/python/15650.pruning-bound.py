# 틀린 점: 마지막 후보를 보지 않는다
def combinations(n: int, m: int) -> list[list[int]]:
    found, chosen = [], []

    def choose(start: int) -> None:
        if len(chosen) == m:
            found.append(chosen[:])
            return
        need = m - len(chosen)
        for i in range(start, n - need + 1):
            chosen.append(i)
            choose(i + 1)
            chosen.pop()

    choose(1)
    return found


n, m = map(int, input().split())
for one in combinations(n, m):
    print(*one)

# 틀린 점: 방금 고른 수가 아니라 start를 기준으로 다음을 본다
def combinations(n: int, m: int) -> list[list[int]]:
    found, chosen = [], []

    def choose(start: int) -> None:
        if len(chosen) == m:
            found.append(chosen[:])
            return
        need = m - len(chosen)
        for i in range(start, n - need + 2):
            chosen.append(i)
            choose(start + 1)
            chosen.pop()

    choose(1)
    return found


n, m = map(int, input().split())
for one in combinations(n, m):
    print(*one)

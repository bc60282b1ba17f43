# 틀린 점: 연결에 나온 컴퓨터의 루트만 센다
class UnionFind:
    def __init__(self, n: int):
        self.parent = [-1] * n  # 음수면 루트이고, 절댓값이 덩어리의 크기다
        self.count = n

    def find(self, x: int) -> int:
        parent = self.parent
        while parent[x] >= 0:
            if parent[parent[x]] >= 0:
                parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    def union(self, a: int, b: int) -> None:
        a, b = self.find(a), self.find(b)
        if a == b:
            return
        if self.parent[a] > self.parent[b]:
            a, b = b, a
        self.parent[a] += self.parent[b]
        self.parent[b] = a
        self.count -= 1


def solution(n: int, computers: list[list[int]]) -> int:
    sets = UnionFind(n)
    linked = set()
    for a in range(n):
        for b in range(a + 1, n):
            if computers[a][b]:
                sets.union(a, b)
                linked.update((a, b))
    return len({sets.find(x) for x in linked})

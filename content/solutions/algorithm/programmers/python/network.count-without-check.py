# 틀린 점: 이미 같은 덩어리여도 수를 줄인다
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
        self.count -= 1
        if a == b:
            return
        if self.parent[a] > self.parent[b]:
            a, b = b, a
        self.parent[a] += self.parent[b]
        self.parent[b] = a


def solution(n: int, computers: list[list[int]]) -> int:
    sets = UnionFind(n)
    for a in range(n):
        for b in range(a + 1, n):
            if computers[a][b]:
                sets.union(a, b)
    return sets.count

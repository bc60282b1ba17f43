# 틀린 점: 이웃의 이웃으로 나아가지 않는다
def solution(n: int, computers: list[list[int]]) -> int:
    visited = [False] * n
    networks = 0
    for start in range(n):
        if visited[start]:
            continue
        networks += 1
        visited[start] = True
        stack = [start]
        while stack:
            v = stack.pop()
            for w, linked in enumerate(computers[v]):
                if linked and not visited[w]:
                    visited[w] = True
    return networks

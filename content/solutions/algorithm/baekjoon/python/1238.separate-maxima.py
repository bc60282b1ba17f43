# 틀린 점: 서로 다른 학생의 최댓값끼리 더한다
import heapq
import sys

INF = float("inf")


def dijkstra(graph: list[list[tuple[int, int]]], start: int) -> list[float]:
    dist = [INF] * len(graph)
    dist[start] = 0
    heap = [(0, start)]
    while heap:
        d, v = heapq.heappop(heap)
        if d > dist[v]:
            continue  # 낡은 항목이다
        for w, cost in graph[v]:
            if d + cost < dist[w]:
                dist[w] = d + cost
                heapq.heappush(heap, (dist[w], w))
    return dist


def main() -> None:
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    n, m, x = next(numbers), next(numbers), next(numbers)
    graph = [[] for _ in range(n + 1)]
    reversed_graph = [[] for _ in range(n + 1)]
    for _ in range(m):
        a, b, cost = next(numbers), next(numbers), next(numbers)
        graph[a].append((b, cost))
        reversed_graph[b].append((a, cost))
    back = dijkstra(graph, x)
    go = dijkstra(reversed_graph, x)
    print(max(go[1:]) + max(back[1:]))


main()

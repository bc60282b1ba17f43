# 틀린 점: 힙에 넣을 때 방문을 표시해 나중에 찾은 더 짧은 길을 버린다
import heapq
import sys

INF = float("inf")


def shortest_distances(graph: list[list[tuple[int, int]]], start: int) -> list[float]:
    distances = [INF] * len(graph)
    distances[start] = 0
    heap = [(0, start)]
    while heap:
        distance, vertex = heapq.heappop(heap)
        # 이 항목을 넣은 뒤에 더 짧은 길을 찾았다면 낡은 항목이다
        if distance > distances[vertex]:
            continue
        for target, weight in graph[vertex]:
            candidate = distance + weight
            if distances[target] == INF:
                distances[target] = candidate
                heapq.heappush(heap, (candidate, target))
    return distances


def main() -> None:
    data = list(map(int, sys.stdin.buffer.read().split()))
    vertex_count, edge_count, start = data[:3]
    graph: list[list[tuple[int, int]]] = [[] for _ in range(vertex_count + 1)]
    for i in range(3, 3 + 3 * edge_count, 3):
        graph[data[i]].append((data[i + 1], data[i + 2]))
    distances = shortest_distances(graph, start)
    print("\n".join("INF" if d == INF else str(d) for d in distances[1:]))


main()

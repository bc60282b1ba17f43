# 틀린 점: 튜플의 첫 값이 거리가 아니라 정점이고, 꺼낸 정점을 확정한다
import heapq
import sys

INF = float("inf")


def shortest_distances(graph: list[list[tuple[int, int]]], start: int) -> list[float]:
    distances = [INF] * len(graph)
    distances[start] = 0
    heap = [(start, 0)]
    settled = set()
    while heap:
        vertex, distance = heapq.heappop(heap)
        # 이 항목을 넣은 뒤에 더 짧은 길을 찾았다면 낡은 항목이다
        if vertex in settled:
            continue
        settled.add(vertex)
        for target, weight in graph[vertex]:
            candidate = distance + weight
            if candidate < distances[target]:
                distances[target] = candidate
                heapq.heappush(heap, (target, candidate))
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

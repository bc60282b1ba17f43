# 틀린 점: 힙에 넣을 때 방문을 표시해 나중에 찾은 더 짧은 길을 버린다
import heapq
import sys


def main() -> None:
    data = list(map(int, sys.stdin.buffer.read().split()))
    vertex_count, edge_count, start = data[:3]
    graph = [[] for _ in range(vertex_count + 1)]
    for i in range(3, 3 + 3 * edge_count, 3):
        graph[data[i]].append((data[i + 1], data[i + 2]))
    distances = {start: 0}
    heap = [(0, start)]
    while heap:
        distance, vertex = heapq.heappop(heap)
        for target, weight in graph[vertex]:
            if target not in distances:
                distances[target] = distance + weight
                heapq.heappush(heap, (distance + weight, target))
    for vertex in range(1, vertex_count + 1):
        print(distances.get(vertex, "INF"))


main()

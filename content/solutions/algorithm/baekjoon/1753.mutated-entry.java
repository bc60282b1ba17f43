// 틀린 점: 힙에 든 항목의 거리를 제자리에서 고치고 새로 넣지 않는다
import java.io.*;
import java.util.*;

public class Main {
    private static final int INF = Integer.MAX_VALUE;

    record Edge(int to, int weight) {}

    static final class Entry {
        int vertex, distance;
        Entry(int vertex, int distance) { this.vertex = vertex; this.distance = distance; }
        int vertex() { return vertex; }
        int distance() { return distance; }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int vertexCount = nextInt(in);
        int edgeCount = nextInt(in);
        int start = nextInt(in);
        List<List<Edge>> graph = new ArrayList<>();
        for (int v = 0; v <= vertexCount; v++) graph.add(new ArrayList<>());
        for (int i = 0; i < edgeCount; i++) {
            int from = nextInt(in);
            graph.get(from).add(new Edge(nextInt(in), nextInt(in)));
        }

        int[] distances = shortestDistances(graph, start);
        StringBuilder out = new StringBuilder();
        for (int v = 1; v <= vertexCount; v++) {
            out.append(distances[v] == INF ? "INF" : distances[v]).append('\n');
        }
        System.out.print(out);
    }

    private static int[] shortestDistances(List<List<Edge>> graph, int start) {
        int[] distances = new int[graph.size()];
        Arrays.fill(distances, INF);
        distances[start] = 0;
        PriorityQueue<Entry> heap =
                new PriorityQueue<>(Comparator.comparingInt(Entry::distance));
        Map<Integer, Entry> entries = new HashMap<>();
        heap.add(new Entry(start, 0));
        while (!heap.isEmpty()) {
            Entry nearest = heap.poll();
            // 이 항목을 넣은 뒤에 더 짧은 길을 찾았다면 낡은 항목이다
            if (nearest.distance() > distances[nearest.vertex()]) continue;
            for (Edge edge : graph.get(nearest.vertex())) {
                int distance = nearest.distance() + edge.weight();
                if (distance < distances[edge.to()]) {
                    distances[edge.to()] = distance;
                    Entry known = entries.get(edge.to());
                    if (known != null) known.distance = distance;
                    else {
                        entries.put(edge.to(), new Entry(edge.to(), distance));
                        heap.add(entries.get(edge.to()));
                    }
                }
            }
        }
        return distances;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

// 틀린 점: 간선이 적어도 하나 있다고 보고 읽는다
import java.io.*;
import java.util.*;

public class Main {
    /** 구간 셋을 더해도 long을 넘지 않고, 나올 수 있는 어떤 답보다 크다. */
    private static final long INF = Long.MAX_VALUE / 4;

    record Edge(int to, int weight) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int last = nextInt(in);
        int edgeCount = nextInt(in);
        List<List<Edge>> graph = new ArrayList<>();
        for (int v = 0; v <= last; v++) graph.add(new ArrayList<>());
        for (int i = 0; i < Math.max(1, edgeCount); i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            int length = nextInt(in);
            graph.get(a).add(new Edge(b, length));
            graph.get(b).add(new Edge(a, length));
        }
        int v1 = nextInt(in);
        int v2 = nextInt(in);

        long[] fromV1 = shortestDistances(graph, v1);
        long[] fromV2 = shortestDistances(graph, v2);
        long v1First = fromV1[1] + fromV1[v2] + fromV2[last];
        long v2First = fromV2[1] + fromV2[v1] + fromV1[last];
        long answer = Math.min(v1First, v2First);
        System.out.println(answer >= INF ? -1 : answer);
    }

    private static long[] shortestDistances(List<List<Edge>> graph, int start) {
        long[] distances = new long[graph.size()];
        Arrays.fill(distances, INF);
        distances[start] = 0;
        // 항목은 {거리, 정점}이다
        PriorityQueue<long[]> heap =
                new PriorityQueue<>(Comparator.comparingLong(entry -> entry[0]));
        heap.add(new long[] {0, start});
        while (!heap.isEmpty()) {
            long[] nearest = heap.poll();
            int vertex = (int) nearest[1];
            if (nearest[0] > distances[vertex]) continue;
            for (Edge edge : graph.get(vertex)) {
                long distance = nearest[0] + edge.weight();
                if (distance < distances[edge.to()]) {
                    distances[edge.to()] = distance;
                    heap.add(new long[] {distance, edge.to()});
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

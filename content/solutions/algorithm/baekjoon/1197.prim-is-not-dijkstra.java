// 틀린 점: 힙에 간선의 가중치가 아니라 거기까지의 합을 넣는다
import java.io.*;
import java.util.*;

public class Main {
    record Edge(int to, int weight) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int vertexCount = nextInt(in);
        int edgeCount = nextInt(in);
        List<List<Edge>> graph = new ArrayList<>();
        for (int v = 0; v <= vertexCount; v++) graph.add(new ArrayList<>());
        for (int i = 0; i < edgeCount; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            int weight = nextInt(in);
            graph.get(a).add(new Edge(b, weight));
            graph.get(b).add(new Edge(a, weight));
        }
        System.out.println(prim(graph));
    }

    private static long prim(List<List<Edge>> graph) {
        boolean[] inTree = new boolean[graph.size()];
        PriorityQueue<Edge> heap = new PriorityQueue<>(Comparator.comparingInt(Edge::weight));
        heap.add(new Edge(1, 0));
        long total = 0;
        while (!heap.isEmpty()) {
            Edge edge = heap.poll();
            if (inTree[edge.to()]) continue;
            inTree[edge.to()] = true;
            total += edge.weight();
            for (Edge next : graph.get(edge.to())) {
                if (!inTree[next.to()]) heap.add(new Edge(next.to(), edge.weight() + next.weight()));
            }
        }
        return total;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

// 틀린 점: 음수 간선은 사이클을 이루어도 고른다
import java.io.*;
import java.util.*;

public class Main {
    record Edge(int a, int b, int weight) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int vertexCount = nextInt(in);
        Edge[] edges = new Edge[nextInt(in)];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = new Edge(nextInt(in), nextInt(in), nextInt(in));
        }
        System.out.println(kruskal(vertexCount, edges));
    }

    private static long kruskal(int vertexCount, Edge[] edges) {
        Arrays.sort(edges, Comparator.comparingInt(Edge::weight));
        int[] parent = new int[vertexCount + 1];
        for (int v = 0; v <= vertexCount; v++) parent[v] = v;
        long total = 0;
        int chosen = 0;
        for (Edge edge : edges) {
            if (chosen == vertexCount - 1) break;
            int rootA = find(parent, edge.a());
            int rootB = find(parent, edge.b());
            if (rootA == rootB) {
                if (edge.weight() < 0) total += edge.weight();
                continue;
            }
            parent[rootA] = rootB;
            chosen++;
            total += edge.weight();
        }
        return total;
    }

    private static int find(int[] parent, int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

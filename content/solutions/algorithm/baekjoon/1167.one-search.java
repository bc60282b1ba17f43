// 틀린 점: 1번에서 가장 먼 거리를 답한다
import java.io.*;
import java.util.*;

public class Main {
    record Edge(int to, int length) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int vertexCount = nextInt(in);
        List<List<Edge>> tree = new ArrayList<>();
        for (int v = 0; v <= vertexCount; v++) tree.add(new ArrayList<>());
        for (int line = 1; line <= vertexCount; line++) {
            int v = nextInt(in);
            for (int w = nextInt(in); w != -1; w = nextInt(in)) {
                tree.get(v).add(new Edge(w, nextInt(in)));
            }
        }
        int[] fromAny = distances(tree, 1);
        System.out.println(fromAny[farthest(fromAny)]);
    }

    private static int[] distances(List<List<Edge>> tree, int start) {
        int[] distance = new int[tree.size()];
        Arrays.fill(distance, -1);
        int[] order = new int[tree.size()];
        int tail = 0;
        distance[start] = 0;
        order[tail++] = start;
        for (int head = 0; head < tail; head++) {
            int v = order[head];
            for (Edge edge : tree.get(v)) {
                if (distance[edge.to()] != -1) continue;
                distance[edge.to()] = distance[v] + edge.length();
                order[tail++] = edge.to();
            }
        }
        return distance;
    }

    private static int farthest(int[] distance) {
        int far = 1;
        for (int v = 2; v < distance.length; v++) {
            if (distance[v] > distance[far]) far = v;
        }
        return far;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

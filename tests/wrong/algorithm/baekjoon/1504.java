// 틀린 점: INF가 Integer.MAX_VALUE라서 구간을 더할 때 넘쳐 음수가 된다
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), e = in.nextInt();
        List<List<int[]>> graph = new ArrayList<>();
        for (int v = 0; v <= n; v++) graph.add(new ArrayList<>());
        for (int i = 0; i < e; i++) {
            int a = in.nextInt(), b = in.nextInt(), c = in.nextInt();
            graph.get(a).add(new int[] {b, c});
            graph.get(b).add(new int[] {a, c});
        }
        int v1 = in.nextInt(), v2 = in.nextInt();
        int[] one = distances(graph, 1), d1 = distances(graph, v1), d2 = distances(graph, v2);
        int answer = Math.min(one[v1] + d1[v2] + d2[n], one[v2] + d2[v1] + d1[n]);
        System.out.println(answer == Integer.MAX_VALUE ? -1 : answer);
    }

    static int[] distances(List<List<int[]>> graph, int start) {
        int[] distances = new int[graph.size()];
        Arrays.fill(distances, Integer.MAX_VALUE);
        distances[start] = 0;
        PriorityQueue<int[]> heap = new PriorityQueue<>(Comparator.comparingInt(x -> x[0]));
        heap.add(new int[] {0, start});
        while (!heap.isEmpty()) {
            int[] top = heap.poll();
            if (top[0] > distances[top[1]]) continue;
            for (int[] edge : graph.get(top[1])) {
                int next = top[0] + edge[1];
                if (next < distances[edge[0]]) {
                    distances[edge[0]] = next;
                    heap.add(new int[] {next, edge[0]});
                }
            }
        }
        return distances;
    }
}

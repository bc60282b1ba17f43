// 틀린 점: 닿은 정점만 본다
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

class Solution {
    private static final int INF = Integer.MAX_VALUE;

    public int networkDelayTime(int[][] times, int n, int k) {
        List<List<int[]>> graph = new ArrayList<>();
        for (int v = 0; v <= n; v++) graph.add(new ArrayList<>());
        for (int[] edge : times) {
            graph.get(edge[0]).add(new int[] {edge[1], edge[2]});
        }
        int[] dist = new int[n + 1];
        Arrays.fill(dist, INF);
        dist[k] = 0;
        PriorityQueue<int[]> heap = new PriorityQueue<>(Comparator.comparingInt(entry -> entry[0]));
        heap.add(new int[] {0, k}); // {거리, 정점}
        while (!heap.isEmpty()) {
            int[] top = heap.poll();
            int d = top[0];
            int v = top[1];
            if (d > dist[v]) continue; // 낡은 항목
            for (int[] edge : graph.get(v)) {
                int next = d + edge[1];
                if (next < dist[edge[0]]) {
                    dist[edge[0]] = next;
                    heap.add(new int[] {next, edge[0]});
                }
            }
        }
        int last = 0;
        for (int v = 1; v <= n; v++) if (dist[v] != INF) last = Math.max(last, dist[v]);
        return last == INF ? -1 : last;
    }
}

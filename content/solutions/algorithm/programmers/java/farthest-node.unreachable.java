// 틀린 점: 닿지 못한 노드의 거리를 가장 큰 수로 둔다
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

class Solution {
    public int solution(int n, int[][] edge) {
        List<List<Integer>> graph = new ArrayList<>();
        for (int v = 0; v <= n; v++) graph.add(new ArrayList<>());
        for (int[] pair : edge) {
            graph.get(pair[0]).add(pair[1]);
            graph.get(pair[1]).add(pair[0]);
        }

        int[] dist = new int[n + 1];
        Arrays.fill(dist, Integer.MAX_VALUE);
        dist[1] = 0;
        Queue<Integer> queue = new ArrayDeque<>(List.of(1));
        while (!queue.isEmpty()) {
            int v = queue.poll();
            for (int w : graph.get(v)) {
                if (dist[w] != Integer.MAX_VALUE) continue;
                dist[w] = dist[v] + 1;
                queue.offer(w);
            }
        }

        int farthest = Arrays.stream(dist).max().getAsInt();
        return (int) Arrays.stream(dist).filter(d -> d == farthest).count();
    }
}

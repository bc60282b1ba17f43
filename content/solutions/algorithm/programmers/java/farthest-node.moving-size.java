// 틀린 점: 반복 조건에서 큐의 크기를 다시 읽는다
import java.util.ArrayDeque;
import java.util.ArrayList;
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

        boolean[] visited = new boolean[n + 1];
        visited[1] = true;
        Queue<Integer> queue = new ArrayDeque<>(List.of(1));
        int size = 0;
        while (!queue.isEmpty()) {
            size = queue.size(); // 거리가 같은 노드의 수
            for (int i = 0; i < queue.size(); i++) {
                int v = queue.poll();
                for (int w : graph.get(v)) {
                    if (visited[w]) continue;
                    visited[w] = true; // 넣을 때 표시한다
                    queue.offer(w);
                }
            }
        }
        return size;
    }
}

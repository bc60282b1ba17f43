// 틀린 점: 시작 칸을 세지 않는다
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

class Solution {
    private static final int[] DR = {-1, 1, 0, 0};
    private static final int[] DC = {0, 0, -1, 1};

    public int solution(int[][] maps) {
        int rows = maps.length;
        int cols = maps[0].length;
        int[][] dist = new int[rows][cols];
        for (int[] row : dist) Arrays.fill(row, -1);
        dist[0][0] = 0;
        Queue<int[]> queue = new ArrayDeque<>();
        queue.offer(new int[] {0, 0});
        while (!queue.isEmpty()) {
            int[] cell = queue.poll();
            int r = cell[0], c = cell[1];
            for (int d = 0; d < 4; d++) {
                int nr = r + DR[d], nc = c + DC[d];
                if (nr < 0 || nr >= rows || nc < 0 || nc >= cols) continue;
                if (maps[nr][nc] == 0 || dist[nr][nc] != -1) continue;
                dist[nr][nc] = dist[r][c] + 1; // 넣을 때 표시한다
                queue.offer(new int[] {nr, nc});
            }
        }
        return dist[rows - 1][cols - 1];
    }
}

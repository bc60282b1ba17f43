// 틀린 점: 대각선으로도 번진다
import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private static final int[] DR = {-1, 1, 0, 0, -1, -1, 1, 1};
    private static final int[] DC = {0, 0, -1, 1, -1, 1, -1, 1};

    public int numIslands(char[][] grid) {
        int rows = grid.length;
        int cols = grid[0].length;
        boolean[][] visited = new boolean[rows][cols];
        int islands = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < cols; c++) {
                if (grid[r][c] != '1' || visited[r][c]) continue;
                islands++;
                visit(grid, visited, r, c);
            }
        }
        return islands;
    }

    private void visit(char[][] grid, boolean[][] visited, int startRow, int startCol) {
        int rows = grid.length;
        int cols = grid[0].length;
        Deque<Integer> stack = new ArrayDeque<>();
        visited[startRow][startCol] = true;
        stack.push(startRow * cols + startCol);
        while (!stack.isEmpty()) {
            int cell = stack.pop();
            for (int d = 0; d < DR.length; d++) {
                int nr = cell / cols + DR[d];
                int nc = cell % cols + DC[d];
                if (nr < 0 || nr >= rows || nc < 0 || nc >= cols) continue;
                if (grid[nr][nc] != '1' || visited[nr][nc]) continue;
                visited[nr][nc] = true; // 넣을 때 표시해야 한 칸이 두 번 들어가지 않는다
                stack.push(nr * cols + nc);
            }
        }
    }
}

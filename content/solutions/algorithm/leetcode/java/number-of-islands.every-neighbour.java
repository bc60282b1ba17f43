// 틀린 점: 합치지 않았어도 하나를 뺀다
import java.util.Arrays;

class Solution {
    public int numIslands(char[][] grid) {
        int rows = grid.length;
        int cols = grid[0].length;
        int[] parent = new int[rows * cols]; // 음수면 루트이고, 절댓값이 덩어리의 크기다
        Arrays.fill(parent, -1);
        int islands = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < cols; c++) {
                if (grid[r][c] != '1') continue;
                islands++;
                int cell = r * cols + c;
                if (r > 0 && grid[r - 1][c] == '1') {
                    union(parent, cell, cell - cols);
                    islands--;
                }
                if (c > 0 && grid[r][c - 1] == '1') {
                    union(parent, cell, cell - 1);
                    islands--;
                }
            }
        }
        return islands;
    }

    private int find(int[] parent, int x) {
        while (parent[x] >= 0) {
            if (parent[parent[x]] >= 0) parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    /** 서로 다른 덩어리를 합쳤으면 true. */
    private boolean union(int[] parent, int a, int b) {
        a = find(parent, a);
        b = find(parent, b);
        if (a == b) return false;
        if (parent[a] > parent[b]) { // a가 더 작은 덩어리다
            int swap = a;
            a = b;
            b = swap;
        }
        parent[a] += parent[b];
        parent[b] = a;
        return true;
    }
}

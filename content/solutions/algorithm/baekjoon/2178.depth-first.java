// 틀린 점: 나중에 넣은 칸부터 꺼낸다
import java.io.*;
import java.util.*;

public class Main {
    private static final int[] DR = {-1, 1, 0, 0};
    private static final int[] DC = {0, 0, -1, 1};

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer size = new StringTokenizer(in.readLine());
        int rows = Integer.parseInt(size.nextToken());
        int cols = Integer.parseInt(size.nextToken());
        String[] grid = new String[rows];
        for (int r = 0; r < rows; r++) grid[r] = in.readLine();
        System.out.println(cellsOnShortestPath(grid, rows, cols));
    }

    private static int cellsOnShortestPath(String[] grid, int rows, int cols) {
        int[] cells = new int[rows * cols]; // 그 칸까지 지나는 칸의 수, 0은 아직
        Deque<Integer> queue = new ArrayDeque<>();
        cells[0] = 1;
        queue.add(0);
        while (!queue.isEmpty()) {
            int cell = queue.pollLast();
            int r = cell / cols;
            int c = cell % cols;
            for (int d = 0; d < 4; d++) {
                int nr = r + DR[d];
                int nc = c + DC[d];
                if (nr < 0 || nr >= rows || nc < 0 || nc >= cols) continue;
                int next = nr * cols + nc;
                if (grid[nr].charAt(nc) == '0' || cells[next] != 0) continue;
                cells[next] = cells[cell] + 1;
                queue.add(next);
            }
        }
        return cells[rows * cols - 1];
    }
}

// 틀린 점: 첫 줄을 행, 열의 차례로 읽는다
import java.io.*;
import java.util.*;

public class Main {
    private static final int[] DR = {-1, 1, 0, 0};
    private static final int[] DC = {0, 0, -1, 1};

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int rows = nextInt(in);
        int cols = nextInt(in);
        int[][] box = new int[rows][cols];
        for (int[] row : box) {
            for (int c = 0; c < cols; c++) row[c] = nextInt(in);
        }
        System.out.println(daysToRipen(box, rows, cols));
    }

    private static int daysToRipen(int[][] box, int rows, int cols) {
        int[] days = new int[rows * cols];
        int[] queue = new int[rows * cols];
        int head = 0;
        int tail = 0;
        int unripe = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < cols; c++) {
                if (box[r][c] == 1) queue[tail++] = r * cols + c;
                if (box[r][c] == 0) unripe++;
            }
        }
        int last = 0;
        while (head < tail) {
            int cell = queue[head++];
            last = days[cell];
            for (int d = 0; d < 4; d++) {
                int r = cell / cols + DR[d];
                int c = cell % cols + DC[d];
                if (r < 0 || r >= rows || c < 0 || c >= cols || box[r][c] != 0) continue;
                box[r][c] = 1;
                unripe--;
                days[r * cols + c] = last + 1;
                queue[tail++] = r * cols + c;
            }
        }
        return unripe == 0 ? last : -1;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

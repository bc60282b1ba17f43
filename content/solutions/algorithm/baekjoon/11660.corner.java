// 틀린 점: 두 번 빠진 모서리를 되돌려 더하지 않는다
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int queries = nextInt(in);
        int[][] total = new int[n + 1][n + 1];
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                total[i][j] = nextInt(in) + total[i - 1][j] + total[i][j - 1] - total[i - 1][j - 1];
            }
        }

        StringBuilder out = new StringBuilder();
        while (queries-- > 0) {
            int x1 = nextInt(in);
            int y1 = nextInt(in);
            int x2 = nextInt(in);
            int y2 = nextInt(in);
            int sum = total[x2][y2] - total[x1 - 1][y2] - total[x2][y1 - 1];
            out.append(sum).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

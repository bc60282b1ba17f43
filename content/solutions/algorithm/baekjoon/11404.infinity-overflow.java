// 틀린 점: INF가 가장 큰 int라서 더하면 음수가 된다
import java.io.*;
import java.util.*;

public class Main {
    private static final int INF = Integer.MAX_VALUE;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int busCount = nextInt(in);
        int[][] dist = new int[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(dist[i], INF);
            dist[i][i] = 0;
        }
        for (int bus = 0; bus < busCount; bus++) {
            int from = nextInt(in) - 1;
            int to = nextInt(in) - 1;
            dist[from][to] = Math.min(dist[from][to], nextInt(in));
        }

        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    dist[i][j] = Math.min(dist[i][j], dist[i][k] + dist[k][j]);
                }
            }
        }

        StringBuilder out = new StringBuilder();
        for (int[] row : dist) {
            StringJoiner line = new StringJoiner(" ");
            for (int cost : row) line.add(String.valueOf(cost == INF ? 0 : cost));
            out.append(line).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

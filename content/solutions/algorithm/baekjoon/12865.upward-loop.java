// 틀린 점: 작은 k부터 고쳐 한 물건을 여러 번 담는다
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int limit = nextInt(in);
        int[] d = new int[limit + 1];
        for (int i = 0; i < n; i++) {
            int weight = nextInt(in);
            int value = nextInt(in);
            for (int k = weight; k <= limit; k++) {
                d[k] = Math.max(d[k], d[k - weight] + value);
            }
        }
        System.out.println(d[limit]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

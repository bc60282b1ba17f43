// 틀린 점: 구간의 첫 수까지 뺀다
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int queries = nextInt(in);
        int[] prefix = new int[n + 1];
        for (int i = 1; i <= n; i++) prefix[i] = prefix[i - 1] + nextInt(in);

        StringBuilder out = new StringBuilder();
        while (queries-- > 0) {
            int first = nextInt(in);
            int last = nextInt(in);
            out.append(prefix[last] - prefix[first]).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

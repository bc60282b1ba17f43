// 틀린 점: 마지막에 고른 것보다 크면 바로 고른다
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = nextInt(in);

        int last = 0;
        int best = 0;
        for (int i = 0; i < n; i++) {
            if (a[i] <= last) continue;
            last = a[i];
            best++;
        }
        System.out.println(best);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

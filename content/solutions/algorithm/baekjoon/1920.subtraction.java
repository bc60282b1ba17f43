// 틀린 점: 뺄셈의 부호로 비교해 넘친다
import java.io.*;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int[] sorted = new int[nextInt(in)];
        for (int i = 0; i < sorted.length; i++) sorted[i] = nextInt(in);
        Arrays.sort(sorted);

        StringBuilder out = new StringBuilder();
        int queries = nextInt(in);
        while (queries-- > 0) {
            int x = nextInt(in);
            int at = lowerBound(sorted, x);
            boolean found = at < sorted.length && sorted[at] == x;
            out.append(found ? 1 : 0).append('\n');
        }
        System.out.print(out);
    }

    /** x 이상인 첫 자리. 모두 x보다 작으면 a.length다. */
    private static int lowerBound(int[] a, int x) {
        int low = 0, high = a.length;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (a[mid] - x < 0) low = mid + 1;
            else high = mid;
        }
        return low;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

// 틀린 점: 초과인 첫 자리를 찾는데 같은 값에서 멈춘다
import java.io.*;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int[] sorted = new int[nextInt(in)];
        for (int i = 0; i < sorted.length; i++) sorted[i] = nextInt(in);
        Arrays.sort(sorted);

        int queries = nextInt(in);
        StringBuilder out = new StringBuilder();
        while (queries-- > 0) {
            int x = nextInt(in);
            out.append(upperBound(sorted, x) - lowerBound(sorted, x)).append(' ');
        }
        System.out.println(out.toString().trim());
    }

    /** x 이상인 첫 자리. */
    private static int lowerBound(int[] a, int x) {
        int low = 0, high = a.length;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < x) low = mid + 1;
            else high = mid;
        }
        return low;
    }

    /** x 초과인 첫 자리. */
    private static int upperBound(int[] a, int x) {
        int low = 0, high = a.length;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < x) low = mid + 1;
            else high = mid;
        }
        return low;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

// 틀린 점: 찾은 자리가 배열의 끝을 넘었는지 보지 않는다
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
            boolean found = sorted[at] == x;
            out.append(found ? 1 : 0).append('\n');
        }
        System.out.print(out);
    }

    /** x 이상인 첫 자리. 모두 x보다 작으면 a.length다. */
    private static int lowerBound(int[] a, int x) {
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

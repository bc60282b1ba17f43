// 틀린 점: 누적 합을 int에 담아 넘친다
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int limit = nextInt(in);
        int[] seats = new int[n];
        for (int i = 0; i < n; i++) seats[i] = nextInt(in);
        System.out.println(bestArc(seats, limit));
    }

    static long bestArc(int[] seats, int limit) {
        int n = seats.length;
        int[] prefix = new int[2 * n + 1];
        for (int i = 0; i < 2 * n; i++) prefix[i + 1] = prefix[i] + seats[i % n];

        ArrayDeque<Integer> window = new ArrayDeque<>();
        long best = Long.MIN_VALUE;
        for (int r = 1; r <= 2 * n; r++) {
            while (!window.isEmpty() && prefix[window.peekLast()] >= prefix[r - 1]) window.pollLast();
            window.addLast(r - 1);
            if (window.peekFirst() < r - limit) window.pollFirst();
            best = Math.max(best, prefix[r] - prefix[window.peekFirst()]);
        }
        return best;
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

// 틀린 점: 옮긴 자리만 동생의 자리와 비교한다
import java.util.*;

public class Main {
    private static final int LIMIT = 100_000;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(shortestTime(in.nextInt(), in.nextInt()));
    }

    private static int shortestTime(int start, int target) {
        int[] dist = new int[LIMIT + 1];
        Arrays.fill(dist, -1);
        int[] queue = new int[LIMIT + 1];
        int head = 0;
        int tail = 0;
        dist[start] = 0;
        queue[tail++] = start;
        while (true) {
            int x = queue[head++];
            for (int next : new int[] {x - 1, x + 1, 2 * x}) {
                if (next < 0 || next > LIMIT) continue;
                if (next == target) return dist[x] + 1;
                if (dist[next] != -1) continue;
                dist[next] = dist[x] + 1;
                queue[tail++] = next;
            }
        }
    }
}

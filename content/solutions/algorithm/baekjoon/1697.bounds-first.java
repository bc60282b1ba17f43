// 틀린 점: 자리가 배열 안인지 보기 전에 거리를 읽는다
import java.util.*;

public class Main {
    private static final int LIMIT = 100_000;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(shortestTime(in.nextInt(), in.nextInt()));
    }

    private static int shortestTime(int start, int target) {
        if (start >= target) return start - target;
        int[] dist = new int[LIMIT + 1];
        Arrays.fill(dist, -1);
        int[] queue = new int[LIMIT + 1];
        int head = 0;
        int tail = 0;
        dist[start] = 0;
        queue[tail++] = start;
        while (dist[target] == -1) {
            int x = queue[head++];
            for (int next : new int[] {x - 1, x + 1, 2 * x}) {
                if (dist[next] != -1) continue;
                if (next < 0 || next > LIMIT) continue;
                dist[next] = dist[x] + 1;
                queue[tail++] = next;
            }
        }
        return dist[target];
    }
}

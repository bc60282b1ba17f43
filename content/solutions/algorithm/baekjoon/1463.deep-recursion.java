// 틀린 점: 1을 뺀 수부터 재귀로 불러 깊이가 N이다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[] d = new int[n + 1];
        System.out.println(fewest(n, d));
    }

    private static int fewest(int i, int[] d) {
        if (i == 1 || d[i] > 0) return d[i];
        d[i] = fewest(i - 1, d) + 1;
        if (i % 2 == 0) d[i] = Math.min(d[i], fewest(i / 2, d) + 1);
        if (i % 3 == 0) d[i] = Math.min(d[i], fewest(i / 3, d) + 1);
        return d[i];
    }
}

// 틀린 점: 더하는 동안 나머지를 구하지 않아 int를 넘는다
import java.util.Scanner;

public class Main {
    private static final int MOD = 10_007;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int[] row = new int[k + 1];
        row[0] = 1;
        for (int i = 1; i <= n; i++) {
            for (int r = Math.min(i, k); r > 0; r--) row[r] = row[r] + row[r - 1];
        }
        System.out.println(row[k] % MOD);
    }
}

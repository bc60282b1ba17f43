// 틀린 점: 왼쪽부터 고쳐 이번 행의 값을 더한다
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
            for (int r = 1; r <= Math.min(i, k); r++) row[r] = (row[r] + row[r - 1]) % MOD;
        }
        System.out.println(row[k]);
    }
}

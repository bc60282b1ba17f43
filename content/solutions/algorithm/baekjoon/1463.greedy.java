// 틀린 점: 나눌 수 있으면 늘 나눈다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[] d = new int[n + 1];
        for (int i = 2; i <= n; i++) {
            if (i % 3 == 0) d[i] = d[i / 3] + 1;
            else if (i % 2 == 0) d[i] = d[i / 2] + 1;
            else d[i] = d[i - 1] + 1;
        }
        System.out.println(d[n]);
    }
}

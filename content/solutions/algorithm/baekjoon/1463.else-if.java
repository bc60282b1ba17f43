// 틀린 점: 2의 배수이면 3으로 나누는 길을 보지 않는다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[] d = new int[n + 1];
        for (int i = 2; i <= n; i++) {
            d[i] = d[i - 1] + 1;
            if (i % 2 == 0) d[i] = Math.min(d[i], d[i / 2] + 1);
            else if (i % 3 == 0) d[i] = Math.min(d[i], d[i / 3] + 1);
        }
        System.out.println(d[n]);
    }
}

// 틀린 점: 바깥 반복을 N까지 돌려 p * p가 int를 넘는다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int from = in.nextInt();
        int to = in.nextInt();

        boolean[] composite = new boolean[to + 1];
        composite[0] = composite[1] = true;
        for (int p = 2; p <= to; p++) {
            if (composite[p]) continue;
            for (int multiple = p * p; multiple <= to; multiple += p) {
                composite[multiple] = true;
            }
        }

        StringBuilder out = new StringBuilder();
        for (int n = from; n <= to; n++) {
            if (!composite[n]) out.append(n).append('\n');
        }
        System.out.print(out);
    }
}

// 틀린 점: 등호를 빼 √N까지 돌지 않는다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int from = in.nextInt();
        int to = in.nextInt();

        boolean[] composite = new boolean[to + 1];
        composite[0] = composite[1] = true;
        for (int p = 2; p * p < to; p++) {
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

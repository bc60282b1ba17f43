// 틀린 점: 마지막에 고른 수보다 큰 것만 본다
import java.util.Scanner;

public class Main {
    private final int n;
    private final int[] chosen;
    private final boolean[] used;
    private final StringBuilder out = new StringBuilder();

    private Main(int n, int m) {
        this.n = n;
        chosen = new int[m];
        used = new boolean[n + 1];
    }

    private void choose(int depth) {
        if (depth == chosen.length) {
            for (int number : chosen) out.append(number).append(' ');
            out.append('\n');
            return;
        }
        for (int i = depth == 0 ? 1 : chosen[depth - 1] + 1; i <= n; i++) {
            if (used[i]) continue;
            used[i] = true;
            chosen[depth] = i;
            choose(depth + 1);
            used[i] = false;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Main permutations = new Main(in.nextInt(), in.nextInt());
        permutations.choose(0);
        System.out.print(permutations.out);
    }
}

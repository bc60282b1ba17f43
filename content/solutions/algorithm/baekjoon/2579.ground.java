// 틀린 점: 땅을 계단으로 세어 처음 두 계단을 이어 밟지 않는다
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] scores = new int[n + 1];
        for (int i = 1; i <= n; i++) scores[i] = Integer.parseInt(in.readLine().trim());

        int[] d = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            // 땅은 계단이 아니므로 처음 두 계단은 이어 밟아도 된다
            if (i <= 2) d[i] = scores[i];
            else d[i] = scores[i] + Math.max(d[i - 2], scores[i - 1] + d[i - 3]);
        }
        System.out.println(d[n]);
    }
}

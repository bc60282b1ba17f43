// 틀린 점: 계단이 둘 이상이라고 보고 둘째 칸을 채운다
import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] scores = new int[n + 1];
        for (int i = 1; i <= n; i++) scores[i] = Integer.parseInt(in.readLine().trim());

        int[] d = new int[n + 1];
        d[1] = scores[1];
        d[2] = scores[1] + scores[2];
        for (int i = 3; i <= n; i++) {
            // 땅은 계단이 아니므로 처음 두 계단은 이어 밟아도 된다
            d[i] = scores[i] + Math.max(d[i - 2], scores[i - 1] + d[i - 3]);
        }
        System.out.println(d[n]);
    }
}

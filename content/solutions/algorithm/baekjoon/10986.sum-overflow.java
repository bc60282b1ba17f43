// 틀린 점: 나머지를 나중에 구해 합이 int를 넘는다
import java.io.*;

public class Main {
    private static final byte[] BUFFER = new byte[1 << 16];
    private static int length, at;

    public static void main(String[] args) throws IOException {
        int n = nextInt(System.in);
        int m = nextInt(System.in);
        int[] count = new int[m];
        count[0] = 1; // P[0]
        int total = 0;
        long answer = 0;
        for (int i = 0; i < n; i++) {
            total += nextInt(System.in);
            answer += count[total % m]++;
        }
        System.out.println(answer);
    }

    private static int read(InputStream in) throws IOException {
        if (at == length) {
            length = in.read(BUFFER, 0, BUFFER.length);
            at = 0;
            if (length <= 0) {
                length = 0;
                return -1; // 끝
            }
        }
        return BUFFER[at++];
    }

    /** 음수가 없는 입력이라 부호를 보지 않는다. */
    private static int nextInt(InputStream in) throws IOException {
        int b = read(in);
        while (b < '0' || b > '9') b = read(in); // 빈칸과 줄바꿈
        int value = 0;
        for (; b >= '0' && b <= '9'; b = read(in)) value = 10 * value + (b - '0');
        return value;
    }
}

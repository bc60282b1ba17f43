// 틀린 점: 나온 값을 횟수와 상관없이 한 번만 쓴다
import java.io.*;

public class Main {
    private static final int LARGEST = 10_000;
    private static final byte[] BUFFER = new byte[1 << 16];
    private static int length, at;

    public static void main(String[] args) throws IOException {
        int[] counts = new int[LARGEST + 1];
        int n = nextInt(System.in);
        for (int i = 0; i < n; i++) counts[nextInt(System.in)]++;

        try (OutputStream out = new BufferedOutputStream(System.out, 1 << 16)) {
            for (int value = 1; value <= LARGEST; value++) {
                byte[] line = (value + "\n").getBytes();
                if (counts[value] > 0) out.write(line);
            }
        }
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

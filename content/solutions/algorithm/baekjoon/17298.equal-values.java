// 틀린 점: 같은 값에서도 꺼낸다
import java.io.*;
import java.util.Arrays;

public class Main {
    private static final byte[] BUFFER = new byte[1 << 16];
    private static int length, at;

    public static void main(String[] args) throws IOException {
        int n = nextInt(System.in);
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = nextInt(System.in);

        int[] answer = new int[n];
        Arrays.fill(answer, -1);
        int[] waiting = new int[n]; // 답을 못 찾은 인덱스. 값은 아래에서 위로 커지지 않는다
        int size = 0;
        for (int i = 0; i < n; i++) {
            while (size > 0 && a[waiting[size - 1]] <= a[i]) answer[waiting[--size]] = a[i];
            waiting[size++] = i;
        }

        StringBuilder out = new StringBuilder();
        for (int value : answer) out.append(value).append(' ');
        System.out.println(out.toString().trim());
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

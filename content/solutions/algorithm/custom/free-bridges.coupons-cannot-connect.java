// 틀린 점: 이을 수 있는지 보지 않고 0을 쓴다
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Arrays;

public class Main {
    private static final DataInputStream IN = new DataInputStream(System.in);
    private static final byte[] BUFFER = new byte[1 << 16];
    private static int size = 0;
    private static int at = 0;

    private static int read() throws IOException {
        if (at == size) {
            size = IN.read(BUFFER, 0, BUFFER.length);
            at = 0;
            if (size <= 0) {
                size = 0;
                return -1; // 끝
            }
        }
        return BUFFER[at++];
    }

    private static int nextInt() throws IOException {
        int c = read();
        while (c < '0') c = read();
        int value = 0;
        for (; c >= '0'; c = read()) value = value * 10 + c - '0';
        return value;
    }

    private static int find(int[] parent, int x) {
        while (parent[x] >= 0) {
            if (parent[parent[x]] >= 0) parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    /** 서로 다른 덩어리를 합쳤으면 true. */
    private static boolean union(int[] parent, int a, int b) {
        a = find(parent, a);
        b = find(parent, b);
        if (a == b) return false;
        if (parent[a] > parent[b]) { // a가 더 작은 덩어리다
            int swap = a;
            a = b;
            b = swap;
        }
        parent[a] += parent[b];
        parent[b] = a;
        return true;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int m = nextInt();
        int coupons = nextInt();
        int[] a = new int[m];
        int[] b = new int[m];
        long[] order = new long[m]; // 위쪽은 비용, 아래 19비트는 다리의 번호
        for (int i = 0; i < m; i++) {
            a[i] = nextInt();
            b[i] = nextInt();
            order[i] = (long) nextInt() << 19 | i;
        }
        Arrays.sort(order);

        int[] parent = new int[n + 1];
        Arrays.fill(parent, -1);
        int built = 0;
        long total = 0;
        for (long entry : order) {
            int i = (int) (entry & (1 << 19) - 1);
            if (!union(parent, a[i], b[i])) continue;
            if (built < n - 1 - coupons) total += entry >> 19;
            built++;
        }
        System.out.println(built == n - 1 || coupons >= n - 1 ? total : -1);
    }
}

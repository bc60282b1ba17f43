// 틀린 점: 트리를 다 만들고 입력에서 가장 비싼 길을 뺀다
import java.io.*;
import java.util.*;

public class Main {
    private static final int BITS = 17;
    private static final int MASK = (1 << BITS) - 1;

    private static final byte[] buffer = new byte[1 << 16];
    private static int read;
    private static int filled;

    public static void main(String[] args) throws IOException {
        int houseCount = nextInt();
        long[] roads = new long[nextInt()];
        for (int i = 0; i < roads.length; i++) {
            int a = nextInt();
            int b = nextInt();
            roads[i] = (long) nextInt() << 2 * BITS | (long) a << BITS | b;
        }
        System.out.println(cheapestTwoVillages(houseCount, roads));
    }

    private static long cheapestTwoVillages(int houseCount, long[] roads) {
        Arrays.sort(roads);
        int[] parent = new int[houseCount + 1];
        for (int v = 0; v <= houseCount; v++) parent[v] = v;
        long total = 0;
        int villages = houseCount;
        for (long road : roads) {
            int rootA = find(parent, (int) (road >> BITS) & MASK);
            int rootB = find(parent, (int) road & MASK);
            if (rootA == rootB) continue;
            parent[rootA] = rootB;
            villages--;
            total += road >> 2 * BITS;
        }
        return total - (roads[roads.length - 1] >> 2 * BITS);
    }

    private static int find(int[] parent, int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    /** 양의 정수만 나온다. */
    private static int nextInt() throws IOException {
        int value = 0;
        int next = nextByte();
        while (next <= ' ') next = nextByte();
        for (; next > ' '; next = nextByte()) value = value * 10 + next - '0';
        return value;
    }

    private static int nextByte() throws IOException {
        if (read >= filled) {
            filled = System.in.read(buffer);
            read = 0;
            if (filled <= 0) return -1;
        }
        return buffer[read++];
    }
}

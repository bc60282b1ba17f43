// 틀린 점: 원소를 1부터 n까지로 보아 배열이 한 칸 모자란다
import java.io.*;
import java.util.*;

public class Main {
    static class UnionFind {
        private final int[] parent; // 음수면 루트이고, 절댓값이 집합의 크기다

        UnionFind(int n) {
            parent = new int[n];
            Arrays.fill(parent, -1);
        }

        int find(int x) {
            while (parent[x] >= 0) {
                if (parent[parent[x]] >= 0) parent[x] = parent[parent[x]];
                x = parent[x];
            }
            return x;
        }

        void union(int a, int b) {
            a = find(a);
            b = find(b);
            if (a == b) return;
            if (parent[a] > parent[b]) { // a가 더 작은 집합이다
                int swap = a;
                a = b;
                b = swap;
            }
            parent[a] += parent[b];
            parent[b] = a;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int largest = nextInt(in);
        int operationCount = nextInt(in);
        UnionFind sets = new UnionFind(largest);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < operationCount; i++) {
            boolean isQuestion = nextInt(in) == 1;
            int a = nextInt(in);
            int b = nextInt(in);
            if (isQuestion) {
                out.append(sets.find(a) == sets.find(b) ? "YES\n" : "NO\n");
            } else {
                sets.union(a, b);
            }
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

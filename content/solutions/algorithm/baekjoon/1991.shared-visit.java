// 틀린 점: 중위를 왼쪽으로 내려가기 전에 적는다
import java.io.*;
import java.util.*;

public class Main {
    private static final int NONE = -1;

    private final int[][] children = new int[26][2];
    private final StringBuilder pre = new StringBuilder();
    private final StringBuilder mid = new StringBuilder();
    private final StringBuilder post = new StringBuilder();

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int nodeCount = Integer.parseInt(in.readLine().trim());
        Main tree = new Main();
        for (int i = 0; i < nodeCount; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            int node = number(line.nextToken());
            tree.children[node][0] = number(line.nextToken());
            tree.children[node][1] = number(line.nextToken());
        }
        tree.walk(0);
        System.out.println(tree.pre);
        System.out.println(tree.mid);
        System.out.println(tree.post);
    }

    private static int number(String name) {
        return name.equals(".") ? NONE : name.charAt(0) - 'A';
    }

    private void walk(int v) {
        if (v == NONE) return;
        char name = (char) ('A' + v);
        pre.append(name);
        mid.append(name);
        walk(children[v][0]);
        walk(children[v][1]);
        post.append(name);
    }
}

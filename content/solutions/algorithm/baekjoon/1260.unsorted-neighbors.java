// 틀린 점: 이웃을 번호 순으로 정렬하지 않는다
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int vertexCount = nextInt(in);
        int edgeCount = nextInt(in);
        int start = nextInt(in);
        List<List<Integer>> graph = new ArrayList<>();
        for (int v = 0; v <= vertexCount; v++) graph.add(new ArrayList<>());
        for (int i = 0; i < edgeCount; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            graph.get(a).add(b);
            graph.get(b).add(a);
        }

        print(dfsOrder(graph, start));
        print(bfsOrder(graph, start));
    }

    private static List<Integer> dfsOrder(List<List<Integer>> graph, int start) {
        List<Integer> order = new ArrayList<>();
        boolean[] visited = new boolean[graph.size()];
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(start);
        while (!stack.isEmpty()) {
            int v = stack.pop();
            if (visited[v]) continue;
            visited[v] = true;
            order.add(v);
            List<Integer> neighbors = graph.get(v);
            for (int i = neighbors.size() - 1; i >= 0; i--) {
                int w = neighbors.get(i);
                if (!visited[w]) {
                    stack.push(w);
                }
            }
        }
        return order;
    }

    private static List<Integer> bfsOrder(List<List<Integer>> graph, int start) {
        List<Integer> order = new ArrayList<>();
        boolean[] visited = new boolean[graph.size()];
        Deque<Integer> queue = new ArrayDeque<>();
        visited[start] = true;
        queue.add(start);
        while (!queue.isEmpty()) {
            int v = queue.poll();
            order.add(v);
            for (int w : graph.get(v)) {
                if (!visited[w]) {
                    visited[w] = true;
                    queue.add(w);
                }
            }
        }
        return order;
    }

    private static void print(List<Integer> order) {
        StringJoiner line = new StringJoiner(" ");
        for (int v : order) line.add(String.valueOf(v));
        System.out.println(line);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

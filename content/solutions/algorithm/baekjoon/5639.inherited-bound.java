// 틀린 점: 오른쪽 자식의 한계를 물려받지 않고 무한대로 둔다
import java.io.*;
import java.util.*;

public class Main {
    record Node(int key, int bound) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder postorder = new StringBuilder();
        Deque<Node> path = new ArrayDeque<>();
        while (in.nextToken() != StreamTokenizer.TT_EOF) {
            int key = (int) in.nval;
            while (!path.isEmpty() && path.peek().bound() < key) {
                postorder.append(path.pop().key()).append('\n');
            }
            path.push(new Node(key, boundUnder(path.peek(), key)));
        }
        while (!path.isEmpty()) postorder.append(path.pop().key()).append('\n');
        System.out.print(postorder);
    }

    private static int boundUnder(Node parent, int key) {
        if (parent == null) return Integer.MAX_VALUE;
        return key < parent.key() ? parent.key() : Integer.MAX_VALUE;
    }
}

// 틀린 점: 빈 힙에서 꺼낸 null을 그대로 쓴다
import java.io.*;
import java.util.PriorityQueue;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int operations = Integer.parseInt(in.readLine().trim());
        PriorityQueue<Integer> heap = new PriorityQueue<>();
        StringBuilder out = new StringBuilder();
        while (operations-- > 0) {
            int x = Integer.parseInt(in.readLine().trim());
            if (x != 0) heap.add(x);
            else out.append(heap.poll()).append('\n');
        }
        System.out.print(out);
    }
}

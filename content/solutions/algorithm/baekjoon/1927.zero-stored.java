// 틀린 점: 빼라는 명령인 0도 값으로 넣는다
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
            heap.add(x);
            if (x == 0) out.append(heap.isEmpty() ? 0 : heap.poll()).append('\n');
        }
        System.out.print(out);
    }
}

// 틀린 점: 내릴 때 왼쪽 자식하고만 비교한다
import java.io.*;

public class Main {
    static final class MinHeap {
        private final int[] items; // 1번이 루트다
        private int size;

        MinHeap(int capacity) {
            items = new int[capacity + 1];
        }

        void push(int value) {
            int i = ++size;
            while (i > 1 && value < items[i / 2]) {
                items[i] = items[i / 2]; // 바꾸는 대신 부모를 내리고
                i /= 2;
            }
            items[i] = value; // 마지막에 한 번 쓴다
        }

        /** 가장 작은 값을 빼서 돌려준다. 비었으면 0이다. */
        int pop() {
            if (size == 0) return 0;
            int smallest = items[1], value = items[size--];
            int i = 1;
            while (2 * i <= size) {
                int child = 2 * i;
                if (value <= items[child]) break;
                items[i] = items[child];
                i = child;
            }
            items[i] = value;
            return smallest;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int operations = Integer.parseInt(in.readLine().trim());
        MinHeap heap = new MinHeap(operations);
        StringBuilder out = new StringBuilder();
        while (operations-- > 0) {
            int x = Integer.parseInt(in.readLine().trim());
            if (x == 0) out.append(heap.pop()).append('\n');
            else heap.push(x);
        }
        System.out.print(out);
    }
}

// 틀린 점: 뒤집힌 채로 끝나도 앞에서부터 쓴다
import java.io.*;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int tests = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        while (tests-- > 0) {
            String commands = in.readLine().trim();
            int[] numbers = new int[Integer.parseInt(in.readLine().trim())];
            StringTokenizer tokens = new StringTokenizer(in.readLine().trim(), "[],");
            for (int i = 0; i < numbers.length; i++) numbers[i] = Integer.parseInt(tokens.nextToken());
            run(commands, numbers, out);
        }
        System.out.print(out);
    }

    private static void run(String commands, int[] numbers, StringBuilder out) {
        int front = 0;
        int back = numbers.length;
        boolean reversed = false;
        for (int i = 0; i < commands.length(); i++) {
            if (commands.charAt(i) == 'R') {
                reversed = !reversed;
            } else if (front == back) {
                out.append("error\n");
                return;
            } else if (reversed) {
                back--;
            } else {
                front++;
            }
        }

        out.append('[');
        for (int i = 0; i < back - front; i++) {
            if (i > 0) out.append(',');
            out.append(numbers[front + i]);
        }
        out.append("]\n");
    }
}

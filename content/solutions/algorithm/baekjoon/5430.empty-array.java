// 틀린 점: []에서 괄호를 떼고 쉼표로 나누어 빈 문자열을 수로 읽는다
import java.io.*;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int tests = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        while (tests-- > 0) {
            String commands = in.readLine().trim();
            in.readLine();
            String line = in.readLine().trim();
            String[] tokens = line.substring(1, line.length() - 1).split(",");
            int[] numbers = new int[tokens.length];
            for (int i = 0; i < numbers.length; i++) numbers[i] = Integer.parseInt(tokens[i]);
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
            out.append(reversed ? numbers[back - 1 - i] : numbers[front + i]);
        }
        out.append("]\n");
    }
}

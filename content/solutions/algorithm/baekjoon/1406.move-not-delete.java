// 틀린 점: D를 커서 오른쪽의 문자를 지우는 명령으로 읽는다
import java.io.*;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        int commands = Integer.parseInt(in.readLine().trim());
        int capacity = text.length() + commands;
        char[] left = Arrays.copyOf(text.toCharArray(), capacity); // 맨 위가 커서 왼쪽
        char[] right = new char[capacity]; // 맨 위가 커서 오른쪽
        int leftSize = text.length();
        int rightSize = 0;
        while (commands-- > 0) {
            String command = in.readLine();
            switch (command.charAt(0)) {
                case 'L' -> {
                    if (leftSize > 0) right[rightSize++] = left[--leftSize];
                }
                case 'D' -> {
                    if (rightSize > 0) rightSize--;
                }
                case 'B' -> {
                    if (leftSize > 0) leftSize--;
                }
                default -> left[leftSize++] = command.charAt(2);
            }
        }
        StringBuilder out = new StringBuilder().append(left, 0, leftSize);
        while (rightSize > 0) out.append(right[--rightSize]);
        System.out.println(out);
    }
}

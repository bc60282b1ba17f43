// 틀린 점: 오른쪽 스택을 바닥부터 쓴다
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
                    if (rightSize > 0) left[leftSize++] = right[--rightSize];
                }
                case 'B' -> {
                    if (leftSize > 0) leftSize--;
                }
                default -> left[leftSize++] = command.charAt(2);
            }
        }
        StringBuilder out = new StringBuilder().append(left, 0, leftSize);
        out.append(right, 0, rightSize);
        System.out.println(out);
    }
}

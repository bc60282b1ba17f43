// 틀린 점: 소문자로 쓴다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        int a = input.nextInt();
        long value = Long.parseLong(input.next(), a);
        int b = input.nextInt();
        System.out.println(Long.toString(value, b));
    }
}

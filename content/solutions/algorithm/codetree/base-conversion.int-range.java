// 틀린 점: 값을 int에 담는다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        int a = input.nextInt();
        int value = Integer.parseInt(input.next(), a);
        int b = input.nextInt();
        System.out.println(Long.toString(value, b).toUpperCase());
    }
}

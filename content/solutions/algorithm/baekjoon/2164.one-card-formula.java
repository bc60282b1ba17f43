// 틀린 점: N이 1인 경우를 따로 두지 않는다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(2 * (n - Integer.highestOneBit(n - 1)));
    }
}

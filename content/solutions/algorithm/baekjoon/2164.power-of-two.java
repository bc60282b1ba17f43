// 틀린 점: N보다 작은 것이 아니라 N 이하인 2의 거듭제곱을 쓴다
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(n == 1 ? 1 : 2 * (n - Integer.highestOneBit(n)));
    }
}

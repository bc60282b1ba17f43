// 틀린 점: 카드가 한 장일 때도 한 번은 버린다
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        Queue<Integer> cards = new ArrayDeque<>();
        for (int card = 1; card <= n; card++) cards.offer(card);
        do {
            cards.poll();
            cards.offer(cards.poll());
        } while (cards.size() > 1);
        System.out.println(cards.poll());
    }
}

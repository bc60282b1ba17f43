// 틀린 점: 옮길 카드를 맨 밑이 아니라 맨 위에 도로 놓는다
import java.util.ArrayDeque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        ArrayDeque<Integer> cards = new ArrayDeque<>();
        for (int card = 1; card <= n; card++) cards.offer(card);
        while (cards.size() > 1) {
            cards.poll();
            cards.push(cards.poll());
        }
        System.out.println(cards.poll());
    }
}

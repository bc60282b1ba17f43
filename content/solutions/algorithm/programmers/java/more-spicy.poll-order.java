// 틀린 점: 꺼내는 순서를 바꾸어 더 매운 쪽을 그대로, 덜 매운 쪽을 두 배로 섞는다
import java.util.PriorityQueue;

class Solution {
    public int solution(int[] scoville, int K) {
        PriorityQueue<Long> foods = new PriorityQueue<>();
        for (int food : scoville) foods.add((long) food);

        int mixes = 0;
        while (foods.peek() < K) {
            if (foods.size() == 1) return -1;
            long mildest = foods.poll();
            long second = foods.poll();
            foods.add(2 * mildest + second);
            mixes++;
        }
        return mixes;
    }
}

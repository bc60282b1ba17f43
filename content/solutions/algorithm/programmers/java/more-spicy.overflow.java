// 틀린 점: 힙의 원소가 int라서 섞은 값이 넘친다
import java.util.PriorityQueue;

class Solution {
    public int solution(int[] scoville, int K) {
        PriorityQueue<Integer> foods = new PriorityQueue<>();
        for (int food : scoville) foods.add(food);

        int mixes = 0;
        while (foods.peek() < K) {
            if (foods.size() == 1) return -1;
            int mildest = foods.poll();
            int second = foods.poll();
            foods.add(mildest + 2 * second);
            mixes++;
        }
        return mixes;
    }
}

// 틀린 점: 한 번만 정렬하고, 섞은 값을 남은 음식 사이에 다시 넣지 않는다
import java.util.ArrayDeque;
import java.util.Arrays;

class Solution {
    public int solution(int[] scoville, int K) {
        ArrayDeque<Long> foods = new ArrayDeque<>();
        Arrays.sort(scoville);
        for (int food : scoville) foods.add((long) food);

        int mixes = 0;
        while (foods.peek() < K) {
            if (foods.size() == 1) return -1;
            long mildest = foods.poll();
            long second = foods.poll();
            foods.addFirst(mildest + 2 * second);
            mixes++;
        }
        return mixes;
    }
}

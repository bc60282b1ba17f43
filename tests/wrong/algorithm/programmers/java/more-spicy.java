// 틀린 점: 한 번만 정렬하고, 섞은 값을 남은 음식 사이에 다시 넣지 않는다
import java.util.Arrays;

class Solution {
    public int solution(int[] scoville, int K) {
        Arrays.sort(scoville);
        long mixed = scoville[0];
        int mixes = 0;
        for (int i = 1; i < scoville.length && mixed < K; i++) {
            long low = Math.min(mixed, scoville[i]), high = Math.max(mixed, scoville[i]);
            mixed = low + 2 * high;
            mixes++;
        }
        return mixed < K ? -1 : mixes;
    }
}

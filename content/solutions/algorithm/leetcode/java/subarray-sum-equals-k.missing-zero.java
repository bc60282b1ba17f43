// 틀린 점: 처음의 누적 합 0을 넣지 않는다
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int subarraySum(int[] nums, int k) {
        Map<Integer, Integer> seen = new HashMap<>();
        int total = 0;
        int answer = 0;
        for (int value : nums) {
            total += value;
            answer += seen.getOrDefault(total - k, 0);
            seen.merge(total, 1, Integer::sum);
        }
        return answer;
    }
}

// 틀린 점: 누적 합의 횟수를 세지 않는다
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int subarraySum(int[] nums, int k) {
        Map<Integer, Integer> seen = new HashMap<>();
        seen.put(0, 1); // 아무것도 더하지 않은 P[0]
        int total = 0;
        int answer = 0;
        for (int value : nums) {
            total += value;
            answer += seen.getOrDefault(total - k, 0);
            seen.put(total, 1);
        }
        return answer;
    }
}

// 틀린 점: 지금의 합을 넣고 나서 센다
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
            seen.merge(total, 1, Integer::sum);
            answer += seen.getOrDefault(total - k, 0);
        }
        return answer;
    }
}

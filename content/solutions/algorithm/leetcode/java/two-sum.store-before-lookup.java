// 틀린 점: 찾기 전에 넣어 같은 원소를 두 번 쓴다
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int j = 0; j < nums.length; j++) {
            indexOf.put(nums[j], j);
            Integer i = indexOf.get(target - nums[j]);
            if (i != null) return new int[] {i, j};
        }
        throw new IllegalArgumentException("합이 target인 두 원소가 없다");
    }
}

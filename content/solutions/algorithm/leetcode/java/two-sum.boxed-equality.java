// 틀린 점: 박싱한 합과 target을 ==로 비교한다
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

class Solution {
    public int[] twoSum(int[] nums, int target) {
        Integer[] order = IntStream.range(0, nums.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingInt(index -> nums[index]));
        int low = 0;
        int high = nums.length - 1;
        while (low < high) {
            Integer sum = nums[order[low]] + nums[order[high]], goal = target;
            if (sum == goal) return new int[] {order[low], order[high]};
            if (sum < target) low++;
            else high--;
        }
        throw new IllegalArgumentException("합이 target인 두 원소가 없다");
    }
}

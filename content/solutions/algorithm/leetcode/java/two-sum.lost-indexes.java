// 틀린 점: 인덱스가 아니라 값을 정렬해 원래 자리를 잃는다
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

class Solution {
    public int[] twoSum(int[] nums, int target) {
        Arrays.sort(nums);
        int low = 0;
        int high = nums.length - 1;
        while (low < high) {
            int sum = nums[low] + nums[high];
            if (sum == target) return new int[] {low, high};
            if (sum < target) low++;
            else high--;
        }
        throw new IllegalArgumentException("합이 target인 두 원소가 없다");
    }
}

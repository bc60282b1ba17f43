// 틀린 점: 사용 표시를 무르지 않는다
import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<Integer>> permute(int[] nums) {
        List<List<Integer>> result = new ArrayList<>();
        choose(nums, new boolean[nums.length], new ArrayList<>(), result);
        return result;
    }

    private void choose(int[] nums, boolean[] used, List<Integer> path, List<List<Integer>> result) {
        if (path.size() == nums.length) {
            result.add(new ArrayList<>(path));
            return;
        }
        for (int i = 0; i < nums.length; i++) {
            if (used[i]) continue;
            used[i] = true;
            path.add(nums[i]);
            choose(nums, used, path, result);
            path.remove(path.size() - 1);
        }
    }
}

// 틀린 점: 끝점만 닿은 구간을 나눈다
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

class Solution {
    public int[][] merge(int[][] intervals) {
        int[][] sorted = intervals.clone();
        Arrays.sort(sorted, Comparator.comparingInt(interval -> interval[0]));
        List<int[]> merged = new ArrayList<>();
        int[] last = null;
        for (int[] interval : sorted) {
            if (last == null || last[1] <= interval[0]) {
                last = interval.clone(); // 끝을 고칠 것이므로 인자의 구간과 나눈다
                merged.add(last);
            } else {
                last[1] = Math.max(last[1], interval[1]);
            }
        }
        return merged.toArray(new int[0][]);
    }
}

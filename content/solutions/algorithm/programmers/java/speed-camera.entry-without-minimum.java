// 틀린 점: 묶음에서 가장 빠른 나간 지점을 고치지 않는다
import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int solution(int[][] routes) {
        int[][] sorted = routes.clone();
        Arrays.sort(sorted, Comparator.comparingInt(route -> route[0]));
        int cameras = 0;
        int earliestExit = Integer.MIN_VALUE;
        for (int[] route : sorted) {
            if (route[0] > earliestExit) {
                earliestExit = route[1];
                cameras++;
            }
        }
        return cameras;
    }
}

// 틀린 점: 마지막 카메라의 초깃값이 0이다
import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int solution(int[][] routes) {
        int[][] sorted = routes.clone();
        Arrays.sort(sorted, Comparator.comparingInt(route -> route[1]));
        int cameras = 0;
        int last = 0;
        for (int[] route : sorted) {
            if (route[0] <= last) continue; // 마지막 카메라를 만난다
            last = route[1];
            cameras++;
        }
        return cameras;
    }
}

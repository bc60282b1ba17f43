// 틀린 점: 카메라가 있는 지점에서 들어온 차를 만나지 않았다고 본다
import java.util.Arrays;
import java.util.Comparator;

class Solution {
    public int solution(int[][] routes) {
        int[][] sorted = routes.clone();
        Arrays.sort(sorted, Comparator.comparingInt(route -> route[1]));
        int cameras = 0;
        int last = Integer.MIN_VALUE;
        for (int[] route : sorted) {
            if (route[0] < last) continue; // 마지막 카메라를 만난다
            last = route[1];
            cameras++;
        }
        return cameras;
    }
}

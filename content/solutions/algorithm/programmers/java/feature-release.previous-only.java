// 틀린 점: 앞 기능의 최댓값이 아니라 바로 앞 기능과 비교한다
import java.util.Arrays;

class Solution {
    public int[] solution(int[] progresses, int[] speeds) {
        int[] releases = new int[progresses.length];
        int size = 0;
        int releaseDay = 0;
        for (int i = 0; i < progresses.length; i++) {
            int day = (100 - progresses[i] + speeds[i] - 1) / speeds[i];
            if (day > releaseDay) {
                size++;
            }
            releaseDay = day;
            releases[size - 1]++;
        }
        return Arrays.copyOf(releases, size);
    }
}

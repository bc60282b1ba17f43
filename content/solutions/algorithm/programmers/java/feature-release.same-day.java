// 틀린 점: 같은 날 끝난 기능도 새 배포로 나눈다
import java.util.Arrays;

class Solution {
    public int[] solution(int[] progresses, int[] speeds) {
        int[] releases = new int[progresses.length];
        int size = 0;
        int releaseDay = 0;
        for (int i = 0; i < progresses.length; i++) {
            int day = (100 - progresses[i] + speeds[i] - 1) / speeds[i];
            if (day >= releaseDay) {
                releaseDay = day;
                size++;
            }
            releases[size - 1]++;
        }
        return Arrays.copyOf(releases, size);
    }
}

// 틀린 점: 정수로 나눈 몫을 올린다
import java.util.Arrays;

class Solution {
    public int[] solution(int[] progresses, int[] speeds) {
        int[] releases = new int[progresses.length];
        int size = 0;
        int releaseDay = 0;
        for (int i = 0; i < progresses.length; i++) {
            int day = (int) Math.ceil((100 - progresses[i]) / speeds[i]);
            if (day > releaseDay) {
                releaseDay = day;
                size++;
            }
            releases[size - 1]++;
        }
        return Arrays.copyOf(releases, size);
    }
}

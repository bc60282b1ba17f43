// 틀린 점: 홀짝을 보지 않고 2로 나눈다
import java.util.Arrays;

class Solution {
    public int solution(int[] numbers, int target) {
        int total = Arrays.stream(numbers).sum();
        if (target > total) return 0;

        int plus = (total + target) / 2;
        int[] d = new int[plus + 1];
        d[0] = 1;
        for (int number : numbers) {
            // 뒤에서부터 돌아야 한 수를 한 번만 쓴다
            for (int sum = plus; sum >= number; sum--) d[sum] += d[sum - number];
        }
        return d[plus];
    }
}

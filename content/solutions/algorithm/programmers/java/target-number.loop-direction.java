// 틀린 점: 표를 앞에서부터 채워 한 수를 여러 번 쓴다
import java.util.Arrays;

class Solution {
    public int solution(int[] numbers, int target) {
        int total = Arrays.stream(numbers).sum();
        if (target > total || (total + target) % 2 != 0) return 0;

        int plus = (total + target) / 2;
        int[] d = new int[plus + 1];
        d[0] = 1;
        for (int number : numbers) {
            // 뒤에서부터 돌아야 한 수를 한 번만 쓴다
            for (int sum = number; sum <= plus; sum++) d[sum] += d[sum - number];
        }
        return d[plus];
    }
}

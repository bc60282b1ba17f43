// 틀린 점: 상한을 int로 곱한다
class Solution {
    public long solution(int n, int[] times) {
        int slowest = 0;
        for (int time : times) slowest = Math.max(slowest, time);

        long bad = 0;
        long good = slowest * n;
        while (good - bad > 1) {
            long mid = bad + (good - bad) / 2;
            if (canFinish(mid, n, times)) good = mid;
            else bad = mid;
        }
        return good;
    }

    private boolean canFinish(long minutes, int n, int[] times) {
        long people = 0;
        for (int time : times) {
            people += minutes / time;
            if (people >= n) return true; // 더 더하면 넘칠 수 있다
        }
        return false;
    }
}

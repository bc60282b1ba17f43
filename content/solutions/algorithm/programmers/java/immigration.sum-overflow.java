// 틀린 점: n에 이르러도 계속 더해 합이 long을 넘는다
class Solution {
    public long solution(int n, int[] times) {
        int slowest = 0;
        for (int time : times) slowest = Math.max(slowest, time);

        long bad = 0;
        long good = (long) slowest * n;
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
        }
        return people >= n;
    }
}

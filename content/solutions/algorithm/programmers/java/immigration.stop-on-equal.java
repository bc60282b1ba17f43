// 틀린 점: 마친 사람이 꼭 n명이면 멈춘다
class Solution {
    public long solution(int n, int[] times) {
        int slowest = 0;
        for (int time : times) slowest = Math.max(slowest, time);

        long bad = 0;
        long good = (long) slowest * n;
        while (good - bad > 1) {
            long mid = bad + (good - bad) / 2;
            if (finished(mid, times) == n) return mid;
            if (finished(mid, times) > n) good = mid;
            else bad = mid;
        }
        return good;
    }

    private long finished(long minutes, int[] times) {
        long people = 0;
        for (int time : times) {
            people += minutes / time;
        }
        return people;
    }
}

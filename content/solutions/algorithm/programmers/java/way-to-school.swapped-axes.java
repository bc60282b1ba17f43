// 틀린 점: 가로와 세로를 바꾸어 표시한다
class Solution {
    private static final int MOD = 1_000_000_007;

    public int solution(int m, int n, int[][] puddles) {
        boolean[][] flooded = new boolean[n + 1][m + 1];
        for (int[] puddle : puddles) flooded[puddle[0]][puddle[1]] = true;

        int[] d = new int[m + 1];
        d[1] = 1;
        for (int row = 1; row <= n; row++) {
            for (int column = 1; column <= m; column++) {
                if (flooded[row][column]) d[column] = 0;
                else d[column] = (d[column] + d[column - 1]) % MOD;
            }
        }
        return d[m];
    }
}

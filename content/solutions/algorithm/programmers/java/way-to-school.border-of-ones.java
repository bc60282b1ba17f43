// 틀린 점: 맨 윗줄을 미리 1로 채운다
class Solution {
    private static final int MOD = 1_000_000_007;

    public int solution(int m, int n, int[][] puddles) {
        boolean[][] flooded = new boolean[n + 1][m + 1];
        for (int[] puddle : puddles) flooded[puddle[1]][puddle[0]] = true; // [가로, 세로]를 [행][열]로

        int[] d = new int[m + 1];
        java.util.Arrays.fill(d, 1);
        for (int row = 1; row <= n; row++) {
            for (int column = 1; column <= m; column++) {
                if (flooded[row][column]) d[column] = 0;
                else if (row > 1 && column > 1) d[column] = (d[column] + d[column - 1]) % MOD;
            }
        }
        return d[m];
    }
}

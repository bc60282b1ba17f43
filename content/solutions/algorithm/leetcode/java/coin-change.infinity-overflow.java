// 틀린 점: 무한대에 1을 더해 넘친다
import java.util.Arrays;

class Solution {
    public int coinChange(int[] coins, int amount) {
        int impossible = Integer.MAX_VALUE;
        int[] d = new int[amount + 1];
        Arrays.fill(d, impossible);
        d[0] = 0;
        for (int a = 1; a <= amount; a++) {
            for (int coin : coins) {
                if (coin <= a) d[a] = Math.min(d[a], d[a - coin] + 1);
            }
        }
        return d[amount] < impossible ? d[amount] : -1;
    }
}

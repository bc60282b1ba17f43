// 틀린 점: 다음 금액을 더해서 구하다 넘친다
import java.util.Arrays;

class Solution {
    public int coinChange(int[] coins, int amount) {
        int impossible = amount + 1; // 동전은 많아야 amount개이므로 무한대 노릇을 한다
        int[] d = new int[amount + 1];
        Arrays.fill(d, impossible);
        d[0] = 0;
        for (int a = 0; a < amount; a++) {
            for (int coin : coins) {
                if (a + coin <= amount) d[a + coin] = Math.min(d[a + coin], d[a] + 1);
            }
        }
        return d[amount] < impossible ? d[amount] : -1;
    }
}

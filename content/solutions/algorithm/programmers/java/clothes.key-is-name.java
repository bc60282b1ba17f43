// 틀린 점: 종류가 아니라 이름으로 센다
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int solution(String[][] clothes) {
        Map<String, Integer> counts = new HashMap<>();
        for (String[] item : clothes) {
            String kind = item[0];
            counts.merge(kind, 1, Integer::sum);
        }

        int outfits = 1;
        for (int count : counts.values()) outfits *= count + 1;
        return outfits - 1;
    }
}

// 틀린 점: 입지 않는 선택 없이 개수만 곱한다
import java.util.HashMap;
import java.util.Map;

class Solution {
    public int solution(String[][] clothes) {
        Map<String, Integer> counts = new HashMap<>();
        for (String[] item : clothes) {
            String kind = item[1];
            counts.merge(kind, 1, Integer::sum);
        }

        int outfits = 1;
        for (int count : counts.values()) outfits *= count;
        return outfits - 1;
    }
}

// 틀린 점: 아무것도 입지 않은 한 가지를 빼지 않는다
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
        for (int count : counts.values()) outfits *= count + 1;
        return outfits;
    }
}

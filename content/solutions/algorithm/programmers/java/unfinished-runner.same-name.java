// 틀린 점: 같은 이름을 세지 않고 하나로 본다
import java.util.HashMap;
import java.util.Map;

class Solution {
    public String solution(String[] participant, String[] completion) {
        Map<String, Integer> counts = new HashMap<>();
        for (String name : participant) counts.put(name, 1);
        for (String name : completion) counts.merge(name, -1, Integer::sum);
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            if (entry.getValue() > 0) return entry.getKey();
        }
        throw new IllegalArgumentException("모두 완주했다");
    }
}

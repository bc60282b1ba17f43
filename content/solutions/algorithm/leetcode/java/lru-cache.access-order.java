// 틀린 점: accessOrder가 false라서 먼저 들어온 것을 버린다
import java.util.LinkedHashMap;
import java.util.Map;

class LRUCache {
    private final Map<Integer, Integer> entries;

    public LRUCache(int capacity) {
        entries = new LinkedHashMap<>(16, 0.75f, false) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
                return size() > capacity;
            }
        };
    }

    public int get(int key) {
        return entries.getOrDefault(key, -1);
    }

    public void put(int key, int value) {
        entries.put(key, value);
    }
}

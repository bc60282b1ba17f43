// 틀린 점: 이미 있는 키를 put할 때 값만 고치고 순서를 새로 하지 않는다
import java.util.*;

class LRUCache {
    private final int capacity;
    private final Map<Integer, Integer> values = new HashMap<>();
    private final Deque<Integer> order = new ArrayDeque<>();

    public LRUCache(int capacity) {
        this.capacity = capacity;
    }

    public int get(int key) {
        if (!values.containsKey(key)) return -1;
        order.remove(key);
        order.addLast(key);
        return values.get(key);
    }

    public void put(int key, int value) {
        if (values.containsKey(key)) {
            values.put(key, value);
            return;
        }
        if (values.size() == capacity) values.remove(order.pollFirst());
        values.put(key, value);
        order.addLast(key);
    }
}

// 틀린 점: 이미 있는 키를 put할 때 값만 고치고 순서를 새로 하지 않는다
import java.util.HashMap;
import java.util.Map;

class LRUCache {
    private static final class Node {
        final int key; // 버릴 때 맵에서도 지우려면 노드가 키를 알아야 한다
        int value;
        Node before;
        Node after;

        Node(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private final int capacity;
    private final Map<Integer, Node> nodes = new HashMap<>();
    private final Node head = new Node(-1, -1);
    private final Node tail = new Node(-1, -1);

    public LRUCache(int capacity) {
        this.capacity = capacity;
        head.after = tail;
        tail.before = head;
    }

    public int get(int key) {
        Node node = nodes.get(key);
        if (node == null) return -1;
        unlink(node);
        addFirst(node);
        return node.value;
    }

    public void put(int key, int value) {
        Node node = nodes.get(key);
        if (node != null) {
            node.value = value;
            return;
        }
        if (nodes.size() == capacity) {
            Node oldest = tail.before;
            unlink(oldest);
            nodes.remove(oldest.key);
        }
        Node added = new Node(key, value);
        nodes.put(key, added);
        addFirst(added);
    }

    private void unlink(Node node) {
        node.before.after = node.after;
        node.after.before = node.before;
    }

    private void addFirst(Node node) {
        node.before = head;
        node.after = head.after;
        head.after.before = node;
        head.after = node;
    }
}

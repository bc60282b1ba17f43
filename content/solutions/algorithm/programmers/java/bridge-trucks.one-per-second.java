// 틀린 점: 무게가 남으면 같은 초에 여러 대를 올린다
import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    record Crossing(int truck, int exitTime) {}

    public int solution(int bridge_length, int weight, int[] truck_weights) {
        Queue<Crossing> bridge = new ArrayDeque<>();
        int time = 1;
        int load = 0;
        for (int truck : truck_weights) {
            // 이미 나갔을 트럭을 내보내고, 무게가 모자라면 맨 앞이 나갈 때까지 건너뛴다
            while (!bridge.isEmpty() && (bridge.peek().exitTime() <= time || load + truck > weight)) {
                Crossing first = bridge.poll();
                time = Math.max(time, first.exitTime());
                load -= first.truck();
            }
            bridge.offer(new Crossing(truck, time + bridge_length));
            load += truck;
        }
        return time + bridge_length;
    }
}

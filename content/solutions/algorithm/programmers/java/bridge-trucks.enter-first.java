// 틀린 점: 나가는 트럭을 빼기 전에 올릴 수 있는지 본다
import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    public int solution(int bridge_length, int weight, int[] truck_weights) {
        Queue<Integer> bridge = new ArrayDeque<>();
        for (int i = 0; i < bridge_length; i++) bridge.offer(0);

        int time = 0;
        int load = 0;
        int next = 0;
        while (next < truck_weights.length) {
            time++;
            int leaving = bridge.poll();
            if (load + truck_weights[next] <= weight) {
                load += truck_weights[next];
                bridge.offer(truck_weights[next++]);
            } else {
                bridge.offer(0);
            }
            load -= leaving;
        }
        return time + bridge_length;
    }
}

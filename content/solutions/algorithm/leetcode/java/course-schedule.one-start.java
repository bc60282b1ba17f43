// 틀린 점: 0번에서만 시작한다
import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final int WHITE = 0;
    private static final int GREY = 1;
    private static final int BLACK = 2;

    public boolean canFinish(int numCourses, int[][] prerequisites) {
        List<List<Integer>> graph = new ArrayList<>();
        for (int v = 0; v < numCourses; v++) graph.add(new ArrayList<>());
        for (int[] pair : prerequisites) graph.get(pair[1]).add(pair[0]);

        int[] color = new int[numCourses];
        for (int v = 0; v < 1; v++) {
            if (color[v] == WHITE && reachesCycle(graph, v, color)) return false;
        }
        return true;
    }

    private boolean reachesCycle(List<List<Integer>> graph, int v, int[] color) {
        color[v] = GREY;
        for (int w : graph.get(v)) {
            if (color[w] == GREY) return true;
            if (color[w] == WHITE && reachesCycle(graph, w, color)) return true;
        }
        color[v] = BLACK;
        return false;
    }
}

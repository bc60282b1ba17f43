// 틀린 점: 격자를 복사하지 않고 고친다
import java.util.*;

public class Main {
    private static final int[] DR = {-1, 1, 0, 0};
    private static final int[] DC = {0, 0, -1, 1};
    private static final int EMPTY = 0;
    private static final int WALL = 1;
    private static final int VIRUS = 2;

    private final int rows;
    private final int cols;
    private final int[] lab;
    private final List<Integer> empties = new ArrayList<>();
    private final List<Integer> viruses = new ArrayList<>();

    Main(Scanner in) {
        rows = in.nextInt();
        cols = in.nextInt();
        lab = new int[rows * cols];
        for (int cell = 0; cell < lab.length; cell++) {
            lab[cell] = in.nextInt();
            if (lab[cell] == EMPTY) empties.add(cell);
            if (lab[cell] == VIRUS) viruses.add(cell);
        }
    }

    public static void main(String[] args) {
        System.out.println(new Main(new Scanner(System.in)).largestSafeArea());
    }

    private int largestSafeArea() {
        int best = 0;
        int count = empties.size();
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                for (int k = j + 1; k < count; k++) {
                    int[] walled = lab;
                    walled[empties.get(i)] = WALL;
                    walled[empties.get(j)] = WALL;
                    walled[empties.get(k)] = WALL;
                    best = Math.max(best, count - 3 - infect(walled));
                }
            }
        }
        return best;
    }

    /** 바이러스를 퍼뜨리고 새로 퍼진 칸의 수를 돌려준다. */
    private int infect(int[] grid) {
        int[] queue = new int[grid.length];
        int tail = 0;
        for (int virus : viruses) queue[tail++] = virus;
        for (int head = 0; head < tail; head++) {
            int r = queue[head] / cols;
            int c = queue[head] % cols;
            for (int d = 0; d < 4; d++) {
                int nr = r + DR[d];
                int nc = c + DC[d];
                if (nr < 0 || nr >= rows || nc < 0 || nc >= cols) continue;
                int next = nr * cols + nc;
                if (grid[next] != EMPTY) continue;
                grid[next] = VIRUS;
                queue[tail++] = next;
            }
        }
        return tail - viruses.size();
    }
}

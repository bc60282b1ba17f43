// 틀린 점: 시각 0에 경보가 있었던 것으로 시작한다
import java.io.*;
import java.util.*;

public class Main {
    private static final int ERROR_LEVEL = 3;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int logCount = nextInt(in);
        int window = nextInt(in);
        int threshold = nextInt(in);
        int quiet = nextInt(in);

        Deque<Integer> recent = new ArrayDeque<>(); // 창 안의 오류 시각
        List<Integer> alarms = new ArrayList<>();
        int lastAlarm = 0;
        for (int i = 0; i < logCount; i++) {
            int t = nextInt(in);
            int level = nextInt(in);
            if (level < ERROR_LEVEL) continue;
            while (!recent.isEmpty() && recent.peek() <= t - window) recent.poll();
            recent.add(t);
            if (recent.size() >= threshold && t - lastAlarm >= quiet) {
                alarms.add(t);
                lastAlarm = t;
            }
        }

        StringBuilder out = new StringBuilder().append(alarms.size()).append('\n');
        for (int t : alarms) out.append(t).append(' ');
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

// 틀린 점: N번째가 아니라 N-1번째 라운드에서 줄었는지로 판정한다
import java.io.*;
import java.util.*;

public class Main {
    private static final long INF = Long.MAX_VALUE;

    record Bus(int from, int to, int time) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int cityCount = nextInt(in);
        Bus[] buses = new Bus[nextInt(in)];
        for (int i = 0; i < buses.length; i++) {
            buses[i] = new Bus(nextInt(in), nextInt(in), nextInt(in));
        }
        long[] dist = new long[cityCount + 1];
        Arrays.fill(dist, INF);
        dist[1] = 0;

        boolean changed = true;
        for (int round = 1; round < cityCount && changed; round++) {
            changed = false;
            for (Bus bus : buses) {
                if (dist[bus.from()] == INF) continue;
                if (dist[bus.from()] + bus.time() < dist[bus.to()]) {
                    dist[bus.to()] = dist[bus.from()] + bus.time();
                    changed = true;
                }
            }
        }

        StringBuilder out = new StringBuilder();
        if (changed) {
            out.append("-1\n");
        } else {
            for (int city = 2; city <= cityCount; city++) {
                out.append(dist[city] == INF ? -1 : dist[city]).append('\n');
            }
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}

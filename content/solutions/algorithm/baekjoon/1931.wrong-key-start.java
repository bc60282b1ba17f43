// 틀린 점: 시작이 빠른 회의부터 고른다
import java.io.*;
import java.util.*;

public class Main {
    record Interval(int start, int end) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(
                new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        List<Interval> meetings = new ArrayList<>(n);
        for (int i = 0; i < n; i++) meetings.add(new Interval(nextInt(in), nextInt(in)));
        meetings.sort(Comparator.comparingInt(Interval::start).thenComparingInt(Interval::end));

        int chosen = 0;
        int freeAt = 0;
        for (Interval meeting : meetings) {
            if (meeting.start() < freeAt) continue;
            chosen++;
            freeAt = meeting.end();
        }
        System.out.println(chosen);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
